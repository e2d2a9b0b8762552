import { Command, CommanderError } from 'commander';
import { addArena } from './program/arena.ts';
import { addMeasuring } from './program/measuring.ts';
import { example, type RunCommand } from './program/options.ts';
import { addPlaying } from './program/playing.ts';
import { addRecords } from './program/records.ts';
import { addServing } from './program/serving.ts';
import { done, failed, UsageError, wrongUsage } from './usage.ts';

/** Runs the command line and returns the exit code: 0 success, 1 a check failed, 2 wrong usage or unreadable input. */
export async function run(args: readonly string[]): Promise<number> {
  let code = done;
  const then: RunCommand =
    (load) =>
    async (...given) => {
      code = await (await load())(...given);
    };
  const wantsHelp = args[0] === 'arena' && args.some((arg) => arg === '--help' || arg === '-h');
  const program = new Command('casefile')
    .description('The great deduction board game in eight editions.')
    .version('0.1.0')
    .exitOverride()
    .configureOutput({ outputError: () => {} })
    .showSuggestionAfterError()
    .addHelpText('after', example('editions', 'play --edition clue-2002', 'scenario --help'));

  addPlaying(program, then);
  await addArena(program, then, wantsHelp);
  addRecords(program, then);
  addServing(program, then);
  addMeasuring(program, then);

  try {
    checkCommand(program, args);
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return codeOf(error, commandOf(program, args));
  }
}

/** Lists subcommands too: Commander reports an unknown one without naming those that exist. */
function checkCommand(above: Command, [name, ...rest]: readonly string[], path = ''): void {
  if (above.commands.length === 0) return;
  if (name === undefined) {
    above.outputHelp({ error: true });
    throw new CommanderError(wrongUsage, 'casefile.help', '');
  }
  if (name.startsWith('-') || name === 'help') return;
  const command = above.commands.find((each) => each.name() === name);
  if (command === undefined) {
    const valid = above.commands.map((each) => each.name());
    throw new UsageError(`There is no command "${path}${name}". Valid: ${valid.join(', ')}`);
  }
  checkCommand(command, rest, `${path}${name} `);
}

/** The command that was meant, down to its subcommand. */
function commandOf(above: Command, [name, ...rest]: readonly string[]): Command {
  const command = above.commands.find((each) => each.name() === name);
  return command === undefined ? above : commandOf(command, rest);
}

function codeOf(error: unknown, command: Command): number {
  if (error instanceof UsageError) {
    console.error(`casefile: ${error.message}`);
    return wrongUsage;
  }
  if (error instanceof CommanderError) {
    // Commander throws after printing help or version, too.
    if (error.exitCode === 0) return done;
    if (error.message !== '' && error.code !== 'commander.help')
      console.error(`${error.message.replace(/^error: /, 'casefile: ')}`);
    if (error.code === 'commander.unknownOption') console.error(`Valid: ${flagsOf(command)}`);
    return wrongUsage;
  }
  console.error('casefile: this is a bug in casefile, not your mistake.');
  console.error(error);
  return failed;
}

const flagsOf = (command: Command): string =>
  [...command.options.map(({ flags }) => flags), '--help'].join(', ');
