/** Commands for games between bots. */
import type { Command } from 'commander';
import { example, type RunCommand, repeatable } from './options.ts';

/** `wantsHelp`: the options of all editions take long to load and are only needed for the help. */
export async function addArena(program: Command, then: RunCommand, wantsHelp: boolean): Promise<void> {
  program
    .command('arena')
    .description('Games between bots: wins with their 95% interval, lengths and times.')
    .option('--edition <id>', 'the edition')
    .option('--seats <bots>', 'a bot for each seat, with commas; exec:COMMAND is a program of your own')
    .option('--games <number>', 'how many games; with --rotate also those that complete the last deal', '100')
    .option('--seed <text>', 'the same seed deals the same cards and rolls the same dice')
    .option('--rotate', 'plays every deal with every rotation of the seats')
    .addOption(
      repeatable(
        '--option <name=value>',
        'a table option or house rule of the edition (all are named below)',
      ),
    )
    .option('--ms <number>', 'how long a bot may think, in milliseconds', '2000')
    .option(
      '--threads <number>',
      'threads that play, each with its own copy of a program; by default one for each core',
    )
    .option('--record <folder>', 'keeps a record of every game there')
    .option(
      '--league <folder>',
      'a league of all bots of --seats and all programs in the folder; its page is written there',
    )
    .option('--list', 'lists the bots and ends')
    .option('--json', 'as JSON')
    .addHelpText('after', wantsHelp ? (await import('../arena/options-help.ts')).optionsHelp() : '')
    .addHelpText(
      'after',
      example(
        'arena --edition clue-2002 --seats champion,most-likely,cross-off --games 600 --rotate',
        "arena --edition card-2018 --seats 'exec:python3 examples/bot.py,clauses,random' --games 10",
        "arena --league my-league --seats 'champion,most-likely,clauses,exec:python3 examples/bot.py' --games 60",
        'arena --list',
      ),
    )
    .action(then(async () => (await import('../commands/arena/arena.ts')).arenaCommand));
}
