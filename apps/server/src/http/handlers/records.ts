/** Records of games: download and verification, done in a separate thread. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Viewer } from '@casefile/engine';
import type { TableState } from '@casefile/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../../ops/parts.ts';
import type { RecordAnswer } from '../../ops/record-thread.ts';
import { ThreadStopped } from '../../ops/threads.ts';
import { chairOf, viewerOf } from '../../table/people/who.ts';
import type { ServerTable } from '../../table/table.ts';
import { addressOf } from '../address.ts';
import { rangeOf } from '../byte-range.ts';
import type { AnyCall, Call, RouteHandlers } from '../call.ts';
import { whoOf } from '../identity.ts';
import { refuse } from '../router.ts';
import { rivalOf } from './challenges.ts';
import { mayLook, tableOf } from './tables.ts';

const json = 'application/json; charset=utf-8';

export function records(parts: Parts): Pick<RouteHandlers, 'record' | 'rivalRecord' | 'checkRecord'> {
  const { recordWorker, settings } = parts;
  const addressOfCall = ({ request }: AnyCall): string => addressOf(request.raw, settings.proxies);
  /** The answer to one question, within what this address may ask for. */
  const within = async (
    call: AnyCall,
    does: (address: string) => Promise<RecordAnswer>,
  ): Promise<RecordAnswer> => {
    const address = addressOfCall(call);
    const done = recordWorker.admit(address) ?? tooMany();
    try {
      return await does(address);
    } finally {
      done();
    }
  };
  const send = async (call: AnyCall, table: ServerTable, viewer: Viewer): Promise<FastifyReply> => {
    const { reply } = call;
    const make = (address: string): Promise<RecordAnswer> => recordWorker.make(address, table, viewer);
    const isThere = viewer === 'table' && recordWorker.isMade(table);
    const made = await (isThere ? make(addressOfCall(call)) : within(call, make));
    const whole = made.ok ? made.parts[0] : undefined;
    if (whole === undefined) throw new Error('A game has a record once it has begun.');
    // Byte for byte as in a file.
    if (viewer !== 'table') return reply.type(json).send(whole);
    const tag = tagOf(whole);
    // Not for shared caches, and not forever, because names may be removed.
    reply.header('etag', tag).header('cache-control', 'private, max-age=3600, immutable');
    // On a shared device one player's record must not be cached for another.
    reply.header('accept-ranges', 'bytes').header('vary', 'Authorization');
    if (call.request.headers['if-none-match'] === tag) return reply.code(304).send();
    return sendPart(call, whole, tag);
  };
  return {
    /** Stateless: the record is read, checked and returned. */
    async checkRecord(call) {
      const checked = await recordWorker
        .check(addressOfCall(call), bytesOf(call.request.body))
        .catch((error: unknown) =>
          error instanceof ThreadStopped && error.isTooMuch ? tooMuch() : Promise.reject(error),
        );
      if (!checked.ok) {
        const { why, at, say } = checked.fault;
        return refuse(why === 'too-large' ? 413 : 400, why, say, at === '' ? {} : { at });
      }
      const { parts } = checked;
      const length = parts.reduce((sum, part) => sum + part.length, 0);
      // Frees the memory now, not at the next garbage collection: the next record is already arriving.
      call.reply.raw.once('close', () => parts.forEach((part) => void part.buffer.transfer(0)));
      return call.reply.type(json).header('content-length', length).send(Readable.from(parts));
    },

    async record(call) {
      const { caller, table: id, query } = call;
      const { of = 'table' } = query;
      const table = await tableOf(parts, id);
      const { entries, state } = table;
      if (caller === null && of === 'mine')
        return refuse(401, 'no-token', 'Whose record? This needs a token: Authorization: Bearer …');
      if (caller !== null) mayLook(state, caller);
      if (of === 'table' && !entries.some(({ is }) => is === 'revealed'))
        return refuse(409, 'not-over', 'The record of the whole table is available once the game is over.');
      if (of === 'table') mayRead(state, caller);
      if (state.position === null) return refuse(409, 'not-begun', 'The game has not begun yet.');
      const viewer =
        of === 'table' ? 'table' : caller === null ? 'spectator' : viewerOf(state, whoOf(caller));
      return send(call, table, viewer);
    },

    rivalRecord: async (call) => send(call, await rivalOf(parts, call), 'table'),
  };
}

/** Copied for transfer: a small buffer may share its memory with others. */
function bytesOf(body: unknown): Uint8Array<ArrayBuffer> {
  if (!Buffer.isBuffer(body))
    return refuse(415, 'no-json', 'Send a JSON body with content-type application/json.');
  const isAlone = body.byteLength === body.buffer.byteLength;
  return isAlone ? (body as Uint8Array<ArrayBuffer>) : new Uint8Array(body);
}

const tooMuch = (): never =>
  refuse(
    413,
    'too-large',
    'This takes more memory than a record of a game. `casefile record verify` checks larger ones.',
  );

/** The table's terms on who may read its record. */
function mayRead(state: TableState, caller: Call<'record'>['caller']): void {
  const { records: allowed = 'all' } = state.terms;
  if (allowed === 'nobody')
    refuse(403, 'record-closed', 'The players of this table keep its record to themselves.');
  if (allowed === 'players' && (caller === null || chairOf(state, whoOf(caller)) === null))
    refuse(403, 'players-only', 'Only those who played at this table may read its record.');
}

/** Supports paging: a record may have 2 MB, and a connection may break. */
function sendPart({ request, reply }: AnyCall, bytes: Uint8Array, tag: string): FastifyReply {
  const { range, 'if-range': ifRange } = request.headers;
  // Pages of two different records must not be mixed.
  const isSame = ifRange === undefined || ifRange === tag;
  const part = isSame ? rangeOf(range, bytes.length) : null;
  if (part === 'unsatisfiable') {
    reply.removeHeader('etag').header('cache-control', 'no-store');
    reply.header('content-range', `bytes */${bytes.length}`);
    return reply.code(416).send({ error: 'no-such-part', message: `The record has ${bytes.length} bytes.` });
  }
  reply.type(json);
  if (part === null) return reply.send(bytes);
  reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${bytes.length}`);
  return reply.send(bytes.subarray(part.first, part.last + 1));
}

const tags = new WeakMap<Uint8Array, string>();
/** The same for the same bytes. */
function tagOf(bytes: Uint8Array): string {
  const known = tags.get(bytes) ?? `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  tags.set(bytes, known);
  return known;
}

/** Limits concurrent records, which occupy memory from their first byte to the answer. */
export const holdPlace =
  ({ recordWorker, settings }: Parts) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    const done = recordWorker.admit(addressOf(request.raw, settings.proxies)) ?? tooMany();
    reply.raw.once('close', done);
  };

const tooMany = (): never =>
  refuse(429, 'too-many', 'Too many records at once from this address. Wait a moment.');
