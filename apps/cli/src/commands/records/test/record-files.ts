/** Records of a played game in a temporary folder, and the command run on them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editionById } from '@casefile/editions';
import { makeRecord, makeRecordText, makeViewpoint } from '@casefile/protocol/record';
import { readLines } from '@casefile/testkit/records/corpus';
import { atRandom, playOut } from '@casefile/testkit/records/play-out';
import { writeDown } from '@casefile/testkit/records/scribe';
import { afterAll, vi } from 'vitest';
import { run } from '../../../program.ts';

/** Runs the command in this process: a new process for each test would take a minute in all. */
export async function casefile(args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
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

export const folder = mkdtempSync(join(tmpdir(), 'casefile-record-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** Writes a file into the folder and returns its path. */
export const write = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const edition = editionById('clue-2015')!;
export const suspects = ['scarlet', 'orchid', 'plum'];
const setting = { edition, options: { lastSeat: 'plays-on', clueCards: true, quick: false }, suspects };
export const log = writeDown({ ...setting, seed: 8 }, (seed) => playOut(setting, seed, atRandom(8, 80)));
export const text = makeRecordText(makeRecord(log, edition)!);
export const whole = write('whole.json', text);
export const own = write('own.json', makeRecordText(makeViewpoint(log, edition, 1)!));
export const watched = write('watched.json', makeRecordText(makeViewpoint(log, edition, 'spectator')!));
export const game = write('game.json', JSON.stringify(JSON.parse(readLines('speed')[0]!).record));
