/** Dice, who begins, and how a game is lost, in French. */
import { who as subject, whom } from './phrases-fr.ts';
import { rollsOf } from './rolls.ts';
import type { Words } from './words.ts';

export const signs: Words['signs'] = {
  question: { written: '« ? »', read: 'point d’interrogation (?)' },
  magnifier: { written: 'une loupe (1)', read: 'loupe, compte pour 1' },
};

export const first: Words['facts']['first'] = (fact, s) => {
  const { seat } = fact;
  const begins = `${subject(s, seat, 'commencez', 'commence')}.`;
  const rolls = rollsOf(fact);
  if (rolls === null) return begins;
  const { rounds, highest } = rolls;
  const [all, ...again] = rounds.map((round) =>
    round.map((each) => `${whom(s, each.seat)} ${each.worth}`).join(', '),
  );
  const ties = again.map((tied) => ` Égalité, on relance : ${tied}.`).join('');
  const best = (you: string, other: string): string =>
    subject(s, highest, `avez le plus haut score et ${you}`, `a le plus haut score et ${other}`);
  return highest === seat
    ? `On lance les dés pour savoir qui commence : ${all}.${ties} ${best('commencez', 'commence')}.`
    : `On lance les dés pour savoir qui distribue : ${all}.${ties} ${best('distribuez', 'distribue')}. ${begins}`;
};

export const lost: Words['lost'] = {
  murdered: 'Tout le monde a été assassiné.',
  accused: 'Toutes les accusations étaient fausses.',
  'murdered-and-accused': 'Les uns ont été assassinés, les autres ont porté une fausse accusation.',
};
