/** Figures: benchmarks, campaigns, ratings. */
import { type AddCommands, example } from './options.ts';

export const addMeasuring: AddCommands = (program, then) => {
  program
    .command('bench')
    .description('The benchmarks, with ratios against baselines measured in the same run.')
    .argument('[name...]', 'benchmarks or groups of them; all when left out')
    .option('--list', 'only name them')
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
      'The champion against a table of each other bot: many games, kept, and continued when run again.',
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
    .action(then(async () => (await import('../commands/measuring/campaign.ts')).campaignCommand));

  program
    .command('ratings')
    .description('Ratings of all bots from games at mixed tables, kept, and continued when run again.')
    .option('--games <number>', 'games; as many more as make the last deal whole', '12000')
    .option('--threads <number>', 'threads that play; one for each core when left out')
    .option('--seed <text>', 'the same seed plays the same games', 'ratings')
    .option('--out <file>', 'where the results are kept; docs/bots/ratings.jsonl when left out')
    .option('--keep', 'results of earlier sources of the bots count too')
    .option('--show', 'plays nothing, only rates what is kept')
    .option('--write', 'writes the ratings into docs/bots.md and where the program reads them')
    .option('--json', 'as JSON')
    .addHelpText('after', example('ratings --write', 'ratings --games 200 --out try.jsonl'))
    .action(then(async () => (await import('../commands/measuring/ratings.ts')).ratingsCommand));
};
