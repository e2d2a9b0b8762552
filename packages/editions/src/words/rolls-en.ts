/** Dice, who begins, and how a game is lost, in English. */
import { who as subject, whom } from './phrases-en.ts';
import { rollsOf } from './rolls.ts';
import type { Words } from './words.ts';

export const signs: Words['signs'] = {
  question: { written: '“?”', read: 'question mark (?)' },
  magnifier: { written: 'a magnifier (1)', read: 'magnifier, counts 1' },
};

export const first: Words['facts']['first'] = (fact, s) => {
  const { seat } = fact;
  const plays = seat === s.you ? 'You play first.' : `${s.seat(seat)} plays first.`;
  const rolls = rollsOf(fact);
  if (rolls === null) return plays;
  const { rounds, highest } = rolls;
  const [all, ...again] = rounds.map((round) =>
    round.map((each) => `${whom(s, each.seat)} ${each.worth}`).join(', '),
  );
  const ties = again.map((tied) => ` A tie, rolled again: ${tied}.`).join('');
  const best = (you: string, other: string): string =>
    subject(s, highest, `have the highest roll and ${you}`, `has the highest roll and ${other}`);
  return highest === seat
    ? `Rolling to see who begins: ${all}.${ties} ${best('begin', 'begins')}.`
    : `Rolling to see who deals: ${all}.${ties} ${best('deal', 'deals')}. ${plays}`;
};

export const lost: Words['lost'] = {
  murdered: 'Everyone has been murdered.',
  accused: 'Everyone has made a wrong accusation.',
  'murdered-and-accused': 'Some were murdered, the others made a wrong accusation.',
};
