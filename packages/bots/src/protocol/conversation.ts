/** One bot's side of the line protocol as values: what to say to it, and what its lines mean. No I/O. */
import type { Action, Form, Seat, View } from '@casefile/engine';
import type { ArenaTable } from '../arena/table.ts';
import { brief } from './brief.ts';
import { parseLine, protocolVersion, type ToBot } from './messages.ts';

/** A line from a bot, as it was understood. */
export type Heard =
  | { readonly kind: 'hello'; readonly name: string; readonly version: string }
  | { readonly kind: 'action'; readonly action: Action }
  /** What was wrong; `answers` says whether it was sent in answer to the open question. */
  | { readonly kind: 'fault'; readonly why: string; readonly answers: boolean }
  /** It answers a question that is no longer open. */
  | { readonly kind: 'late' };

/** One game over a line: what to say next, and what an answer means. */
export class Conversation {
  #game = '';
  #told = 0;
  #asked = 0;
  #open = false;

  hello(): ToBot {
    return { type: 'hello', protocol: protocolVersion };
  }

  start(game: string, table: ArenaTable, you: Seat, view: View): ToBot {
    this.#game = game;
    this.#told = 0;
    this.#open = false;
    const { edition } = view;
    return { type: 'start', game, edition, options: table.options, seats: table.suspects, you, view };
  }

  /** Everything the seat may see and has not been told yet. */
  news(table: ArenaTable, seat: Seat): ToBot[] {
    const events = table
      .since(this.#told, seat)
      .map((event, i): ToBot => ({ type: 'event', game: this.#game, n: this.#told + i, event }));
    this.#told = table.facts;
    return events;
  }

  ask(view: View, legal: readonly Form[], ms: number): ToBot {
    this.#open = true;
    this.#asked++;
    return { type: 'decide', game: this.#game, id: this.#asked, view, legal, ms };
  }

  /** Closes the question: an answer that still comes is late. */
  close(): void {
    this.#open = false;
  }

  end(table: ArenaTable): ToBot {
    const winner = table.result?.winner ?? null;
    const name = winner === null ? null : table.suspects[winner]!;
    return { type: 'end', game: this.#game, winner: name, envelope: table.envelope };
  }

  hear(line: string): Heard {
    const message = parseLine(line);
    if ('fault' in message) return { kind: 'fault', why: message.fault, answers: this.#open };
    if (message.type === 'hello') return { kind: 'hello', name: message.name, version: message.version };
    const { game, id, action } = message;
    if (this.#open && game === this.#game && id === this.#asked) {
      this.#open = false;
      return { kind: 'action', action };
    }
    // A game may end while an answer is under way: an answer to an earlier question is late, not wrong.
    const closed = this.#open ? this.#asked - 1 : this.#asked;
    if (Number.isInteger(id) && id >= 1 && id <= closed) return { kind: 'late' };
    const why = `an answer to a question that was not asked: game ${brief(game)}, id ${id}`;
    return { kind: 'fault', why, answers: this.#open };
  }
}
