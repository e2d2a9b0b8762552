/** Dice, who begins, and how a game is lost, in English. */

import { rollsOf } from '../rolls.ts';
import type { Words } from '../words.ts';
import { who as subject, whom } from './phrases-en.ts';

export const signs: Words['signs'] = {
  question: { written: '“?”', read: 'question mark (?)' },
  magnifier: { written: 'a magnifier (1)', read: 'magnifier, counts as 1' },
};

export const begins: Words['begins'] = (fact, s) => {
  const { seat } = fact;
  const plays = seat === s.you ? 'You play first.' : `${s.seat(seat)} plays first.`;
  const highest = rollsOf(fact)?.highest;
  if (highest === undefined) return plays;
  const best = (you: string, other: string): string =>
    subject(s, highest, `have the highest roll and ${you}`, `has the highest roll and ${other}`);
  if (highest !== seat) return `${best('deal', 'deals')}. ${plays}`;
  // Where the dice name the dealer, a table may let the dealer play first.
  return s.words.rollsFor === 'deal'
    ? `${subject(s, highest, 'have the highest roll, deal and begin', 'has the highest roll, deals and begins')}.`
    : `${best('begin', 'begins')}.`;
};

export const first: Words['facts']['first'] = (fact, s) => {
  const rolls = rollsOf(fact);
  if (rolls === null) return begins(fact, s);
  const [all, ...again] = rolls.rounds.map((round) =>
    round.map(({ seat, worth }) => `${whom(s, seat)} ${worth}`).join(', '),
  );
  const ties = again.map((tied) => ` A tie; rolling again: ${tied}.`).join('');
  const what = s.words.rollsFor === 'deal' || rolls.highest !== fact.seat ? 'deals' : 'begins';
  return `Rolling to see who ${what}: ${all}.${ties} ${begins(fact, s)}`;
};

export const lost: Words['lost'] = {
  murdered: 'Everyone has been murdered.',
  accused: 'Everyone has made a wrong accusation.',
  'murdered-and-accused': 'Some were murdered, the others made a wrong accusation.',
};
