/** Commands for finished games. */
import type { Command } from 'commander';
import { type AddCommands, example, lang, names } from './options.ts';

export const addRecords: AddCommands = (program, then) => {
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
  const commands = () => import('../commands/records/record.ts');
  ofRecord('show', 'The story of the game in words.', 'game.json', 'game.json --seat plum --lang fr')
    .option('--seat <seat>', 'as this player saw it: a suspect, a number from 0, or spectator')
    .action(then(async () => (await commands()).showCommand));
  ofRecord(
    'verify',
    'Checks commitments, seeds, hashes, deal, dice, and every rule by playing the game again.',
    'game.json',
    'game.json --commitment 5f0c… --seen mine.json',
  )
    .option(
      '--commitment <hex>',
      'what you noted before the deal: the digest; the table’s commitment or your own prove less',
    )
    .option('--seen <file>', 'your own record, kept during the game: what you saw must be in this one')
    .action(then(async () => (await commands()).verifyCommand));
  ofRecord(
    'replay',
    'Steps through the game, by keys on a terminal.',
    'game.json',
    'game.json --at 40 --seat plum',
  )
    .option('--at <number>', 'only the table after this many facts, as `show` numbers them')
    .option('--seat <seat>', 'as this player saw it: a suspect, a number from 0, or spectator')
    .action(then(async () => (await commands()).replayCommand));
  ofRecord(
    'analyse',
    'The casebook: what each player could prove when, what each suggestion and each card shown told, in exact numbers.',
    'game.json',
    'game.json --html casebook.html --lang fr',
  )
    .option('--html <file>', 'as a page of its own, with the curves drawn')
    .action(then(async () => (await commands()).analyseCommand));
};
