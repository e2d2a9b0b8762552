/** The verifiers of records, as tests ask them: the package's, and the tool of 150 lines. */
import { readFileSync } from 'node:fs';
import { editionById } from '@casefile/editions';
import type { Entry } from '@casefile/protocol';
import {
  type CaseRecord,
  type Check,
  decodeRecord,
  isVerified,
  makeRecord,
  parseRecord,
  type VerifyOptions,
  verifyRecord,
} from '@casefile/protocol/record';
import { randomFrom, shuffled } from '../random.ts';
import type { Table } from '../recipe.ts';
import { atRandom, playOut } from './play-out.ts';
import { writeDown } from './scribe.ts';

export const tool = new URL('../../../../tools/verify-record.mjs', import.meta.url);
export const boxes = JSON.parse(readFileSync(new URL('boxes.json', tool), 'utf8'));
export const { verify } = (await import(tool.href)) as {
  verify: (file: Uint8Array, noted?: string) => { words: number };
};

export function logOf({ edition, options, seats }: Table, seed: number): Entry[] {
  const { suspects } = edition.cards(options);
  const setting = { edition, options, suspects: shuffled(suspects, randomFrom(seed)).slice(0, seats) };
  return writeDown({ ...setting, seed }, (gameSeed) => playOut(setting, gameSeed, atRandom(seed, 90)));
}

/** The checks of a record; empty where it cannot be read. */
export function checked(bytes: Uint8Array, options: VerifyOptions = {}): readonly Check[] {
  const parsed = parseRecord(decodeRecord(bytes) ?? '', editionById);
  if (!parsed.ok) return [];
  return verifyRecord(parsed, editionById(parsed.record.edition)!, options).checks;
}

/** The first fault, with its place. */
export function whyNot(bytes: Uint8Array): string {
  const parsed = parseRecord(decodeRecord(bytes) ?? '', editionById);
  if (!parsed.ok) return `${parsed.fault.at}: ${parsed.fault.say}`;
  const { check, say } = checked(bytes).find(({ ok }) => ok === false)!;
  return `${check}: ${say}`;
}

export function isGood(bytes: Uint8Array): boolean {
  const text = decodeRecord(bytes);
  if (text === null) return false;
  const parsed = parseRecord(text, editionById);
  return parsed.ok && isVerified(verifyRecord(parsed, editionById(parsed.record.edition)!).checks);
}

export function isGoodToTool(bytes: Uint8Array): boolean {
  try {
    verify(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The log with a change, and everything else made consistent again, as a dishonest server would. */
export function forged(log: readonly Entry[], change: (log: Entry[]) => void): CaseRecord {
  const copy = structuredClone(log) as Entry[];
  change(copy);
  const opened = copy[0]!;
  if (opened.is !== 'opened') throw new Error('not opened');
  return makeRecord(copy, editionById(opened.edition)!)!;
}
