/** The beginning of a game with other hidden cards: a random deal that one player cannot tell from the real one. */
import { knowledgeFromView, makeSampler, type Random, TooLarge } from '@casefile/deduction';
import { type CardId, type Fact, makeView, positionFrom, type Rules, type Seat } from '@casefile/engine';

type Steps = readonly (readonly Fact[])[];
type Sealing = Extract<Fact, { readonly sealed?: unknown }>;
type Shown = Extract<Fact, { readonly fact: 'showed' }>;

/** Why no other deal can be drawn: too many fit, none does, or the record does not say what others drew or wrote. */
export type NoDeal = 'too-large' | 'contradiction' | 'not-in-record';

/** `steps` with other cards wherever this seat could not see them; for this seat they are the same facts. */
export function otherDeal(rules: Rules, steps: Steps, seat: Seat, random: Random): Steps | NoDeal {
  const drawn = drawDeal(rules, steps.flat(), seat, random);
  if (typeof drawn === 'string') return drawn;
  const facts = steps.flat();
  const writer = new Rewriter(rules, facts, drawn, seat, random);
  const written: Fact[] = [];
  for (const [at, fact] of facts.entries()) {
    const next = writer.rewrite(fact, at);
    if (next === null) return 'not-in-record';
    written.push(next);
  }
  const ends: number[] = [];
  for (const { length } of steps) ends.push((ends.at(-1) ?? 0) + length);
  return steps.map(({ length }, i) => written.slice(ends[i]! - length, ends[i]));
}

type Deal = ReadonlyMap<CardId, string>;

function drawDeal(rules: Rules, facts: readonly Fact[], seat: Seat, random: Random): Deal | NoDeal {
  const view = makeView(positionFrom(rules, facts, seat));
  try {
    const sampler = makeSampler(knowledgeFromView(view, rules.cards), random);
    if (sampler === null) return 'contradiction';
    const world = sampler.draw();
    return new Map(sampler.cards.map((card, i) => [card, sampler.owners[world[i]!]!]));
  } catch (error) {
    if (error instanceof TooLarge) return 'too-large';
    throw error;
  }
}

class Rewriter {
  readonly #rules: Rules;
  readonly #facts: readonly Fact[];
  readonly #deal: Deal;
  readonly #seat: Seat;
  readonly #random: Random;
  /** The card each seat has picked to pass on when everybody passes one. */
  readonly #picks = new Map<Seat, CardId>();
  #lastShown: CardId | null = null;

  constructor(rules: Rules, facts: readonly Fact[], deal: Deal, seat: Seat, random: Random) {
    this.#rules = rules;
    this.#facts = facts;
    this.#deal = deal;
    this.#seat = seat;
    this.#random = random;
  }

  /** Null when the record lacks what it needs. */
  rewrite(fact: Fact, at: number): Fact | null {
    if (!('sealed' in fact) || fact.sealed === undefined) return fact;
    const isOpen = fact.sealed.for.includes(this.#seat);
    const cards = isOpen ? fact.sealed.cards : this.#cardsOf(fact, at);
    if (cards === undefined) return null;
    if (fact.fact === 'showed' && fact.sealed.for.length < 3) this.#lastShown = cards[0] ?? null;
    if (fact.fact === 'picked') this.#picks.set(fact.seat, cards[0]!);
    return isOpen ? fact : ({ ...fact, sealed: { for: fact.sealed.for, cards } } as Fact);
  }

  #cardsOf(fact: Sealing, at: number): readonly CardId[] | undefined {
    switch (fact.fact) {
      case 'enveloped':
      case 'judged':
        return this.#envelope;
      case 'dealt':
        return this.#heldBy(this.#rules.players[fact.seat]!.suspect);
      case 'laid':
      case 'looked':
        return this.#heldBy(fact.where);
      case 'showed':
        return [this.#shownIn(fact, at)];
      case 'picked':
        return [this.#pickedAt(fact.seat, at)];
      // A secret accusation stays as it was, unless it would now be correct.
      case 'accused':
      case 'joined':
        return fact.sealed?.cards && this.#wrong(fact.sealed.cards);
      default:
        return fact.sealed?.cards;
    }
  }

  get #envelope(): readonly CardId[] {
    const { suspects, weapons, rooms } = this.#rules.cards;
    return [suspects, weapons, rooms].flatMap((kind) =>
      kind.filter((card) => this.#deal.get(card) === 'envelope'),
    );
  }

  #heldBy(owner: string): readonly CardId[] {
    return this.#rules.deck.filter((card) => this.#deal.get(card) === owner);
  }

  #any(cards: readonly CardId[]): CardId {
    return cards[Math.floor(this.#random() * cards.length)]!;
  }

  #shownIn({ seat, why, sealed }: Shown, at: number): CardId {
    // A third player sees the card that was shown just before.
    if (sealed.for.length > 2) return this.#lastShown!;
    if (why === 'gossip') return this.#picks.get(seat)!;
    const seenLater = this.#openAfter(at, (fact) => fact.sealed.for.length > 2 && fact.seat === seat);
    if (seenLater !== null) return seenLater;
    const held = this.#heldBy(this.#rules.players[seat]!.suspect);
    if (why !== 'answer') return this.#any(held);
    const asked = this.#facts.slice(0, at).findLast((fact) => fact.fact === 'suggested');
    return this.#any(held.filter((card) => asked?.cards.includes(card)));
  }

  /** The card of the next show in this turn, where the player saw it. */
  #openAfter(at: number, isMeant: (fact: Shown) => boolean): CardId | null {
    for (const fact of this.#facts.slice(at + 1)) {
      if (fact.fact === 'turn' || fact.fact === 'suggested') return null;
      if (fact.fact !== 'showed') continue;
      if (!isMeant(fact)) return null;
      return fact.sealed.for.includes(this.#seat) ? fact.sealed.cards![0]! : null;
    }
    return null;
  }

  #pickedAt(seat: Seat, at: number): CardId {
    for (const fact of this.#facts.slice(at + 1)) {
      if (fact.fact === 'done' || fact.fact === 'turn') break;
      if (fact.fact === 'revealed' && fact.seat === seat) return fact.card;
      if (fact.fact === 'showed' && fact.seat === seat && fact.sealed.for.includes(this.#seat))
        return fact.sealed.cards![0]!;
    }
    return this.#any(this.#heldBy(this.#rules.players[seat]!.suspect));
  }

  #wrong(named: readonly CardId[]): readonly CardId[] {
    const envelope = this.#envelope;
    if (named.length === 0 || !named.every((card) => envelope.includes(card))) return named;
    const { suspects } = this.#rules.cards;
    return named.map((card) =>
      suspects.includes(card) ? this.#any(suspects.filter((other) => other !== card)) : card,
    );
  }
}
