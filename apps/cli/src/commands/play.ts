import { randomBytes } from 'node:crypto';
import { editionById, editions } from '@casefile/editions';
import { type Lang, sayProblem } from '@casefile/editions/words/words';
import type { Edition, Options, OptionValue } from '@casefile/engine';
import type { Bot } from '../bots/bot.ts';
import { bots } from '../bots/index.ts';
import { wordsOf } from '../names.ts';
import type { Asker } from '../play/asker.ts';
import { lineAsker } from '../play/line-asker.ts';
import { makeScene } from '../play/scene.ts';
import { runSession } from '../play/session.ts';
import { chooseTable } from '../play/set-up.ts';
import { Table } from '../play/table.ts';
import { screenWords } from '../play/words.ts';
import { dim } from '../text/style.ts';
import { done, notOneOf, UsageError } from '../usage.ts';

interface PlayOptions {
  readonly edition?: string;
  readonly suspect?: string;
  readonly seats?: string;
  readonly bots?: string;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly auto?: true;
  readonly lang: Lang;
}

const usualSeats = 4;

export async function playCommand(given: PlayOptions): Promise<number> {
  const screen = screenWords[given.lang];
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const asker = given.auto ? null : await openAsker(isTerminal, screen.prompt);
  // A game may be left at any moment, also while the bots are thinking.
  process.once('SIGINT', () => {
    console.log(`\n${screen.quit}`);
    process.exit(done);
  });
  try {
    const chosen = given.edition === undefined ? await ask(asker, isTerminal, given) : given;
    if (chosen === null) {
      console.log(screen.quit);
      return done;
    }
    const edition = readEdition(chosen.edition);
    const options = readOptions(given.option, edition);
    const seats = await readSeats({ ...given, ...chosen }, edition, options);
    const seed = readSeed(given.seed);
    const table = Table.open({ edition, suspects: seats.suspects, options, seed });
    if (!(table instanceof Table)) throw new UsageError(sayProblem(await wordsOf(given.lang), table));
    const you = table.seatOf(seats.suspects[0]!);
    const scene = await makeScene(table, you, given.lang);
    const isOver = await runSession({ table, scene, bots: seats.bots(table), asker });
    if (!isOver) console.log(`\n${screen.quit}`);
    console.log(dim(screen.again));
    console.log(dim(`  casefile play ${replay(edition, seats, options, seed, given.lang)}`));
    return done;
  } finally {
    asker?.close();
  }
}

async function openAsker(isTerminal: boolean, prompt: string): Promise<Asker> {
  if (!isTerminal || process.env.TERM === 'dumb') return lineAsker();
  return (await import('../play/terminal-asker.ts')).terminalAsker(prompt);
}

async function ask(asker: Asker | null, isTerminal: boolean, given: PlayOptions) {
  if (asker === null || !isTerminal)
    throw new UsageError(`Name an edition with --edition. Valid: ${editions.map(({ id }) => id).join(', ')}`);
  return await chooseTable(asker, given);
}

function readEdition(id = ''): Edition {
  const edition = editionById(id);
  if (edition === undefined)
    throw notOneOf(
      'edition',
      id,
      editions.map((each) => each.id),
    );
  return edition;
}

function readOptions(given: readonly string[], edition: Edition): Options {
  const options: Record<string, OptionValue> = {};
  for (const text of given) {
    const [name = '', value] = text.split('=', 2);
    if (value === undefined)
      throw new UsageError(
        `--option wants name=value, not "${text}". Options here: ${Object.keys(edition.options).join(', ')}`,
      );
    options[name] = value === 'true' ? true : value === 'false' ? false : value;
  }
  return options;
}

function readSeed(text?: string): string {
  if (text === undefined) return randomBytes(32).toString('hex');
  if (!/^[0-9a-f]{1,64}$/i.test(text))
    throw new UsageError(`--seed wants 1 to 64 hexadecimal digits (0-9, a-f), not "${text}"`);
  return text.toLowerCase().padStart(64, '0');
}

interface Seats {
  /** The player's suspect first. */
  readonly suspects: readonly string[];
  readonly ids: readonly string[];
  readonly bots: (table: Table) => readonly Bot[];
}

async function readSeats(given: PlayOptions, edition: Edition, options: Options): Promise<Seats> {
  const ids = (given.bots ?? 'cross-off').split(',').map((id) => id.trim());
  for (const id of ids) if (!Object.hasOwn(bots, id)) throw notOneOf('bot', id, Object.keys(bots));
  const { suspects } = edition.cards(usual(edition, options));
  const you = given.suspect ?? suspects[0]!;
  if (!suspects.includes(you)) throw notOneOf(`suspect in ${edition.id}`, you, suspects);
  const count = seatCount(given.seats, ids, edition);
  const from = suspects.indexOf(you);
  const seated = [...suspects.slice(from), ...suspects.slice(0, from)].slice(0, count);
  const botOf = (at: number): Bot => bots[ids[Math.max(0, at - 1) % ids.length]!]!;
  return {
    suspects: seated,
    ids,
    bots(table) {
      const seats: Bot[] = [];
      seated.forEach((suspect, at) => {
        seats[table.seatOf(suspect)] = botOf(at);
      });
      return seats;
    },
  };
}

function seatCount(
  text: string | undefined,
  ids: readonly string[],
  { id, seats: [fewest, most] }: Edition,
): number {
  const usualCount = ids.length > 1 ? ids.length + 1 : Math.min(Math.max(usualSeats, fewest), most);
  const count = text === undefined ? usualCount : Number(text);
  if (!Number.isInteger(count) || count < fewest || count > most)
    throw new UsageError(`${id} takes ${fewest} to ${most} seats, not ${text ?? count}`);
  if (ids.length > 1 && ids.length !== count - 1)
    throw new UsageError(
      `${ids.length} bots and you do not make ${count} seats: name one bot for all, or ${count - 1}`,
    );
  return count;
}

const usual = (edition: Edition, given: Options): Options => ({
  ...Object.fromEntries(Object.entries(edition.options).map(([name, values]) => [name, values[0]!])),
  ...given,
});

function replay(edition: Edition, seats: Seats, options: Options, seed: string, lang: Lang): string {
  return [
    `--edition ${edition.id} --suspect ${seats.suspects[0]} --seats ${seats.suspects.length}`,
    ...(seats.ids.join() === 'cross-off' ? [] : [`--bots ${seats.ids.join()}`]),
    ...Object.entries(options).map(([name, value]) => `--option ${name}=${value}`),
    ...(lang === 'en' ? [] : [`--lang ${lang}`]),
    `--seed ${seed.replace(/^0+(?=.)/, '')}`,
  ].join(' ');
}
