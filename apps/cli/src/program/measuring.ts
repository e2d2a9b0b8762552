/** Commands that measure: benchmarks, campaigns, ratings. */
import { type AddCommands, example } from './options.ts';

export const addMeasuring: AddCommands = (program, then) => {
  program
    .command('bench')
    .description('The benchmarks, with ratios against baselines measured in the same run.')
    .argument('[name...]', 'benchmarks or groups of them; all of them by default')
    .option('--list', 'only list them')
    .option(
      '--postgres',
      'the server on one and on three processes with a PostgreSQL of its own, instead of SQLite',
    )
    .option('--json', 'as JSON')
    .addHelpText('after', example('bench', 'bench engine --json', 'bench server --postgres'))
    .action(then(async () => (await import('../commands/measuring/bench.ts')).benchCommand));

  program
    .command('campaign')
    .description(
      'Plays the champion against tables of every other bot; the results are kept, and the next run continues.',
    )
    .option(
      '--only <words>',
      'only these editions, numbers of seats and bots, with commas; mixed is a table of several',
    )
    .option('--bot <id>', 'the bot that is measured', 'champion')
    .option(
      '--calibration <decisions>',
      'instead: whether the chances by which the champion accuses are true, at mixed tables',
    )
    .option('--games <number>', 'games a line, plus those that complete the last deal', '2000')
    .option('--threads <number>', 'threads that play; by default one for each core')
    .option('--seed <text>', 'the same seed plays the same games', 'campaign')
    .option('--out <file>', 'where the results are kept; docs/bots/campaign.jsonl by default')
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
    .action(then(async () => (await import('../commands/measuring/campaign.ts')).campaignCommand));

  program
    .command('ratings')
    .description('Rates all bots by games at mixed tables; the results are kept, and the next run continues.')
    .option('--games <number>', 'games, plus those that complete the last deal', '12000')
    .option('--threads <number>', 'threads that play; by default one for each core')
    .option('--seed <text>', 'the same seed plays the same games', 'ratings')
    .option('--out <file>', 'where the results are kept; docs/bots/ratings.jsonl by default')
    .option('--keep', 'results of earlier sources of the bots count too')
    .option('--show', 'plays nothing, only rates what is kept')
    .option('--write', 'writes the ratings into docs/bots.md and where the program reads them')
    .option('--json', 'as JSON')
    .addHelpText('after', example('ratings --write', 'ratings --games 200 --out try.jsonl'))
    .action(then(async () => (await import('../commands/measuring/ratings.ts')).ratingsCommand));
};
