/**
 * Notes the end of each table's log in a file beside the database after every commit. SQLite reads its write-ahead log up
 * to the first wrong bit and silently drops the rest; these notes tell that there was more.
 *
 * They are not synced: after a power failure the last lines may be missing, so that a loss may go unnoticed. A loss is
 * never reported wrongly.
 */

import { hash } from 'node:crypto';
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { type SumRow, sumOf } from '../../sum.ts';
import type { Outcome, WriteOp } from '../operations.ts';

/** The number of a table's last row, and its hash. */
interface End {
  readonly last: number;
  readonly tip: string;
}
export interface LostRows extends End {
  readonly table: string;
  /** The last row still present; -1 for none. */
  readonly found: number;
}

export const witnessOf = (file: string): string => `${file}-heads`;
/** Marks a deleted table. */
const gone: End = { last: -1, tip: '' };
/** The file is rewritten once it has grown by this many bytes. */
const maxGrowthBytes = 2 ** 20;

const sealed = (line: string): string => `${line} ${hash('sha256', line).slice(0, 16)}\n`;
const lineOf = (table: string, { last, tip }: End): string => sealed(`${table} ${last} ${tip || '-'}`);

interface Noted {
  readonly ends: Map<string, End>;
  /** Whether every line is intact. */
  isWhole: boolean;
}

/** Reads the notes; torn or altered lines are ignored. */
function readNoted(path: string): Noted {
  const ends = new Map<string, End>();
  const noted: Noted = { ends, isWhole: true };
  if (!existsSync(path)) return noted;
  for (const text of readFileSync(path, 'utf8').split('\n')) {
    const line = text.slice(0, Math.max(0, text.lastIndexOf(' ')));
    const isGood = line !== '' && sealed(line) === `${text}\n`;
    if (!isGood && text !== '') noted.isWhole = false;
    if (!isGood) continue;
    const [table, last, tip] = line.split(' ') as [string, string, string];
    if (Number(last) < 0) ends.delete(table);
    else ends.set(table, { last: Number(last), tip });
  }
  return noted;
}

/** Tables whose log is shorter than the notes say. */
export function findLosses(db: Database.Database, file: string): readonly LostRows[] {
  const head = db.prepare<[string], number>('SELECT last FROM tables WHERE id = ?').pluck();
  const { ends, isWhole } = readNoted(witnessOf(file));
  return [...ends].flatMap(([table, end]) => {
    const found = head.get(table) ?? -1;
    // The line that marks the deletion may be the damaged one.
    const isKnown = found >= 0 || isWhole;
    return found < end.last && isKnown ? [{ table, ...end, found }] : [];
  });
}

export const sentenceFor = ({ table, last, found }: LostRows): string =>
  found < 0
    ? `Table ${table} is missing with its ${last + 1} rows; they were saved.`
    : `Table ${table} ends at row ${found}, but rows up to ${last} were saved: ${last - found} are missing.`;

/** Restores the head, so that reading the table reports that its log falls short of it. */
export function admitLosses(db: Database.Database, losses: readonly LostRows[]): void {
  const before = db.prepare<[string], SumRow<'tables'>>('SELECT * FROM tables WHERE id = ?');
  const put = db.prepare('REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)');
  db.transaction(() => {
    for (const { table, last, tip } of losses) {
      const { phase = 'over', touched = 0 } = before.get(table) ?? {};
      const now = { id: table, phase, wake: null, touched, last, tip };
      put.run(table, phase, null, touched, last, tip, sumOf('tables', now));
    }
  }).immediate();
}

export class Witness {
  readonly #path: string;
  readonly #ends: Map<string, End>;
  #opened: number;
  #grown = 0;

  constructor(file: string) {
    this.#path = witnessOf(file);
    this.#ends = readNoted(this.#path).ends;
    this.#opened = openSync(this.#path, 'a', 0o600);
    this.#writeAnew();
  }

  /** Called before a commit that shortens a table: whatever its outcome, the old note no longer holds. */
  expect(ops: readonly WriteOp[]): void {
    const lines = ops.flatMap((op) => {
      if (op.do !== 'delete' && op.do !== 'cut') return [];
      this.#ends.delete(op.table);
      return [lineOf(op.table, gone)];
    });
    if (lines.length > 0) writeSync(this.#opened, lines.join(''));
  }

  /** Notes what was just committed. */
  note(ops: readonly WriteOp[], outcomes: readonly Outcome[], db: Database.Database): void {
    const lines = ops.flatMap((op, i) => {
      const outcome = outcomes[i]!;
      const end = outcome.ok ? endAfter(op, outcome.value, db) : null;
      if (end === null) return [];
      const [table, reached] = end;
      this.#ends.set(table, reached);
      return [lineOf(table, reached)];
    });
    if (lines.length === 0) return;
    const text = lines.join('');
    writeSync(this.#opened, text);
    this.#grown += text.length;
    if (this.#grown > maxGrowthBytes) this.#writeAnew();
  }

  /** Called when the database file itself holds everything: no note is needed any more. */
  forget(): void {
    this.#ends.clear();
    ftruncateSync(this.#opened, 0);
    this.#grown = 0;
  }

  close(): void {
    closeSync(this.#opened);
  }

  #writeAnew(): void {
    const part = `${this.#path}.part`;
    const next = openSync(part, 'w', 0o600);
    writeSync(next, [...this.#ends].map(([table, end]) => lineOf(table, end)).join(''));
    closeSync(next);
    renameSync(part, this.#path);
    closeSync(this.#opened);
    this.#opened = openSync(this.#path, 'a', 0o600);
    this.#grown = 0;
  }
}

/** The end of a table's log after an operation; null if unchanged. */
function endAfter(op: WriteOp, value: unknown, db: Database.Database): readonly [string, End] | null {
  if (op.do === 'cut') {
    const end = db.prepare<[string], End>('SELECT last, tip FROM tables WHERE id = ?').get(op.table);
    return end === undefined ? null : [op.table, end];
  }
  if (op.do !== 'append' || !(value as { readonly ok: boolean }).ok) return null;
  const { table, after, rows } = op.write;
  const last = rows.at(-1);
  return last === undefined ? null : [table, { last: after + rows.length, tip: last.hash }];
}
