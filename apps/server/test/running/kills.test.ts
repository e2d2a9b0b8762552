import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { editionById } from '@casefile/editions';
import { makeView } from '@casefile/engine';
import { type Entry, foldEntries } from '@casefile/protocol';
import { awaitedLater } from '@casefile/testkit/awaited-later';
import { type RandomInt, randomFrom } from '@casefile/testkit/random';
import { size } from '@casefile/testkit/size';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../load/postgres-server.ts';
import { loadTable } from '../../src/store/load.ts';
import { openStore } from '../../src/store/open.ts';
import { maxEntriesForWords } from '../../src/table/decide.ts';
import { broken, Talker } from '../support/network/acking.ts';
import { playStubbornly, watchStubbornly } from '../support/network/stubborn.ts';
import { call, openTable, Player, sitDown, watch } from '../support/player.ts';
import { type ServerProcess, startProcess } from '../support/processes.ts';
import { quantile } from '../support/statistics.ts';

interface Seated {
  readonly edition: string;
  readonly seed: number;
  readonly host: Player;
  readonly players: readonly Player[];
  readonly spectator: Player;
}

/** Seats people across these servers. */
async function sitAround(servers: readonly ServerProcess[], edition: string, seed: number): Promise<Seated> {
  const at = (i: number): string => servers[i % servers.length]!.origin;
  const host = await openTable(at(seed), { edition, name: 'Host' });
  const { table } = host.session;
  const players: Player[] = [];
  for (const [i, name] of ['Bo', 'Cy', 'Dee'].entries()) {
    const { session } = await sitDown(at(i), table, { name });
    players.push(new Player(at(i), session));
  }
  return { edition, seed, host, players, spectator: await watch(at(seed + 1), table) };
}

/** Plays one game whatever happens to the servers, then compares what everybody saw. */
async function playGame({ edition, seed, host, players, spectator }: Seated): Promise<void> {
  const { table, tokens } = host.session;
  const start = { id: 's', v: 10_000, command: { do: 'start' } };
  const path = `/api/tables/${table}/commands`;
  // The answering server may be killed at this moment, so retry.
  while ((await call(host.origin, 'POST', path, start, tokens.host).catch(() => null))?.status !== 200)
    await moment(100);
  await Promise.all([
    ...players.map((player, i) => playStubbornly(player, 100 * seed + i, `p${i}`)),
    watchStubbornly(spectator),
  ]);
  for (const player of [...players, spectator]) {
    expect(player.faults).toEqual([]);
    const again = foldEntries(player.seat ?? 'spectator', player.entries, editionById(edition)!);
    expect(makeView(again.position!)).toEqual(makeView(player.state!.position!));
    player.close();
  }
  const facts = players.map(({ entries }) => entries.map(({ n, is, at: time }) => [n, is, time]));
  for (const other of facts) expect(other).toEqual(facts[0]);
}

/** Kills servers at random during games up to this number; new games begin when all are over. */
async function killWhilePlaying(
  servers: readonly ServerProcess[],
  kills: number,
  below: RandomInt,
  sit: () => Promise<readonly Seated[]>,
): Promise<{ times: number[]; games: number }> {
  const times: number[] = [];
  let games = 0;
  while (times.length < kills) {
    const seated = await sit();
    games += seated.length;
    const playing = Promise.all(seated.map(playGame));
    times.push(...(await killing(servers, kills - times.length, below, playing)));
  }
  return { times, games };
}

async function killing(
  servers: readonly ServerProcess[],
  kills: number,
  below: RandomInt,
  games: Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  games.then(end, end);
  for (let i = 0; i < kills && !isOver; i++) {
    await moment(150 + below(300));
    const server = servers[below(servers.length)]!;
    await server.kill();
    const began = performance.now();
    await server.start();
    times.push(Math.round(performance.now() - began));
  }
  await games;
  return times;
}

const moment = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('one server on one file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'casefile-kills-'));
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startProcess({ folder });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const kills = size(2, 100);
  test(`R13 killed ${kills} times and started again: clients come back by themselves, games finish`, {
    timeout: size(240_000, 3_600_000),
  }, async () => {
    let seed = 0;
    const sit = async (): Promise<Seated[]> => {
      const seated: Seated[] = [];
      while (seated.length < size(2, 20)) seated.push(await sitAround([server], 'speed', seed++));
      return seated;
    };
    const { times, games } = await killWhilePlaying([server], kills, randomFrom(13), sit);
    console.log(`R13 ${games} games, ${kills} kills; ready again after ${Math.max(...times)} ms at most`);
  });
});

