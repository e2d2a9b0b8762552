import { le, listed, ofPerson, person, toPerson } from '@casefile/editions/words/french';
import { crime, inside, the, theCard } from '@casefile/editions/words/phrases-fr';
import type { Grammar } from './phrases.ts';

const numbers = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const elides = (name: string): boolean => /^[aeiouhàâéèêëîïôœ]/i.test(name);
/** “de” before somebody who has an article already. */
const ofVictim = (victim: string): string =>
  victim.startsWith('le ') ? `du ${victim.slice(3)}` : ofPerson(victim);

export const grammar: Grammar = {
  person: (name) => ({
    name: person(name),
    of: ofPerson(name),
    to: toPerson(name),
    that: elides(person(name)) ? `qu’${person(name)}` : `que ${person(name)}`,
  }),
  crime,
  the,
  theCard,
  inside,
  deed: ({ words: { crime: what, victim } }) =>
    victim === null ? le(what) : `${le(what)} ${ofVictim(victim)}`,
  turns: (count) => `${numbers[count] ?? count} ${count === 1 ? 'tour' : 'tours'}`,
  list: listed,
};
