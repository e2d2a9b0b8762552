import { editions } from '@casefile/editions';
import type { DieSigns } from '@casefile/editions/die';
import type { EditionNames } from '@casefile/editions/names';
import type { Lang, Words } from '@casefile/editions/words/words';
import type { Cards, Edition, OptionValue } from '@casefile/engine';
import { defaultOptions } from '../defaults.ts';
import { namesOf, wordsOf } from '../names.ts';
import { columns, pad, terminalWidth, wrap } from '../text/layout.ts';
import { bold, dim } from '../text/style.ts';
import { done } from '../usage.ts';

const labels = {
  en: {
    seats: 'seats', to: 'to', dice: 'dice', none: 'none', and: 'and', suspects: 'suspects', weapons: 'weapons',
    rooms: 'rooms', without: 'without card', options: 'options', usual: 'default', adds: 'adds',
  },
  fr: {
    seats: 'joueurs', to: 'à', dice: 'dés', none: 'aucun', and: 'et', suspects: 'suspects', weapons: 'armes',
    rooms: 'pièces', without: 'sans carte', options: 'options', usual: 'par défaut', adds: 'ajoute',
  },
} satisfies Record<Lang, object>; // biome-ignore format: a table

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly seats: readonly [fewest: number, most: number];
  readonly dice: readonly (readonly number[])[];
  /** For each die the faces that show a sign, where some do. */
  readonly dieSigns?: DieSigns;
  readonly options: readonly {
    readonly name: string;
    readonly label: string;
    readonly default: OptionValue;
    readonly values: readonly {
      readonly value: OptionValue;
      readonly label: string;
      /** Cards that come in with this value, where it changes the cards. */
      readonly adds?: readonly string[];
    }[];
  }[];
  readonly cards: Cards;
  /** Every room of the board, also those without a card. */
  readonly rooms: readonly string[];
  readonly roomsWithoutCard: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

export async function editionsCommand(options: { json?: true; lang: Lang }): Promise<number> {
  const listed = await Promise.all(
    editions.map(async (edition) => list(edition, await namesOf(edition.id, options.lang))),
  );
  if (options.json) console.log(JSON.stringify({ editions: listed }, null, 2));
  else {
    const { signs } = await wordsOf(options.lang);
    console.log(listed.map((edition) => describe(edition, labels[options.lang], signs)).join('\n\n'));
  }
  return done;
}

const allCards = ({ suspects, weapons, rooms }: Cards): string[] => [...suspects, ...weapons, ...rooms];

function list(edition: Edition, names: EditionNames): Listed {
  const { id, seats, dice, drawing } = edition;
  const usual = defaultOptions(edition);
  const cards = edition.cards(usual);
  const rooms = drawing === null ? cards.rooms : [...new Set(Object.values(drawing.rooms))];
  const adds = (name: string, value: OptionValue): string[] =>
    allCards(edition.cards({ ...usual, [name]: value })).filter((card) => !allCards(cards).includes(card));
  return {
    id,
    title: names.title,
    summary: names.summary,
    seats,
    dice,
    ...(names.dieSigns ? { dieSigns: names.dieSigns } : {}),
    options: Object.entries(edition.options).map(([name, values]) => ({
      name,
      label: names.options[name]!.label,
      default: values[0]!,
      values: values.map((value) => {
        const more = adds(name, value);
        const label = names.options[name]!.values[String(value)]!;
        return more.length === 0 ? { value, label } : { value, label, adds: more };
      }),
    })),
    cards,
    rooms,
    roomsWithoutCard: rooms.filter((room) => !cards.rooms.includes(room)),
    names: { ...names.suspects, ...names.weapons, ...names.rooms },
  };
}

function describe(edition: Listed, say: (typeof labels)[Lang], signs: Words['signs']): string {
  const { id, title, summary, seats, dice, dieSigns, options, cards, roomsWithoutCard, names } = edition;
  const named = (ids: readonly string[]): string => ids.map((card) => names[card]).join(', ');
  const faces = dice.map((die, at) => sayDie(die, dieSigns?.[at] ?? {}, signs)).join(` ${say.and} `);
  const rows: [string, string][] = [
    [say.seats, `${seats[0]} ${say.to} ${seats[1]}`],
    [say.dice, faces === '' ? say.none : faces],
    [`${say.suspects} (${cards.suspects.length})`, named(cards.suspects)],
    [`${say.weapons} (${cards.weapons.length})`, named(cards.weapons)],
    [`${say.rooms} (${cards.rooms.length})`, named(cards.rooms)],
  ];
  if (roomsWithoutCard.length > 0) rows.push([say.without, named(roomsWithoutCard)]);
  for (const [at, { name, label, values }] of options.entries()) {
    rows.push([at === 0 ? say.options : '', label]);
    const lines = values.map(({ value, label: meaning, adds }, i) => [
      `  ${bold(`${name}=${value}`)}`,
      `${meaning}${adds ? ` (${say.adds} ${named(adds)})` : ''}${i === 0 ? dim(` (${say.usual})`) : ''}`,
    ]);
    for (const line of columns(lines)) rows.push(['', line]);
  }
  const left = Math.max(...rows.map(([key]) => key.length)) + 4;
  const table = rows.flatMap(([key, text]) =>
    wrap(text, terminalWidth() - left).map((line, i) => pad(i === 0 ? `  ${dim(key)}` : '', left) + line),
  );
  return [`${bold(id)}  ${title}`, `  ${summary}`, ...table].join('\n');
}

/** Faces with a sign one by one, the others from the least to the most. */
function sayDie(die: readonly number[], signed: DieSigns[number], signs: Words['signs']): string {
  const plain = die.filter((face) => signed[face] === undefined);
  const named = die.flatMap((face) => signed[face] ?? []).map((sign) => `${signs[sign].written}, `);
  return `${named.join('')}${plain[0]}–${plain.at(-1)}`;
}
