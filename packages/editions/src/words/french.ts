/** Articles and elision. Names are given without article; its gender is that of their first noun. */
const nouns = {
  f: 'accusation arme auberge batte bibliothèque chaîne clé corde cour cuisine enveloppe falaise fiole fontaine forêt hache hypothèse matraque pièce piscine question remise route salle tente véranda',
  m: 'bateau bureau camp chandelier coffre couteau drakkar fer glaive gourdin grand hall haltère jardin kiosque lieu objet observatoire patio pavillon petit pistolet poignard poison revolver sac salon soupçon spa trophée tuyau',
};
export type Gender = keyof typeof nouns;
const genders = new Map<string, Gender>(
  (Object.keys(nouns) as Gender[]).flatMap((gender) =>
    nouns[gender].split(' ').map((noun): [string, Gender] => [noun, gender]),
  ),
);
/** Nouns whose h is mute, so that the article elides before it. */
const muteH = ['haltère', 'hypothèse'];

/** Undefined for a noun nobody has told us of; it is then taken for masculine. */
export function genderOf(name: string): Gender | undefined {
  return genders.get(firstNoun(name));
}
const firstNoun = (name: string): string => name.toLowerCase().split(' ')[0]!;
const isFeminine = (name: string): boolean => genderOf(name) === 'f';
const elides = (name: string): boolean => /^[aeiouéèêœ]/i.test(name) || muteH.includes(firstNoun(name));
const small = (name: string): string => name[0]!.toLowerCase() + name.slice(1);

export function le(name: string): string {
  if (elides(name)) return `l’${small(name)}`;
  return `${isFeminine(name) ? 'la' : 'le'} ${small(name)}`;
}
/** “à” with the article. */
export function au(name: string): string {
  return elides(name) || isFeminine(name) ? `à ${le(name)}` : `au ${small(name)}`;
}
export const un = (noun: string): string => `${isFeminine(noun) ? 'une' : 'un'} ${noun}`;
export const ce = (noun: string): string => {
  if (isFeminine(noun)) return `cette ${noun}`;
  return elides(noun) ? `cet ${noun}` : `ce ${noun}`;
};
export const quel = (noun: string): string => `${isFeminine(noun) ? 'Quelle' : 'Quel'} ${noun}`;