describe('one server under load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'casefile-acks-'));
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startProcess({ folder });
  });
  afterAll(async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const kills = size(2, Number(process.env.CASEFILE_KILLS ?? 100));
  const tables = size(2, 17);
  test(`R09 R13 ${kills} kill -9 while ${3 * tables} people chat: nothing acknowledged is lost, all reconnect by themselves`, {
    timeout: size(240_000, 7_200_000),
  }, async () => {
    const below = randomFrom(9);
    /** Everybody who has ever chatted; the current talkers are the last ones. */
    const everybody: Talker[] = [];
    let talkers: readonly Talker[] = [];
    let talking: Promise<unknown> = Promise.resolve();
    const sitDownToTalk = async (): Promise<void> => {
      const all: Talker[] = [];
      for (let i = 0; i < tables; i++) {
        const { host, players } = await sitAround([server], 'speed', i);
        const start = { id: 's', v: 10_000, command: { do: 'start' } };
        const { table, tokens } = host.session;
        const path = `/api/tables/${table}/commands`;
        expect((await call(server.origin, 'POST', path, start, tokens.host)).status).toBe(200);
        all.push(...players.map((player) => new Talker(player)));
      }
      // Dozens of clients retrying fifty times a second would starve the starting server.
      for (const { player } of all) player.timings = {};
      talkers = all;
      everybody.push(...all);
      talking = awaitedLater(Promise.all(all.map((talker, i) => talker.talk(`t${i}`))));
    };
    const stopTalking = async (): Promise<void> => {
      talkers.forEach((talker) => void talker.stop());
      await talking;
    };
    const areServed = async (): Promise<void> => {
      const wanted = talkers.map(({ promised }) => promised.length + 1);
      while (talkers.some(({ promised }, i) => promised.length < wanted[i]!)) await moment(20);
    };
    await sitDownToTalk();
    const acked = (): number => everybody.reduce((sum, { promised }) => sum + promised.length, 0);
    let seconds = 0;
    let counted = 0;
    const starts: number[] = [];
    const loads: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      await areServed();
      // A table accepts no chat after its 2,000th entry: on a slow machine everybody would wait for ever.
      if (talkers.some(({ player }) => player.n > maxEntriesForWords / 2)) {
        await stopTalking();
        await sitDownToTalk();
        await areServed();
      }
      // Waits a random time after everybody has reconnected.
      const [began, before] = [performance.now(), acked()];
      await moment(200 + below(800));
      talkers.forEach((talker) => void talker.lost());
      await server.kill();
      seconds += (performance.now() - began) / 1000;
      counted += acked() - before;
      const startedAt = performance.now();
      await server.start();
      starts.push(performance.now() - startedAt);
      loads.push(loadavg()[0]!);
    }
    await areServed();
    await stopTalking();
    await server.kill();
    const store = await openStore({ folder });
    for (const { player, promised } of everybody) {
      const loaded = await loadTable(store, player.session.table);
      if (loaded?.state !== 'good') throw new Error(`${player.session.table} is ${loaded?.state}`);
      expect(broken(promised, loaded.entries)).toEqual([]);
      expect(player.faults).toEqual([]);
      // What it saw equals the stored log up to that point.
      const stamps = (entries: readonly Entry[]) => entries.map(({ n, is, at }) => [n, is, at]);
      expect(stamps(player.entries)).toEqual(stamps(loaded.entries.slice(0, player.entries.length)));
    }
    await store.close();
    const away = everybody.flatMap((talker) => talker.away);
    expect(away).toHaveLength(kills * talkers.length);
    if (size(0, 1) === 0) return;
    const parts = (times: readonly number[]): string =>
      [0.5, 0.99, 1].map((part) => Math.round(quantile(times, part))).join(' / ');
    console.log(
      `R09 ${kills} kills, ${acked()} acknowledged, ${Math.round(counted / seconds)} commands/s while it was up, none lost`,
    );
    console.log(
      `R13 p50 / p99 / most: ready again ${parts(starts)} ms, ${talkers.length} clients in play again ${parts(away)} ms; load ${Math.min(...loads)} to ${Math.max(...loads)}`,
    );
  });
});

describe('three servers on one PostgreSQL', () => {
  let postgres: PostgresServer;
  let servers: readonly ServerProcess[];
  beforeAll(async () => {
    postgres = await startPostgres();
    const first = await startProcess({ url: postgres.url });
    servers = [first, ...(await Promise.all([1, 2].map(() => startProcess({ url: postgres.url }))))];
  }, 120_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await postgres.end();
  }, 60_000);

  const kills = size(1, 60);
  test(`R09 R19 people spread over three processes, ${kills} killed: all games finish, nothing is lost`, {
    timeout: size(240_000, 3_600_000),
  }, async () => {
    let seed = 0;
    const sit = async (): Promise<Seated[]> => {
      const seated: Seated[] = [];
      while (seated.length < size(2, 30))
        seated.push(await sitAround(servers, seed % 2 === 0 ? 'speed' : 'card-2018', seed++));
      return seated;
    };
    const { times, games } = await killWhilePlaying(servers, kills, randomFrom(3), sit);
    console.log(`R09 ${games} games, ${kills} kills; ready again after ${Math.max(...times)} ms at most`);
  });

  test('servers are not ready and save nothing while the database is down, and recover by themselves', async () => {
    const { origin } = servers[0]!;
    const ready = async (): Promise<number> => (await fetch(`${origin}/readyz`)).status;
    const isReady = async (status: number): Promise<void> => {
      while ((await ready()) !== status) await moment(50);
    };
    const host = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
    const path = `/api/tables/${host.session.table}/commands`;
    const say = { id: 'a', v: 1000, command: { do: 'say', phrase: 'hello' } };
    expect(await ready()).toBe(200);
    await postgres.stop();
    await isReady(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const away = await call(origin, 'POST', path, say, host.session.tokens.seat);
    expect([away.status, away.body.error]).toEqual([503, 'not-saved']);
    await postgres.start();
    await isReady(200);
    expect((await call(origin, 'POST', path, say, host.session.tokens.seat)).status).toBe(200);
  });
});
