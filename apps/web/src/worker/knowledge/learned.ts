/**
 * What a player learned from each fact: the difference of their knowledge before and after. Independent of editions.
 */
import { advance, blankPosition, type CardId, type Fact, type Position, type Seat } from '@casefile/engine';

/** Something a player learned, as data for the screen. */
export interface Learned {
  /** The number of the fact in the log; the same for every player. */
  readonly n: number;
  /** The number of the first fact of the same action. */
  readonly action: number;
  readonly turn: number;
  /** A card shown to me, cards seen in another way, a card that nobody has, a card drawn, or an accusation judged. */
  readonly what: 'shown' | 'seen' | 'unheld' | 'drawn' | 'verdict';
  /** As this player may read it. */
  readonly fact: Fact;
  readonly cards: readonly CardId[];
  /** For a verdict: the named cards, if this player may know them. */
  readonly named: readonly CardId[] | null;
  /** Nobody else learned it. */
  readonly isPrivate: boolean;
  /** Whether it stays until acknowledged. */
  readonly isHeld: boolean;
}

type News = Pick<Learned, 'what' | 'cards'> & Partial<Pick<Learned, 'named' | 'isHeld'>>;

/** Tracks what one player learns, fed with the facts they may read, action by action. */
export class Learner {
  readonly seat: Seat;
  #position: Position;
  #items: readonly Learned[] = [];

  constructor(rules: Position['rules'], seat: Seat) {
    this.seat = seat;
    this.#position = blankPosition(rules, seat);
  }

  /** Everything learned so far. */
  get items(): readonly Learned[] {
    return this.#items;
  }

  take(facts: readonly Fact[]): readonly Learned[] {
    const action = this.#position.n;
    const fresh: Learned[] = [];
    for (const fact of facts) {
      const before = this.#position;
      const after = advance(before, fact);
      const news = newsOf(before, fact, after, this.seat);
      if (news !== null)
        fresh.push({
          n: before.n,
          action,
          turn: after.turnNumber,
          fact,
          named: null,
          isPrivate: isPrivate(fact),
          isHeld: true,
          ...news,
        });
      this.#position = after;
    }
    const told = this.#position.result === null ? fresh : withoutCeremony(fresh);
    if (told.length > 0) this.#items = [...this.#items, ...told];
    return told;
  }

  /** A snapshot to restore on undo. */
  copy(): Learner {
    const copy = new Learner(this.#position.rules, this.seat);
    copy.#position = this.#position;
    copy.#items = this.#items;
    return copy;
  }
}

/** The ending judges an accusation that ends the game; an earlier verdict would spoil it. */
function withoutCeremony(fresh: readonly Learned[]): readonly Learned[] {
  const isOne = fresh.filter(({ what }) => what === 'verdict').length === 1;
  return isOne ? fresh.map((item) => (item.what === 'verdict' ? { ...item, isHeld: false } : item)) : fresh;
}

function newsOf(before: Position, fact: Fact, after: Position, you: Seat): News | null {
  // The end has its own ceremony, which opens the envelope for everybody.
  if (after.result !== before.result) return null;
  return (
    verdict(before, fact, after) ??
    shown(before, after) ??
    seen(before, after, you) ??
    unheld(before, after) ??
    drawn(before, fact, after, you)
  );
}

function verdict(before: Position, fact: Fact, after: Position): News | null {
  const isNew = after.accusations.find(
    ({ by, right }) =>
      right !== null && !before.accusations.some((each) => each.by === by && each.right !== null),
  );
  if (isNew === undefined) return null;
  const cards = ('sealed' in fact ? fact.sealed?.cards : undefined) ?? [];
  return { what: 'verdict', cards, named: isNew.cards };
}

function shown(before: Position, after: Position): News | null {
  if (after.shown.length === before.shown.length) return null;
  return { what: 'shown', cards: [after.shown.at(-1)!.card] };
}

function seen(before: Position, after: Position, you: Seat): News | null {
  // My own cards are no news to me, but that all can see them is.
  const isMine = (cards: readonly CardId[]): boolean => cards.every((card) => after.known[card] === you);
  if (after.sights.length > before.sights.length) {
    const { cards } = after.sights.at(-1)!;
    return isMine(cards) && after.gone[you] === before.gone[you] ? null : { what: 'seen', cards };
  }
  if (after.known === before.known) return null;
  const cards = Object.keys(after.known).filter((card) => after.known[card] !== before.known[card]);
  return cards.length === 0 || isMine(cards) ? null : { what: 'seen', cards };
}

function unheld(before: Position, after: Position): News | null {
  if (after.unheld.length === before.unheld.length) return null;
  return { what: 'unheld', cards: [after.unheld.at(-1)!.card] };
}

/**
 * Cards of other decks: my own draws are shown to me, and clock cards, which bring the next murder closer, to
 * everybody.
 */
function drawn(before: Position, fact: Fact, after: Position, you: Seat): News | null {
  if (fact.fact !== 'drew' && fact.fact !== 'clue') return null;
  const isHeld = fact.seat === you || (after.intrigue?.clocks ?? 0) > (before.intrigue?.clocks ?? 0);
  const own = after.intrigue?.held[you] ?? [];
  const butler = own.length > (before.intrigue?.held[you]?.length ?? 0) ? own.at(-1) : undefined;
  return { what: 'drawn', cards: [butler ?? fact.card], isHeld };
}

/** Visible to me but not to everybody. */
function isPrivate(fact: Fact): boolean {
  return 'sealed' in fact && fact.sealed?.cards !== undefined && fact.fact !== 'judged';
}
