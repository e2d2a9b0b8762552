import { du, le, ofPerson, person, small, toPerson, un } from '../words/french/french.ts';
import type { Forms, Named } from './fill.ts';

const counts = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
/** With its article: le colonel Moutarde, la corde, l’enveloppe. */
const withArticle = ({ name, isPerson }: Named): string => (isPerson ? person(name) : le(name));

export const forms: Forms = {
  said: {
    '': ({ name, isPerson }) => (isPerson ? name : small(name)),
    le: withArticle,
    un: ({ name }) => un(name),
    // “à” and “de” contract with a masculine article, not with a feminine one.
    à: ({ name, isPerson }) =>
      isPerson ? toPerson(name) : du(name).replace(/^du /, 'au ').replace(/^de /, 'à '),
    de: ({ name, isPerson }) => (isPerson ? ofPerson(name) : du(name)),
    dans: (named) => named.at ?? `dans ${withArticle(named)}`,
  },
  count: (count) => counts[count] ?? String(count),
};
