import { knowledgeFromView, solve } from '@casefile/deduction';
import { makeView, positionFrom, stripFact } from '@casefile/engine';
import { size } from '@casefile/testkit/size';
import { expect, test } from 'vitest';
import { corpusGames } from '../test/games.ts';
import { judgeMarks, type OwnMark } from './own-marks.ts';

const seat = 1;

test.each(['speed', 'card-2018', 'clue-2002'])('%s: proves exactly what the solver proves', (id) => {
  for (const game of corpusGames(id, size(1, 20))) {
    const { rules, steps } = game;
    const facts = steps.flat();
    const certainAt = (at: number) =>
      solve(knowledgeFromView(makeView(positionFrom(rules, facts.slice(0, at), seat)), rules.cards)).certain;
    const { missed } = judgeMarks(game, seat, []);
    expect(missed.length).toBeGreaterThan(0);
    for (const { card, owner, at } of missed.slice(0, 4)) {
      const is = (each: { card: string; owner: string }): boolean =>
        each.card === card && each.owner === owner;
      expect(certainAt(at).some(is)).toBe(true);
      expect(certainAt(at - 1).some(is)).toBe(false);
    }
  }
});

test('judges a mark as in time, late, ahead of its proof, or wrong', () => {
  const [game] = corpusGames('clue-2002', 1);
  const { missed } = judgeMarks(game!, seat, []);
  const { card, owner, at } = missed[0]!;
  const length = game!.steps.flat().length;
  const judged = (mark: Partial<OwnMark>): string =>
    judgeMarks(game!, seat, [{ card, owner, mark: 'yes', at, ...mark }]).marks[0]!.verdict;
  expect(judged({})).toBe('in-time');
  expect(judged({ at: at - 1 })).toBe('ahead');
  expect(judged({ at: length })).toBe('late');
  expect(judged({ at: null })).toBe('right');
  expect(judged({ mark: 'no' })).toBe('wrong');
  expect(judgeMarks(game!, seat, [{ card, owner, mark: 'yes', at }]).missed).toHaveLength(missed.length - 1);
});

test('does not call a mark wrong where the record of one player does not say who held the card', () => {
  let unknown = 0;
  for (const game of corpusGames('clue-2002', size(3, 20))) {
    const { rules, steps } = game;
    const own = steps.map((facts) => facts.map((fact) => stripFact(fact, seat)));
    const owners = [...rules.players.map(({ suspect }) => suspect), 'envelope'];
    const marks = rules.deck.flatMap((card) =>
      owners.flatMap((owner) => (['yes', 'no'] as const).map((mark) => ({ card, owner, mark, at: 1 }))),
    );
    const whole = judgeMarks(game, seat, marks);
    const seen = judgeMarks({ rules, viewpoint: seat, steps: own }, seat, marks);
    expect(seen.missed).toEqual(whole.missed);
    for (const [i, mark] of seen.marks.entries()) {
      const judged = whole.marks[i]!;
      expect(judged.verdict).not.toBe('unknown');
      if (mark.verdict !== 'unknown') expect(mark).toEqual(judged);
      else {
        unknown++;
        expect(judged.proved).toBeNull();
      }
    }
  }
  expect(unknown).toBeGreaterThan(0);
});
