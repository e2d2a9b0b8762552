/** Options and help that several commands share. */
import { markets } from '@casefile/editions/markets';
import { languages } from '@casefile/editions/words/words';
import { type Command, Option } from 'commander';

export const names = (): Option =>
  new Option('--names <market>', 'names of the suspects: as printed, or those of another market')
    .choices(markets)
    .default('printed');
export const lang = (): Option =>
  new Option('--lang <language>', 'language of names and sentences').choices(languages).default('en');
export const data = (): Option =>
  new Option('--data <folder>', 'the folder of the SQLite file; DATABASE_URL or DATA by default');
/** An option that may be given several times. */
export const repeatable = (flags: string, description: string): Option =>
  new Option(flags, `${description}; may be repeated`)
    .argParser((value: string, before: readonly string[]) => [...before, value])
    .default([], 'none');
export const example = (...lines: readonly string[]): string =>
  `\nExample${lines.length > 1 ? 's' : ''}:\n${lines.map((line) => `  $ casefile ${line}`).join('\n')}`;

/** Loads a command on demand, runs it, and keeps its exit code. */
export type RunCommand = <T extends unknown[]>(
  load: () => Promise<(...given: T) => Promise<number>>,
) => (...given: T) => Promise<void>;

/** Adds some of the commands to the program. */
export type AddCommands = (program: Command, then: RunCommand) => void;
