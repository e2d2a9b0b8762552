import { legalForms, sampleForms } from '@casefile/engine';
import type { CommandAnswer } from '@casefile/protocol';
import { longTimeoutMs, size } from '@casefile/testkit/size';
import { describe, expect, test } from 'vitest';
import { Lab } from './lab.ts';

/** Sends a command and records its answer. */
function sendTo(
  lab: Lab,
  answers: Map<string, CommandAnswer[]>,
  id: string,
  does: () => Promise<CommandAnswer>,
): void {
  lab.world.after(lab.world.between(0, 3000), () => {
    if (lab.processes.some(({ isUp }) => !isUp)) return;
    does().then((answer) => answers.set(id, [...(answers.get(id) ?? []), answer]));
  });
}

/** A thousand commands of six people, each sent one to five times with delays, to two processes that sometimes die. */
async function storm(seed: number): Promise<void> {
  const lab = new Lab(seed, 2);
  await lab.play({ edition: 'speed', people: 6, bots: 0 });
  const first = lab.table.state.n;
  const answers = new Map<string, CommandAnswer[]>();
  for (let round = 0; round < 40; round++) {
    for (let i = 0; i < 25; i++) {
      const id = `${round}-${i}`;
      const who = lab.world.oneOf(lab.people);
      const copies = lab.world.between(1, 5);
      for (let copy = 0; copy < copies; copy++)
        sendTo(lab, answers, id, () =>
          lab.send(who, { do: 'say', phrase: 'hello' }, -1, id, lab.world.below(2)),
        );
    }
    const dying = lab.processes[lab.world.below(2)]!;
    if (lab.world.rarely(3)) lab.world.after(lab.world.between(0, 3000), () => dying.kill());
    await lab.wait(5000);
    if (!dying.isUp) await lab.now(() => dying.start().then(() => true));
  }
  const written = lab.table.entries.slice(first + 1).filter(({ is }) => is === 'said');
  const numbers = new Map(written.map(({ command, n }) => [command!.id, n]));
  expect(numbers.size).toBe(written.length);
  for (const [id, given] of answers)
    for (const answer of given) expect(answer).toEqual({ t: 'ok', id, n: numbers.get(id) });
  expect(answers.size).toBeGreaterThan(400);
}

describe('R17 idempotency', () => {
  test(
    'R17 executes a duplicated and delayed command once, with one answer, also after a restart',
    async () => {
      for (let seed = 0; seed < size(1, 100); seed++) await storm(seed);
    },
    longTimeoutMs,
  );

  test('R17 denies a denied command again, even if it would be possible now', async () => {
    const lab = new Lab(1, 1);
    await lab.play({ edition: 'speed', people: 3, bots: 0 });
    const [host, guest] = lab.people;
    await lab.must(host!, { do: 'mute-all', muted: true });
    const say = () => lab.now(() => lab.send(guest!, { do: 'say', phrase: 'hello' }, -1, 'a'));
    const denied = await say();
    expect(denied).toMatchObject({ t: 'no', why: 'muted' });
    await lab.must(host!, { do: 'mute-all', muted: false });
    expect(await say()).toEqual(denied);
  });
});

describe('R18 concurrency', () => {
  test(
    'R18 accepts one of six concurrent actions on a version and rejects the others as stale; chat never collides',
    async () => {
      const lab = new Lab(18, 2);
      await lab.play({ edition: 'speed', people: 3, bots: 0 });
      for (let round = 0; round < size(60, 10_000); round++) {
        if (lab.table.state.phase === 'over') {
          lab.people.length = 0;
          await lab.play({ edition: 'speed', people: 3, bots: 0 });
        }
        const { state } = lab.table;
        const seat = state.timing.asked.findIndex((since) => since !== null);
        const who = lab.people.find(({ person }) => state.chairs[seat]!.people.includes(person))!;
        const action = sampleForms(legalForms(state.position!, seat), lab.world.below);
        const acts = Array.from({ length: 6 }, (_, i) => ({ id: `act ${round} ${i}`, process: i % 2 }));
        const answers = await lab.now(() =>
          Promise.all([
            ...acts.map(({ id, process }) => lab.send(who, { do: 'act', action }, state.n, id, process)),
            ...lab.people.map((each, i) =>
              lab.send(each, { do: 'say', phrase: 'hello' }, state.n - 1, `say ${round} ${i}`, i % 2),
            ),
          ]),
        );
        const [steps, words] = [answers.slice(0, 6), answers.slice(6)];
        const won = steps.filter(({ t }) => t === 'ok');
        expect(won.length).toBe(1);
        for (const answer of steps)
          if (answer.t === 'no') {
            expect(answer.why).toBe('stale');
            expect(answer.n).toBeGreaterThanOrEqual(won[0]!.n);
          }
        expect(words.every(({ t }) => t === 'ok')).toBe(true);
      }
    },
    longTimeoutMs,
  );
});
