import pg from 'pg';
import { StoreProblem } from '../store.ts';
import { problemOf } from './problems.ts';
import { migrations } from './schema.ts';

export interface PostgresSettings {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  /** The schema that holds all our tables. */
  readonly schema?: string;
  /** The maximum number of connections, besides the one that listens. */
  readonly connections?: number;
  /** For tools, which run beside servers and never migrate the schema. */
  readonly role?: 'server' | 'tool';
  readonly warn?: (message: string) => void;
}

/** All our integers fit in 2^53; as strings they would compare wrongly. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Every server holds this lock, shared with the others; a tool that replaces all tables needs it alone. */
export const servingLock = (schema: string): string => `hashtextextended('casefile serving ${schema}', 0)`;

const plainName = /^[a-z_][a-z0-9_]{0,50}$/;

export function configOf({ url, schema = 'casefile' }: PostgresSettings): pg.ClientConfig {
  if (!plainName.test(schema))
    throw new StoreProblem('unusable', `"${schema}" is not a valid schema name: a-z, 0-9 and _ only.`);
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol))
    throw new StoreProblem(
      'unusable',
      'The address of the database must look like postgres://user:password@host:5432/name',
    );
  return {
    connectionString: url,
    application_name: 'casefile',
    connectionTimeoutMillis: 5000,
    statement_timeout: 8000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 20_000,
    // Shorter than the caller's own timeout: a connection that waits for an answer is ended after fifteen seconds.
    query_timeout: 9000,
    keepAlive: true,
    options: `-c search_path=${schema} -c synchronous_commit=on`,
    types,
  };
}

/** A tool needs exactly this schema version, and says so otherwise. */
export async function checkSchema(settings: PostgresSettings): Promise<void> {
  const { schema = 'casefile' } = settings;
  const client = new pg.Client(configOf(settings));
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ there: string | null }>(
      `SELECT to_regclass('${schema}.migrations') AS there`,
    );
    const version = rows[0]?.there ? await versionOf(client) : 0;
    checkVersion(version, schema);
    if (version < migrations.length)
      throw new StoreProblem(
        'unusable',
        version === 0
          ? `There is nothing of casefile in schema ${schema} of that database.`
          : `Schema ${schema} was written by an older casefile (version ${version}, ${migrations.length} is needed). Start the server once to bring it up to date.`,
      );
  } catch (error) {
    throw problemOf(error);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Migrates the schema to this program's version; processes that start together wait for each other. */
export async function migrate(settings: PostgresSettings): Promise<void> {
  const { schema = 'casefile' } = settings;
  const client = new pg.Client({
    ...configOf(settings),
    statement_timeout: 120_000,
    lock_timeout: 120_000,
    query_timeout: 120_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('casefile ' || $1, 0))", [schema]);
    const there = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema]);
    if (there.rowCount === 0) await client.query(`CREATE SCHEMA ${schema}`);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (version integer PRIMARY KEY, name text, at timestamptz DEFAULT now())',
    );
    const version = await versionOf(client);
    checkVersion(version, schema);
    for (const [at, { name, sql }] of migrations.entries()) {
      if (at < version) continue;
      await client.query(sql);
      await client.query('INSERT INTO migrations VALUES ($1, $2)', [at + 1, name]);
    }
    await client.query('COMMIT');
  } catch (error) {
    throw problemOf(error);
  } finally {
    await client.end().catch(() => {});
  }
}

async function versionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'SELECT coalesce(max(version), 0) AS version FROM migrations',
  );
  return rows[0]!.version;
}

function checkVersion(version: number, schema: string): void {
  if (version > migrations.length)
    throw new StoreProblem(
      'too-new',
      `Schema ${schema} was written by a newer casefile (version ${version}; this program knows ${migrations.length}). Use that one.`,
    );
}
