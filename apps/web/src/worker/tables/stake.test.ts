/** U21 U54: the warning before an accusation says what a wrong one costs at this table now. */
import { editionById } from '@casefile/editions';
import { type Options, openGame, type Position, play, seededChance } from '@casefile/engine';
import { expect, test } from 'vitest';
import { stakeOf } from './stake.ts';

const chance = () => seededChance('5'.repeat(64));

/** The table after some of its players have accused wrongly, one after the other. */
function table(edition: string, suspects: readonly string[], wrong: number, options: Options = {}): Position {
  const players = suspects.map((suspect) => ({ suspect }));
  const opened = openGame(editionById(edition)!, { players, options }, chance());
  if (!opened.ok) throw new Error(opened.problem.what);
  let { game } = opened;
  for (let i = 0; i < wrong; i++) {
    const { turn, hands, rules } = game.table;
    const own = hands[turn]!;
    const any = (kind: readonly string[]): string => kind.find((card) => own.includes(card)) ?? kind[0]!;
    const { suspects: all, weapons, rooms } = rules.cards;
    const named = { suspect: any(all), weapon: any(weapons), room: any(rooms) };
    const played = play(game, turn, { do: 'accuse', ...named });
    if (!played.ok) throw new Error(played.refusal.why);
    game = played.game;
  }
  return game.table;
}
const stake = (position: Position): string => stakeOf(position, position.turn);
const three = ['scarlet', 'mustard', 'plum'];

test('who accuses alone is out, or ends the game where nobody else is left', () => {
  expect(stake(table('clue-1986', three, 0))).toBe('out');
  expect(stake(table('clue-1986', three, 1))).toBe('out');
  expect(stake(table('clue-1986', three, 2))).toBe('last');
});

test('where the last player left wins, a wrong accusation before that hands them the game', () => {
  const wins = { lastSeat: 'wins' };
  expect(stake(table('clue-1986', three, 0, wins))).toBe('out');
  expect(stake(table('clue-1986', three, 1, wins))).toBe('loses');
});

test('where the others may join an accusation, or must, the warning says so', () => {
  const two = three.slice(0, 2);
  expect(stake(table('card-2018', three, 0))).toBe('joinable');
  expect(stake(table('card-2018', two, 0))).toBe('both');
  const advancedOnly = { forcedAccusationWithTwo: 'advanced-only' };
  expect(stake(table('card-2018', two, 0, advancedOnly))).toBe('joinable');
  expect(stake(table('card-2018', two, 0, { ...advancedOnly, advanced: true }))).toBe('both');
  expect(stake(table('card-2018', three, 1))).toBe('together');
});
