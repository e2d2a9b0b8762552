import pg from 'pg';
import type { TableChange } from '../store.ts';
import { configOf, type PostgresSettings, servingLock } from './connect.ts';

export interface Bus {
  readonly close: () => Promise<void>;
}

const firstWaitMs = 100;
const maxWaitMs = 5000;
const pulse = 5000;
/** The longest a transaction may have been open when the connection broke. */
const margin = '1 minute';
/** Prefix of announcements between processes. */
export const announcementPrefix = 'said';

/**
 * Listens to what other processes write. After a broken connection it reconnects by itself and reports every table that
 * changed since the connection was last known to work, and that tokens may have been revoked.
 */
export async function openBus(
  settings: PostgresSettings,
  origin: string,
  heard: (table: string, what: TableChange) => void,
  said: (from: string, text: string) => void,
): Promise<Bus> {
  const { schema = 'casefile', warn = () => {} } = settings;
  let client: pg.Client | null = null;
  let soundAt: Date | null = null;
  let wait = firstWaitMs;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const later = (work: () => Promise<void>, ms: number): void => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void work(), ms).unref();
  };

  function onNotification({ payload = '' }: pg.Notification): void {
    const [from = '', what, ...words] = payload.split(' ');
    if (from === origin) return;
    const rest = words.join(' ');
    if (what === announcementPrefix) said(from, rest);
    else heard(rest, what as TableChange);
  }

  async function connect(isBack = false): Promise<void> {
    const fresh = new pg.Client(configOf(settings));
    fresh.on('error', () => {});
    fresh.on('end', () => {
      if (client !== fresh) return;
      client = null;
      later(reconnect, firstWaitMs);
    });
    try {
      await fresh.connect();
      fresh.on('notification', onNotification);
      await fresh.query(`LISTEN "casefile ${schema}"`);
      await fresh.query(`SELECT pg_advisory_lock_shared(${servingLock(schema)})`);
      const { rows } = await fresh.query<{ id: string }>(
        `SELECT id FROM tables WHERE changed > $1::timestamptz - interval '${margin}'`,
        [soundAt ?? 'infinity'],
      );
      await prove(fresh);
      client = fresh;
      wait = firstWaitMs;
      later(beat, pulse);
      for (const { id } of rows) heard(id, 'rewritten');
      if (isBack) heard('', 'tokens');
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
  }

  async function prove(connection: pg.Client): Promise<void> {
    const { rows } = await connection.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    soundAt = rows[0]!.now;
  }

  async function reconnect(): Promise<void> {
    try {
      await connect(true);
      if (isClosed) await client?.end();
    } catch {
      if (wait === firstWaitMs) warn('The database is away; trying to hear of other processes again.');
      wait = Math.min(2 * wait, maxWaitMs);
      later(reconnect, wait);
    }
  }

  /** A connection may die silently: a pulled cable, a firewall that drops its state. */
  async function beat(): Promise<void> {
    const beaten = client;
    if (beaten === null) return;
    try {
      await prove(beaten);
      later(beat, pulse);
    } catch {
      client = null;
      beaten.end().catch(() => {});
      later(reconnect, firstWaitMs);
    }
  }

  await connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end().catch(() => {});
    },
  };
}
