/** The HTTP application: API routes, operator routes, the web app, and error responses. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { openApi } from '@casefile/protocol/openapi';
import { routes } from '@casefile/protocol/routes';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { TokenEnded } from '../host/table-service.ts';
import type { Parts } from '../ops/parts.ts';
import type { Limits } from '../ops/settings.ts';
import { StoreProblem } from '../store/store.ts';
import { isOurHost, isOurOrigin, pathOf } from './address.ts';
import type { RouteHandlers } from './call.ts';
import { challenges } from './handlers/challenges.ts';
import { devices } from './handlers/devices.ts';
import { games } from './handlers/games.ts';
import { invitations } from './handlers/invitations.ts';
import { network } from './handlers/network.ts';
import { networkBots } from './handlers/network-bots.ts';
import { play } from './handlers/play.ts';
import { privately } from './handlers/private.ts';
import { holdPlace, records } from './handlers/records.ts';
import { tables } from './handlers/tables.ts';
import { addSecurityHeaders } from './headers.ts';
import { identifier } from './identity.ts';
import { admitting } from './limits/admission.ts';
import type { Budgets } from './limits/budgets.ts';
import { addRoutes, Refused, refuse } from './router.ts';
import { sendFirstPage, serveWeb } from './web-files.ts';

export interface App {
  readonly http: FastifyInstance;
  /** Every method and path with one of our handlers. */
  readonly answered: readonly string[];
}

/** Operator routes, which need no token. */
export const operatorRoutes = ['GET /healthz', 'GET /readyz', 'GET /api/openapi.json'] as const;

/** Health checks may use any host name. */
const probes: readonly string[] = ['/healthz', '/readyz'];
const keepAliveMs = 20_000;
const maxHeaderBytes = 8192;

export async function makeApp(parts: Parts, budgets: Budgets, isStopping: () => boolean): Promise<App> {
  const { settings, store, now } = parts;
  const { limits } = settings;
  const http = Fastify({
    logger: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
    serverFactory: (handle) => makeServer(limits, budgets, handle),
    // Addresses that cannot be decoded reach no route, and so no error handler.
    frameworkErrors: (_error, _request, reply) => void (reply as FastifyReply).code(400).send(refusalOf(400)),
  });
  const answered: string[] = [];
  http.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') answered.push(`${method} ${url}`);
  });
  http.removeAllContentTypeParsers();
  // As bytes: a record is passed to its thread unparsed.
  http.addContentTypeParser('application/json', (_request: FastifyRequest, body: IncomingMessage) =>
    readWhole(body),
  );
  guard(http, parts);
  addOperating(http, parts, isStopping);
  const handlers: RouteHandlers = {
    ...tables(parts),
    ...devices(parts),
    ...games(parts),
    ...invitations(parts),
    ...play(parts),
    ...privately(parts),
    ...records(parts),
    ...networkBots(parts),
    ...network(parts),
    ...challenges(parts),
  };
  addRoutes(http, {
    handlers,
    identify: identifier(store, now),
    admit: admitting(parts),
    beforeReading: holdPlace(parts),
  });
  const ours = [...answered];
  await addWeb(http, settings.web);
  return { http, answered: ours };
}

function makeServer(
  { helloMs, handshakeMs, stallMs }: Limits,
  budgets: Budgets,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    addSecurityHeaders(request, response);
    if (budgets.admits(request, response)) handle(request, response);
  };
  const server = createServer(
    {
      requestTimeout: helloMs,
      headersTimeout: handshakeMs,
      keepAliveTimeout: keepAliveMs,
      maxHeaderSize: maxHeaderBytes,
      // Otherwise Node would answer it itself, once for every one in a packet.
      requireHostHeader: false,
      // Some clients offer an HTTP/2 upgrade with every request, which is ignored.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
      // Node's default is half a minute, which would let slow requests far exceed their timeout.
      connectionsCheckingInterval: Math.min(1000, handshakeMs),
    },
    answer,
  );
  server.on('checkExpectation', answer);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    budgets.garbled(socket as Socket, error.code ?? ''),
  );
  admitConnections(server, budgets);
  // Drops clients that stall while reading a response.
  server.setTimeout(Math.max(stallMs, helloMs));
  return server;
}

