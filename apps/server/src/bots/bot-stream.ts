/** A bot program's stream of protocol lines. */
import type { ServerResponse } from 'node:http';
import { makeLine } from '@casefile/bots/protocol/messages';
import type { Entry, ServerFrame } from '@casefile/protocol';
import type { Limits } from '../ops/settings.ts';
import type { BotLines } from './bot-lines.ts';

/** An empty line now and then, so that no proxy cuts the idle stream. */
const silence = 20_000;

export class BotStream {
  readonly #response: ServerResponse;
  readonly #lines: BotLines;
  readonly #limits: Limits;
  readonly #beat: NodeJS.Timeout;
  #silentFor = 0;
  #behindFor = 0;

  constructor(response: ServerResponse, lines: BotLines, limits: Limits) {
    this.#response = response;
    this.#lines = lines;
    this.#limits = limits;
    const every = Math.min(5000, limits.stallMs / 3);
    this.#beat = setInterval(() => this.#checkLiveness(every), every);
    this.#beat.unref();
    this.#write(makeLine(lines.hello()));
  }

  send(frames: readonly ServerFrame[]): void {
    const entries = frames.flatMap((frame): Entry[] => (frame.t === 'entry' ? [frame.entry] : []));
    for (const line of this.#lines.lines(entries)) this.#write(makeLine(line));
    if (frames.some(({ t }) => t === 'bye')) this.end();
  }

  end(): void {
    clearInterval(this.#beat);
    this.#response.end();
  }

  #write(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(text);
    this.#silentFor = 0;
    if (this.#response.writableLength > this.#limits.bufferBytes) this.#response.destroy();
  }

  /** As for sockets: a reader that stalls this long is dropped. */
  #checkLiveness(passed: number): void {
    this.#behindFor = this.#response.writableLength > 0 ? this.#behindFor + passed : 0;
    if (this.#behindFor >= this.#limits.stallMs) this.#response.destroy();
    this.#silentFor += passed;
    if (this.#silentFor >= silence) this.#write('\n');
  }
}
