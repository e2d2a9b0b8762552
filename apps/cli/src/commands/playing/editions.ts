import { stripVTControlCharacters } from 'node:util';
import { editionById, editions } from '@casefile/editions';
import type { DieSigns } from '@casefile/editions/die';
import type { EditionNames, HouseRuleWords } from '@casefile/editions/names';
import type { Lang, Words } from '@casefile/editions/words/words';
import type { Cards, Edition } from '@casefile/engine';
import { defaultOptions } from '@casefile/engine/options';
import { houseRulesOf, namesOf, wordsOf } from '../../names.ts';
import { pad, terminalWidth, widthOf, wrap } from '../../text/layout.ts';
import { bold, dim } from '../../text/style.ts';
import { done, notOneOf } from '../../usage.ts';
import { type ListedOption, listOptions, optionRows } from './edition-options.ts';

const labels = {
  en: {
    seats: 'players', to: 'to', die: 'die', dice: 'dice', none: 'none', and: 'and', without: 'without card', options: 'options', usual: 'default', adds: 'adds',
    houseRules: 'house rules', begins: 'This character or, if nobody plays it, the next one round the table; any other may be named',
  },
  fr: {
    seats: 'joueurs', to: 'à', die: 'dé', dice: 'dés', none: 'aucun', and: 'et', without: 'sans carte', options: 'options', usual: 'par défaut', adds: 'ajoute',
    houseRules: 'règles maison', begins: 'Ce personnage ou, si personne ne l’incarne, le suivant autour de la table ; tout autre peut être nommé',
  },
} satisfies Record<Lang, object>; // biome-ignore format: a table

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly seats: readonly [minSeats: number, maxSeats: number];
  readonly dice: readonly (readonly number[])[];
  /** For each die its faces with a sign; missing when no die has one. */
  readonly dieSigns?: DieSigns;
  readonly options: readonly ListedOption[];
  readonly cards: Cards;
  /** Every room of the board, also those without a card. */
  readonly rooms: readonly string[];
  readonly roomsWithoutCard: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

export async function editionsCommand(
  ids: readonly string[],
  options: { json?: true; lang: Lang },
): Promise<number> {
  const wanted = ids.length === 0 ? editions : ids.map(knownEdition);
  const listed = await Promise.all(
    wanted.map(async (edition) => {
      const { lang } = options;
      const names = await namesOf(edition.id, lang);
      return { names, edition: list(edition, names, await houseRulesOf(edition.id, lang)) };
    }),
  );
  if (options.json) console.log(JSON.stringify({ editions: listed.map(({ edition }) => edition) }, null, 2));
  else {
    const { signs } = await wordsOf(options.lang);
    const say = labels[options.lang];
    console.log(listed.map((each) => describe(each.edition, each.names, say, signs)).join('\n\n'));
  }
  return done;
}

function knownEdition(id: string): Edition {
  const edition = editionById(id);
  if (edition !== undefined) return edition;
  throw notOneOf(
    'edition',
    id,
    editions.map((each) => each.id),
  );
}

function list(edition: Edition, names: EditionNames, houseRules: HouseRuleWords): Listed {
  const { id, seats, dice, drawing } = edition;
  const cards = edition.cards(defaultOptions(edition));
  const rooms = drawing === null ? cards.rooms : [...new Set(Object.values(drawing.rooms))];
  return {
    id,
    title: names.title,
    summary: names.summary,
    seats,
    dice,
    ...(names.dieSigns ? { dieSigns: names.dieSigns } : {}),
    options: listOptions(edition, names, houseRules),
    cards,
    rooms,
    roomsWithoutCard: rooms.filter((room) => !cards.rooms.includes(room)),
    names: { ...names.suspects, ...names.weapons, ...names.rooms },
  };
}

function describe(
  edition: Listed,
  { words: { headings } }: EditionNames,
  say: (typeof labels)[Lang],
  signs: Words['signs'],
): string {
  const { id, title, summary, seats, dice, dieSigns, options, cards, roomsWithoutCard, names } = edition;
  const named = (ids: readonly string[]): string => ids.map((card) => names[card]).join(', ');
  const faces = dice.map((die, at) => sayDie(die, dieSigns?.[at] ?? {}, signs)).join(` ${say.and} `);
  const rows: [string, string][] = [
    [say.seats, `${seats[0]} ${say.to} ${seats[1]}`],
    [dice.length === 1 ? say.die : say.dice, faces === '' ? say.none : faces],
    [`${headings.suspects.toLowerCase()} (${cards.suspects.length})`, named(cards.suspects)],
    [`${headings.weapons.toLowerCase()} (${cards.weapons.length})`, named(cards.weapons)],
    [`${headings.rooms.toLowerCase()} (${cards.rooms.length})`, named(cards.rooms)],
  ];
  if (roomsWithoutCard.length > 0) rows.push([say.without, named(roomsWithoutCard)]);
  rows.push(...optionRows(options, cards, named, say));
  const left = Math.max(...rows.map(([key]) => key.length)) + 4;
  const table = rows.flatMap(([key, text]) =>
    folded(text, terminalWidth() - left).map((line, i) => pad(i === 0 ? `  ${dim(key)}` : '', left) + line),
  );
  return [`${bold(id)}  ${title}`, `  ${summary}`, ...table].join('\n');
}

/** The last column goes on below itself, unless the terminal is too narrow for that. */
function folded(text: string, width: number): string[] {
  const before = widthOf(/^.*\S {2,}/.exec(stripVTControlCharacters(text))?.[0] ?? '');
  return wrap(text, width, ' '.repeat(before > width * 0.6 ? 6 : before));
}

/** Faces with a sign one by one, the others as a range. */
function sayDie(die: readonly number[], signed: DieSigns[number], signs: Words['signs']): string {
  const plain = die.filter((face) => signed[face] === undefined);
  const named = die.flatMap((face) => signed[face] ?? []).map((sign) => `${signs[sign].written}, `);
  return `${named.join('')}${plain[0]}–${plain.at(-1)}`;
}
