/** Programs that play over HTTP: a chair, a stream of lines, an answer to each question. */
import { makeLine } from '@casefile/bots/protocol/messages';
import type { Action } from '@casefile/engine';
import type { Entry, ServerFrame } from '@casefile/protocol';
import type { BotSeat, BotToken } from '@casefile/protocol/http';
import { BotLines } from '../bot-lines.ts';
import type { Parts } from '../parts.ts';
import { type Handlers, refuse } from '../router.ts';
import { hashToken, mintId, mintToken } from '../tokens.ts';
import { whoOf } from './play.ts';
import { settled } from './refusing.ts';
import { tableOf } from './tables.ts';

/** An empty line now and then: a proxy that hears nothing would cut the stream. */
const silence = 20_000;

export function networkBots(parts: Parts): Pick<Handlers, 'botSeat' | 'botStream' | 'botAction'> {
  const { host, settings, metrics } = parts;
  return {
    async botSeat({ caller, table, body }): Promise<BotToken> {
      const { suspect, name } = body as BotSeat;
      const { state } = await tableOf(parts, table);
      if (state.host !== caller!.person)
        refuse(403, 'not-allowed', 'Only the host gives chairs to programs.');
      const token = mintToken('bot');
      const person = mintId();
      const row = { hash: hashToken(token), kind: 'bot' as const, table, person, expires: null };
      const command = { do: 'sit', suspect, name: name ?? `Bot ${suspect}`.slice(0, 24) } as const;
      const who = { person, roles: ['bot'] as const };
      settled(await host.command(table, who, { id: mintId(), v: -1, command }, { tokens: [row] }));
      return { table, suspect, token };
    },

    async botStream({ caller, table, reply }) {
      const who = whoOf(caller!);
      const lines = new BotLines(table, who.person);
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        'content-type': 'application/x-ndjson',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      const end = (): void => {
        clearInterval(beat);
        if (typeof connection === 'object') connection?.close();
        raw.end();
      };
      const write = (text: string): void => {
        raw.write(text);
        if (raw.writableLength > settings.limits.bufferBytes) raw.destroy();
      };
      const send = (frames: readonly ServerFrame[]): void => {
        if (frames.some(({ t }) => t === 'bye')) {
          end();
          return;
        }
        const entries = frames.flatMap((frame): Entry[] => (frame.t === 'entry' ? [frame.entry] : []));
        for (const line of lines.lines(entries)) write(makeLine(line));
      };
      const beat = setInterval(() => write('\n'), silence);
      beat.unref();
      write(makeLine(lines.hello()));
      let connection: Awaited<ReturnType<typeof host.connect>> | null = null;
      raw.on('close', end);
      connection = await host.connect(table, { who, send }, -1);
      metrics.count('bot_streams');
      if (typeof connection === 'string') end();
    },

    async botAction({ caller, table, body }) {
      const { game, id, action } = body as { game: string; id: number; action: Action };
      if (game !== table) refuse(409, 'stale', 'This is the answer to a question of another game.');
      const request = { id: `decide ${id}`, v: id - 1, command: { do: 'act', action } } as const;
      return settled(await host.command(table, whoOf(caller!), request));
    },
  };
}