/** Runs before the HTTP parser, so that nothing is read of a refused connection. */
function admitConnections(server: Server, budgets: Budgets): void {
  // What Node asks before it makes a socket. It is meant for fixed lists, so there is no option for a changing one.
  const blockList = { check: (address: string) => budgets.drops(address) };
  Object.assign(server, { blockList });
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (budgets.admitsConnection(socket)) for (const listener of listeners) listener.call(server, socket);
  });
}

/**
 * Reads into one preallocated buffer: joining chunks at the end would hold them twice. The length was checked before, and
 * Node reads no more.
 */
async function readWhole(body: IncomingMessage): Promise<Buffer> {
  const whole = Buffer.allocUnsafeSlow(Number(body.headers['content-length'] ?? 0));
  let at = 0;
  for await (const piece of body as AsyncIterable<Buffer>) at += piece.copy(whole, at);
  return whole;
}

function guard(http: FastifyInstance, { settings, log, metrics }: Parts): void {
  http.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.url);
    // By its route too: a path may be written in other ways, as /%61pi/ or with the host before it.
    if ([path, request.routeOptions.url].some((each) => each?.startsWith('/api/')))
      void reply.header('cache-control', 'no-store');
    if (!isOurHost(request.raw, settings) && !probes.includes(path))
      refuse(
        421,
        'unknown-host',
        'This server does not answer to that name. Its operator can allow it: ORIGINS is the address that browsers use, such as https://casefile.example (docs/operating.md).',
      );
    if (request.method !== 'GET' && !isOurOrigin(request.raw, settings))
      refuse(403, 'foreign-origin', 'This request comes from a page of another site.');
  });
  http.addHook('onResponse', async (request, reply) => {
    metrics.count('requests', `${request.method} ${Math.floor(reply.statusCode / 100)}xx`);
  });
  http.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send(error.error);
    if (error instanceof TokenEnded)
      return reply
        .code(401)
        .send({ error: 'bad-token', message: 'This token is not valid, or no longer valid.' });
    if (error instanceof StoreProblem) {
      log('error', 'store', { why: error.message });
      return reply
        .code(503)
        .send({ error: 'not-saved', message: 'The storage cannot be reached. Try again in a moment.' });
    }
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode < 500) return reply.code(statusCode).send(refusalOf(statusCode));
    log('error', 'request failed', { why: (error as Error).message });
    return reply.code(500).send({ error: 'internal', message: 'Something went wrong on our side.' });
  });
}

function addOperating(http: FastifyInstance, { store }: Parts, isStopping: () => boolean): void {
  const description = openApi(
    { title: 'Casefile', version: '1', description: 'Tables of Casefile. In words: docs/api.md.' },
    routes,
  );
  // Serialised once: it is long and public.
  const bytes = Buffer.from(JSON.stringify(description));
  http.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(bytes));
  http.get('/healthz', async () => ({ ok: true }));
  http.get('/readyz', async (_request, reply) => {
    const isThere = await store.head('none').then(
      () => true,
      () => false,
    );
    const why = isStopping() ? 'stopping' : isThere ? null : 'storage';
    return reply.code(why === null ? 200 : 503).send(why === null ? { ok: true } : { ok: false, why });
  });
}

async function addWeb(http: FastifyInstance, folder: string | null): Promise<void> {
  const hasWeb = folder !== null && (await serveWeb(http, folder));
  http.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const isRead = /^(GET|HEAD)$/.test(request.method) && !path.startsWith('/api/');
    // Navigation gets the app's page; a missing asset of an older version must not.
    const isPage = isRead && (!/\.\w+$/.test(path) || (request.headers.accept ?? '').includes('text/html'));
    if (hasWeb && isPage && path !== '') return sendFirstPage(reply);
    return reply.code(404).send({ error: 'nowhere', message: 'There is nothing at this address.' });
  });
}

const refusalOf = (status: number) => ({
  error: 'refused',
  message:
    status === 413 ? 'This is too large.' : status === 415 ? 'Send JSON.' : 'This request cannot be read.',
});
