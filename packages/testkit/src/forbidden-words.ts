/** Forbidden phrases on screen, each with an example it must catch. */
import type { Lang } from '@casefile/editions/words/words';

export interface Forbidden {
  readonly what: string;
  readonly pattern: RegExp;
  readonly example: string;
}

const everywhere: readonly Forbidden[] = [
  { what: 'coordinates', pattern: /[[(]\d+, ?\d+[\])]|\b\d+,\d+\b/, example: 'Mr. Green goes to [9, 0].' },
  { what: 'coordinates', pattern: /\b(?:square|case) \d/i, example: 'square 9, 0' },
  { what: 'a value that is none', pattern: /undefined|\bnull\b|NaN|\[object/, example: 'Turn undefined' },
  { what: 'an id', pattern: /(?:butler|clue|power|room):\w/, example: 'You play butler:stay.' },
  { what: 'a straight apostrophe', pattern: /[\p{L}]'[\p{L}]/u, example: "nobody's time" },
  { what: 'two spaces', pattern: /\S {2,}\S/, example: 'You  roll 3.' },
];

const english: readonly Forbidden[] = [
  { what: '“seat” for a player', pattern: /\bseats?\b/i, example: 'Only the seat that asked will see it.' },
  { what: 'wrongly', pattern: /accuse[sd]? wrongly/i, example: 'accused wrongly' },
  { what: 'not English: closer', pattern: /^(?:Closer|Farther|Seen|Keys|Person)$/, example: 'Closer' },
  {
    what: 'not English: who …',
    pattern: /^Who (?:watches|looked|has seen)/,
    example: 'Who watches holds no cards.',
  },
  { what: 'not English: has it not', pattern: /has it not/, example: 'has it not' },
  { what: 'the light for the theme', pattern: /lamplight|plan \(light\)/, example: 'lamplight (dark)' },
  { what: 'a French name', pattern: /Goudurix/, example: 'Who kidnapped Goudurix?' },
  {
    what: 'not English: where do you go',
    pattern: /^(?:Where|What|Which) (?:[\w ]+ )?do you (?:go|do here|run|show|pick|put|ask about)\b/,
    example: 'Which card do you show?',
  },
  {
    what: 'not English: asked any more',
    pattern: /not asked any more/,
    example: 'He is not asked any more.',
  },
  { what: 'a right accusation', pattern: /\bright accusation/i, example: 'the first right accusation' },
  { what: 'a figure parted from its sign', pattern: /\d\s%/, example: 'a chance of 50 %' },
  {
    what: 'not English: a little',
    pattern: /\bwait a little/i,
    example: 'Too many messages: wait a little.',
  },
  {
    what: 'a browser that keeps',
    pattern: /keeps nothing|does not keep/i,
    example: 'This browser keeps nothing.',
  },
];

const titles = 'Colonel|Docteur|Professeur|Sergent|Dre|Pr|Révérend';
const french: readonly Forbidden[] = [
  { what: 'un siège', pattern: /(?<!elle )\bsièges?\b/i, example: 'Votre siège est gardé.' },
  {
    what: 'a title without its article',
    pattern: new RegExp(`(?<!\\p{L})(?:de|à|et|par|pour|chez|que|attend|avec) (?:${titles}) \\p{Lu}`, 'u'),
    example: 'C’est au tour de Colonel Moutarde',
  },
  {
    what: 'a title that begins a sentence without its article',
    pattern: new RegExp(`^(?:${titles}) \\p{Lu}\\p{L}+ \\p{Ll}`, 'u'),
    example: 'Colonel Moutarde a montré une carte.',
  },
  {
    what: 'a high sign without a no-break space before it',
    pattern: /[^\s\u00a0\u202f?!…“«(.·–✗✓●-][?!;»](?!\w)|[^\s\u00a0\u202f\d]:(?=\s|$)| [?!;:»]/u,
    example: 'Où allez-vous ?',
  },
  {
    what: 'a quotation mark without its no-break space',
    pattern: /«[^\u00a0\u202f]/u,
    example: '« Rester »',
  },
  {
    what: 'no elision',
    pattern: /(?<![\p{L}’-])(?:de|le|la|que|ne|ce|je|se) [aeiouéèêâîô](?!\p{L}*-t-)/iu,
    example: 'la hache de Olibrius',
  },
  {
    what: 'no contraction',
    pattern: /(?<!\p{L})(?:à|de) les? (?!\p{Lu}|\p{L}+[ei]r\b)/u,
    example: 'au tour de le colonel',
  },
  { what: 'another name of a card', pattern: /cartes? Indice|Horloge/, example: 'une carte Indice' },
  { what: 'une personne', pattern: /^Personne$|Les gens/, example: 'Les gens à la table' },
  { what: 'who watches', pattern: /^Vous regardez\.|^Qui regarde/, example: 'Vous regardez.' },
  { what: 'what is rolled', pattern: /\bobt(?:enez|ient) (?:\d|«|une loupe)/, example: 'Ann obtient 3.' },
  {
    what: 'lancer, and nothing that is thrown',
    pattern: /(?:au lieu de|sans) lancer(?! (?:le|les|ni|d’)(?!\p{L}))/u,
    example: 'Prenez le passage au lieu de lancer.',
  },
  { what: 'to run about in a room', pattern: /\bcour(?:ir|t|ez) dans/, example: 'Ann court dans le salon.' },
  {
    what: 'the name of the newspaper for the list of what happened',
    pattern: /^Journal$|(?:dans le|au|[:·]) journal\b/,
    example: 'Voir le tour 3 dans le journal',
  },
  { what: 'a card that is lent', pattern: /vous (?:la )?prête/, example: 'on vous la prête déjà' },
  { what: 'a clock that is at ease', pattern: /^détendue$/, example: 'détendue' },
  { what: 'who asks', pattern: /\bdemandeur\b/, example: 'ce que le demandeur n’a pas' },
  { what: 'asked no more', pattern: /plus interrogé/, example: 'Il n’est plus interrogé.' },
  {
    what: 'of any kind',
    pattern: /\bquelconques?\b/,
    example: 'deux cartes quelconques',
  },
  { what: 'a figure parted from its sign', pattern: /\d %|N° /, example: 'probable à 50 %' },
  {
    what: 'tutoiement',
    pattern: /(?<!\p{L})(?:(?<!est )tu|ton|ta|tes|toi)(?!\p{L})/iu,
    example: 'C’est ton tour.',
  },
];

export const forbidden: Readonly<Record<Lang, readonly Forbidden[]>> = {
  en: [...everywhere, ...english],
  fr: [...everywhere, ...french],
};

/** The faults of a sentence; empty when there are none. */
export function faultsIn(text: string, lang: Lang): readonly string[] {
  return forbidden[lang].filter(({ pattern }) => pattern.test(text)).map(({ what }) => `${what}: ${text}`);
}

/** “au salon” is wrong; it must be “dans le salon”. */
export function roomFaultsIn(text: string, rooms: readonly string[]): readonly string[] {
  return rooms
    .map((room) => room[0]!.toLowerCase() + room.slice(1))
    .filter((room) => new RegExp(`(?<!\\p{L})(?:au|à la|à l’) ?${room}(?!\\p{L})`, 'u').test(text))
    .map((room) => `à ${room}: ${text}`);
}

/** Sample values for gaps whose type their name does not tell; sentences that reject them all are skipped. */
function saidOf(say: (other: unknown) => unknown): unknown {
  for (const other of ['Ann', 3, ['Ann', 'Ben'], [3]])
    try {
      return say(other);
    } catch {}
  return '';
}

const numbers =
  /^(?:count|turn|fewest|most|percent|seconds|minutes|points|rank|needed|steps|number|at|of|step|value|share)$/;
const lists = /^(?:names|cards)$/;
const people = /^(?:name|culprit|suspect|who|asker)$/;
/** Every text of a word list; gaps are filled with the given people and numbers. */
export function textsIn(words: unknown, name: string): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') {
    const [, inside = ''] = /^(?:async )?(?:function ?\w*)?\(?([^)=]*)\)?/.exec(String(words)) ?? [];
    const keys = inside.split(',').map((key) => key.trim());
    const given = (other: unknown): unknown[] =>
      keys.map((key) =>
        numbers.test(key) ? 3 : lists.test(key) ? [name, 'Ann'] : people.test(key) ? name : other,
      );
    return textsIn(
      saidOf((other) => (words as (...all: unknown[]) => unknown)(...given(other))),
      name,
    );
  }
  return words === null || typeof words !== 'object'
    ? []
    : Object.values(words).flatMap((each) => textsIn(each, name));
}
