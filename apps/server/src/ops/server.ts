/** The whole server: a store, a host, HTTP, sockets. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import type { Action } from '@casefile/engine';
import type { ThinkingRequest } from '../bots/bot-thread.ts';
import { TableOpeners } from '../bots/openers.ts';
import { type Decided, Thinking } from '../bots/thinking.ts';
import { Peers } from '../host/peers.ts';
import type { Clock, Ports } from '../host/ports.ts';
import { TableService } from '../host/table-service.ts';
import { makeApp } from '../http/app.ts';
import { standingOrders } from '../http/handlers/private.ts';
import { Addresses } from '../http/limits/addresses.ts';
import { Budgets } from '../http/limits/budgets.ts';
import { ownRates, SharedRates } from '../http/limits/shared-rates.ts';
import { mintId, mintSeed } from '../http/tokens.ts';
import { makeCommandHandler } from '../socket/command-handler.ts';
import { Connections } from '../socket/connections.ts';
import { Sockets } from '../socket/sockets.ts';
import { platformHashing } from '../store/hashing.ts';
import type { Store } from '../store/store.ts';
import { makeClock } from './clock.ts';
import type { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import type { Parts } from './parts.ts';
import type { RecordAnswer, RecordQuestion } from './record-thread.ts';
import { RecordWorker } from './record-worker.ts';
import { sweepOldTables } from './retention.ts';
import type { Settings, ThinkingLimits } from './settings.ts';
import { type ThreadLimits, Threads } from './threads.ts';

/** Enough to check the largest accepted record, and little more. */
const recordThread: ThreadLimits = { idleMs: 10_000, maxMegabytes: 20 };
/**
 * When the record thread is first started: the process keeps the memory that this takes, so no client must be able to
 * cause it.
 */
const warmUpMs = 1000;

export interface Server {
  readonly port: number;
  readonly metrics: Metrics;
  /** Every method and path it handles, except files. */
  readonly answered: readonly string[];
  /** Notifies all clients, finishes pending work, and stops. */
  stop(): Promise<void>;
}

/** Starts the server, which then owns the store and closes it, even if it cannot start. */
export async function startServer(
  settings: Settings,
  store: Store,
  log: Log,
  clock: Clock = makeClock(),
): Promise<Server> {
  const bots = makeBots(settings.limits.thinking, clock);
  const records = new Threads<RecordQuestion, RecordAnswer>(
    new URL('./record-thread.ts', import.meta.url),
    1,
    recordThread,
  );
  const { parts, sharedRates, recheck } = assemble({ settings, store, log, clock, bots, records });
  const { host, connections, metrics } = parts;
  const budgets = new Budgets(parts);
  const sockets = new Sockets(parts, budgets);
  const stopSharing = sharedRates?.start();
  const stopChecking = everySoOften(settings.limits.recheckMs, () => recheck(''));
  const warmUp = setTimeout(() => {
    records.ask({ check: new Uint8Array() }).catch(() => {});
  }, warmUpMs);
  warmUp.unref();
  const finish = async (): Promise<void> => {
    clearTimeout(warmUp);
    stopChecking();
    stopSharing?.();
    await host.stop();
    await bots.stop();
    await records.close();
    await store.close();
  };
  const giveUp = async (error: unknown): Promise<never> => {
    await sockets.close();
    await finish();
    throw error;
  };
  const { http, answered } = await makeApp(parts, budgets, () => sockets.isClosing).catch(giveUp);
  http.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {});
    sockets.upgrade(request, socket, head);
  });
  try {
    await host.start(settings.acceptClock === true);
    await http.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await http.close().catch(() => {});
    return giveUp(error);
  }
  const stopSweeping = sweepOldTables(store, settings.keepDays, clock, log);
  const { port } = http.server.address() as AddressInfo;
  return {
    port,
    metrics,
    answered,
    async stop() {
      log('info', 'stopping');
      stopSweeping();
      await sockets.close();
      connections.endAll('closing');
      await http.close();
      await finish();
      log('info', 'stopped');
    },
  };
}

