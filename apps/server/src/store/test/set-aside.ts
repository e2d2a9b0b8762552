/** A server sets damaged tables aside in the same way on every store, and plays on at the others. */
import { afterEach, describe, expect, test } from 'vitest';
import { Peers } from '../../host/peers.ts';
import type { HostReport } from '../../host/ports.ts';
import { TableService } from '../../host/table-service.ts';
import { platformHashing } from '../hashing.ts';
import type { Row, Store } from '../store.ts';
import type { StoreMaker } from './contract/index.ts';
import { creation, said } from './tables.ts';

export interface DamagedMaker extends Pick<StoreMaker, 'fresh' | 'end'> {
  /** Changes the database behind the store's back. */
  readonly sql: (text: string) => Promise<unknown>;
}

interface Damage {
  readonly name: string;
  readonly why: string;
  /** Applied to the rows before they are written. */
  readonly rows?: (rows: readonly Row[]) => readonly Row[];
  /** Applied to the database afterwards. */
  readonly sql?: string;
}

const flipBit = (text: string, at: number): string =>
  text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);

const damages: readonly Damage[] = [
  {
    name: 'a seed row that is lost',
    why: 'its seed is missing',
    sql: "DELETE FROM secrets WHERE table_id = 'T'",
  },
  {
    name: 'a seed row that is no seed any more',
    why: 'its seed is missing',
    sql: "UPDATE secrets SET seed = substr(seed, 1, 40) WHERE table_id = 'T'",
  },
  {
    name: 'a first row that was not written to its end',
    why: 'its first row was not written to its end',
    rows: ([first]) => [{ ...first!, text: first!.text.slice(0, -3) }],
  },
  {
    name: 'a bit flipped in a row in the middle',
    why: 'row 1 is not what was written',
    rows: (rows) => rows.map((row) => (row.n === 1 ? { ...row, text: flipBit(row.text, 7) } : row)),
  },
  {
    name: 'a bit flipped in the seed',
    why: 'row 0 is not what was written',
    sql: "UPDATE secrets SET seed = replace(substr(seed, 1, 1), '5', '4') || substr(seed, 2) WHERE table_id = 'T'",
  },
  {
    name: 'a row in the middle that is lost',
    why: 'row 1 is missing',
    sql: "DELETE FROM rows WHERE table_id = 'T' AND n = 1",
  },
];

export function setAsideContract(name: string, maker: DamagedMaker): void {
  afterEach(maker.end);

  describe(`${name}: R11 a running server sets aside`, () => {
    for (const { name: what, why, rows = (all: readonly Row[]) => all, sql } of damages)
      test(`${what}, and plays on at the other tables`, async () => {
        const store = await maker.fresh();
        const created = creation('T', [said(1), said(2)]);
        expect(await store.append({ ...created, rows: rows(created.rows) })).toEqual({ ok: true });
        await store.append(creation('S'));
        if (sql !== undefined) await maker.sql(sql);
        const reports: HostReport[] = [];
        const host = hostOn(store, reports);
        expect(await host.table('T')).toBe('broken');
        expect(reports).toEqual([{ kind: 'broken', table: 'T', why: expect.stringContaining(why) }]);
        const request = { id: 'a', v: 0, command: { do: 'say', phrase: 'hello' } } as const;
        expect(await host.command('T', ada, request)).toMatchObject({ t: 'no', why: 'not-saved' });
        expect(await host.command('S', ada, request)).toMatchObject({ t: 'ok', n: 1 });
        await host.stop();
      });

    test('a table with a torn first row, which is kept for the operator to inspect', async () => {
      const store = await maker.fresh();
      const { rows, ...created } = creation('T');
      await store.append({ ...created, rows: [{ ...rows[0]!, text: rows[0]!.text.slice(0, -3) }] });
      const host = hostOn(store, []);
      expect(await host.table('T')).toBe('broken');
      expect(await store.read('T', -1)).toHaveLength(1);
      await host.stop();
    });

    test('no table with a torn last row, which is removed with a message to the operator', async () => {
      const store = await maker.fresh();
      const created = creation('T', [said(1), said(2)]);
      const torn = created.rows.map((row) => (row.n === 2 ? { ...row, text: row.text.slice(0, -3) } : row));
      await store.append({ ...created, rows: torn });
      const reports: HostReport[] = [];
      const host = hostOn(store, reports);
      expect(await host.table('T')).toMatchObject({ state: { n: 1 } });
      expect(reports).toEqual([{ kind: 'torn', table: 'T', last: 1 }]);
      expect(await store.read('T', -1)).toHaveLength(2);
      await host.stop();
    });
  });
}

const ada = { person: 'ada', roles: ['host'] } as const;

/** Opens tables as `casefile serve` does, with a stopped clock. */
const hostOn = (store: Store, reports: HostReport[]): TableService => {
  const clock = { now: () => 5000, notBefore: () => {}, wakeAt: () => () => {} };
  return new TableService({
    process: 'test',
    store,
    hashing: platformHashing,
    clock,
    peers: new Peers(store, clock),
    tokensEnded: () => {},
    fresh: { table: () => 'fresh', seed: () => '0'.repeat(64) },
    think: () => Promise.reject(new Error('no bot sits here')),
    orders: async () => null,
    report: (event) => reports.push(event),
  });
};
