/**
 * How the rows of a table's log are chained.
 *
 *     hash(n) = SHA-256( hash(n−1) ‖ salt(n) ‖ text(n) )
 *     salt(n) = HMAC-SHA256( key: the 32 bytes of the table's seed, message: ASCII "casefile salt v1", line feed, n in decimal )
 *
 * hash(−1) is 32 zero bytes; hashes and salts are concatenated as 32 bytes each, text(n) as UTF-8. A hash is written as 64
 * lower-case hexadecimal digits. text(n) is JSON.stringify of the entry, with its keys in the order of insertion, and with
 * an empty string in place of a person's name or message: people may ask to be forgotten, which would break a chain over
 * their words.
 *
 * Those words are stored beside the row, under their own seal:
 *
 *     seal = HMAC-SHA256( key: the seed, message: "casefile words v1", line feed, n, line feed, person, line feed, words as JSON )
 */
// Not the whole engine: threads that only store rows load this file.
import { joinBytes, makeHex, parseHex, parseSeed } from '@casefile/engine/chance/bytes';
import { hmacSha256, sha256 } from '@casefile/engine/chance/hashes';
import type { Entry, PersonId } from './wire/entry.ts';

/** A person's name or message. */
export interface WrittenWords {
  readonly person: PersonId;
  readonly words: string;
}
export interface SealedWords extends WrittenWords {
  readonly seal: string;
}
/** An entry as it is stored. */
export interface ChainedRow {
  readonly n: number;
  readonly text: string;
  readonly hash: string;
  readonly own?: SealedWords;
}
/** The last row of a chain. */
export interface ChainTip {
  readonly n: number;
  readonly hash: string;
}
/** The tip of a chain without rows. */
export const noRows: ChainTip = { n: -1, hash: '0'.repeat(64) };

/** SHA-256 and HMAC-SHA256 in lower-case hexadecimal. Servers pass in the platform's, which are faster. */
export interface Hashing {
  /** Of these 32 + 32 bytes in hexadecimal, then the UTF-8 of the text. */
  readonly sha256: (before: string, salt: string, text: string) => string;
  readonly hmac: (seed: string, message: string) => string;
}
const utf8 = new TextEncoder();
/** Hashing in plain JavaScript, as a fallback. */
export const portableHashing: Hashing = {
  sha256: (before, salt, text) =>
    makeHex(sha256(joinBytes([parseHex(before), parseHex(salt), utf8.encode(text)]))),
  hmac: (seed, message) => makeHex(hmacSha256(parseSeed(seed), utf8.encode(message))),
};

/** The salt of the row with this number. */
export const saltOf = (seed: string, n: number, hashing = portableHashing): string =>
  hashing.hmac(seed, `casefile salt v1\n${n}`);

/** The hash of a row, from the hash of the row before, its salt and its text. */
export const chainHash = (before: string, salt: string, text: string, hashing = portableHashing): string =>
  hashing.sha256(before, salt, text);

/** The seal of a person's words, which can be deleted without breaking the chain. */
export const sealOf = (
  seed: string,
  n: number,
  { person, words }: WrittenWords,
  hashing = portableHashing,
): string => hashing.hmac(seed, `casefile words v1\n${n}\n${person}\n${JSON.stringify(words)}`);

/** The person whose words an entry contains; null for none. */
export function wordsOf(entry: Entry): WrittenWords | null {
  switch (entry.is) {
    case 'opened':
      return { person: entry.host.person, words: entry.host.name };
    case 'sat':
      return entry.sitter.kind === 'person'
        ? { person: entry.sitter.person, words: entry.sitter.name }
        : null;
    case 'renamed':
    case 'host':
      return { person: entry.person, words: entry.name };
    case 'wrote':
      return { person: entry.person, words: entry.text };
    default:
      return null;
  }
}

/** The entry with these words put back. */
export function withWords(entry: Entry, words: string): Entry {
  switch (entry.is) {
    case 'opened':
      return { ...entry, host: { ...entry.host, name: words } };
    case 'sat':
      return entry.sitter.kind === 'person' ? { ...entry, sitter: { ...entry.sitter, name: words } } : entry;
    case 'renamed':
    case 'host':
      return { ...entry, name: words };
    case 'wrote':
      return { ...entry, text: words };
    default:
      return entry;
  }
}

/** The text that is hashed. */
export const chainText = (entry: Entry): string => JSON.stringify(withWords(entry, ''));

/** Rows that follow the tip, one for each entry. */
export function makeRows(
  seed: string,
  tip: ChainTip,
  entries: readonly Entry[],
  hashing = portableHashing,
): ChainedRow[] {
  let { hash } = tip;
  return entries.map((entry, i) => {
    const n = tip.n + 1 + i;
    if (entry.n !== n) throw new Error(`Entry ${entry.n} cannot be row ${n}.`);
    const text = chainText(entry);
    hash = chainHash(hash, saltOf(seed, n, hashing), text, hashing);
    const own = wordsOf(entry);
    return own === null
      ? { n, text, hash }
      : { n, text, hash, own: { ...own, seal: sealOf(seed, n, own, hashing) } };
  });
}

/** Checked rows, or where the check failed. */
export type CheckedRows =
  | { readonly state: 'good'; readonly entries: readonly Entry[]; readonly tip: ChainTip }
  /** Only the last row is torn; the entries are those before it. */
  | { readonly state: 'torn'; readonly entries: readonly Entry[]; readonly tip: ChainTip }
  | { readonly state: 'broken'; readonly at: number; readonly why: string };

/** Reads rows back; altered rows are never returned as entries. */
export function checkRows(
  seed: string,
  after: ChainTip,
  rows: readonly ChainedRow[],
  hashing = portableHashing,
): CheckedRows {
  const entries: Entry[] = [];
  let tip = after;
  for (const row of rows) {
    const n = tip.n + 1;
    if (row.n !== n) return { state: 'broken', at: n, why: `row ${n} is missing` };
    if (chainHash(tip.hash, saltOf(seed, n, hashing), row.text, hashing) !== row.hash) {
      if (row === rows.at(-1) && !isWhole(row.text)) return { state: 'torn', entries, tip };
      return { state: 'broken', at: n, why: `row ${n} is not what was written` };
    }
    const entry = JSON.parse(row.text) as Entry;
    const person = wordsOf(entry)?.person;
    if (row.own?.person !== person)
      return { state: 'broken', at: n, why: `the words of row ${n} are missing` };
    if (row.own !== undefined && sealOf(seed, n, row.own, hashing) !== row.own.seal)
      return { state: 'broken', at: n, why: `the words of row ${n} are not what was written` };
    entries.push(row.own === undefined ? entry : withWords(entry, row.own.words));
    tip = { n, hash: row.hash };
  }
  return { state: 'good', entries, tip };
}

function isWhole(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
