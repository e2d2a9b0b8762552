import { editionById } from '@casefile/editions';
import { type Action, type Form, replay, sampleForms, type View } from '@casefile/engine';
import { expect, test } from 'vitest';
import { infoOf, makeBot } from '../index.ts';
import { seedFrom } from './match.ts';
import { type ArenaAnswer, type ArenaPlayer, inProcess, playGame } from './play-game.ts';
import { ArenaTable } from './table.ts';

const edition = editionById('clue-2002')!;
const suspects = ['scarlet', 'mustard', 'white'];
const open = (seed = 'table') =>
  ArenaTable.mustOpen({ edition, options: {}, suspects, seed: seedFrom(seed) });
const bot = (id: string): ArenaPlayer => inProcess(makeBot(id, id, infoOf(edition, {})), 100);

function setting(table: ArenaTable, first: ArenaPlayer, faults: string[]) {
  let time = 0;
  return {
    table,
    players: [first, bot('clauses'), bot('cross-off')],
    seed: seedFrom('stand-in'),
    clock: () => time++,
    maxTurns: 300,
    onFault: (seat: number, why: string) => faults.push(`${seat} ${why}`),
  };
}

test.each<[string, ArenaAnswer | (() => ArenaAnswer), RegExp]>([
  ['a fault', { fault: 'late: no answer within 5 ms' }, /^0 late/],
  ['an action that is not legal', { action: { do: 'show', card: 'rope' } }, /^0 not legal here: .*rope/],
  [
    'an action with a key too many',
    () => ({ action: { do: 'roll', to: 'hall' } as unknown as Action }),
    /^0 not legal/,
  ],
  ['no action at all', { action: 7 as unknown as Action }, /^0 no action: 7/],
  ['a very long one', { action: { do: 'x'.repeat(1e6) } as unknown as Action }, /^.{1,130}$/s],
])('%s is told, counted, and something legal is done in its place', async (_what, answer, told) => {
  const faults: string[] = [];
  const player: ArenaPlayer = { decide: () => (typeof answer === 'function' ? answer() : answer) };
  const table = open();
  const played = await playGame(setting(table, player, faults));
  expect(table.result).not.toBeNull();
  expect(played.faults).toEqual([faults.length, 0, 0]);
  expect(faults.length).toBeGreaterThan(3);
  expect(faults[0]).toMatch(told);
});

test('counts a fault for a bot that throws', async () => {
  const faults: string[] = [];
  const broken = inProcess({ decide: () => { throw new Error('oh') } }, 1); // biome-ignore format: short
  await playGame(setting(open(), broken, faults));
  expect(faults[0]).toBe('0 threw oh');
});

test('plays a seat without a bot by passing where it may and showing what it must', async () => {
  const taken: Action[] = [];
  const table = open();
  const absent: ArenaPlayer = { decide: () => ({ absent: true }) };
  const played = await playGame(setting(table, absent, []));
  for (const { by, action } of table.record().actions) if (by === 0) taken.push(action);
  expect(played.faults).toEqual([0, 0, 0]);
  expect(taken.some((action) => action.do === 'show')).toBe(true);
  expect(taken.some((action) => action.do === 'accuse')).toBe(false);
});

test('stops a game that does not end, without a winner', async () => {
  const idle: ArenaPlayer = {
    decide(_view: View, legal: readonly Form[]) {
      const withoutAccusing = legal.filter((form) => form.do !== 'accuse');
      return { action: sampleForms(withoutAccusing, () => 0) };
    },
  };
  const table = open();
  const played = await playGame({ ...setting(table, idle, []), players: [idle, idle, idle], maxTurns: 12 });
  expect(played).toMatchObject({ winner: null, turns: 13 });
});

test('the record replays to the same end', async () => {
  const table = open('record');
  const { winner } = await playGame(setting(table, bot('most-likely'), []));
  const replayed = replay(edition, JSON.parse(JSON.stringify(table.record())));
  expect(replayed.ok && replayed.game.table.result?.winner).toBe(winner);
});
