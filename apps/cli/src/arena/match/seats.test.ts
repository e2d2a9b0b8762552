import { expect, test } from 'vitest';
import { readSeats } from './seats.ts';

test.each<[string, string[]]>([
  ['random', ['random']],
  [' random , clauses', ['random', 'clauses']],
  ['exec:python3 bot.py,random', ['exec:python3 bot.py', 'random']],
  ['exec:node -e "f(1,2)",random', ['exec:node -e "f(1,2)"', 'random']],
  ["exec:'a, b' x,exec:\"it's, so\"", ["exec:'a, b' x", 'exec:"it\'s, so"']],
  ['exec:say \\"a,b', ['exec:say \\"a', 'b']],
  ['exec:a\\,b,c', ['exec:a\\,b', 'c']],
  [',', ['', '']],
])('%s', (text, seats) => {
  expect(readSeats(text)).toEqual(seats);
});

test('a command with an open quote is rejected', () => {
  expect(() => readSeats('exec:"a,b')).toThrow('--seats has a " without its other half');
});
