import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readTyped } from './asker.ts';
import { terminalAsker } from './terminal-asker.ts';

const choices = ['Roll the dice', 'Go to the Library', 'Go to the Lounge', 'Véranda'];

test.each([
  ['2', { pick: 1 }],
  [' 4 ', { pick: 3 }],
  ['0', { typed: '0' }],
  ['5', { typed: '5' }],
  ['go to the lounge', { pick: 2 }],
  ['go to the li', { pick: 1 }],
  ['go', { typed: 'go' }],
  ['veranda', { pick: 3 }],
  ['r', { typed: 'r' }],
  ['8,7', { typed: '8,7' }],
  ['', { typed: '' }],
])('typing %j means %j', (text, answer) => {
  expect(readTyped(text, choices)).toEqual(answer);
});

/** A fake terminal that sends the keys once the question is shown and returns the answer. */
async function answer(...keys: string[]) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin });
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
  const asker = terminalAsker('Your choice:', { stdin, stdout } as never);
  const asked = asker.ask('What now?', choices, 'hints');
  for (const key of keys) {
    await Promise.race([once(stdout, 'data'), asked]);
    stdin.write(key);
  }
  stdout.resume();
  return await asked;
}

const [down, enter, leave, ctrlC, ctrlD] = ['\u001b[B', '\r', '\u001b', '\u0003', '\u0004'] as const;

test.each([
  ['Enter takes the first', [enter], { pick: 0 }],
  ['the arrows go down', [down, down, enter], { pick: 2 }],
  ['a number is typed', ['3', enter], { pick: 2 }],
  ['a square is typed', ['8', ',7', enter], { typed: '8,7' }],
  ['a whole line arrives at once', ['n\r'], { typed: 'n' }],
  ['a letter that moves the cursor elsewhere is a letter here', ['l', enter], { typed: 'l' }],
  ['Escape asks again', [leave], { typed: '' }],
  ['Escape from typing asks again', ['x', leave], { typed: '' }],
  ['Ctrl-C leaves', [ctrlC], { end: 'quit' }],
  ['Ctrl-D leaves', [ctrlD], { end: 'quit' }],
  ['Ctrl-D leaves while typing', ['x', ctrlD], { end: 'quit' }],
])('%s', async (_what, keys, expected) => {
  expect(await answer(...keys)).toEqual(expected);
});
