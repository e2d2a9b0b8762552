/** Reads the table from the command line, and checks as much as possible before it is opened. */
import { randomBytes } from 'node:crypto';
import { botIds, isBotId } from '@casefile/bots';
import { nextOpponent } from '@casefile/bots/people';
import { editionById, editions } from '@casefile/editions';
import type { Edition, Options, OptionValue } from '@casefile/engine';
import { choicesOf, defaultOptions } from '@casefile/engine/options';
import { notOneOf, UsageError } from '../usage.ts';

export interface TableFlags {
  readonly edition?: string;
  readonly suspect?: string;
  readonly seats?: string;
  readonly bots?: string;
  readonly option: readonly string[];
  readonly seed?: string;
}
export interface TableOptions {
  readonly edition: Edition;
  readonly options: Options;
  /** Suspects with a seat, the player's first. */
  readonly suspects: readonly string[];
  /** The bot of each other seat. */
  readonly bots: readonly string[];
  readonly seed: string;
}

const usualSeats = 4;
export const editionIds = editions.map(({ id }) => id);

export function readTableOptions(given: TableFlags): TableOptions {
  const edition = editionById(given.edition ?? '');
  if (edition === undefined) throw notOneOf('edition', given.edition ?? '', editionIds);
  const options = readOptions(given.option, edition);
  const named = given.bots?.split(',').map((id) => id.trim()) ?? [];
  for (const id of named) if (!isBotId(id)) throw notOneOf('bot', id, botIds);
  const { suspects } = edition.cards({ ...defaultOptions(edition), ...options });
  const you = given.suspect ?? suspects[0]!;
  if (!suspects.includes(you)) throw notOneOf('suspect', you, suspects, ` in ${edition.id}`);
  const from = suspects.indexOf(you);
  const round = [...suspects.slice(from), ...suspects.slice(0, from)];
  const seats = seatCount(given.seats, named, edition);
  return {
    edition,
    options,
    suspects: round.slice(0, seats),
    bots: seatBots(named, seats - 1),
    seed: readSeed(given.seed),
  };
}

export function readOptions(given: readonly string[], edition: Edition): Options {
  const options: Record<string, OptionValue> = {};
  for (const text of given) {
    const [name = '', value] = text.split('=', 2);
    if (value === undefined) {
      const names = Object.keys(choicesOf(edition)).join(', ');
      throw new UsageError(`--option takes name=value, not "${text}". Options of ${edition.id}: ${names}`);
    }
    options[name] = value === 'true' ? true : value === 'false' ? false : value;
  }
  return options;
}

function readSeed(text?: string): string {
  if (text === undefined) return randomBytes(32).toString('hex');
  if (!/^[0-9a-f]{1,64}$/i.test(text))
    throw new UsageError(`--seed takes 1 to 64 hexadecimal digits (0-9, a-f), not "${text}"`);
  return text.toLowerCase().padStart(64, '0');
}

/** The default opponents, the gentlest first, as on the screens: a newcomer should not meet the champion at once. */
function usualOpponents(count: number): readonly string[] {
  const seated: string[] = [];
  while (seated.length < count) seated.push(nextOpponent(seated));
  return seated;
}

/** One bot for all other seats, or one for each; the default opponents if none is named. */
function seatBots(named: readonly string[], others: number): readonly string[] {
  if (named.length === 0) return usualOpponents(others);
  return Array.from({ length: others }, (_, i) => named[i % named.length]!);
}

function seatCount(text: string | undefined, named: readonly string[], { id, seats }: Edition): number {
  const [minSeats, maxSeats] = seats;
  const others = named.length;
  const usual = others > 1 ? others + 1 : Math.min(Math.max(usualSeats, minSeats), maxSeats);
  const count = text === undefined ? usual : Number(text);
  if (!Number.isInteger(count) || count < minSeats || count > maxSeats)
    throw new UsageError(`${id} is for ${minSeats} to ${maxSeats} players, not ${text ?? count}`);
  if (others > 1 && others !== count - 1)
    throw new UsageError(`${others} bots and you are not ${count} players: name one bot, or ${count - 1}`);
  return count;
}

/** The command line that opens the same table again. */
export function replayArguments({ edition, options, suspects, bots, seed }: TableOptions): string[] {
  return [
    `--edition ${edition.id} --suspect ${suspects[0]} --seats ${suspects.length}`,
    ...(bots.join() === usualOpponents(bots.length).join() ? [] : [`--bots ${bots.join()}`]),
    ...Object.entries(options).map(([name, value]) => `--option ${name}=${value}`),
    `--seed ${seed.replace(/^0+(?=.)/, '')}`,
  ];
}
