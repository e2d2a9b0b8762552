/** A seat's entries as the lines of the bots' protocol. */
import type { ToBot } from '@casefile/bots/protocol/messages';
import { protocolVersion } from '@casefile/bots/protocol/messages';
import { editionById } from '@casefile/editions';
import { type Fact, legalForms, makeView, type Seat } from '@casefile/engine';
import { type Entry, foldEntry, openState, type TableState } from '@casefile/protocol';

/** How long a program has where the table has no clock. */
const patience = 60_000;

export class BotLines {
  readonly #game: string;
  readonly #person: string;
  #state: TableState | null = null;
  #seat: Seat | null = null;
  #told = 0;
  #asked = 0;

  constructor(game: string, person: string) {
    this.#game = game;
    this.#person = person;
  }

  hello(): ToBot {
    return { type: 'hello', protocol: protocolVersion };
  }

  /** What the program is told of these entries. */
  lines(entries: readonly Entry[]): readonly ToBot[] {
    const said: ToBot[] = [];
    for (const entry of entries) {
      this.#fold(entry);
      if (entry.is === 'started') said.push(...this.#start());
      if (entry.is === 'undone') this.#asked = 0;
      if ('facts' in entry) said.push(...this.#news(entry.facts));
    }
    return [...said, ...this.#question()];
  }

  #fold(entry: Entry): void {
    if (entry.is === 'opened') {
      this.#state = openState('spectator', entry, editionById(entry.edition)!);
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
    const position = this.#state!.position!;
    if (this.#seat === null) return [];
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
    const ended = facts.find((fact) => fact.fact === 'ended');
    if (ended === undefined) return said;
    const { winner, envelope } = ended;
    const players = this.#state!.position!.rules.players;
    const name = winner === null ? null : players[winner]!.suspect;
    return [...said, { type: 'end', game: this.#game, winner: name, envelope }];
  }

  /** Asked once for each question; its number is that of the entry that asked, plus one: ids begin at one. */
  #question(): readonly ToBot[] {
    const seat = this.#seat;
    const since = seat === null ? null : this.#state!.timing.asked[seat];
    if (seat === null || since === null || since === undefined || since.n + 1 === this.#asked) return [];
    this.#asked = since.n + 1;
    const position = this.#state!.position!;
    const legal = legalForms(position, seat);
    if (legal.length === 0) return [];
    const ms = this.#state!.terms.clock?.bank ?? patience;
    return [{ type: 'decide', game: this.#game, id: this.#asked, view: makeView(position), legal, ms }];
  }
}
