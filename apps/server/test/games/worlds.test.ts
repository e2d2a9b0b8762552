import { editions } from '@casefile/editions';
import { type Fact, legalForms, stripFact, type Viewer } from '@casefile/engine';
import { type Entry, type EntryOf, infoOf, stripEntry } from '@casefile/protocol';
import { makeRecordText, makeViewpoint } from '@casefile/protocol/record';
import { playRandomly, type Stage } from '@casefile/testkit/playthrough';
import { mustBeSame } from '@casefile/testkit/properties/canonical';
import { type RandomInt, randomFrom } from '@casefile/testkit/random';
import { recipes, tablesOf } from '@casefile/testkit/recipe';
import { size } from '@casefile/testkit/size';
import { viewersOf } from '@casefile/testkit/worlds/deal';
import { probe } from '@casefile/testkit/worlds/probes';
import { secondWorld } from '@casefile/testkit/worlds/second';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Subscribers } from '../../src/host/subscribers.ts';
import { decide } from '../../src/table/decide.ts';
import type { StandingOrders } from '../../src/table/people/away.ts';
import type { Who } from '../../src/table/people/who.ts';
import { foldAll, type ServerTable } from '../../src/table/table.ts';
import { Sitting } from '../../src/table/test/sitting.ts';
import { nextWake, wakeUp } from '../../src/table/time/wake.ts';
import { framesSince } from '../../src/table/views.ts';

type Step = Pick<Stage, 'move' | 'facts'>;

/** Nobody rolls for the first turn where the layout sets the first player. */
const rolled = (facts: readonly Fact[]): readonly Fact[] =>
  facts.map((fact) => (fact.fact === 'first' ? ({ ...fact, rolls: undefined } as unknown as Fact) : fact));

/** The log of a table at which people p0, p1 and so on made these steps. */
function logOf(stages: readonly Step[], opening: Stage): readonly Entry[] {
  const { edition, game } = opening;
  const { players, options } = game.table.rules;
  const [opened] = new Sitting().table.entries as readonly [EntryOf<'opened'>];
  const head: Entry[] = [
    {
      ...opened,
      edition: edition.id,
      editionVersion: edition.version,
      options,
      host: { person: 'p0', name: 'P0' },
    },
    ...players.map(({ suspect }, i): Entry => {
      const sitter = { kind: 'person', person: `p${i}`, name: `P${i}` } as const;
      return { n: 1 + i, at: 1000, is: 'sat', suspect, sitter };
    }),
  ];
  const steps = stages.map(({ move, facts }, i): Entry => {
    const stamp = { n: head.length + i, at: 2000 + i, used: facts.length };
    if (move === null)
      return {
        ...stamp,
        is: 'started',
        seeds: players.map(() => '5e'.repeat(32)),
        seats: players.map(({ suspect }) => suspect),
        facts: rolled(facts),
      };
    return { ...stamp, is: 'acted', seat: move.by, action: move.action, by: 'person', facts };
  });
  return [...head, ...steps];
}

const whoOf = (viewer: Viewer): Who =>
  typeof viewer === 'number' ? { person: `p${viewer}`, roles: ['seat'] } : { person: 'w', roles: ['watch'] };

/** Every byte a viewer receives by socket or HTTP, including the answers to whatever it tries. */
function bytesFor(table: ServerTable, viewer: Viewer, below: RandomInt): string[] {
  const who = whoOf(viewer);
  const frames: string[] = [];
  const subscribers = new Subscribers(0);
  const listener = {
    who,
    send: (all: readonly unknown[]) => frames.push(...all.map((one) => JSON.stringify(one))),
  };
  subscribers.add(listener, table, -1, 5000);
  const { state } = table;
  const record = viewer === 'table' ? null : makeViewpoint(table.entries, state.edition, viewer);
  const moment = { now: 6000, v: state.n, seed: '00'.repeat(32) };
  const answers = Array.from({ length: 3 }, (_, i) => {
    const action = probe(state.position!.rules, below);
    const isLegal =
      typeof viewer === 'number' && legalForms(state.position!, viewer).some((form) => form.do === action.do);
    // Only refusals are tried here: accepted commands would change the table.
    if (isLegal) return '';
    const decision = decide(table, who, `x${i}`, { do: 'act', action }, moment);
    return JSON.stringify(decision.ok ? 'ok' : decision);
  });
  return [
    ...frames,
    ...framesSince(table, viewer, state.n - 3).map((frame) => JSON.stringify(frame)),
    JSON.stringify(infoOf(state, 1)),
    record === null ? '' : makeRecordText(record),
    ...answers,
  ];
}

/** The full size takes a quarter of an hour: CASEFILE_EDITION and CASEFILE_GAMES select a part. */
const { CASEFILE_EDITION: wanted, CASEFILE_GAMES: some } = process.env;
const games = some === undefined ? size(3, 10_000) : Number(some);

