/** Le journal du soir en français. Les tournures sont dans le même ordre dans les deux langues. */
import { le, listed, ofPerson, person, toPerson } from '@casefile/editions/words/french';
import { crime, inside, the, theCard } from '@casefile/editions/words/phrases-fr';
import type { CaseEnding } from '../case-facts.ts';
import type { Grammar } from '../phrases.ts';
import type { PaperWords } from '../words.ts';
import { answers } from './answers.ts';
import { closings } from './closings.ts';
import { details } from './details.ts';
import { headlines } from './headlines.ts';
import { openings } from './openings.ts';
import { voices } from './voices.ts';

export const words: PaperWords = {
  topics: { ...headlines, ...openings, ...answers, ...details, ...closings },
  voices,
};

const numbers = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const number = (count: number): string => numbers[count] ?? String(count);
/** Most h are mute, and a y is a vowel only before a consonant: “qu’Yves”, “que Yann”. */
const elides = (name: string): boolean => /^(?:[aeiouhàâéèêëîïôœ]|y[^aeiouéè])/i.test(name);

export const grammar: Grammar = {
  person: (name) => ({
    name: person(name),
    of: ofPerson(name),
    to: toPerson(name),
    that: elides(person(name)) ? `qu’${person(name)}` : `que ${person(name)}`,
  }),
  // In running text; the log sets each card apart.
  crime: (s, cards) => crime(s, cards, ' '),
  the,
  theCard,
  inside,
  deed: ({ words: { crime: what, victim } }) =>
    victim === null ? le(what) : `${le(what)} ${ofPerson(victim)}`,
  number,
  times: (count) => `${number(count)} fois`,
  turns: (count) => `${number(count)} ${count === 1 ? 'tour' : 'tours'}`,
  list: listed,
};

/** Over the headline. */
export const kickers: Readonly<Record<CaseEnding, string>> = {
  won: 'Bravo, détective',
  lost: 'Coiffé au poteau',
  watched: 'Vu des tribunes',
  nobody: 'Non élucidé',
  murdered: 'In memoriam',
};
