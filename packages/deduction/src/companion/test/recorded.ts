/** A recorded game written down as a sheet, line by line, from the facts that one player was told. */
import {
  type CardId,
  type Fact,
  type FactOf,
  type Owner,
  type Position,
  type Seat,
  stripFact,
} from '@casefile/engine';
import { type CompanionTable, ownerOf, type SheetEntry, type SheetSpot } from '../table.ts';

const ownerNamed = (owner: Owner): string => (typeof owner === 'number' ? ownerOf(owner) : owner);

/** The empty sheet of this player after the deal. */
export function startOf(pos: Position, seat: Seat, log: readonly Fact[]): CompanionTable {
  const { cards, players, inquiries, doers } = pos.rules;
  const [suspects, weapons, rooms] = [cards.suspects, cards.weapons, cards.rooms].map((ids) => ({
    cards: ids.map((id) => ({ id })),
  }));
  const dealt = log.filter((fact): fact is FactOf<'dealt'> => fact.fact === 'dealt');
  const spots = log.flatMap((fact): SheetSpot[] => {
    if (fact.fact === 'laid') return [{ id: fact.where, cards: fact.count }];
    return fact.fact === 'faced' ? [{ id: 'face-up', cards: fact.cards.length, faceUp: fact.cards }] : [];
  });
  return {
    deck: { kinds: [suspects!, weapons!, rooms!] },
    players: players.map(({ suspect }, i) => ({
      name: suspect,
      cards: dealt.find((fact) => fact.seat === i)!.count,
    })),
    you: seat,
    hand: dealt.find((fact) => fact.seat === seat)!.sealed.cards!,
    spots,
    rules: { ...inquiries, names: doers.has('suggest') ? 'one-of-each' : 'any-two' },
    entries: [],
  };
}

/** Turns facts into the lines that are complete so far. Players who could not show are never written down. */
export class SheetWriter {
  readonly entries: SheetEntry[] = [];
  readonly #seat: Seat;
  #open: Extract<SheetEntry, { kind: 'suggestion' }> | null = null;
  #mustShow: Seat | null = null;
  readonly #accused = new Map<Seat, readonly CardId[]>();

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  get isBetweenLines(): boolean {
    return this.#open === null;
  }

  write(full: Fact): void {
    const fact = stripFact(full, this.#seat);
    const you = this.#seat;
    switch (fact.fact) {
      case 'suggested':
        this.#open = { kind: 'suggestion', by: fact.seat, cards: fact.cards, showed: [] };
        this.#mustShow = null;
        return;
      case 'asked':
        if (fact.wait.for === 'answer') this.#mustShow = fact.wait.seats[0]!;
        return;
      case 'showed': {
        const [card] = fact.sealed.cards ?? [];
        if (fact.why === 'answer') {
          const showing = { player: fact.seat, ...(card === undefined ? {} : { card }) };
          this.#open = { ...this.#open!, showed: [...this.#open!.showed, showing] };
        } else if (card !== undefined && fact.to === you) this.#saw(fact.seat, [card], you);
        else if (card !== undefined && fact.seat === you) this.#saw(you, [card], fact.to);
        return;
      }
      case 'closed': {
        const { unanswered } = fact;
        const cutShort =
          unanswered === null
            ? {}
            : { cutShort: { at: unanswered, mustShow: this.#mustShow === unanswered } };
        this.entries.push({ ...this.#open!, ...cutShort });
        this.#open = null;
        return;
      }
      case 'looked':
        if (fact.sealed.cards !== undefined) this.#saw(fact.where, fact.sealed.cards, you);
        return;
      case 'revealed':
        this.#saw(fact.seat, [fact.card], 'all');
        return;
      case 'unheld':
        this.entries.push({ kind: 'nobody', card: fact.card });
        return;
      case 'murdered':
        this.entries.push({ kind: 'leaves', player: fact.seat, cards: fact.cards });
        return;
      case 'accused': {
        const cards = fact.cards ?? fact.sealed?.cards;
        if (cards !== undefined) this.#accused.set(fact.seat, cards);
        return;
      }
      case 'judged': {
        const cards = this.#accused.get(fact.seat);
        if (cards !== undefined)
          this.entries.push({ kind: 'accusation', by: fact.seat, cards, isRight: fact.right });
        if (fact.sealed.cards !== undefined) this.#saw('envelope', fact.sealed.cards, you);
        return;
      }
      case 'ended':
        this.#saw('envelope', fact.envelope, 'all');
    }
  }

  #saw(owner: Owner, cards: readonly CardId[], by: Seat | 'all'): void {
    this.entries.push({ kind: 'seen', owner: ownerNamed(owner), cards, by });
  }
}
