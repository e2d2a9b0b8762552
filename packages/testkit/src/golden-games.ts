/**
 * Makes the records of the goldens. Each wish names a table and what its game must show; the game is the first, by
 * the number of its seed, that shows it all. A record that exists is never made again: it must replay for ever.
 *
 *     node packages/testkit/src/golden-games.ts                      makes the records that are missing
 *     UPDATE_GOLDENS=1 npx vitest run packages/editions/src/goldens  writes their texts
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editionById } from '@casefile/editions';
import type { GameRecord, Layout, Options } from '@casefile/engine';
import { editionsFolder } from './folders.ts';
import { goldenText, recordText } from './golden.ts';
import { playShortGame } from './golden-player.ts';

export interface Wish {
  readonly edition: string;
  readonly name: string;
  readonly seats: string;
  readonly options?: Options;
  readonly layout?: Layout;
  readonly winner: boolean;
  /** Each must match the text; a `.` stays within its line. */
  readonly shows: readonly RegExp[];
}

/** A golden is read by eye: shorter than this many facts. */
export const longest = 119;

const pulledSuggests = /turn \d+ (\w+)\n\d+ suggested \1/;
const spiesAndWalksOn = / left\)\n\d+ asked .*\(spy\)\n\d+ showed .*\(spy\).*\n\d+ moved/;
const nobodyShows = /suggested .*(\n.* brought .*)*(\n.* lacked .*)+\n\d+ closed/;

