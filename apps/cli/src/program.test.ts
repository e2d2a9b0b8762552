import { describe, expect, test } from 'vitest';
import { casefile } from '../test/casefile.ts';

describe.concurrent('exits with code 2 and a sentence that names what is valid', () => {
  test.each<[string, string[], RegExp]>([
    ['unknown command', ['detect'], /no command "detect"\. Valid: editions, scenario, play, solve, arena, /],
    ['unknown option', ['editions', '--jsn'], /unknown option '--jsn'[\s\S]*Valid: --json, --lang/],
    ['unknown option before a command', ['--jsn'], /unknown option '--jsn'/],
    ['too many arguments', ['solve', 'one.json', 'two.json'], /too many arguments/],
    ['unknown language', ['editions', '--lang', 'de'], /'de' is invalid\. Allowed choices are en, fr/],
    ['an option without its value', ['play', '--edition'], /'--edition <id>' argument missing/],
    ['no path', ['scenario'], /Name a scenario file or a folder/],
    ['no such path', ['scenario', 'nowhere.json'], /nowhere\.json: there is no such file or folder/],
    ['unknown benchmark', ['bench', 'luck'], /no benchmark "luck"\. Valid: engine/],
    ['no edition without a terminal', ['play'], /--edition\. Valid: clue-1986, clue-2002/],
    ['no edition for a bot alone', ['play', '--auto'], /--edition\. Valid: clue-1986/],
    ['unknown edition', ['play', '--edition', 'clue-1900'], /no edition "clue-1900"\. Valid: clue-1986/],
    ['unknown suspect', ['play', '--edition', 'clue-2002', '--suspect', 'bob'], /no suspect "bob" in clue-2002\. Valid: scarlet/],
    ['too many seats', ['play', '--edition', 'clue-2002', '--seats', '9'], /is for 3 to 6 players, not 9/],
    ['seats that are no number', ['play', '--edition', 'clue-2002', '--seats', 'two'], /is for 3 to 6 players, not two/],
    ['unknown bot', ['play', '--edition', 'clue-2002', '--bots', 'holmes'], /no bot "holmes"\. Valid: random, people, cross-off/],
    ['bots that do not fit the seats', ['play', '--edition', 'clue-2002', '--bots', 'random,random', '--seats', '6'], /2 bots and you are not 6 players/],
    ['a seed that is none', ['play', '--edition', 'clue-2002', '--seed', 'lucky'], /hexadecimal digits \(0-9, a-f\), not "lucky"/],
    ['an option without value', ['play', '--edition', 'clue-2015', '--option', 'quick'], /name=value, not "quick"\. Options of clue-2015: lastSeat, clueCards, quick/],
    ['an option of another edition', ['play', '--edition', 'clue-2002', '--option', 'quick=true'], /no option “quick”; valid: lastSeat/],
    ['an option it cannot have', ['play', '--edition', 'clue-2015', '--option', 'quick=maybe'], /cannot be maybe; valid: false, true/],
  ])('%s', async (_what, args, message) => {
    const { code, out, err } = await casefile(args);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/^\s+at /m);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  }); // biome-ignore format: a table
});

test('without a command prints the help to standard error and exits with code 2', async () => {
  const { code, out, err } = await casefile([]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('Usage: casefile');
});

test.concurrent.each(['', 'editions', 'scenario', 'play', 'solve', 'arena', 'bench', 'campaign', 'ratings'])(
  '%s --help shows an example',
  async (name) => {
    const { code, out, err } = await casefile([...(name === '' ? [] : [name]), '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`Examples?:\n {2}\\$ casefile ${name}`));
  },
);

test('exits quietly when the reader closes the pipe early', async () => {
  const { spawn } = await import('node:child_process');
  const main = new URL('./main.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [main, 'editions', '--json']);
  child.stdout.destroy();
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect({ code, err }).toEqual({ code: 0, err: '' });
});
