/** Dice, who begins, and how a game is lost, in English. */
import { rollsOf } from './rolls.ts';
import type { Speaker, Words } from './words.ts';

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
    round.map((each) => `${each.seat === s.you ? 'you' : s.seat(each.seat)} ${each.worth}`).join(', '),
  );
  const ties = again.map((tied) => ` A tie, rolled again: ${tied}.`).join('');
  const best = (you: string, other: string): string =>
    subject(s, highest, `have the highest roll and ${you}`, `has the highest roll and ${other}`);
  return highest === seat
    ? `Rolling to see who begins: ${all}.${ties} ${best('begin', 'begins')}.`
    : `Rolling to see who deals: ${all}.${ties} ${best('deal', 'deals')}. ${plays}`;
};

const subject = (s: Speaker, seat: number, you: string, other: string): string =>
  seat === s.you ? `You ${you}` : `${s.seat(seat)} ${other}`;

export const lost: Words['lost'] = {
  murdered: 'Everyone has been murdered.',
  accused: 'Everyone has accused wrongly.',
  'murdered-and-accused': 'Some were murdered, the others accused wrongly.',
};
