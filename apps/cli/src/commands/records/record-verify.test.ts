import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editionById } from '@casefile/editions';
import { withWords } from '@casefile/protocol';
import { makeRecord, makeRecordText, makeViewpoint } from '@casefile/protocol/record';
import { readLines } from '@casefile/testkit/records/corpus';
import { Forger } from '@casefile/testkit/records/forger';
import { describe, expect, test } from 'vitest';
import { casefile, folder, game, log, own, text, watched, whole, write } from './test/record-files.ts';

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

  test('R31 compares what a player kept during the game, and finds the record of another game of the same seeds', async () => {
    const edition = editionById('clue-2015')!;
    const honest = await casefile(['record', 'verify', whole, '--seen', own]);
    expect(honest).toMatchObject({ code: 0, err: '' });
    expect(honest.out).toMatch(/✓ noted .*entries that seat 1 had kept are in it[\s\S]*Verified\./);
    // One's own commitment shows less than what was seen from the opening on.
    const { commitment } = log.find((entry) => entry.is === 'opened')!;
    const less = await casefile(['record', 'verify', whole, '--commitment', commitment]);
    expect(less.out).toMatch(/– noted .*only the digest[\s\S]*Everything that can be checked is correct\./);
    expect((await casefile(['record', 'verify', whole, '--seen', watched])).code).toBe(0);
    // What was played had other cards; what is shown is dealt by the seeds, digest and all.
    const settled = log.find((entry) => entry.is === 'settled')!;
    const retold = write('retold.json', makeRecordText(new Forger(log, edition).deal().record()));
    expect((await casefile(['record', 'verify', retold, '--commitment', settled.digest])).code).toBe(0);
    const found = await casefile(['record', 'verify', retold, '--seen', own]);
    expect(found.code).toBe(1);
    expect(found.out).toMatch(/✗ noted .*entry \d+: not what seat 1 had kept/);
    // Kept in the middle of the game, before somebody's name was removed.
    const start = log.findIndex(({ is }) => is === 'started');
    const early = makeViewpoint(log.slice(0, start + 9), edition, 0)!;
    const forgotten = log.map((entry) => withWords(entry, entry.is === 'wrote' ? '' : 'Anonymous 1'));
    const later = write('later.json', makeRecordText(makeRecord(forgotten, edition)!));
    const file = write('early.json', makeRecordText(early));
    expect(await casefile(['record', 'verify', later, '--seen', file])).toMatchObject({ code: 0 });
    for (const lang of ['en', 'fr'])
      expect((await casefile(['record', 'show', later, '--lang', lang])).code).toBe(0);
    expect((await casefile(['record', 'verify', whole, '--seen', join(folder, 'none.json')])).code).toBe(2);
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
