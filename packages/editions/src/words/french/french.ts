/** Articles, contractions and elision. Names are given without article; its gender is that of their first noun. */
const nouns = {
  f: 'accusation arme auberge batte bibliothèque chaîne chambre clé clef corde cour cuisine dague enveloppe falaise fenêtre fiole fontaine forêt hache hypothèse matraque pièce piscine question remise route salle serre tente théière véranda',
  m: 'bateau bureau camp chandelier chemin coffre couteau drakkar escalier étui fer glaive gourdin grand grenier hall haltère jardin kiosque lieu observatoire patio petit pistolet poignard poison revolver révolver sac salon soupçon spa trophée tuyau',
};
/** The gender of a noun. */
export type Gender = keyof typeof nouns;
const genders = new Map<string, Gender>(
  (Object.keys(nouns) as Gender[]).flatMap((gender) =>
    nouns[gender].split(' ').map((noun): [string, Gender] => [noun, gender]),
  ),
);
/** Nouns whose h is mute, so that the article elides before it. */
const muteH = ['haltère', 'hypothèse'];

/** Undefined for an unknown noun, which is then treated as masculine. */
export function genderOf(name: string): Gender | undefined {
  return genders.get(firstWord(name));
}
const firstWord = (name: string): string => name.toLowerCase().split(' ')[0]!;
const isFeminine = (name: string): boolean => genderOf(name) === 'f';
const elides = (name: string): boolean => /^[aeiouéèêœ]/i.test(name) || muteH.includes(firstWord(name));
/** The name with a small first letter. */
export const small = (name: string): string => name[0]!.toLowerCase() + name.slice(1);

/** The text with its first letter as a capital. */
export const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** The name with its definite article. */
export function le(name: string): string {
  if (elides(name)) return `l’${small(name)}`;
  return `${isFeminine(name) ? 'la' : 'le'} ${small(name)}`;
}
/** “de” with the article. */
export const du = (name: string): string =>
  elides(name) || isFeminine(name) ? `de ${le(name)}` : `du ${small(name)}`;
/** The noun with its indefinite article. */
export const un = (noun: string): string => `${isFeminine(noun) ? 'une' : 'un'} ${small(noun)}`;
/** The noun with its demonstrative. */
export const ce = (noun: string): string => {
  if (isFeminine(noun)) return `cette ${noun}`;
  return elides(noun) ? `cet ${noun}` : `ce ${noun}`;
};
/** The noun with the word that asks for it. */
export const quel = (noun: string): string => `${isFeminine(noun) ? 'Quelle' : 'Quel'} ${noun}`;

/** Titles that take an article inside a sentence: “le colonel Moutarde”, but “Mme Leblanc”. */
const titles = new Map<string, 'le' | 'la'>([
  ...'capitaine colonel commissaire docteur dr général inspecteur lieutenant pr professeur révérend sergent'
    .split(' ')
    .map((title): [string, 'le'] => [title, 'le']),
  ...'docteure dre professeure pre'.split(' ').map((title): [string, 'la'] => [title, 'la']),
]);
const abbreviated = /^(?:dre?|pre?)\b/i;
const titled = (name: string): string => (abbreviated.test(name) ? name : small(name));

/** Somebody inside a sentence. */
export function person(name: string): string {
  const article = titles.get(firstWord(name));
  return article === undefined ? name : `${article} ${titled(name)}`;
}
/** The name after “de”. */
export function ofPerson(name: string): string {
  const article = titles.get(firstWord(name));
  if (article === 'le') return `du ${titled(name)}`;
  if (article === 'la') return `de la ${titled(name)}`;
  // The victim has an article already: “du docteur Lenoir”.
  if (name.startsWith('le ')) return `du ${name.slice(3)}`;
  // Before a vowel and most h; a y is a vowel only before a consonant: “d’Yves”, “de Yann”.
  return /^(?:[aeiouhàâéèêëîïôœ]|y[^aeiouéè])/i.test(name) ? `d’${name}` : `de ${name}`;
}
/** The name after “à”. */
export function toPerson(name: string): string {
  const article = titles.get(firstWord(name));
  return article === 'le' ? `au ${titled(name)}` : `à ${person(name)}`;
}
/** “a, b et c”. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
