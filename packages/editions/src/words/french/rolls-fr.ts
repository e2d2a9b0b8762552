/** Dice, who begins, and how a game is lost, in French. */

import { rollsOf } from '../rolls.ts';
import type { Words } from '../words.ts';
import { who as subject, whom } from './phrases-fr.ts';

export const signs: Words['signs'] = {
  question: { written: '« ? »', read: 'point d’interrogation (?)' },
  magnifier: { written: 'une loupe (1)', read: 'loupe, compte pour 1' },
};

export const begins: Words['begins'] = (fact, s) => {
  const { seat } = fact;
  const plays = `${subject(s, seat, 'commencez', 'commence')}.`;
  const highest = rollsOf(fact)?.highest;
  if (highest === undefined) return plays;
  const best = (you: string, other: string): string =>
    subject(s, highest, `avez le plus haut score et ${you}`, `a le plus haut score et ${other}`);
  if (highest !== seat) return `${best('distribuez', 'distribue')}. ${plays}`;
  return s.words.rollsFor === 'deal'
    ? `${subject(s, highest, 'avez le plus haut score, distribuez et commencez', 'a le plus haut score, distribue et commence')}.`
    : `${best('commencez', 'commence')}.`;
};

export const first: Words['facts']['first'] = (fact, s) => {
  const rolls = rollsOf(fact);
  if (rolls === null) return begins(fact, s);
  const [all, ...again] = rolls.rounds.map((round) =>
    round.map(({ seat, worth }) => `${whom(s, seat)} ${worth}`).join(', '),
  );
  const ties = again.map((tied) => ` Égalité, on relance : ${tied}.`).join('');
  const what = s.words.rollsFor === 'deal' || rolls.highest !== fact.seat ? 'distribue' : 'commence';
  // One edition has a single die: “Lancer le dé”, “Lancer les dés”.
  const rolling = s.words.roll.replace('Lancer', 'On lance');
  return `${rolling} pour savoir qui ${what} : ${all}.${ties} ${begins(fact, s)}`;
};

export const lost: Words['lost'] = {
  murdered: 'Tout le monde a été assassiné.',
  accused: 'Toutes les accusations étaient fausses.',
  'murdered-and-accused': 'Les uns ont été assassinés, les autres ont porté une fausse accusation.',
};
