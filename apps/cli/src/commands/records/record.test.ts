import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editionById } from '@casefile/editions';
import { type CaseRecord, makeRecord, makeRecordText, makeViewpoint } from '@casefile/protocol/record';
import { readLines } from '@casefile/testkit/records/corpus';
import { atRandom, playOut } from '@casefile/testkit/records/play-out';
import { writeDown } from '@casefile/testkit/records/scribe';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { run } from '../../program.ts';

/** Runs the command in this process: a new process for each test would take a minute in all. */
async function casefile(args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const lines = { out: '', err: '' };
  const log = vi.spyOn(console, 'log').mockImplementation((text) => {
    lines.out += `${text}\n`;
  });
  const error = vi.spyOn(console, 'error').mockImplementation((text) => {
    lines.err += `${text}\n`;
  });
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.out += text;
    return true;
  });
  try {
    return { code: await run(args), ...lines };
  } finally {
    for (const spy of [log, error, write]) spy.mockRestore();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'casefile-record-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const edition = editionById('clue-2015')!;
const suspects = ['scarlet', 'orchid', 'plum'];
const setting = { edition, options: { lastSeat: 'plays-on', clueCards: true, quick: false }, suspects };
const log = writeDown({ ...setting, seed: 8 }, (seed) => playOut(setting, seed, atRandom(8, 80)));
const text = makeRecordText(makeRecord(log, edition)!);
const whole = write('whole.json', text);
const own = write('own.json', makeRecordText(makeViewpoint(log, edition, 1)!));
const watched = write('watched.json', makeRecordText(makeViewpoint(log, edition, 'spectator')!));
const game = write('game.json', JSON.stringify(JSON.parse(readLines('speed')[0]!).record));

describe('casefile record show', () => {
  test('tells the story, in both languages', async () => {
    const { code, out, err } = await casefile(['record', 'show', whole]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Turn 1: /);
    expect(out).toMatch(/is dealt .*,/);
    expect(out).toContain('the whole table');
    const french = await casefile(['record', 'show', whole, '--lang', 'fr']);
    expect(french.out).toMatch(/Tour 1\s: /);
    expect(french.out.split('\n').length).toBeGreaterThan(100);
  });

  test('from one seat prints neither the others’ cards nor the seeds', async () => {
    const { out } = await casefile(['record', 'show', whole, '--seat', 'orchid']);
    expect(out).toMatch(/You are dealt /);
    expect(out).toMatch(/is dealt 6 cards/);
    expect(out).not.toContain(JSON.parse(text).chance.table);
    expect((await casefile(['record', 'show', own])).out.split('\n').slice(3)).toEqual(
      out.split('\n').slice(3),
    );
  });

  test('--json', async () => {
    const { code, out } = await casefile(['record', 'show', game, '--json']);
    expect(code).toBe(0);
    const shown = JSON.parse(out);
    expect(shown).toMatchObject({ kind: 'game', edition: 'speed', viewpoint: 'table' });
    expect(shown.story[0]).toMatchObject({ number: 2, entry: 0, turn: 0 });
    expect(shown.story.at(-1).number).toBe(shown.facts);
  });
});

describe('casefile record verify', () => {
  test('accepts a good record with exit code 0 and names every check', async () => {
    const { code, out } = await casefile(['record', 'verify', whole, '--json']);
    expect(code).toBe(0);
    const { verified, checks } = JSON.parse(out);
    expect(verified).toBe(true);
    expect(checks.map(({ check }: { check: string }) => check)).toEqual(
      ['bytes', 'checksum', 'header', 'order', 'commitment', 'chain', 'seeds', 'noted', 'opening', 'rules'],
    ); // biome-ignore format: a list
  });

  test('R31 compares a commitment noted before the deal, and says when it was given none', async () => {
    const settled = log.find((entry) => entry.is === 'settled')!;
    const verify = (...more: string[]) => casefile(['record', 'verify', whole, ...more]);
    expect((await verify()).out).toMatch(/– noted .*whoever made this record could have made all of it/);
    expect(await verify('--commitment', settled.digest.toUpperCase())).toMatchObject({ code: 0 });
    expect((await verify('--commitment', settled.digest)).out).toMatch(/✓ noted[\s\S]*Verified\./);
    const other = await verify('--commitment', '0'.repeat(64));
    expect(other).toMatchObject({ code: 1, err: '' });
    expect(other.out).toMatch(/✗ noted .*entry \d+/);
    expect(await verify('--commitment', 'abc')).toMatchObject({ code: 2, out: '' });
  });

  test('R32 reads and replays every record of version 1 and calls it what it is: dealt by the table alone', async () => {
    const codes = new Set<number>();
    for (const line of readLines('records')) {
      const old = write('old.json', `${line}\n`);
      const { code, out } = await casefile(['record', 'verify', old, '--json']);
      const { dealt, checks } = JSON.parse(out);
      const wrong = checks.filter(({ ok }: { ok: boolean | null }) => ok === false);
      expect(dealt).toBe('table');
      // Most of them name seeds that no player gave. That much is wrong with them, and nothing else.
      expect(wrong.map(({ check }: { check: string }) => check)).toEqual(code === 0 ? [] : ['seeds']);
      if (!codes.has(code)) {
        const told = await casefile(['record', 'verify', old]);
        expect(told.out).toContain('Dealt by the table alone: whoever ran it could have chosen the cards.');
        expect(told.out).toMatch(/seeds .*a record of version 1, dealt by the table alone/);
      }
      codes.add(code);
      expect((await casefile(['record', 'show', old])).code).toBe(0);
    }
    expect([...codes].sort()).toEqual([0, 1]);
  });

  test('finds one changed digit, says where, and exits with code 1', async () => {
    const at = text.indexOf('"dice":[') + 8;
    const changed = text.slice(0, at) + ((Number(text[at]) % 6) + 1) + text.slice(at + 1);
    const { code, out, err } = await casefile(['record', 'verify', write('changed.json', changed)]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(/✗ chain/);
    expect(out).toMatch(/✗ rules .*entry \d+: by the rules and the seed this should be .*"rolled"/);
    expect(out).toContain('This record does not check out.');
  });

  test('verifies a record of seed and actions, or of one seat, as far as it can', async () => {
    for (const file of [game, own, watched]) {
      const { code, out } = await casefile(['record', 'verify', file]);
      expect(code).toBe(0);
      expect(out).toContain('Everything that can be checked is correct.');
    }
  });

  test('exits with code 1 for an action against the rules', async () => {
    const record = JSON.parse(readLines('speed')[0]!).record;
    const file = write(
      'cheat.json',
      JSON.stringify({ ...record, actions: [{ by: 0, action: { do: 'roll' } }] }),
    );
    const { code, out, err } = await casefile(['record', 'verify', file]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(/actions\[0\]: the rules refuse this/);
  });

  test('agrees with the verifier that shares no code with Casefile', () => {
    const tool = fileURLToPath(new URL('../../../../../tools/verify-record.mjs', import.meta.url));
    const run = (...files: string[]) => spawnSync(process.execPath, [tool, ...files], { encoding: 'utf8' });
    expect(run(whole)).toMatchObject({ status: 0, stderr: '' });
    expect(run(whole, own)).toMatchObject({ status: 1, stderr: '' });
    expect(run(join(folder, 'none.json'))).toMatchObject({ status: 2, stderr: '' });
  });
});

describe('casefile record replay', () => {
  test('--at shows the table after that many facts, from any seat', async () => {
    const { code, out } = await casefile(['record', 'replay', whole, '--at', '30', '--seat', 'plum']);
    expect(code).toBe(0);
    expect(out).toMatch(/30 of \d+/);
    expect(out).toContain('Hand');
    const { out: json } = await casefile(['record', 'replay', whole, '--at', '30', '--seat', '2', '--json']);
    expect(JSON.parse(json)).toMatchObject({ at: 30, view: { you: 2, result: null } });
  });

  test('without a terminal and without --at it prints the end', async () => {
    const { code, out } = await casefile(['record', 'replay', whole]);
    expect(code).toBe(0);
    expect(out).toMatch(/(\d+) of \1/);
  });
});

describe('casefile record analyse', () => {
  test('says when each seat could prove what', async () => {
    const { code, out } = await casefile(['record', 'analyse', whole, '--json']);
    expect(code).toBe(0);
    const { seats } = JSON.parse(out);
    expect(seats.map(({ suspect }: { suspect: string }) => suspect).sort()).toEqual([...suspects].sort());
    const [mine, ...others] = JSON.parse((await casefile(['record', 'analyse', own, '--json'])).out).seats;
    expect(others).toEqual([]);
    const { known, shows, ...rest } = seats[1];
    expect(known).toBeDefined();
    expect(mine).toEqual({ ...rest, shows: mine.shows });
    expect(mine.shows.map(({ at }: { at: number }) => at)).toEqual(shows.map(({ at }: { at: number }) => at));
  });

  test('writes a self-contained page and escapes names', async () => {
    const page = join(folder, 'casebook.html');
    for (const [lang, title] of [
      ['en', 'Casebook'],
      ['fr', 'Dossier de l’enquête'],
    ] as const) {
      const { code, out } = await casefile(['record', 'analyse', whole, '--lang', lang, '--html', page]);
      expect({ code, out }).toEqual({ code: 0, out: '' });
      const html = readFileSync(page, 'utf8');
      expect(html).toContain(`<html lang="${lang}">`);
      expect(html).toContain(`<title>${title}`);
      expect(html.match(/<g class="line/g)).toHaveLength(suspects.length);
      expect(html).not.toMatch(/<script|https?:|undefined|NaN/);
    }
    const { code, err } = await casefile([
      'record',
      'analyse',
      whole,
      '--html',
      join(folder, 'no', 'page.html'),
    ]);
    expect(code).toBe(2);
    expect(err).toContain('cannot be written');
  });

  test('analyses a changed record as far as possible and says that it was changed', async () => {
    const lacking = text.replace('"fact":"lacked"', '"fact":"declined"');
    expect(lacking).not.toBe(text);
    const { code, err, out } = await casefile([
      'record',
      'analyse',
      write('changed.json', lacking),
      '--json',
    ]);
    expect(err).toContain('the checksum is wrong');
    expect({ code, seats: JSON.parse(out).seats.length }).toEqual({ code: 0, seats: suspects.length });
  });

  test('does not print “never” when no deal fits the facts', async () => {
    const record = JSON.parse(text) as CaseRecord;
    const facts = record.log.flatMap((entry) => ('facts' in entry ? entry.facts : []));
    const shown = facts.find((fact) => fact.fact === 'showed');
    if (shown?.fact !== 'showed') throw new Error('nothing was shown');
    const own = facts.find((fact) => fact.fact === 'dealt' && fact.seat === shown.to);
    // A card of one's own, shown by somebody else.
    Object.assign(shown.sealed, { cards: own?.fact === 'dealt' ? [own.sealed.cards![0]] : [] });
    const file = write('impossible.json', JSON.stringify(record));
    const { seats } = JSON.parse((await casefile(['record', 'analyse', file, '--json'])).out);
    expect(seats[shown.to].provable).toMatchObject({ all: null, gap: 'contradiction' });
    const { out } = await casefile(['record', 'analyse', file]);
    expect(out).toContain('No deal fits what this record says');
    expect(out.split('\n').filter((line) => /\?( +\?){3}/.test(line))).toHaveLength(1);
  });

  test('analyses what is left of a truncated record and says where it ends', async () => {
    const half = write('cut.json', text.slice(0, text.length * 0.8));
    const { code, err, out } = await casefile(['record', 'analyse', half, '--json']);
    expect(err).toMatch(/cut\.json: cut off after entry \d+/);
    const { seats } = JSON.parse(out);
    expect({ code, seats: seats.length }).toEqual({ code: 0, seats: suspects.length });
    const { seats: all } = JSON.parse((await casefile(['record', 'analyse', whole, '--json'])).out);
    for (const [i, { curve }] of seats.entries())
      expect(all[i].curve.slice(0, curve.length - 1)).toEqual(curve.slice(0, -1));
    const none = await casefile(['record', 'analyse', write('early.json', text.slice(0, 400)), '--json']);
    expect({ code: none.code, out: none.out }).toEqual({ code: 2, out: '' });
  });

  test('prints a table in French', async () => {
    const { out } = await casefile(['record', 'analyse', game, '--lang', 'fr']);
    expect(out).toContain('questions perdues');
  });
});

describe('exits with code 2 and a sentence for files that are not records', () => {
  const big = write('big.json', '');
  truncateSync(big, 100 * 2 ** 20);
  const bigger = write('bigger.json', text.padEnd(8 * 2 ** 20 + 1));
  const bad: readonly [string, string[], RegExp][] = [
    ['cut in half', ['show', write('half.json', text.slice(0, text.length / 2))], /no JSON; is the file whole/],
    ['not JSON', ['verify', write('poem.json', 'Roses are red')], /this is no JSON/],
    ['not text', ['verify', write('noise.json', '')], /this is no JSON/],
    ['another document', ['show', write('other.json', '{"a":1}')], /a record says "format": "casefile-record"/],
    ['a later version', ['show', write('later.json', text.replace('"version":2', '"version":7'))], /reads versions 1 and 2, not 7/],
    ['without its checksum', ['verify', write('bare.json', text.replace(/,"checksum":"\w+"/, ''))], /checksum: this is missing; is the file as it was saved\?/],
    ['another edition', ['analyse', write('edition.json', text.replace('clue-2015', 'clue-2099'))], /no edition "clue-2099". Valid: clue-1986/],
    ['100 MB', ['show', big], /100 MB is larger than any record/],
    ['a byte more than 8 MB', ['analyse', bigger], /8\.1 MB is larger than any record \(at most 8 MB\)/],
    ['no such file', ['replay', join(folder, 'none.json')], /none\.json: there is no such file/],
    ['a folder', ['show', folder], /is a folder/],
    ['no file named', ['show'], /missing required argument 'file'/],
    ['no such step', ['replay', whole, '--at', '100000'], /a whole number from 1 to \d+ is needed/],
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
