import { sampleForms } from '@casefile/engine';
import type { Entry } from '@casefile/protocol';
import { randomFrom } from '@casefile/testkit/random';
import { describe, expect, test } from 'vitest';
import { Lab } from '../simulation/lab.ts';
import { delays } from '../table/bots.ts';

describe('what a table does by itself', () => {
  test('bots play on without viewers over a disk that fails half of the time', async () => {
    const lab = new Lab(3, 1);
    await lab.play({ edition: 'speed', people: 1, bots: 3, terms: { pace: 'instant' } });
    await lab.must(lab.people[0]!, { do: 'leave' });
    lab.disk.faults = { notSaved: 2, savedAllTheSame: 3, lostNews: 0 };
    lab.processes[0]!.isHurried = true;
    await lab.wait(45_000);
    expect(lab.table.state.phase).toBe('over');
  });

  const outOfOrder = new Error('out of order');
  const failed = { kind: 'bot-failed', why: 'out of order' };
  for (const [how, brain, report] of [
    ['fails', () => Promise.reject(outOfOrder), failed],
    [
      'cannot be asked',
      () => {
        throw outOfOrder;
      },
      failed,
    ],
    ['moves illegally', async () => ({ do: 'move', to: 'nowhere' }) as const, undefined],
  ] as const)
    test(`replaces the decision of a bot that ${how}`, async () => {
      const lab = new Lab(4, 1);
      const [process] = lab.processes;
      process!.brain = brain;
      await lab.play({ edition: 'speed', people: 1, bots: 2, terms: { pace: 'instant' } });
      await lab.must(lab.people[0]!, { do: 'leave' });
      await lab.wait(20_000);
      const acts = lab.table.entries.filter((entry) => entry.is === 'acted');
      expect(acts.length).toBeGreaterThan(3);
      const [first] = process!.reports;
      if (report === undefined) expect(first).toBe(undefined);
      else expect(first).toMatchObject(report);
    });

  for (const [edition, does, waits, bots, ms] of [
    ['speed', 'show', ['answer'], 2, 60_000],
    ['secrets-2008', 'pass', ['no-answer', 'after-show'], 3, 900_000],
  ] as readonly (readonly [string, string, readonly string[], number, number])[])
    test(`R03 a bot that thinks too long answers (${does}) no later than one that has no choice`, async () => {
      const lab = new Lab(4, 1);
      const below = randomFrom(3);
      const choices: number[] = [];
      lab.processes[0]!.brain = ({ legal }) => {
        const isAnswer = legal.some((form) => form.do === does);
        const forms = legal.filter((form) => form.do !== 'accuse' && (!isAnswer || form.do === does));
        const count = isAnswer
          ? legal.flatMap((form) => (does === 'show' ? (form.card ?? []) : [form])).length
          : 0;
        if (count > 0) choices.push(count);
        if (count > 1) return new Promise(() => {});
        return Promise.resolve(sampleForms(forms, below));
      };
      await lab.play({ edition, people: 1, bots, terms: { pace: 'instant' } });
      await lab.must(lab.people[0]!, { do: 'leave' });
      await lab.wait(ms);
      const { entries } = lab.table;
      expect(choices.some((count) => count === 1)).toBe(true);
      expect(choices.filter((count) => count > 1).length).toBeGreaterThan(3);
      const isAsking = (entry: Entry): boolean =>
        entry.is === 'acted' &&
        entry.facts.some((fact) => fact.fact === 'asked' && waits.includes(fact.wait.for));
      const took = entries
        .slice(0, -1)
        .flatMap((entry, i) => (isAsking(entry) ? [entries[i + 1]!.at - entry.at] : []));
      expect(took.length).toBeGreaterThan(3);
      // The disk takes a few milliseconds, whatever the answer.
      expect(Math.min(...took)).toBeGreaterThanOrEqual(delays.instant);
      expect(Math.max(...took)).toBeLessThan(delays.instant + 50);
    });

  test('looks orders up when needed, and again after a change', async () => {
    const lab = new Lab(5, 1);
    await lab.play({ edition: 'speed', people: 3, bots: 0 });
    const asked = await suggestTo(lab);
    for (const [seat, who] of lab.people.entries())
      if (seat !== asked) await lab.now(() => lab.host().connect(lab.id, { who, send() {} }, -1));
    await lab.wait(60_000);
    expect(lab.table.entries.at(-1)).toMatchObject({ is: 'absent', seat: asked });
    lab.processes[0]!.orders = () => ({ show: [], answers: 'always', passes: true });
    await lab.now(() =>
      lab
        .host()
        .ordersChanged(lab.id)
        .then(() => true),
    );
    await lab.wait(3000);
    expect(lab.table.entries.at(-1)).toMatchObject({ is: 'acted', seat: asked, by: 'person' });
  });
});

/** The seat in turn names a card of the next seat, which is asked to show it. */
async function suggestTo(lab: Lab): Promise<number> {
  const { position, chairs } = lab.table.state;
  const { turn, hands, rules } = position!;
  const next = (turn + 1) % chairs.length;
  const pick = (cards: readonly string[]) => cards.find((card) => hands[next]!.includes(card)) ?? cards[0]!;
  const { suspects, weapons, rooms } = rules.cards;
  const action = {
    do: 'suggest',
    suspect: pick(suspects),
    weapon: pick(weapons),
    room: pick(rooms),
  } as const;
  const who = lab.people.find(({ person }) => chairs[turn]!.people.includes(person))!;
  await lab.must(who, { do: 'act', action });
  expect(lab.table.state.position!.wait).toMatchObject({ for: 'answer', seats: [next] });
  return next;
}
