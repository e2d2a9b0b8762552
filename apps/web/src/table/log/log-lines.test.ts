import { names } from '@casefile/editions/clue-1986/en/names';
import { words } from '@casefile/editions/words/en';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import { type Fact, stripFact } from '@casefile/engine';
import { expect, test } from 'vitest';
import { linesOf } from './log-lines.ts';

const players = [{ suspect: 'scarlet' }, { suspect: 'mustard' }, { suspect: 'plum' }];
const log: readonly Fact[] = [
  { fact: 'turn', seat: 0, number: 4 },
  { fact: 'suggested', seat: 0, cards: ['plum', 'rope', 'hall'], room: 'hall' },
  { fact: 'showed', seat: 1, to: 0, why: 'answer', sealed: { for: [0, 1], cards: ['rope'] } },
];
const seenBy = (seat: number) =>
  linesOf(
    log.map((fact) => stripFact(fact, seat)),
    words,
    makeSpeaker(names, players, seat),
  );

test('names a shown card in a private line to the two who know it, and to nobody else', () => {
  const [asker, other] = [seenBy(0).at(-1)!, seenBy(2).at(-1)!];
  expect(asker.isPrivate).toBe(true);
  expect(asker.text).toContain('Rope');
  expect(other.isPrivate).toBe(false);
  expect(other.text).not.toContain('Rope');
});

test('lines know their turn, their seats and their room', () => {
  const [turn, suggested, showed] = seenBy(2);
  expect([turn!.isTurn, suggested!.turn]).toEqual([true, 4]);
  expect(suggested!.places).toEqual(['hall']);
  expect(showed!.seats).toEqual([1, 0]);
});