describe('R01 what leaves the server', () => {
  for (const edition of editions.filter(({ id }) => wanted === undefined || id === wanted))
    test(`R01 two worlds a viewer cannot tell apart give it the same bytes: ${edition.id}`, {
      timeout: size(60_000, 3_600_000),
    }, () => {
      const tables = tablesOf(edition);
      let compared = 0;
      let different = 0;
      for (let game = 0; game < games; game++) {
        const table = tables[(game * 7 + edition.id.length) % tables.length]!;
        const [recipe] = fc.sample(recipes(table, 60), { seed: 1000 + game, numRuns: 1 });
        const { stages } = playRandomly(recipe!);
        const below = randomFrom(recipe!.seed);
        const until = stages.slice(0, 2 + below(stages.length - 1));
        for (const viewer of viewersOf(recipe!.suspects)) {
          const twins = [...secondWorld(until, viewer, below).twins];
          const worlds = [until, twins].map((each) => logOf(each, until[0]!));
          const [one, other] = worlds.map((entries) => foldAll(null, entries));
          const seed = below(2 ** 31);
          const [mine, theirs] = [one!, other!].map((each) => bytesFor(each, viewer, randomFrom(seed)));
          expect(mine!.length).toBeGreaterThan(5);
          for (const [i, bytes] of mine!.entries())
            mustBeSame(`what is sent to ${viewer} (${i})`, bytes, theirs![i]!);
          compared++;
          if (JSON.stringify(worlds[0]) !== JSON.stringify(worlds[1])) different++;
        }
      }
      expect(different).toBeGreaterThan(compared / 2);
      if (games > 100)
        console.log(
          `R01 ${edition.id}: ${games} games, ${compared} pairs, ${different} of other worlds, 0 differ`,
        );
    });
});

describe('R03 neither lengths nor times leak', () => {
  /** Answers as a bystander receives them, by the number of matching cards. */
  test('R03 a bystander gets the same text for a show, however many cards matched', () => {
    const texts = new Map<number, Set<string>>();
    let shows = 0;
    for (let seed = 0; shows < size(150, 4000); seed++) {
      const below = randomFrom(seed);
      const sitting = Sitting.started({ people: 3, bots: 0, seed: seed.toString(16).padStart(64, '0') });
      let matches = 0;
      for (let i = 0; i < 150 && sitting.state.phase === 'playing'; i++) {
        const before = sitting.state.n;
        const asked = sitting.state.timing.asked.findIndex((since) => since !== null);
        const forms = legalForms(sitting.position, asked);
        const show = forms.find((form) => form.do === 'show');
        if (show !== undefined) matches = typeof show.card === 'string' ? 1 : show.card!.length;
        if (!sitting.step(below, 1e9) || show === undefined) continue;
        const entry = sitting.table.entries[before + 1]!;
        if (entry.is !== 'acted') continue;
        const showed = entry.facts.find((fact) => fact.fact === 'showed')!;
        if (showed.fact !== 'showed') continue;
        const bystander = [0, 1, 2].find((seat) => seat !== showed.seat && seat !== showed.to)!;
        for (const viewer of [bystander, 'spectator'] as const) {
          const { at: _, n: __, ...rest } = stripEntry(entry, viewer);
          const text = JSON.stringify({ ...rest, facts: [stripFact(showed, viewer)] })
            .replaceAll(String(showed.seat), 'S')
            .replaceAll(String(showed.to), 'T');
          texts.set(matches, (texts.get(matches) ?? new Set()).add(text));
        }
        shows++;
      }
    }
    expect([...texts.keys()].sort()).toEqual([1, 2, 3]);
    const all = new Set([...texts.values()].flatMap((each) => [...each]));
    expect(new Set([...all].map((text) => text.length)).size).toBe(1);
    for (const each of texts.values()) expect(each).toEqual(all);
  });

  test('R03 orders answer after the same time, however many cards match', () => {
    const delays = new Map<number, Set<number>>();
    const orders: StandingOrders = { show: [], answers: 'always', passes: true };
    let shows = 0;
    for (let seed = 0; shows < size(150, 4000); seed++) {
      const below = randomFrom(seed);
      const sitting = Sitting.started({ people: 3, bots: 0, seed: seed.toString(16).padStart(64, '0') });
      for (let i = 0; i < 150 && sitting.state.phase === 'playing'; i++) {
        const asked = sitting.state.timing.asked.findIndex((since) => since !== null);
        const show = legalForms(sitting.position, asked).find((form) => form.do === 'show');
        if (show === undefined) {
          sitting.step(below, 1e9);
          continue;
        }
        sitting.write({ is: 'absent', seat: asked });
        const around = { gone: [], orders: sitting.state.chairs.map(() => orders) };
        const began = sitting.now;
        sitting.now = nextWake(sitting.table, around)!;
        sitting.take(wakeUp(sitting.table, around, sitting.now, sitting.seed));
        expect(sitting.last).toMatchObject({ is: 'acted', seat: asked, by: 'person' });
        sitting.write({ is: 'back', seat: asked });
        const matches = typeof show.card === 'string' ? 1 : show.card!.length;
        delays.set(matches, (delays.get(matches) ?? new Set()).add(sitting.now - began));
        shows++;
      }
    }
    expect([...delays.keys()].sort()).toEqual([1, 2, 3]);
    for (const each of delays.values()) expect(each).toEqual(new Set([2000]));
  });
});
