/** The system clock is set back and forward, while a server runs and between two starts. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeClock } from '../../src/ops/clock.ts';
import { type Server, startServer } from '../../src/ops/server.ts';
import { defaultLimits } from '../../src/ops/settings.ts';
import { openStore } from '../../src/store/open.ts';
import { call, openTable, Player } from '../support/player.ts';
import { settingsFor } from '../support/serving.ts';

const hour = 3_600_000;
const true_ = Date.now;
/** The clock error in milliseconds. */
let wrong = 0;
let folder: string;
let server: Server;
const origin = (): string => `http://127.0.0.1:${server.port}`;
async function start(acceptClock = false): Promise<void> {
  const settings = { ...settingsFor(folder), limits: defaultLimits, acceptClock };
  server = await startServer(settings, await openStore({ folder }), () => {});
}
beforeEach(async () => {
  wrong = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => true_() + wrong);
  folder = await mkdtemp(join(tmpdir(), 'casefile-clock-'));
});
afterEach(async () => {
  await server.stop();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Ada against instant bots; the game ends by itself once a bot plays for her. */
async function table(terms: object = {}): Promise<Player> {
  const ada = await openTable(origin(), {
    edition: 'speed',
    name: 'Ada',
    suspect: 'scarlet',
    terms: { pace: 'instant', ...terms },
  });
  for (const suspect of ['green', 'plum'])
    expect((await order(ada, { do: 'seat-bot', suspect, bot: 'daisy' })).status).toBe(200);
  expect((await order(ada, { do: 'start' })).status).toBe(200);
  await ada.connect();
  return ada;
}
const order = ({ session }: Player, command: object) =>
  call(
    origin(),
    'POST',
    `/api/tables/${session.table}/commands`,
    { id: `o${Math.random()}`, v: 1000, command },
    session.tokens.host,
  );

/** Plays until bots have acted this many times more; fails if they have stopped. */
async function botsAct(ada: Player, times: number): Promise<void> {
  const acted = (): number =>
    ada.entries.filter((entry) => entry.is === 'acted' && entry.by === 'bot').length;
  const wanted = acted() + times;
  while (acted() < wanted && ada.state?.phase === 'playing') {
    const action = ada.anyAction(() => 0);
    if (action === null) await ada.news();
    else expect(await ada.do({ do: 'act', action } as never, `a${Math.random()}`)).toMatchObject({ t: 'ok' });
  }
}

describe('R40 a clock that jumps', () => {
  for (const jump of [-hour, -2 * hour, 5 * hour])
    test(`R40 by ${jump / hour} hours while the server runs: bots go on, nobody is refused, no time is lost`, async () => {
      await start();
      const ada = await table({ clock: { bank: 60_000, back: 0 } });
      await botsAct(ada, 1);
      const before = ada.state!.at;
      wrong = jump;
      await botsAct(ada, 3);
      for (let i = 0; i < 10; i++)
        expect((await call(origin(), 'GET', `/api/tables/${ada.session.table}`)).status).toBe(200);
      const { entries } = ada;
      expect(entries.every(({ at }, i) => i === 0 || at >= entries[i - 1]!.at)).toBe(true);
      expect(ada.state!.at - before).toBeLessThan(60_000);
      expect(entries.some((entry) => entry.is === 'acted' && entry.by === 'clock')).toBe(false);
      expect(Math.min(...ada.state!.timing.left)).toBeGreaterThan(20_000);
      ada.close();
    });

  test('R14 R40 back by two hours between two starts: tables of bots go on, and no clock is charged', async () => {
    await start();
    const ada = await table({ clock: { bank: 60_000, back: 0 } });
    await botsAct(ada, 1);
    ada.close();
    await server.stop();
    wrong = -2 * hour;
    await start();
    const again = new Player(origin(), ada.session);
    await again.connect();
    const before = again.state!.at;
    await botsAct(again, 2);
    expect(again.state!.at).toBeGreaterThanOrEqual(before);
    expect(again.entries.some((entry) => entry.is === 'acted' && entry.by === 'clock')).toBe(false);
    expect(Math.min(...again.state!.timing.left)).toBeGreaterThan(20_000);
    again.close();
  });

  test('R40 back by years between two starts: refuses to start and changes nothing, unless told to accept it', async () => {
    await start();
    const ada = await table();
    await botsAct(ada, 1);
    ada.close();
    await server.stop();
    wrong = -3000 * 24 * hour;
    const before = await rows();
    await expect(start()).rejects.toThrow(/^The clock of this machine is \d+ days behind .* Set the clock/);
    expect(await rows()).toBe(before);
    await start(true);
    const again = new Player(origin(), ada.session);
    await again.connect();
    await botsAct(again, 2);
    again.close();
  });

  const rows = async (): Promise<string> => {
    const store = await openStore({ folder }, { role: 'tool' });
    const heads = await store.heads('playing');
    const all = await Promise.all(heads.map(({ table: id }) => store.read(id, -1)));
    const beat = await store.lastBeat('any');
    await store.close();
    return JSON.stringify([heads, all, beat]);
  };
});

test('R40 the server’s time is monotonic, and jumps forward to the stored time', () => {
  let [wall, monotonic] = [1_000_000, 5.5];
  const clock = makeClock(
    () => wall,
    () => monotonic,
  );
  expect(clock.now()).toBe(1_000_000);
  for (const jump of [-hour, 3 * hour]) {
    wall += jump;
    monotonic += 10.25;
  }
  expect(clock.now()).toBe(1_000_020);
  clock.notBefore(900_000);
  expect(clock.now()).toBe(1_000_020);
  clock.notBefore(2_000_000);
  expect(clock.now()).toBe(2_000_000);
  monotonic += 1;
  expect(clock.now()).toBe(2_000_001);
});
