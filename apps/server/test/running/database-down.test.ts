/** A database that is down or frozen under several processes. */
import type { Entry } from '@casefile/protocol';
import { describe, expect } from 'vitest';
import { cluster, elsewhere, entriesAt, gameAcross, postTo, sleep } from '../support/network/cluster.ts';
import { openTable, type Player } from '../support/player.ts';

const processes = cluster();
const { at } = processes;
const clock = { bank: 60_000, back: 0 };

describe('a database that is down', () => {
  processes.test('R14 charges no clock for an outage, and records it', async () => {
    const players = await gameAcross(processes, { clock });
    const [ada, ben] = players;
    await sleep(500);
    const left = (player: Player): number[] => player.state!.timing.left as number[];
    await processes.postgres.stop();
    await sleep(2500);
    await processes.postgres.start();
    const outageOf = async (): Promise<Entry | undefined> =>
      (await entriesAt(at(2), ada).catch(() => [] as Entry[]))?.find?.(({ is }) => is === 'outage');
    await expect.poll(outageOf, { timeout: 20_000 }).toBeDefined();
    const outage = (await outageOf()) as Extract<Entry, { is: 'outage' }>;
    expect(outage.at - outage.from).toBeGreaterThan(2000);
    // Another process may reconnect a moment later and must not record the same outage again. A later outage is a new
    // one: on a busy machine all three may miss their heartbeats for a second.
    const outages = async (): Promise<number | undefined> =>
      (await entriesAt(at(1), ada).catch(() => undefined))?.filter(
        (entry) => entry.is === 'outage' && entry.from < outage.at,
      ).length;
    await expect.poll(outages, { timeout: 20_000 }).toBe(1);
    await sleep(300);
    expect(await outages()).toBe(1);
    // Connected clients may have had to reconnect.
    const again = elsewhere(at(1), ben);
    await again.connect();
    await again.until(({ timing }) => timing.outage > 0);
    const asked = again.state!.timing.asked.find((since) => since !== null)!;
    // The clock counts only the time before and after the outage.
    expect(asked.at).toBeGreaterThan(outage.from);
    expect(left(again)).toEqual([clock.bank, clock.bank, clock.bank]);
    for (const player of [...players, again]) player.close();
  });

  processes.test(
    'R17 frozen during a write: the outcome is unknown, and a retry with the same id finds it stored once',
    async () => {
      const ada = await openTable(at(0), { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
      const thank = () =>
        postTo(at(0), ada, '/commands', ada.token, {
          id: 'once',
          v: -1,
          command: { do: 'say', phrase: 'thank-you' },
        });
      // The write reaches the database, on whichever connection, and its answer never comes back.
      processes.proxy.freezeAt(`"table":"${ada.session.table}","after":`);
      const asked = await thank();
      expect([asked.status, asked.body.error]).toEqual([503, 'unknown']);
      processes.proxy.thaw();
      const again = await thank();
      expect([again.status, again.body.t]).toEqual([200, 'ok']);
      const thanks = async (): Promise<number[]> =>
        (await entriesAt(at(1), ada)).flatMap((entry) =>
          entry.is === 'said' && entry.phrase === 'thank-you' ? [entry.n] : [],
        );
      await expect.poll(thanks, { timeout: 10_000 }).toEqual([again.body.n]);
    },
  );
});
