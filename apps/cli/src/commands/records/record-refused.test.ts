import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { casefile, folder, game, own, text, watched, whole, write } from './test/record-files.ts';

describe('exits with code 2 and a sentence for files that are not records', () => {
  const big = write('big.json', '');
  truncateSync(big, 100 * 2 ** 20);
  const bigger = write('bigger.json', text.padEnd(8 * 2 ** 20 + 1));
  const bad: readonly [string, string[], RegExp][] = [
    ['cut in half', ['show', write('half.json', text.slice(0, text.length / 2))], /not JSON; is the file complete/],
    ['not JSON', ['verify', write('poem.json', 'Roses are red')], /this is not JSON/],
    ['saved again with a byte order mark', ['verify', write('marked.json', `\uFEFF${text}`)], /begins with a byte order mark/],
    ['not text', ['verify', write('noise.json', '')], /this is not JSON/],
    ['another document', ['show', write('other.json', '{"a":1}')], /a record says "format": "casefile-record"/],
    ['a later version', ['show', write('later.json', text.replace('"version":2', '"version":7'))], /reads versions 1 and 2, not 7/],
    ['without its checksum', ['verify', write('bare.json', text.replace(/,"checksum":"\w+"/, ''))], /checksum: this is missing; is the file as it was saved\?/],
    ['another edition', ['analyse', write('edition.json', text.replace('clue-2015', 'clue-2099'))], /no edition "clue-2099". Valid: clue-1986/],
    ['a game whose seed is none', ['verify', write('seed.json', readFileSync(game, 'utf8').replace(/"seed":"\w+"/, '"seed":"00"'))], /seed: must be 64 hexadecimal digits/],
    ['100 MB', ['show', big], /100 MB is larger than any record/],
    ['a byte more than 8 MB', ['analyse', bigger], /8\.1 MB is larger than any record \(at most 8 MB\)/],
    ['no such file', ['replay', join(folder, 'none.json')], /none\.json: there is no such file/],
    ['a folder', ['show', folder], /is a folder/],
    ['no file named', ['show'], /missing required argument 'file'/],
    ['no such step', ['replay', whole, '--at', '100000'], /must be a whole number from 1 to \d+/],
    ['no such seat', ['show', whole, '--seat', 'bob'], /no seat "bob"\. Valid: .*orchid.*spectator/],
    ['another seat’s view', ['show', own, '--seat', 'spectator'], /holds only what \w+ saw/],
    ['a spectator’s analysis', ['analyse', watched], /a spectator’s record does not say/],
    ['an unknown subcommand', ['burn', whole], /no command "record burn"\. Valid: show, verify, replay, analyse/],
  ]; // biome-ignore format: a list
  test.each(bad)('%s', async (_what, args, message) => {
    const { code, out, err } = await casefile(['record', ...args]);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/^\s+at /m);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('every subcommand has an example', async () => {
    for (const name of ['show', 'verify', 'replay', 'analyse']) {
      const { code, out } = await casefile(['record', name, '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`$ casefile record ${name} game.json`);
    }
  });
});
