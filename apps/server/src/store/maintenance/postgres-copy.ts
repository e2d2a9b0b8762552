/** Copies a consistent snapshot between PostgreSQL and a SQLite file. */
import { closeSync, openSync } from 'node:fs';
import type Database from 'better-sqlite3';
import pg from 'pg';
import { checkSchema, configOf, migrate as migratePostgres, servingLock } from '../postgres/connect.ts';
import { problemOf } from '../postgres/problems.ts';
import { connect, migrate } from '../sqlite/file/open.ts';
import { StoreProblem } from '../store.ts';
import { type Summed, summed, sumOf } from '../sum.ts';

type Columns = Readonly<Record<string, unknown>>;
interface Kind {
  readonly columns: readonly string[];
  readonly key: string;
}
const kinds: Readonly<Record<string, Kind>> = {
  tables: { columns: summed.tables, key: 'id' },
  secrets: { columns: ['table_id', 'seed'], key: 'table_id' },
  rows: { columns: ['table_id', 'n', 'text', 'hash', 'person', 'words', 'seal'], key: 'table_id, n' },
  tokens: { columns: summed.tokens, key: 'hash' },
  people: { columns: summed.people, key: 'person, table_id' },
  notes: { columns: summed.notes, key: 'table_id, person' },
  beats: { columns: summed.beats, key: 'holder' },
};
/** SQLite rows carry a checksum; PostgreSQL guards its own pages. */
const sumFor = (name: string, row: Columns): string[] =>
  name in summed ? [sumOf(name as Summed, row as never)] : [];
const atOnce = 500;

interface PostgresLocation {
  readonly url: string;
  readonly schema?: string;
}

async function withClient<T>(
  location: PostgresLocation,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const config = configOf(location);
  const client = new pg.Client({ ...config, statement_timeout: 600_000, query_timeout: 600_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw error instanceof StoreProblem ? error : problemOf(error);
  } finally {
    await client.end().catch(() => {});
  }
}

export async function copyFromPostgres(location: PostgresLocation, file: string): Promise<void> {
  await checkSchema(location);
  closeSync(openSync(file, 'wx', 0o600));
  const db = connect(file);
  try {
    migrate(db, file, Date.now());
    await withClient(location, async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      for (const [name, kind] of Object.entries(kinds)) await pull(client, db, name, kind);
      await client.query('COMMIT');
    });
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
}

async function pull(
  client: pg.Client,
  db: Database.Database,
  name: string,
  { columns, key }: Kind,
): Promise<void> {
  const slots = [...columns, ...(name in summed ? ['sum'] : [])].fill('?').join(', ');
  const put = db.prepare(`INSERT INTO ${name} VALUES (${slots})`);
  await client.query(
    `DECLARE ${name}_here CURSOR FOR SELECT ${columns.join(', ')} FROM ${name} ORDER BY ${key}`,
  );
  for (;;) {
    const { rows } = await client.query<Columns>(`FETCH ${atOnce} FROM ${name}_here`);
    if (rows.length === 0) break;
    db.transaction(() => {
      for (const row of rows) put.run(...columns.map((column) => row[column]), ...sumFor(name, row));
    })();
  }
  await client.query(`CLOSE ${name}_here`);
}

/** All or nothing; refuses a database that already has tables unless told to replace them. */
export async function copyToPostgres(
  file: string,
  location: PostgresLocation,
  force: boolean,
): Promise<void> {
  await migratePostgres(location);
  const db = connect(file, true);
  try {
    await withClient(location, async (client) => {
      await client.query('BEGIN');
      // A running server would continue with the tables in its memory and could save nothing any more.
      const lock = `SELECT pg_try_advisory_xact_lock(${servingLock(location.schema ?? 'casefile')}) AS "isFree"`;
      if (!(await client.query<{ isFree: boolean }>(lock)).rows[0]!.isFree)
        throw new StoreProblem('in-use', 'Another casefile server is using that database. Stop it first.');
      const { rows } = await client.query<{ count: number }>('SELECT count(*)::integer AS count FROM tables');
      const { count } = rows[0]!;
      if (count > 0 && !force)
        throw new StoreProblem(
          'unusable',
          `There ${count === 1 ? 'is a table' : `are ${count} tables`} in that database already. With --force the backup takes their place.`,
        );
      await client.query(`TRUNCATE ${[...Object.keys(kinds), 'leases'].join(', ')}`);
      for (const [name, { columns, key }] of Object.entries(kinds)) {
        const list = columns.join(', ');
        const insert = `INSERT INTO ${name} (${list}) SELECT ${list} FROM jsonb_populate_recordset(NULL::${name}, $1)`;
        const push = (batch: readonly unknown[]) => client.query(insert, [JSON.stringify(batch)]);
        let batch: unknown[] = [];
        for (const row of db.prepare(`SELECT ${list} FROM ${name} ORDER BY ${key}`).iterate()) {
          if (batch.push(row) < atOnce) continue;
          await push(batch);
          batch = [];
        }
        await push(batch);
      }
      await client.query('COMMIT');
    });
  } finally {
    db.close();
  }
}
