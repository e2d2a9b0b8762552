/** Bots over HTTP: a chair, a stream of lines, an answer to each question. */
import { createHash } from 'node:crypto';
import type { ServerFrame } from '@casefile/protocol';
import type { BotToken } from '@casefile/protocol/http';
import { BotLines } from '../../bots/bot-lines.ts';
import { BotStream } from '../../bots/bot-stream.ts';
import type { Parts } from '../../ops/parts.ts';
import { programCalled } from '../../table/people/who.ts';
import { addressOf } from '../address.ts';
import type { RouteHandlers } from '../call.ts';
import { whoOf } from '../identity.ts';
import { refuse } from '../router.ts';
import { hashToken, mintId, mintToken } from '../tokens.ts';
import { settled } from './refusing.ts';
import { tableOf } from './tables.ts';

export function networkBots(parts: Parts): Pick<RouteHandlers, 'botSeat' | 'botStream' | 'botAction'> {
  const { host, settings, metrics, connections, peers, addresses, command, log } = parts;
  return {
    async botSeat({ caller, table, body }): Promise<BotToken> {
      const { suspect, name } = body;
      const { state } = await tableOf(parts, table);
      if (state.host !== caller.person)
        refuse(403, 'not-allowed', 'Only the host can give a chair to a program.');
      const token = mintToken('bot');
      const person = programCalled(mintId());
      const row = { hash: hashToken(token), kind: 'bot' as const, table, person, expires: null };
      const sit = { do: 'sit', suspect, name: name ?? `Bot ${suspect}`.slice(0, 24) } as const;
      const who = { person, roles: ['bot'] as const };
      // A device that is being taken over must not keep a chair of its own.
      const request = { id: mintId(), v: -1, command: sit, by: caller.hash };
      settled(await host.command(table, who, request, { tokens: [row] }));
      return { table, suspect, token };
    },

    async botStream({ caller, table, request, reply }) {
      const { hash, person } = caller;
      await tableOf(parts, table);
      // A bot that is gone already would never close: nothing may be taken for it.
      if (reply.raw.destroyed) {
        reply.hijack();
        return;
      }
      // A returning bot is not blocked by its own dead stream.
      connections.end(table, [hash], 'taken-over');
      const release = addresses.take(addressOf(request.raw, settings.proxies));
      if (release === null) return refuse(429, 'too-many', 'Too many connections from this address.');
      peers.tell({ say: 'stream', table, hash });
      reply.hijack();
      const { raw } = reply;
      raw.on('error', () => {});
      // No socket timeout: a quiet table is no reason to drop its bot. The stream checks liveness by itself.
      raw.setTimeout(0);
      raw.writeHead(200, {
        'content-type': 'application/x-ndjson',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      const stream = new BotStream(raw, new BotLines(table, person), settings.limits);
      const own = { table, person, hash, kind: 'bot', isWatching: false, bye: () => stream.end() } as const;
      connections.add(own);
      metrics.count('bot_streams');
      const send = (frames: readonly ServerFrame[]): void => stream.send(frames);
      const connecting = host.connect(table, { who: whoOf(caller), send }, -1);
      raw.on('close', () => {
        release();
        stream.end();
        connections.remove(own);
        connecting
          .then((subscription) => typeof subscription === 'object' && subscription.close())
          .catch(() => {});
      });
      const subscription = await connecting.catch((error: unknown) => {
        log('error', 'bot stream failed', { why: error instanceof Error ? error.message : 'unknown' });
        return 'away' as const;
      });
      if (typeof subscription === 'string') stream.end();
    },

    async botAction({ caller, table, body }) {
      const { game, id, action } = body;
      if (game !== table) refuse(409, 'stale', 'This is the answer to a question of another game.');
      // A repeated answer is carried out once; a different one after a refusal is a new try.
      const print = createHash('sha256').update(JSON.stringify(action)).digest('base64url').slice(0, 16);
      const request = {
        id: `decide ${id} ${print}`,
        v: id - 1,
        command: { do: 'act', action },
        by: caller.hash,
      } as const;
      return settled(await command(table, whoOf(caller), request));
    },
  };
}
