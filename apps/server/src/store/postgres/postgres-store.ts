import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { checkWrite } from '../check-write.ts';
import { checkReach, type RowColumns, readText, rowOf } from '../rows.ts';
import {
  type Appended,
  minSilenceMs,
  type Silence,
  type Store,
  StoreProblem,
  type TableChange,
  type TableHead,
  type TokenRow,
} from '../store.ts';
import { Batches, notSaved, ok, stale, writeTimeoutMs } from './batches.ts';
import { announcementPrefix, type Bus, openBus } from './bus.ts';
import { checkSchema, configOf, migrate, type PostgresSettings } from './connect.ts';
import { forget, renewTokens } from './people.ts';
import { Pool } from './pool.ts';
import { problemOf } from './problems.ts';

/** Any number of processes on one database. The primary key of a row is the fence between them. */
export async function openPostgresStore(settings: PostgresSettings): Promise<Store> {
  const config = configOf(settings);
  await (settings.role === 'tool' ? checkSchema(settings) : migrate(settings));
  const pool = new Pool(config, settings.connections ?? 8);
  const origin = randomUUID();
  let isClosed = false;

  async function ask<T extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[],
    timeoutMs?: number,
  ): Promise<T[]> {
    if (isClosed) throw new StoreProblem('away', 'the store is closed');
    try {
      const asked = { text, values: [...values], query_timeout: timeoutMs };
      return (await pool.use((client) => client.query<T>(asked))).rows;
    } catch (error) {
      throw problemOf(error);
    }
  }
  const appended = (work: Promise<Appended>): Promise<Appended> =>
    work.catch((error: unknown) => notSaved(problemOf(error).message));

  const inTransaction = <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
    pool
      .use(async (client) => {
        await client.query('BEGIN');
        const value = await work(client);
        await client.query('COMMIT');
        return value;
      })
      .catch((error: unknown) => {
        throw problemOf(error);
      });

  const batches = new Batches(pool, origin);

  const listeners = new Set<(table: string, what: TableChange) => void>();
  const sayers = new Set<(from: string, text: string) => void>();
  let bus: Promise<Bus> | null = null;

  return {
    append(write) {
      checkWrite(write);
      return isClosed ? Promise.resolve(notSaved('the store is closed')) : batches.append(write);
    },
    async read(table, since) {
      // One statement, so that head and rows come from the same snapshot.
      const found = await ask<{ last: number; tip: string } & Omit<RowColumns, 'n'> & { n: number | null }>(
        `SELECT t.last, t.tip, r.n, r.text, r.hash, r.person, r.words, r.seal
         FROM tables t LEFT JOIN rows r ON r.table_id = t.id AND r.n > $2 WHERE t.id = $1 ORDER BY r.n`,
        [table, since],
      );
      const [head] = found;
      if (head === undefined) return null;
      const rows = found.flatMap(({ n, ...rest }) => (n === null ? [] : [rowOf({ n, ...rest })]));
      return checkReach(table, head, since, rows);
    },
    async secretsOf(table) {
      const [found] = await ask<{ seed: string }>('SELECT seed FROM secrets WHERE table_id = $1', [table]);
      return found ?? null;
    },
    heads: (phase) => ask<TableHead & pg.QueryResultRow>(`${headColumns} WHERE phase = $1`, [phase]),
    async due(before) {
      const found = await ask<{ id: string }>("SELECT id FROM tables WHERE phase = 'playing' AND wake < $1", [
        before,
      ]);
      return found.map(({ id }) => id);
    },
    hearsAll: false,
    async head(table) {
      return (await ask<TableHead & pg.QueryResultRow>(`${headColumns} WHERE id = $1`, [table]))[0] ?? null;
    },
    async token(hash) {
      return (await ask<TokenRow & pg.QueryResultRow>(`${tokenColumns} WHERE hash = $1`, [hash]))[0] ?? null;
    },
    async takeToken(hash) {
      const [found] = await ask<TokenRow & pg.QueryResultRow>(
        'DELETE FROM tokens WHERE hash = $1 RETURNING hash, kind, table_id AS "table", person, expires',
        [hash],
      );
      return found ?? null;
    },
    changeTokens: (add, revoke, expiredBy = 0) =>
      appended(
        ask(
          `WITH over AS (DELETE FROM tokens WHERE table_id = ANY($4) AND expires <= $5)
           SELECT change_tokens($1, $2, $3)`,
          [JSON.stringify(add), JSON.stringify(revoke), origin, add.map(({ table }) => table), expiredBy],
        ).then(() => ok),
      ),
    renewTokens: (renewal) =>
      inTransaction((client) => renewTokens(client, renewal, origin)).catch(() => ({
        ok: false,
        why: 'not-saved',
      })),
    tokensOf: (table) =>
      ask<TokenRow & pg.QueryResultRow>(`${tokenColumns} WHERE table_id = $1 ORDER BY hash`, [table]),
    async notes(table, person) {
      const [found] = await ask<{ version: number; text: string }>(
        'SELECT version, text FROM notes WHERE table_id = $1 AND person = $2',
        [table, person],
      );
      return found === undefined
        ? null
        : { version: found.version, text: readText(found.text, 'a notebook') };
    },
    putNotes: (table, person, { version, text }) =>
      appended(
        ask<{ had: number }>('SELECT put_notes($1, $2, $3, $4) AS had', [
          table,
          person,
          version,
          JSON.stringify(text),
        ]).then(([answer]) => (answer!.had < 0 ? ok : stale(answer!.had))),
      ),
    async lease(table, process, until, now) {
      const taken = await ask(
        `INSERT INTO leases VALUES ($1, $2, $3) ON CONFLICT (table_id) DO UPDATE SET holder = $2, until = $3
         WHERE leases.holder = $2 OR leases.until <= $4 RETURNING 1`,
        [table, process, until, now],
      );
      return taken.length > 0;
    },
    async release(process) {
      await ask('SELECT release_leases($1, $2)', [process, origin]);
    },
    async beat(process, now) {
      await ask('SELECT note_beat($1, $2, $3)', [process, now, minSilenceMs], writeTimeoutMs);
    },
    silences: (process, after) =>
      ask<Silence & pg.QueryResultRow>(
        'SELECT since AS "from", until FROM silences WHERE holder = $1 AND until > $2 ORDER BY until',
        [process, after],
      ),
    nextCommitSlot: async () => {},
    async lastBeat(process) {
      const [found] = await ask<{ at: number }>('SELECT at FROM beats WHERE holder = $1', [process]);
      return found?.at ?? null;
    },
    async listen(heard, said = () => {}) {
      const stop = async (): Promise<void> => {
        listeners.delete(heard);
        sayers.delete(said);
      };
      listeners.add(heard);
      sayers.add(said);
      bus ??= openBus(
        settings,
        origin,
        (table, what) => {
          for (const each of listeners) each(table, what);
        },
        (from, text) => {
          for (const each of sayers) each(from, text);
        },
      );
      await bus.catch(async (error: unknown) => {
        bus = null;
        await stop();
        throw problemOf(error);
      });
      return stop;
    },
    async announce(text) {
      await ask("SELECT pg_notify('casefile ' || current_schema(), $1)", [
        `${origin} ${announcementPrefix} ${text}`,
      ]);
    },
    async deleteTable(table, untouchedSince) {
      const [answer] = await ask<{ gone: boolean }>('SELECT delete_table($1, $2, $3) AS gone', [
        table,
        untouchedSince ?? null,
        origin,
      ]);
      return answer!.gone;
    },
    cut: (table, last) =>
      inTransaction(async (client) => {
        await client.query('SELECT 1 FROM tables WHERE id = $1 FOR UPDATE', [table]);
        await client.query('DELETE FROM rows WHERE table_id = $1 AND n > $2', [table, last]);
        await client.query(
          `UPDATE tables SET last = $2, changed = clock_timestamp(),
           tip = (SELECT hash FROM rows WHERE table_id = $1 AND n = $2) WHERE id = $1`,
          [table, last],
        );
        await client.query("SELECT tell($1, 'rewritten', $2)", [origin, table]);
      }),
    async tablesOf(person) {
      const found = await ask<{ id: string }>(
        'SELECT table_id AS id FROM people WHERE person = $1 ORDER BY 1',
        [person],
      );
      return found.map(({ id }) => id);
    },
    forget: (person) => inTransaction((client) => forget(client, person, origin)),
    async close() {
      await batches.finished();
      isClosed = true;
      await (await bus?.catch(() => null))?.close();
      await pool.end();
    },
  };
}

const headColumns = 'SELECT id AS "table", phase, wake, touched FROM tables';
const tokenColumns = 'SELECT hash, kind, table_id AS "table", person, expires FROM tokens';
