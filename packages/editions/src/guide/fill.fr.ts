import { au, le, un } from '../words/french.ts';
import type { Forms, Named } from './fill.ts';

const small = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
/** Titles that take an article inside a sentence: le colonel Moutarde, but Mme Leblanc. */
const titles: Readonly<Record<string, 'le' | 'la'>> = {
  colonel: 'le',
  docteur: 'le',
  docteure: 'la',
  dr: 'le',
  dre: 'la',
  professeur: 'le',
  pr: 'le',
  sergent: 'le',
  révérend: 'le',
};

/** With its article: le colonel Moutarde, la corde, l’enveloppe. */
function withArticle({ name, isPerson }: Named): string {
  if (!isPerson) return le(name);
  const title = name.split(' ')[0]!;
  const article = titles[title.toLowerCase()];
  if (article === undefined) return name;
  // An abbreviated title keeps its capital: la Dre Orchid.
  return `${article} ${title.length > 3 ? name.charAt(0).toLowerCase() + name.slice(1) : name}`;
}

const contracted = (text: string, before: string, contraction: string): string =>
  text.startsWith('le ') ? `${contraction} ${text.slice(3)}` : `${before} ${text}`;

function de(named: Named): string {
  const said = withArticle(named);
  return /^[aeiouéèêœ]/i.test(said) ? `d’${said}` : contracted(said, 'de', 'du');
}

export const forms: Forms = {
  said: {
    '': ({ name, isPerson }) => (isPerson ? name : name.charAt(0).toLowerCase() + name.slice(1)),
    le: withArticle,
    un: ({ name }) => un(name.charAt(0).toLowerCase() + name.slice(1)),
    à: (named) => (named.isPerson ? contracted(withArticle(named), 'à', 'au') : au(named.name)),
    de,
    dans: (named) => `dans ${withArticle(named)}`,
  },
  count: (count) => small[count] ?? String(count),
};