export const wishes: readonly Wish[] = [
  {
    edition: 'clue-1986',
    name: 'a-passage-and-a-right-accusation',
    seats: 'scarlet mustard plum',
    winner: true,
    shows: [/moved .*\(passage\)/, /lacked/, /showed .*\(answer\)/, /brought \w+ from \[/],
  },
  {
    edition: 'clue-1986',
    name: 'everybody-wrong',
    seats: 'mustard green peacock plum',
    winner: false,
    shows: [/moved .*\(door\)/, pulledSuggests, /brought \w+ from [a-z]/],
  },
  {
    edition: 'clue-1986',
    name: 'weapons-placed-by-the-players',
    seats: 'mustard white plum',
    options: { weaponPlacement: 'chosen', first: 'plum', accuseAfterDisproof: 'not-allowed' },
    winner: true,
    shows: [/first plum/, /set plum: .*\n\d+ asked mustard for placing/, /showed/],
  },
  {
    edition: 'clue-2002',
    name: 'six-seats-and-a-right-accusation',
    seats: 'scarlet mustard white green peacock plum',
    winner: true,
    shows: [/rolled .*\+/, nobodyShows, /showed/, /judged \w+ wrong/],
  },
  {
    edition: 'clue-2002',
    name: 'nobody-solves-it',
    seats: 'white green plum',
    winner: false,
    shows: [/moved .*\(passage\)/, /showed/, /judged \w+ wrong/],
  },
  {
    edition: 'asterix',
    name: 'the-last-seat-wins',
    seats: 'grossebaf olibrius telegraf',
    options: { lastSeat: 'wins' },
    winner: true,
    shows: [/moved .*\(door\)/, /showed/],
  },
  {
    edition: 'asterix',
    name: 'nobody-solves-it',
    seats: 'batdaf cinematograf barberouge telegraf',
    winner: false,
    shows: [/showed/, /moved .*\(passage\)/],
  },
  {
    edition: 'clue-2015',
    name: 'clue-cards',
    seats: 'scarlet orchid plum',
    winner: true,
    shows: [/clue:gossip/, /clue:name/, /revealed/, /picked/, /showed .*\(gossip\)/, /showed .*\(answer\)/],
  },
  {
    edition: 'clue-2015',
    name: 'two-seats-and-cards-in-rooms',
    seats: 'mustard peacock',
    options: { quick: true },
    winner: false,
    shows: [/laid room:/, /looked/, /tunnelled/, /unheld/, /stayed/, /moved .*\(clue\)/],
  },
  {
    edition: 'secrets-2008',
    name: 'butlers-and-powers',
    seats: 'scarlet peacock mustard plum',
    winner: true,
    shows: [
      /drew \w+ a butler/,
      /drew \w+ a clock/,
      /played/,
      /powered/,
      /for no-answer/,
      /looked \w+ at pool/,
    ],
  },
  {
    edition: 'secrets-2008',
    name: 'a-murder',
    seats: 'white green plum',
    layout: { clocks: 6, butlers: { green: ['butler:see', 'butler:no-answer'] } },
    winner: true,
    shows: [/murdered/, /for draw/, /closed unanswered/, /showed .*\(see\)/],
  },
  {
    edition: 'secrets-2008',
    name: 'a-second-suggestion-elsewhere',
    seats: 'green white peacock',
    layout: { clocks: 7, butlers: { green: ['butler:neighbour'] } },
    winner: false,
    shows: [/closed\n\d+ powered green\n\d+ suggested green/, /ended nobody wins \(murdered/],
  },
  {
    edition: 'super-1991',
    name: 'spies-and-everyone-answers',
    seats: 'scarlet mustard plum peacock',
    winner: true,
    shows: [/showed .*\(answer\)/, /lacked/, /accused \w+ \[/, spiesAndWalksOn],
  },
  {
    edition: 'super-1991',
    name: 'nobody-solves-it',
    seats: 'white green peacock',
    winner: false,
    shows: [/showed .*\(answer\)/, /brought \w+ from nowhere/],
  },
  {
    edition: 'card-2018',
    name: 'several-accuse-at-once',
    seats: 'scarlet orchid green plum',
    winner: true,
    shows: [/faced/, /gathered \w+, \w+/, /joined \w+ \[\]/, /judged \w+ wrong/, /gathered \w+$/m],
  },
  {
    edition: 'card-2018',
    name: 'two-must-accuse',
    seats: 'mustard peacock',
    options: { advanced: true },
    winner: false,
    shows: [/lacked/, /showed/, /gathered \w+, \w+/],
  },
  {
    edition: 'speed',
    name: 'a-right-accusation',
    seats: 'scarlet mustard plum',
    winner: true,
    shows: [/lacked/, /showed .*\(answer\)/, nobodyShows],
  },
  {
    edition: 'speed',
    name: 'nobody-solves-it',
    seats: 'white scarlet plum green mustard',
    winner: false,
    shows: [/lacked/, /showed .*\(answer\)/, /judged \w+ wrong/],
  },
];

/** The path of a golden without its ending: `.json` is the record, `.txt` the text. */
export const goldenPath = ({ edition, name }: Pick<Wish, 'edition' | 'name'>): string =>
  join(editionsFolder, edition, 'goldens', name);

export const isGranted = ({ winner, shows }: Wish, text: string): boolean =>
  winner !== text.includes('nobody wins') && shows.every((sign) => sign.test(text));

/** The first game that grants the wish. */
export function makeRecord(wish: Wish): GameRecord {
  const edition = editionById(wish.edition);
  if (edition === undefined) throw new Error(`no edition ${wish.edition}`);
  const { layout, options = {} } = wish;
  const table = { edition, suspects: wish.seats.split(' '), options, ...(layout ? { layout } : {}) };
  for (let seed = 1; seed <= 1_000_000; seed++) {
    const record = playShortGame(table, seed, longest);
    if (record !== null && isGranted(wish, goldenText(edition, record))) return record;
  }
  throw new Error(`no game shows all that ${wish.edition} ${wish.name} wishes`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const wish of wishes) {
    const file = `${goldenPath(wish)}.json`;
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    const record = makeRecord(wish);
    writeFileSync(file, recordText(record));
    console.log(`${wish.edition} ${wish.name}: seed ${Number.parseInt(record.seed, 16)}`);
  }
}