/** The bots' threads, and whose budget each table uses. */
interface Bots {
  readonly openers: TableOpeners;
  readonly think: Ports['think'];
  stop(): Promise<void>;
}

function makeBots(limits: ThinkingLimits, clock: Clock): Bots {
  const count = Math.max(1, Math.min(2, availableParallelism() - 1));
  const threads = new Threads<ThinkingRequest, Decided<Action>>(
    new URL('../bots/bot-thread.ts', import.meta.url),
    count,
  );
  const thinking = new Thinking<ThinkingRequest, Action>(
    (thought) => threads.ask(thought),
    count,
    limits,
    clock,
  );
  const openers = new TableOpeners();
  return {
    openers,
    think: ({ bot, seed, view, legal }, table) =>
      thinking.decide(openers.of(table), { bot, seed, view, legal }),
    async stop() {
      thinking.stop();
      await threads.close();
    },
  };
}

interface Assembly extends Pick<Parts, 'settings' | 'store' | 'log'> {
  readonly clock: Clock;
  readonly bots: Bots;
  readonly records: Threads<RecordQuestion, RecordAnswer>;
}
/** The parts of a server, which know of one another. */
interface Assembled {
  readonly parts: Parts;
  /** Null where no other process serves the same tables. */
  readonly sharedRates: SharedRates | null;
  /** Ends connections whose token has ended: those of a table, or all if none is named. */
  readonly recheck: (table: string) => Promise<void>;
}

function assemble({ settings, store, log, clock, bots, records }: Assembly): Assembled {
  const { limits } = settings;
  const { now } = clock;
  const metrics = new Metrics();
  const peers = new Peers(store, clock);
  const host = new TableService({
    process: randomUUID(),
    store,
    clock,
    peers,
    tokensEnded: (table) => void recheck(table),
    fresh: { table: mintId, seed: mintSeed },
    think: bots.think,
    orders: standingOrders(store),
    hashing: platformHashing,
    report: ({ kind, ...about }) => log(kind === 'bot-failed' ? 'warn' : 'error', kind, about),
  });
  const connections = new Connections({
    store,
    now,
    whyGone: (table, person) => whyGone(host, table, person),
  });
  const recheck = (table: string): Promise<void> =>
    (table === '' ? connections.recheck() : connections.recheckAt(table)).catch((error: unknown) =>
      log('warn', 'tokens not checked', { why: error instanceof Error ? error.message : 'unknown' }),
    );
  peers.listen({
    said: (_, message) => {
      // A bot that reconnects at another process must not be kept out by its own dead connection here.
      if (message.say === 'stream') connections.end(message.table, [message.hash], 'taken-over');
    },
  });
  const sharedRates = store.hearsAll ? null : new SharedRates(peers, now);
  const rates = sharedRates ?? ownRates;
  const parts: Parts = {
    settings,
    store,
    host,
    peers,
    connections,
    addresses: new Addresses(limits.socketsPerAddress),
    openers: bots.openers,
    command: makeCommandHandler({ host, store, connections, metrics, limits, rates, now }),
    recordWorker: new RecordWorker(records, now, limits.records),
    log,
    metrics,
    rates,
    now,
  };
  return { parts, sharedRates, recheck };
}

/** One at a time; returns how to stop. */
function everySoOften(everyMs: number, does: () => Promise<void>): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void does().finally(() => {
      isBusy = false;
    });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Whether somebody left a table or was sent away, by its log. */
async function whyGone(host: TableService, id: string, person: string): Promise<'left' | 'kicked' | null> {
  const table = await host.newest(id);
  if (typeof table === 'string') return null;
  const last = table.entries.findLast(
    (entry) => (entry.is === 'stood' || entry.is === 'left') && entry.person === person,
  );
  if (last === undefined) {
    // A host without a chair leaves by handing the table over.
    const hasHosted = table.entries.some(
      (entry) =>
        (entry.is === 'opened' && entry.host.person === person) ||
        (entry.is === 'host' && entry.person === person),
    );
    return hasHosted && table.state.people[person] === undefined ? 'left' : null;
  }
  return last.is === 'stood' && last.by === 'host' ? 'kicked' : 'left';
}
