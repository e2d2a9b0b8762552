/** A match as plain data, which can be sent to a thread. */
import { editionById } from '@casefile/editions';
import type { Edition, Options } from '@casefile/engine';

export interface MatchSpec {
  readonly edition: string;
  readonly options: Options;
  /** The bots by id or `exec:COMMAND`, one for each seat. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly rotate: boolean;
  /** How long a bot may think. */
  readonly ms: number;
  /** Whether to keep a record of every game. */
  readonly record: boolean;
  /** The number of threads; one for each core by default. */
  readonly threads?: number;
  /** Whether to keep every stated chance of an accusation. */
  readonly chances?: boolean;
}

const exec = 'exec:';
export const isCommand = (bot: string): boolean => bot.startsWith(exec);
export const commandOf = (bot: string): string => bot.slice(exec.length).trim();

export function editionOf(spec: MatchSpec): Edition {
  return editionById(spec.edition)!;
}

/** The maximum length of a name in a record. */
const longestLabel = 24;

/** A bot's name for a record: its id, or the file of its program. */
export function labelOf(bot: string): string {
  if (!isCommand(bot)) return bot;
  const words = commandOf(bot).match(/[^\s'"]+/g) ?? [];
  const file = words.findLast((word) => /[./]/.test(word)) ?? words.at(-1) ?? '';
  const label = file
    .split('/')
    .at(-1)!
    .replaceAll(/[^\w.-]/g, '');
  return label.slice(0, longestLabel) || 'program';
}

/** The bots' names in the records of a match, numbered where the same bot sits twice: the story could not tell them apart. */
export function recordNames(bots: readonly string[]): string[] {
  const labels = bots.map(labelOf);
  return labels.map((label, bot) => {
    const before = labels.slice(0, bot).filter((other) => other === label).length;
    const number = before === 0 ? '' : ` ${before + 1}`;
    return `${label.slice(0, longestLabel - number.length)}${number}`;
  });
}

/** The names of a league's members: as in records, with the folder for programs whose files have the same name. */
export function namesOf(members: readonly string[]): (bot: string) => string {
  const labels = members.map(labelOf);
  return (bot) => (labels.filter((label) => label === labelOf(bot)).length === 1 ? labelOf(bot) : bot);
}
