import { languages } from '@casefile/editions/words/words';
import { Command, CommanderError, Option } from 'commander';
import { done, failed, UsageError, wrongUsage } from './usage.ts';

/** Commands of the contract that are still to be built. */
const toCome = ['serve', 'record'];

const lang = (): Option =>
  new Option('--lang <language>', 'language of names and sentences').choices(languages).default('en');
const many = (value: string, before: readonly string[]): readonly string[] => [...before, value];
const example = (...lines: readonly string[]): string =>
  `\nExample${lines.length > 1 ? 's' : ''}:\n${lines.map((line) => `  $ casefile ${line}`).join('\n')}`;

/** Runs the command line and gives the exit code: 0 done, 1 a check failed, 2 wrong usage or unreadable input. */
export async function run(args: readonly string[]): Promise<number> {
  let code = done;
  const then =
    <T extends unknown[]>(load: () => Promise<(...given: T) => Promise<number>>) =>
    async (...given: T): Promise<void> => {
      code = await (await load())(...given);
    };
  const program = new Command('casefile')
    .description('The great deduction board game in seven editions.')
    .version('0.1.0')
    .exitOverride()
    .configureOutput({ outputError: () => {} })
    .showSuggestionAfterError()
    .addHelpText('after', example('editions', 'play --edition clue-2002', 'scenario --help'));

  program
    .command('editions')
    .description('The editions: seats, options with defaults, cards, rooms, dice.')
    .option('--json', 'as JSON')
    .addOption(lang())
    .addHelpText('after', example('editions --lang fr', 'editions --json'))
    .action(then(async () => (await import('./commands/editions.ts')).editionsCommand));

  program
    .command('scenario')
    .description('Runs scenario files; a folder means every *.json below it.')
    .argument('[path...]', 'files and folders')
    .option('--rules', 'which rules the scenarios show; without a path those of this repository')
    .option('--json', 'as JSON')
    .addHelpText('after', example('scenario my-bug.json', 'scenario --rules'))
    .action(then(async () => (await import('./commands/scenario.ts')).scenarioCommand));

  program
    .command('play')
    .description('A game in the terminal against bots.')
    .option('--edition <id>', 'the edition; asked for on a terminal when left out')
    .option('--suspect <id>', 'who you play')
    .option('--seats <number>', 'seats at the table, yours included')
    .option('--bots <ids>', 'the bots, one for all or a list with commas')
    .option('--option <name=value>', 'a table option; may be repeated', many, [])
    .option('--seed <hex>', 'up to 64 hexadecimal digits: the same seed deals the same cards')
    .option('--auto', 'a bot plays your seat to the end')
    .addOption(lang())
    .addHelpText(
      'after',
      example(
        'play',
        'play --edition clue-2015 --suspect plum --seats 4 --option quick=true',
        'play --edition secrets-2008 --lang fr --seed 5eed',
      ),
    )
    .action(then(async () => (await import('./commands/play.ts')).playCommand));

  program
    .command('solve')
    .description('Exact deduction on a knowledge file: how many deals fit, and where each card can be.')
    .argument('<file>', 'the knowledge file; - reads standard input')
    .option('--json', 'as JSON')
    .addHelpText('after', example('solve knowledge.json', 'solve --json - < knowledge.json'))
    .action(then(async () => (await import('./commands/solve.ts')).solveCommand));

  program
    .command('arena')
    .description('Games between bots: wins with their 95 % interval, lengths, times.')
    .option('--edition <id>', 'the edition')
    .option('--seats <bots>', 'a bot for each seat, with commas; exec:COMMAND is a program of your own')
    .option(
      '--games <number>',
      'how many games; with --rotate as many more as make the last deal whole',
      '100',
    )
    .option('--seed <text>', 'the same seed deals the same cards and rolls the same dice')
    .option('--rotate', 'plays every deal with every rotation of the seats')
    .option('--option <name=value>', 'a table option; may be repeated', many, [])
    .option('--ms <number>', 'how long a bot may think, in milliseconds', '2000')
    .option('--record <folder>', 'keeps a record of every game there')
    .option('--list', 'only names the bots')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      example(
        'arena --edition clue-2002 --seats champion,most-likely,cross-off --games 600 --rotate',
        "arena --edition card-2018 --seats 'exec:python3 examples/bot.py,clauses,random' --games 10",
        'arena --list',
      ),
    )
    .action(then(async () => (await import('./commands/arena.ts')).arenaCommand));

  program
    .command('bench')
    .description('The benchmarks, with ratios against baselines measured in the same run.')
    .argument('[name...]', 'benchmarks or groups of them; all when left out')
    .option('--list', 'only name them')
    .option('--json', 'as JSON')
    .addHelpText('after', example('bench', 'bench engine --json'))
    .action(then(async () => (await import('./commands/bench.ts')).benchCommand));

  try {
    checkCommand(program, args[0]);
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return codeOf(error, program.commands.find((command) => command.name() === args[0]) ?? program);
  }
}

function checkCommand(program: Command, name: string | undefined): void {
  if (name === undefined) {
    program.outputHelp({ error: true });
    throw new CommanderError(wrongUsage, 'casefile.help', '');
  }
  const known = program.commands.map((command) => command.name());
  if (name.startsWith('-') || name === 'help' || known.includes(name)) return;
  const what = toCome.includes(name)
    ? `"casefile ${name}" is not built yet.`
    : `There is no command "${name}".`;
  throw new UsageError(`${what} Valid: ${known.join(', ')}`);
}

function codeOf(error: unknown, command: Command): number {
  if (error instanceof UsageError) {
    console.error(`casefile: ${error.message}`);
    return wrongUsage;
  }
  if (error instanceof CommanderError) {
    // Help and version come here too, when they have been written.
    if (error.exitCode === 0) return done;
    if (error.message !== '') console.error(`${error.message.replace(/^error: /, 'casefile: ')}`);
    if (error.code === 'commander.unknownOption') console.error(`Valid: ${flagsOf(command)}`);
    return wrongUsage;
  }
  console.error('casefile: this is a bug of casefile, not of what you typed.');
  console.error(error);
  return failed;
}

const flagsOf = (command: Command): string =>
  [...command.options.map(({ flags }) => flags), '--help'].join(', ');
