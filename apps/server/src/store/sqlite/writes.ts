import type Database from 'better-sqlite3';
import { forgottenWords } from '../forgotten.ts';
import { columnsOf, peopleOf } from '../rows.ts';
import {
  type Appended,
  type NotesRow,
  ordersOf,
  type Renewal,
  type Renewed,
  type TableChange,
  type TokenRow,
  type Write,
} from '../store.ts';
import { type SumRow, sumOf } from '../sum.ts';
import type { WriteOp, WriteOpOf, WriteValues } from './operations.ts';
import { isTokenWhole, type TokenColumns } from './reads.ts';

export const appendedAsAsked: Appended = { ok: true };
const gone: Appended = { ok: false, why: 'gone' };
const stale = (last: number): Appended => ({ ok: false, why: 'stale', last });

/** The longest lease a process asks for; one that ends later was not written by a process. */
const maxLeaseMs = 3_600_000;
/** More changes than any tool makes between two polls of a server. */
const outsideKept = 100_000;

const owned = ['tables', 'secrets', 'rows', 'tokens', 'people', 'notes', 'leases'] as const;

/** What each operation does to the database, inside the transaction of a batch. */
export function makeWriter(db: Database.Database, holder: string, isServer: boolean) {
  const head = db.prepare<[string], { last: number; tip: string }>(
    'SELECT last, tip FROM tables WHERE id = ?',
  );
  const putHead = db.prepare(
    `INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
     phase = excluded.phase, wake = excluded.wake, touched = excluded.touched, last = excluded.last,
     tip = excluded.tip, sum = excluded.sum`,
  );
  const putSecrets = db.prepare('INSERT INTO secrets VALUES (?, ?)');
  const putRow = db.prepare('INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?, ?)');
  const putToken = db.prepare('REPLACE INTO tokens VALUES (?, ?, ?, ?, ?, ?)');
  const dropToken = db.prepare('DELETE FROM tokens WHERE hash = ?');
  const dropExpired = db.prepare('DELETE FROM tokens WHERE table_id = ? AND expires <= ?');
  const oldToken = db.prepare<[string], TokenColumns>('SELECT * FROM tokens WHERE hash = ?');
  const personTokens = db.prepare<[string, string], TokenColumns>(
    'SELECT * FROM tokens WHERE table_id = ? AND person = ?',
  );
  const putPerson = db.prepare('INSERT OR IGNORE INTO people VALUES (?, ?, ?)');
  const noteVersion = db
    .prepare<[string, string], number>('SELECT version FROM notes WHERE table_id = ? AND person = ?')
    .pluck();
  const putNotes = db.prepare('REPLACE INTO notes VALUES (?, ?, ?, ?, ?)');
  const putLease = db.prepare(
    `INSERT INTO leases VALUES (@table, @holder, @until)
     ON CONFLICT (table_id) DO UPDATE SET holder = @holder, until = @until
     WHERE holder = @holder OR until <= @now OR until > @now + ${maxLeaseMs}`,
  );
  const dropLeases = db.prepare('DELETE FROM leases WHERE holder = ?');
  const putBeat = db.prepare('REPLACE INTO beats VALUES (?, ?, ?)');
  const putOutside = db.prepare('INSERT INTO outside (table_id, what, holder) VALUES (?, ?, ?)');
  const dropOutside = db.prepare('DELETE FROM outside WHERE seq <= ?');
  const touched = db.prepare<[string], number>('SELECT touched FROM tables WHERE id = ?').pluck();

  const tell = (table: string, what: TableChange): void => {
    const { lastInsertRowid } = putOutside.run(table, what, holder);
    dropOutside.run(Number(lastInsertRowid) - outsideKept);
  };

  function changeTokens(add: readonly TokenRow[], revoke: readonly string[]): void {
    for (const hash of revoke) dropToken.run(hash);
    for (const { hash, kind, table, person, expires } of add)
      putToken.run(
        hash,
        kind,
        table,
        person,
        expires,
        sumOf('tokens', { hash, kind, table_id: table, person, expires }),
      );
  }

  const isGoodToken = (hash: string): boolean => {
    const found = oldToken.get(hash);
    return found !== undefined && isTokenWhole(found);
  };

  function append(write: Write): Appended {
    const { table, after, rows, secrets, tokens = [], revoke = [], people = [], by } = write;
    const before = head.get(table);
    const last = before?.last ?? -1;
    if (last !== after) return stale(last);
    if (by !== undefined && !isGoodToken(by)) return gone;
    for (const row of rows) {
      const { n, text, hash, person, words, seal } = columnsOf(row);
      putRow.run(table, n, text, hash, person, words, seal);
    }
    if (secrets !== undefined) putSecrets.run(table, secrets.seed);
    const { phase, wake, touched } = write.head;
    const tip = rows.at(-1)?.hash ?? before!.tip;
    const now = { id: table, phase, wake, touched, last: after + rows.length, tip };
    putHead.run(table, phase, wake, touched, now.last, tip, sumOf('tables', now));
    changeTokens(tokens, revoke);
    for (const person of peopleOf(people, rows))
      putPerson.run(person, table, sumOf('people', { person, table_id: table }));
    // A server is alone with its file, so only tools need to leave it a notice.
    if (!isServer) tell(table, 'appended');
    return appendedAsAsked;
  }

  function renewTokens({ table, person, kinds, add, by }: Renewal): Renewed {
    if (by !== null && !isGoodToken(by)) return { ok: false, why: 'gone' };
    const before = personTokens.all(table, person).filter(({ kind }) => kinds.includes(kind));
    const ended = before.map(({ hash }) => hash);
    changeTokens(add, ended);
    return { ok: true, ended };
  }

  function takeToken(hash: string): TokenRow | null {
    const found = oldToken.get(hash);
    if (found === undefined || !isTokenWhole(found)) return null;
    dropToken.run(hash);
    const { kind, table_id, person, expires } = found;
    return { hash, kind, table: table_id, person, expires };
  }

  function takeNotes(table: string, person: string, { version, text }: NotesRow): Appended {
    const stored = noteVersion.get(table, person) ?? 0;
    if (stored !== version - 1) return stale(stored);
    const json = JSON.stringify(text);
    putNotes.run(
      table,
      person,
      version,
      json,
      sumOf('notes', { table_id: table, person, version, text: json }),
    );
    return appendedAsAsked;
  }

  function deleteTable(table: string, untouchedSince: number | null): boolean {
    if (untouchedSince !== null && !((touched.get(table) ?? Number.POSITIVE_INFINITY) < untouchedSince))
      return false;
    let changes = 0;
    for (const name of owned)
      changes += db
        .prepare(`DELETE FROM ${name} WHERE ${name === 'tables' ? 'id' : 'table_id'} = ?`)
        .run(table).changes;
    if (changes > 0) tell(table, 'deleted');
    return changes > 0;
  }

  function cut(table: string, last: number): void {
    db.prepare('DELETE FROM rows WHERE table_id = ? AND n > ?').run(table, last);
    const tip = db.prepare('SELECT hash FROM rows WHERE table_id = ? AND n = ?').pluck().get(table, last);
    const now = db.prepare('SELECT * FROM tables WHERE id = ?').get(table) as SumRow<'tables'> | undefined;
    if (now === undefined || typeof tip !== 'string') throw new Error(`Table ${table} has no row ${last}.`);
    const { id, phase, wake, touched: at } = now;
    putHead.run(id, phase, wake, at, last, tip, sumOf('tables', { ...now, last, tip }));
    tell(table, 'rewritten');
  }

  function forget(person: string): string[] {
    const tables = db
      .prepare<[string], string>('SELECT table_id FROM people WHERE person = ?')
      .pluck()
      .all(person);
    const seed = db.prepare<[string], string>('SELECT seed FROM secrets WHERE table_id = ?').pluck();
    const rows = db.prepare<[string, string], { n: number; text: string }>(
      'SELECT n, text FROM rows WHERE table_id = ? AND person = ?',
    );
    const reword = db.prepare('UPDATE rows SET words = ?, seal = ? WHERE table_id = ? AND n = ?');
    for (const table of tables) {
      for (const { n, text } of rows.all(table, person)) {
        const { words, seal } = forgottenWords(seed.get(table)!, n, text, person);
        reword.run(JSON.stringify(words), seal, table, n);
      }
      tell(table, 'rewritten');
    }
    for (const name of ['tokens', 'notes', 'people'])
      db.prepare(`DELETE FROM ${name} WHERE person IN (?, ?)`).run(person, ordersOf(person));
    return tables;
  }

  const steps: { readonly [K in WriteOp['do']]: (op: WriteOpOf<K>) => WriteValues[K] } = {
    append: ({ write }) => append(write),
    tokens({ add, revoke, expiredBy }) {
      if (expiredBy !== null)
        for (const table of new Set(add.map((row) => row.table))) dropExpired.run(table, expiredBy);
      changeTokens(add, revoke);
      return appendedAsAsked;
    },
    'renew-tokens': ({ renewal }) => renewTokens(renewal),
    'take-token': ({ hash }) => takeToken(hash),
    notes: ({ table, person, notes }) => takeNotes(table, person, notes),
    lease: ({ table, holder, until, now }) => putLease.run({ table, holder, until, now }).changes > 0,
    release: ({ holder }) => void dropLeases.run(holder),
    beat: ({ holder, now }) => void putBeat.run(holder, now, sumOf('beats', { holder, at: now })),
    delete: ({ table, untouchedSince }) => deleteTable(table, untouchedSince),
    cut: ({ table, last }) => void cut(table, last),
    forget: ({ person }) => forget(person),
  };
  return <K extends WriteOp['do']>(op: WriteOpOf<K>): WriteValues[K] => steps[op.do](op);
}
