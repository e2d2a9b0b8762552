/** Commands for players and rules: editions, scenarios, a game in the terminal, deduction. */
import { type AddCommands, example, lang, names, repeatable } from './options.ts';

export const addPlaying: AddCommands = (program, then) => {
  program
    .command('editions')
    .description(
      'The editions: players, options and house rules with defaults and rules, cards, rooms, dice.',
    )
    .argument('[id...]', 'only these editions')
    .option('--json', 'as JSON')
    .addOption(lang())
    .addHelpText('after', example('editions clue-2002', 'editions --lang fr', 'editions --json'))
    .action(then(async () => (await import('../commands/playing/editions.ts')).editionsCommand));

  program
    .command('scenario')
    .description('Runs scenario files; a folder means every *.json below it.')
    .argument('[path...]', 'files and folders')
    .option('--rules', 'which rules the scenarios show; without a path those of this repository')
    .option('--json', 'as JSON')
    .addHelpText('after', example('scenario my-bug.json', 'scenario --rules'))
    .action(then(async () => (await import('../commands/playing/scenario.ts')).scenarioCommand));

  program
    .command('play')
    .description('A game in the terminal against bots.')
    .option('--edition <id>', 'the edition; by default, a terminal asks for it')
    .option('--suspect <id>', 'who you play')
    .option('--seats <number>', 'players at the table, you included')
    .option(
      '--bots <ids>',
      'the bots: one for all, or a list with commas; if left out, different opponents, the gentlest first',
    )
    .option('--list-bots', 'lists the bots with their strengths and ends')
    .addOption(repeatable('--option <name=value>', 'a table option or house rule'))
    .option('--seed <hex>', 'up to 64 hexadecimal digits: the same seed deals the same cards')
    .option('--auto', 'a bot plays for you to the end')
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
    .action(then(async () => (await import('../commands/playing/play.ts')).playCommand));

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
    .action(then(async () => (await import('../commands/playing/solve.ts')).solveCommand));
};
