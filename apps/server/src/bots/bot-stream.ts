/** A bot program's stream of protocol lines. */
import type { ServerResponse } from 'node:http';
import { makeLine } from '@casefile/bots/protocol/messages';
import type { Entry, ServerFrame } from '@casefile/protocol';
import type { Limits } from '../ops/settings.ts';
import type { BotLines } from './bot-lines.ts';

/** An empty line now and then, so that no proxy cuts the idle stream. */
const maxSilenceMs = 20_000;
const beatMs = 5000;

export class BotStream {
  readonly #response: ServerResponse;
  readonly #lines: BotLines;
  readonly #limits: Limits;
  #silentMs = 0;
  #behindMs = 0;

  constructor(response: ServerResponse, lines: BotLines, limits: Limits) {
    this.#response = response;
    this.#lines = lines;
    this.#limits = limits;
    const everyMs = Math.min(beatMs, limits.stallMs / 3);
    const beat = setInterval(() => this.#checkLiveness(everyMs), everyMs);
    beat.unref();
    // Not at the end: what was written until then must still be read.
    response.on('close', () => clearInterval(beat));
    this.#write(makeLine(lines.hello()));
  }

  send(frames: readonly ServerFrame[]): void {
    const entries = frames.flatMap((frame): Entry[] => (frame.t === 'entry' ? [frame.entry] : []));
    for (const line of this.#lines.lines(entries)) this.#write(makeLine(line));
    if (frames.some(({ t }) => t === 'bye')) this.end();
  }

  end(): void {
    this.#response.end();
  }

  #write(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(text);
    this.#silentMs = 0;
    if (this.#response.writableLength > this.#limits.bufferBytes) this.#response.destroy();
  }

  /** As for sockets: a reader that stalls this long is dropped. */
  #checkLiveness(passedMs: number): void {
    this.#behindMs = this.#response.writableLength > 0 ? this.#behindMs + passedMs : 0;
    if (this.#behindMs >= this.#limits.stallMs) this.#response.destroy();
    this.#silentMs += passedMs;
    if (this.#silentMs >= maxSilenceMs) this.#write('\n');
  }
}
