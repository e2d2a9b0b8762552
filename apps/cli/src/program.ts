import { markets } from '@casefile/editions/markets';
import { languages } from '@casefile/editions/words/words';
import { Command, CommanderError, Option } from 'commander';
import { done, failed, UsageError, wrongUsage } from './usage.ts';

const names = (): Option =>
  new Option('--names <market>', 'names of the suspects: as printed, or those of another market')
    .choices(markets)
    .default('printed');
const lang = (): Option =>
  new Option('--lang <language>', 'language of names and sentences').choices(languages).default('en');
const data = (): Option =>
  new Option('--data <folder>', 'the folder of the SQLite file; DATABASE_URL or DATA when left out');
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
  const wantsHelp = args[0] === 'arena' && args.some((arg) => arg === '--help' || arg === '-h');
  const program = new Command('casefile')
    .description('The great deduction board game in seven editions.')
    .version('0.1.0')
    .exitOverride()
    .configureOutput({ outputError: () => {} })
    .showSuggestionAfterError()
    .addHelpText('after', example('editions', 'play --edition clue-2002', 'scenario --help'));

  program
    .command('editions')
    .description('The editions: seats, options and house rules with defaults and rules, cards, rooms, dice.')
    .argument('[id...]', 'only these editions')
    .option('--json', 'as JSON')
    .addOption(lang())
    .addHelpText('after', example('editions clue-2002', 'editions --lang fr', 'editions --json'))
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
    .option('--bots <ids>', 'the bots, one for all or a list with commas; else the opponents for people')
    .option('--list-bots', 'only names the bots, with how strong they are')
    .option('--option <name=value>', 'a table option or house rule; may be repeated', many, [])
    .option('--seed <hex>', 'up to 64 hexadecimal digits: the same seed deals the same cards')
    .option('--auto', 'a bot plays your seat to the end')
    .addOption(lang())
    .addOption(names())
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
    .option(
      '--why <card[=owner]>',
      'only why the card is certain to be there, or not to be: the facts and the steps',
    )
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      example(
        'solve knowledge.json',
        'solve --json - < knowledge.json',
        'solve knowledge.json --why rope',
        'solve knowledge.json --why rope=envelope --json',
      ),
    )
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
    .option(
      '--option <name=value>',
      'a table option or house rule of the edition (all are named below); may be repeated',
      many,
      [],
    )
    .option('--ms <number>', 'how long a bot may think, in milliseconds', '2000')
    .option(
      '--threads <number>',
      'threads that play, each with its own copy of a program; one for each core when left out',
    )
    .option('--record <folder>', 'keeps a record of every game there')
    .option(
      '--league <folder>',
      'a league of all bots of --seats and all programs in the folder; its page is written there',
    )
    .option('--list', 'only names the bots')
    .option('--json', 'as JSON')
    .addHelpText('after', wantsHelp ? (await import('./arena/options-help.ts')).optionsHelp() : '')
    .addHelpText(
      'after',
      example(
        'arena --edition clue-2002 --seats champion,most-likely,cross-off --games 600 --rotate',
        "arena --edition card-2018 --seats 'exec:python3 examples/bot.py,clauses,random' --games 10",
        "arena --league my-league --seats 'champion,most-likely,clauses,exec:python3 examples/bot.py' --games 60",
        'arena --list',
      ),
    )
    .action(then(async () => (await import('./commands/arena.ts')).arenaCommand));

  const record = program
    .command('record')
    .description('A finished game: print it, check it, step through it, analyse it.')
    .addHelpText('after', example('record show game.json', 'record verify game.json'));
  const ofRecord = (name: string, description: string, ...examples: readonly string[]): Command =>
    record
      .command(name)
      .description(description)
      .argument('<file>', 'the record; - reads standard input')
      .option('--json', 'as JSON')
      .addOption(lang())
      .addOption(names())
      .addHelpText('after', example(...examples.map((each) => `record ${name} ${each}`)));
  const commands = () => import('./commands/record.ts');
  ofRecord('show', 'The story of the game in words.', 'game.json', 'game.json --seat plum --lang fr')
    .option('--seat <seat>', 'as this seat saw it: a suspect, a number from 0, or spectator')
    .action(then(async () => (await commands()).showCommand));
  ofRecord(
    'verify',
    'Checks commitments, seeds, hashes, deal, dice, and every rule by playing the game again.',
    'game.json',
    'game.json --commitment 5f0c…',
  )
    .option(
      '--commitment <hex>',
      'what you noted before the deal: the table’s commitment, your own, or the digest of all',
    )
    .action(then(async () => (await commands()).verifyCommand));
  ofRecord(
    'replay',
    'Steps through the game, by keys on a terminal.',
    'game.json',
    'game.json --at 40 --seat plum',
  )
    .option('--at <number>', 'only the table after so many facts, as `show` numbers them')
    .option('--seat <seat>', 'as this seat saw it: a suspect, a number from 0, or spectator')
    .action(then(async () => (await commands()).replayCommand));
  ofRecord(
    'analyse',
    'The casebook: what each player could prove when, what each suggestion and each card shown told, in exact numbers.',
    'game.json',
    'game.json --html casebook.html --lang fr',
  )
    .option('--html <file>', 'as a page of its own, with the curves drawn')
    .action(then(async () => (await commands()).analyseCommand));

  program
    .command('serve')
    .description('The server with the web app. Each option can also come from the environment, in capitals.')
    .option('--host <address>', 'the address to listen at; 127.0.0.1 when left out')
    .option('--port <number>', 'the port; 8080 when left out')
    .option(
      '--data <folder>',
      'where the SQLite file is kept; "data" when left out. DATABASE_URL uses PostgreSQL',
    )
    .option(
      '--origins <list>',
      'the addresses browsers come from, with commas, where a proxy has another name',
    )
    .option('--proxies <number>', 'proxies in front of the server that are believed about who comes')
    .option('--metrics-port <number>', 'Prometheus metrics at this port of 127.0.0.1')
    .option('--keep-days <number>', 'finished and abandoned tables go after so many days')
    .option('--accept-clock', 'starts though the clock of this machine is far behind what is stored')
    .addHelpText(
      'after',
      example(
        'serve --port 8080 --data /var/lib/casefile',
        'serve --origins https://casefile.example --proxies 1',
      ),
    )
    .action(then(async () => (await import('./commands/serve.ts')).serveCommand));

  program
    .command('mcp')
    .description(
      'A seat at a table for an assistant: the Model Context Protocol over standard input and output.',
    )
    .option('--server <address>', 'the server whose tables it plays at', 'http://127.0.0.1:8080')
    .option('--token <token>', 'a token that finds its games (back_…); may be repeated', many, [])
    .addHelpText('after', example('mcp', 'mcp --server https://casefile.example --token back_…'))
    .action(then(async () => (await import('./commands/mcp.ts')).mcpCommand));

  program
    .command('backup')
    .description('Writes everything into one file, while the server goes on.')
    .argument('<file>', 'the backup; it must not be there yet')
    .addOption(data())
    .option('--json', 'as JSON')
    .addHelpText('after', example('backup monday.db', 'backup --data /var/lib/casefile monday.db'))
    .action(then(async () => (await import('./commands/backup.ts')).backupCommand));

  program
    .command('restore')
    .description('Puts a backup where the server finds it, from SQLite or PostgreSQL to either.')
    .argument('<file>', 'the backup')
    .addOption(data())
    .option('--force', 'what is there is set aside (a folder) or replaced (PostgreSQL)')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      example(
        'restore --data /var/lib/casefile monday.db',
        'restore monday.db   # into PostgreSQL, with DATABASE_URL set',
      ),
    )
    .action(then(async () => (await import('./commands/restore.ts')).restoreCommand));

  program
    .command('verify')
    .description('Checks every table: the chain of its rows, its seed, and that its log can be followed.')
    .argument('[file]', 'a backup; without it where the server keeps its tables')
    .addOption(data())
    .option('--json', 'as JSON')
    .addHelpText('after', example('verify --data /var/lib/casefile', 'verify monday.db'))
    .action(then(async () => (await import('./commands/verify.ts')).verifyCommand));

  program
    .command('selftest')
    .description(
      'Lies to a server on this machine, listens at every place of a table, and posts forged records; tells what it found.',
    )
    .argument('<url>', 'where the server is: localhost, 127.0.0.1 or ::1, and nowhere else')
    .option('--json', 'as JSON')
    .addHelpText('after', example('selftest http://127.0.0.1:8080', 'selftest http://127.0.0.1:8080 --json'))
    .action(then(async () => (await import('./commands/selftest.ts')).selftestCommand));

  program
    .command('reports')
    .description('What players have written and others have reported.')
    .addOption(data())
    .option('--json', 'as JSON')
    .addHelpText('after', example('reports --data /var/lib/casefile'))
    .action(then(async () => (await import('./commands/reports.ts')).reportsCommand));

  program
    .command('delete-player')
    .description("Takes a player's name and words out of all tables; tokens and notebooks go.")
    .argument('[id]', 'the id of the player')
    .option('--name <name>', 'the player by name, where only one is called so')
    .option('--dry-run', 'only says what would be changed')
    .addOption(data())
    .addHelpText('after', example('delete-player --name Ada --dry-run', 'delete-player p7c2f0'))
    .action(then(async () => (await import('./commands/delete-player.ts')).deletePlayerCommand));

  program
    .command('bench')
    .description('The benchmarks, with ratios against baselines measured in the same run.')
    .argument('[name...]', 'benchmarks or groups of them; all when left out')
    .option('--list', 'only name them')
    .option('--json', 'as JSON')
    .addHelpText('after', example('bench', 'bench engine --json'))
    .action(then(async () => (await import('./commands/bench.ts')).benchCommand));

  program
    .command('campaign')
    .description(
      'The champion against a table of each other bot: many games, kept and gone on with when run again.',
    )
    .option(
      '--only <words>',
      'only these editions, numbers of seats and bots, with commas; mixed is a table of several',
    )
    .option('--bot <id>', 'who sits in the chair', 'champion')
    .option(
      '--calibration <decisions>',
      'instead: whether the chances by which the champion accuses are true, at mixed tables',
    )
    .option('--games <number>', 'games a line; as many more as make the last deal whole', '2000')
    .option('--threads <number>', 'threads that play; one for each core when left out')
    .option('--seed <text>', 'the same seed plays the same games', 'campaign')
    .option('--out <file>', 'where the results are kept; docs/bots/campaign.jsonl when left out')
    .option('--keep', 'results of earlier sources of the bots count too')
    .option('--show', 'plays nothing, only shows what is kept')
    .option('--write', 'writes the lines into docs/bots.md')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      example(
        'campaign --write',
        'campaign --calibration 20000 --write',
        'campaign --only speed,most-likely,4 --games 200 --out try.jsonl',
      ),
    )
    .action(then(async () => (await import('./commands/campaign.ts')).campaignCommand));

  program
    .command('ratings')
    .description('Ratings of all bots from games at mixed tables, kept and gone on with when run again.')
    .option('--games <number>', 'games; as many more as make the last deal whole', '12000')
    .option('--threads <number>', 'threads that play; one for each core when left out')
    .option('--seed <text>', 'the same seed plays the same games', 'ratings')
    .option('--out <file>', 'where the results are kept; docs/bots/ratings.jsonl when left out')
    .option('--keep', 'results of earlier sources of the bots count too')
    .option('--show', 'plays nothing, only rates what is kept')
    .option('--write', 'writes the ratings into docs/bots.md and where the program reads them')
    .option('--json', 'as JSON')
    .addHelpText('after', example('ratings --write', 'ratings --games 200 --out try.jsonl'))
    .action(then(async () => (await import('./commands/ratings.ts')).ratingsCommand));

  try {
    checkCommand(program, args[0]);
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return codeOf(error, commandOf(program, args));
  }
}

function checkCommand(program: Command, name: string | undefined): void {
  if (name === undefined) {
    program.outputHelp({ error: true });
    throw new CommanderError(wrongUsage, 'casefile.help', '');
  }
  const known = program.commands.map((command) => command.name());
  if (name.startsWith('-') || name === 'help' || known.includes(name)) return;
  throw new UsageError(`There is no command "${name}". Valid: ${known.join(', ')}`);
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
    // Help and version come here too, when they have been written.
    if (error.exitCode === 0) return done;
    if (error.message !== '' && error.code !== 'commander.help')
      console.error(`${error.message.replace(/^error: /, 'casefile: ')}`);
    if (error.code === 'commander.unknownOption') console.error(`Valid: ${flagsOf(command)}`);
    return wrongUsage;
  }
  console.error('casefile: this is a bug of casefile, not of what you typed.');
  console.error(error);
  return failed;
}

const flagsOf = (command: Command): string =>
  [...command.options.map(({ flags }) => flags), '--help'].join(', ');
