/** The whole server: a store, a host, HTTP, sockets. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import type { Route } from '@casefile/protocol/routes';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Host } from '../host/host.ts';
import { platformHashing } from '../store/hashing.ts';
import type { Store } from '../store/store.ts';
import { addressOf, isOurOrigin } from './address.ts';
import { BotPool } from './bot-pool.ts';
import { realClock } from './clock.ts';
import { devices } from './handlers/devices.ts';
import { games } from './handlers/games.ts';
import { networkBots } from './handlers/network-bots.ts';
import { play } from './handlers/play.ts';
import { privately, standingOrders } from './handlers/private.ts';
import { records } from './handlers/records.ts';
import { tables } from './handlers/tables.ts';
import { securityHeaders } from './headers.ts';
import { identifier } from './identity.ts';
import type { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import type { Parts } from './parts.ts';
import { Rates } from './rates.ts';
import { addRoutes, type Handlers, Refused, refuse } from './router.ts';
import type { Settings } from './settings.ts';
import { Sockets } from './sockets.ts';
import { mintId, mintSeed } from './tokens.ts';
import { sendFirstPage, serveWeb } from './web-files.ts';

export interface Server {
  readonly port: number;
  readonly metrics: Metrics;
  /** Says goodbye to everybody, finishes what was begun, and stops. */
  stop(): Promise<void>;
}

export async function startServer(settings: Settings, store: Store, log: Log): Promise<Server> {
  const metrics = new Metrics();
  describe(metrics);
  const pool = new BotPool(Math.max(1, Math.min(2, availableParallelism() - 1)));
  const host = new Host({
    process: randomUUID(),
    store,
    hashing: platformHashing,
    clock: realClock,
    fresh: { table: mintId, seed: mintSeed },
    think: (question) => pool.think(question),
    orders: standingOrders(store),
    report: ({ what, ...about }) => log(what === 'bot-failed' ? 'warn' : 'error', what, about),
  });
  const { now } = realClock;
  const sockets = new Sockets({ settings, store, host, log, metrics, now });
  const parts: Parts = { settings, store, host, sockets, log, metrics, now };
  const app = await makeApp(parts);
  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {});
    sockets.upgrade(request, socket, head);
  });
  await host.start();
  await app.listen({ host: settings.host, port: settings.port });
  const { port } = app.server.address() as AddressInfo;
  return {
    port,
    metrics,
    async stop() {
      log('info', 'stopping');
      await sockets.close();
      await app.close();
      await host.stop();
      await pool.close();
      await store.close();
      log('info', 'stopped');
    },
  };
}

async function makeApp(parts: Parts): Promise<FastifyInstance> {
  const { settings, store, log, metrics, now } = parts;
  const { limits } = settings;
  const app = Fastify({
    logger: false,
    requestTimeout: limits.helloMs,
    connectionTimeout: 0,
    keepAliveTimeout: 20_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 64 },
    http: { headersTimeout: limits.handshakeMs },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders);
    const { pathname } = new URL(request.url, 'http://x');
    if (pathname.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && !isOurOrigin(request.raw, settings))
      refuse(403, 'foreign-origin', 'This comes from a page of another site.');
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.count('requests', `${request.method} ${Math.floor(reply.statusCode / 100)}xx`);
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send(error.error);
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode < 500)
      return reply.code(statusCode).send({ error: 'refused', message: sentenceFor(statusCode) });
    log('error', 'request failed', { why: (error as Error).message });
    return reply.code(500).send({ error: 'internal', message: 'Something went wrong on our side.' });
  });
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await store.head('none').then(
      () => true,
      () => false,
    );
    return reply.code(isReady ? 200 : 503).send({ ok: isReady });
  });
  const handlers: Handlers = {
    ...tables(parts),
    ...devices(parts),
    ...games(parts),
    ...play(parts),
    ...privately(parts),
    ...records(parts),
    ...networkBots(parts),
  };
  addRoutes(app, { handlers, identify: identifier(store, now), admit: admitting(parts) });
  const hasWeb = settings.web !== null && (await serveWeb(app, settings.web));
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url);
    if (hasWeb && isPage) return sendFirstPage(reply);
    return reply.code(404).send({ error: 'nowhere', message: 'There is nothing at this address.' });
  });
  return app;
}

/** How often an address may open tables and sit down; and a token may ask. */
function admitting({ settings, metrics, now }: Parts) {
  const { limits } = settings;
  const rates: Readonly<Record<string, Rates>> = {
    createTable: new Rates(limits.tables),
    sit: new Rates(limits.joins),
    watch: new Rates(limits.joins),
    takeOver: new Rates(limits.joins),
    rematch: new Rates(limits.joins),
  };
  const others = new Rates(limits.player);
  return (route: Route, request: FastifyRequest, caller: { readonly hash: string } | null): void => {
    const key = caller?.hash ?? addressOf(request.raw, settings.proxies);
    const own = rates[route.id];
    if (own !== undefined && !own.allows(addressOf(request.raw, settings.proxies), now())) {
      metrics.count('requests_limited', route.id);
      refuse(429, 'too-many', 'Too many at once from this address. Wait a little.');
    }
    if (!others.allows(key, now())) refuse(429, 'too-many', 'Too many at once. Wait a little.');
  };
}

const sentenceFor = (status: number): string =>
  status === 413 ? 'This is too large.' : status === 415 ? 'Send JSON.' : 'This request cannot be read.';

function describe(metrics: Metrics): void {
  metrics.describe('sockets', 'open sockets');
  metrics.describe('sockets_opened', 'sockets opened');
  metrics.describe('sockets_refused', 'sockets refused, by status');
  metrics.describe('frames_refused', 'messages refused, by why');
  metrics.describe('commands', 'commands, by how they ended');
  metrics.describe('command_seconds', 'time from a command to its answer');
  metrics.describe('requests', 'requests, by method and status');
  metrics.describe('requests_limited', 'requests over a limit, by route');
  metrics.describe('bot_streams', 'streams opened for programs');
}
