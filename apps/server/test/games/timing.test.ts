import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Action } from '@casefile/engine';
import { makeRows, noRows } from '@casefile/protocol';
import { oneOf, type RandomInt, randomFrom, shuffled } from '@casefile/testkit/random';
import { size } from '@casefile/testkit/size';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headOf } from '../../src/host/live.ts';
import { hashToken, mintId, mintToken } from '../../src/http/tokens.ts';
import { platformHashing } from '../../src/store/hashing.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { foldAll } from '../../src/table/table.ts';
import { Sitting } from '../../src/table/test/sitting.ts';
import { inTurns } from '../support/in-turns.ts';
import { come } from '../support/network/stubborn.ts';
import { Player } from '../support/player.ts';
import { type ServerProcess, startProcess } from '../support/processes.ts';
import { meanOf, quantile, sameKind } from '../support/statistics.ts';

/** A table at its first turn; the next asked player is absent with standing orders to answer. */
interface Stage {
  readonly table: string;
  readonly seed: string;
  readonly sitting: Sitting;
  readonly action: Action;
  readonly asker: string;
  readonly bystander: string;
}

/** The seat after the asker holds this many of the named cards. */
function stageFor(matches: number, below: RandomInt): Stage {
  for (;;) {
    const seed = Array.from({ length: 64 }, () => below(16).toString(16)).join('');
    const sitting = Sitting.started({ edition: 'speed', people: 3, bots: 0, seed });
    const { turn, hands, rules } = sitting.position;
    const [answering, third] = [(turn + 1) % 3, (turn + 2) % 3];
    const held = new Set(hands[answering]);
    const { suspects, weapons, rooms } = rules.cards;
    const [suspect, weapon, room] = shuffled([0, 1, 2], below).reduce<string[]>((named, at, i) => {
      const cards = [suspects, weapons, rooms][at]!.filter((card) => held.has(card) === i < matches);
      named[at] = cards.length === 0 ? '' : oneOf(cards, below);
      return named;
    }, []) as [string, string, string];
    if ([suspect, weapon, room].includes('')) continue;
    sitting.now = Date.now();
    sitting.write({ is: 'absent', seat: answering });
    const [asker, bystander] = [turn, third].map((seat) => sitting.state.chairs[seat]!.people[0]!);
    const action = { do: 'suggest', suspect, weapon, room } as const;
    return { table: mintId(), seed, sitting, action, asker: asker!, bystander: bystander! };
  }
}

const folder = mkdtempSync(join(tmpdir(), 'casefile-timing-'));
let server: ServerProcess | undefined;
const each = size(6, 2000);
const kinds = [1, 3] as const;
/** Equal numbers of each kind, in random order. */
const plan = shuffled(
  Array.from({ length: 2 * each }, (_, i) => kinds[i % 2]!),
  randomFrom(3),
);
const tables: { readonly matches: 1 | 3; readonly stage: Stage; readonly players: [Player, Player] }[] = [];

async function keep(store: Store, stage: Stage): Promise<readonly [string, string]> {
  const { table, seed, sitting, asker, bystander } = stage;
  const entries = sitting.table.entries.map((entry) => (entry.is === 'opened' ? { ...entry, table } : entry));
  const folded = foldAll(null, entries);
  const tokens = [mintToken('seat'), mintToken('seat')] as const;
  const people = Object.keys(folded.state.people);
  const appended = await store.append({
    table,
    after: -1,
    rows: makeRows(seed, noRows, entries, platformHashing),
    head: headOf(folded),
    secrets: { seed },
    people,
    tokens: [asker, bystander].map((person, i) => ({
      hash: hashToken(tokens[i]!),
      kind: 'seat' as const,
      table,
      person,
      expires: null,
    })),
  });
  expect(appended).toEqual({ ok: true });
  const orders = JSON.stringify({ show: [], answers: 'always', passes: true });
  for (const person of people) await store.putNotes(table, `${person} orders`, { version: 1, text: orders });
  return tokens;
}

beforeAll(async () => {
  const store = await openStore({ folder });
  const below = randomFrom(33);
  const stages = plan.map((matches) => ({ matches, stage: stageFor(matches, below) }));
  const tokens: (readonly [string, string])[] = [];
  await inTurns(stages.length, 50, async (i) => {
    tokens[i] = await keep(store, stages[i]!.stage);
  });
  await store.close();
  server = await startProcess({ folder });
  for (const [i, { matches, stage }] of stages.entries()) {
    const playerOf = (person: string, seat: string): Player =>
      new Player(server!.origin, { table: stage.table, person, name: '', suspect: null, tokens: { seat } });
    const [asking, looking] = tokens[i]!;
    tables.push({
      matches,
      stage,
      players: [playerOf(stage.asker, asking), playerOf(stage.bystander, looking)],
    });
  }
}, 600_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test(`R03 ${each} answers by order with one match and ${each} with three: a bystander sees the same lengths${size(0, 1) ? ' and times' : ''}`, {
  timeout: 3_600_000,
}, async () => {
  const times: Record<1 | 3, number[]> = { 1: [], 3: [] };
  const texts: Record<1 | 3, Set<string>> = { 1: new Set(), 3: new Set() };
  const below = randomFrom(303);
  await inTurns(tables.length, size(12, 60), async (i) => {
    const { matches, stage, players } = tables[i]!;
    const [asker, bystander] = players;
    for (const player of players) await come(player);
    await new Promise((resolve) => setTimeout(resolve, below(100)));
    const { n } = stage.sitting.state;
    const began = performance.now();
    const answer = await asker.do({ do: 'act', action: stage.action as never }, 'ask');
    expect(answer.t).toBe('ok');
    await bystander.until((state) => state.n >= n + 2);
    times[matches].push(performance.now() - began);
    const shown = bystander.frames.find((frame) => frame.includes('"showed"'))!;
    const entry = bystander.entries[n + 2]!;
    expect(entry).toMatchObject({ is: 'acted', by: 'person' });
    // Seats and times are public.
    texts[matches].add(shown.replace(String(entry.at), '').replace(/\d/g, '0'));
    for (const player of players) player.close();
  });
  for (const kind of kinds) expect(times[kind]).toHaveLength(each);
  expect(texts[1].size).toBe(1);
  expect(texts[3]).toEqual(texts[1]);
  if (size(0, 1) === 0) return;
  const p = sameKind(times[1], times[3]);
  const apart = meanOf(times[1]) - meanOf(times[3]);
  const describe = (list: readonly number[]): string =>
    `mean ${meanOf(list).toFixed(2)}, median ${quantile(list, 0.5).toFixed(2)}, p99 ${quantile(list, 0.99).toFixed(1)} ms`;
  console.log(
    `R03 one match: ${describe(times[1])}; three: ${describe(times[3])}; apart ${apart.toFixed(3)} ms, p = ${p.toFixed(3)}`,
  );
  expect(p).toBeGreaterThan(0.01);
  expect(Math.abs(apart)).toBeLessThan(5);
  // The test can detect a leak: five more milliseconds for one kind are significant.
  const later = times[3].map((time) => time + 5);
  console.log(`R03 with five milliseconds more: p = ${sameKind(times[1], later).toExponential(2)}`);
});
