/** A seat's entries as the lines of the bots' protocol. */
import type { ToBot } from '@casefile/bots/protocol/messages';
import { protocolVersion } from '@casefile/bots/protocol/messages';
import { editionById } from '@casefile/editions';
import { type Fact, legalForms, makeView, type Seat } from '@casefile/engine';
import { type Entry, foldEntry, isPaused, isPeopled, openState, type TableState } from '@casefile/protocol';

/** How long a program has where the table has no clock. */
const defaultAnswerMs = 60_000;

export class BotLines {
  readonly #game: string;
  readonly #person: string;
  #state: TableState | null = null;
  #seat: Seat | null = null;
  #told = 0;
  #asked = 0;
  #said: 'commit' | 'open' | null = null;
  /** The first batch is history: the program gets the game as it is now. */
  #isCatchingUp = true;

  constructor(game: string, person: string) {
    this.#game = game;
    this.#person = person;
  }

  hello(): ToBot {
    return { type: 'hello', protocol: protocolVersion };
  }

  /** The lines for these entries. */
  lines(entries: readonly Entry[]): readonly ToBot[] {
    if (entries.length === 0) return [];
    return this.#isCatchingUp ? this.#catchUp(entries) : this.#goOn(entries);
  }

  #catchUp(entries: readonly Entry[]): readonly ToBot[] {
    for (const entry of entries) {
      this.#fold(entry);
      if ('facts' in entry) this.#told += entry.facts.length;
    }
    this.#isCatchingUp = false;
    const ended = entries.findLast((entry) => entry.is === 'acted')?.facts.find(isEnd);
    return [...this.#seedLine(), ...this.#start(), ...this.#end(ended), ...this.#question()];
  }

  #goOn(entries: readonly Entry[]): readonly ToBot[] {
    const said: ToBot[] = [];
    for (const entry of entries) {
      this.#fold(entry);
      // After an undo the program starts over from the current state.
      if (entry.is === 'started' || entry.is === 'undone') said.push(...this.#start());
      if (entry.is === 'started') this.#told = entry.facts.length;
      if (entry.is === 'acted') said.push(...this.#news(entry.facts));
    }
    return [...this.#seedLine(), ...said, ...this.#question()];
  }

  /** Requests of the deal to the program, each sent once while it stands. */
  #seedLine(): readonly ToBot[] {
    const wanted = this.#wanted();
    const isNew = wanted !== null && wanted !== this.#said;
    this.#said = wanted;
    return isNew ? [{ type: wanted, game: this.#game }] : [];
  }

  #wanted(): 'commit' | 'open' | null {
    const state = this.#state;
    const own = state?.people[this.#person];
    if (state?.isSealed !== true || own === undefined) return null;
    if (state.phase === 'lobby') return own.commitment === null ? 'commit' : null;
    const isAsked = state.dealing?.commitments.some(({ person }) => person === this.#person) === true;
    return isAsked && own.seed === '' ? 'open' : null;
  }

  #fold(entry: Entry): void {
    if (entry.is === 'opened') {
      this.#state = openState('spectator', entry, editionById(entry.edition, entry.editionVersion)!);
      return;
    }
    const state = this.#state!;
    if (entry.is === 'started') {
      const seat = entry.seats.findIndex((suspect) =>
        state.chairs.some((chair) => chair.suspect === suspect && chair.people.includes(this.#person)),
      );
      this.#seat = seat < 0 ? null : seat;
      this.#state = foldEntry({ ...state, viewer: this.#seat ?? 'spectator' }, entry);
      return;
    }
    this.#state = foldEntry(state, entry);
  }

  #start(): readonly ToBot[] {
    const position = this.#state?.position ?? null;
    if (this.#seat === null || position === null) return [];
    const seats = position.rules.players.map(({ suspect }) => suspect);
    const { edition, options } = this.#state!;
    const view = makeView(position);
    return [{ type: 'start', game: this.#game, edition: edition.id, options, seats, you: this.#seat, view }];
  }

  #news(facts: readonly Fact[]): readonly ToBot[] {
    if (this.#seat === null) return [];
    const said = facts.map(
      (event, i): ToBot => ({ type: 'event', game: this.#game, n: this.#told + i, event }),
    );
    this.#told += facts.length;
    return [...said, ...this.#end(facts.find(isEnd))];
  }

  #end(ended: Extract<Fact, { fact: 'ended' }> | undefined): readonly ToBot[] {
    if (ended === undefined || this.#seat === null) return [];
    const { winner, envelope } = ended;
    const players = this.#state!.position!.rules.players;
    const name = winner === null ? null : players[winner]!.suspect;
    return [{ type: 'end', game: this.#game, winner: name, envelope }];
  }

  /** Sent once per question; its id is the number of the asking entry plus one, because ids begin at one. */
  #question(): readonly ToBot[] {
    const state = this.#state;
    const seat = this.#seat;
    const since = seat === null ? null : state?.timing.asked[seat];
    if (seat === null || state === null || since === null || since === undefined) return [];
    if (since.n + 1 === this.#asked || isPaused(state) || !isPeopled(state, seat)) return [];
    const position = state.position!;
    const legal = legalForms(position, seat);
    if (legal.length === 0) return [];
    this.#asked = since.n + 1;
    const ms =
      state.terms.clock === null
        ? defaultAnswerMs
        : Math.max(1000, state.timing.left[seat] ?? defaultAnswerMs);
    return [{ type: 'decide', game: this.#game, id: this.#asked, view: makeView(position), legal, ms }];
  }
}

const isEnd = (fact: Fact): fact is Extract<Fact, { fact: 'ended' }> => fact.fact === 'ended';
