/** What the lines of a sheet say about the cards. */
import {
  type CardName,
  envelope,
  type FactEvent,
  type FactSource,
  type Knowledge,
  type KnownFact,
  type OwnerName,
} from '../knowledge/knowledge.ts';
import { copiesIn, countsOf, productOf, subsetsOf } from './copies.ts';
import { askedInSeating, type CompanionTable, ownerOf, type SheetEntry } from './table.ts';

/** Whose knowledge: mine, or that of somebody who holds no cards and has only listened. */
export type Viewpoint = 'mine' | 'a-listener';

/**
 * Everything that is known from the sheet except the lines in `without`. Lines are numbered from 1, and 0 is the deal;
 * the `turn` of a fact's source is the number of its line.
 */
export function knowledgeFromSheet(
  table: CompanionTable,
  viewpoint: Viewpoint = 'mine',
  without: ReadonlySet<number> = new Set(),
): Knowledge {
  const copies = copiesIn(table.deck);
  const [suspect, weapon, room] = table.deck.kinds.map(({ cards }) =>
    cards.flatMap(({ id }) => copies.get(id)!),
  );
  const owners: Record<OwnerName, number> = {};
  table.players.forEach(({ cards }, player) => {
    owners[ownerOf(player)] = cards;
  });
  for (const { id, cards } of table.spots) owners[id] = cards;
  const sheetFacts = new SheetFacts(table, copies, viewpoint);
  const lines = [sheetFacts.deal(), ...table.entries.map((entry, i) => sheetFacts.entry(entry, i))];
  return {
    categories: { suspect: suspect!, weapon: weapon!, room: room! },
    owners,
    facts: lines.flatMap((facts, line) => (without.has(line) ? [] : facts)),
  };
}

type Copies = ReadonlyMap<CardName, readonly CardName[]>;

class SheetFacts {
  readonly #table: CompanionTable;
  readonly #copies: Copies;
  readonly #isMine: boolean;

  constructor(table: CompanionTable, copies: Copies, viewpoint: Viewpoint) {
    this.#table = table;
    this.#copies = copies;
    this.#isMine = viewpoint === 'mine';
  }

  /** Copies of a card are interchangeable, so the first ones count as mine. */
  deal(): KnownFact[] {
    const { you, hand, spots } = this.#table;
    const taken = new Map<CardName, number>();
    const take = (card: CardName): CardName => {
      const copy = taken.get(card) ?? 0;
      taken.set(card, copy + 1);
      // More copies than the deck has must remain a contradiction.
      return this.#copies.get(card)![copy] ?? this.#copies.get(card)![0]!;
    };
    const whole = (owner: OwnerName, cards: readonly CardName[], what: FactEvent): KnownFact[] => {
      const source: FactSource = { turn: 0, what };
      const there = new Set(cards.map(take));
      return this.#deck().map((card) =>
        there.has(card) ? { has: [owner, card], source } : { lacks: [owner, card], source },
      );
    };
    const dealt = whole(ownerOf(you), hand, 'dealt');
    const faced = spots.flatMap(({ id, faceUp }) => (faceUp === undefined ? [] : whole(id, faceUp, 'faced')));
    return this.#isMine ? [...dealt, ...faced] : faced;
  }

  entry(entry: SheetEntry, at: number): KnownFact[] {
    const turn = at + 1;
    switch (entry.kind) {
      case 'suggestion':
        return this.#suggestion(entry, at);
      case 'seen': {
        const isOpen = entry.by === 'all';
        if (!this.#isMine && !isOpen) return [];
        const what = entry.owner === envelope ? 'opened' : isOpen ? 'revealed' : 'looked';
        return this.#holds(entry.owner, entry.cards, { turn, what });
      }
      case 'nobody':
        return this.#table.players.flatMap((_, player) =>
          this.#lacks(ownerOf(player), [entry.card], { turn, what: 'unheld' }),
        );
      case 'accusation': {
        const source: FactSource = { turn, what: 'accused', by: ownerOf(entry.by) };
        const lists = entry.cards.map((card) => this.#copies.get(card)!);
        if (!entry.isRight) return productOf(lists).map((cards) => ({ envelopeNot: cards, source }));
        if (lists.every(({ length }) => length === 1)) return [{ envelope: lists.flat(), source }];
        return this.#holds(envelope, entry.cards, source);
      }
      case 'leaves': {
        const { player, cards } = entry;
        return cards === null ? [] : this.#holds(ownerOf(player), cards, { turn, what: 'murdered' });
      }
    }
  }

  #deck(): CardName[] {
    return [...this.#copies.values()].flat();
  }

  #lacks(owner: OwnerName, cards: readonly CardName[], source: FactSource): KnownFact[] {
    return cards.flatMap((card) =>
      this.#copies.get(card)!.map((copy): KnownFact => ({ lacks: [owner, copy], source })),
    );
  }

  /** The owner holds at least `count` of the copies: every set of the others plus one has a copy that it holds. */
  #holds(owner: OwnerName, cards: readonly CardName[], source: FactSource): KnownFact[] {
    return [...countsOf(cards)].flatMap(([card, count]): KnownFact[] => {
      const alike = this.#copies.get(card)!;
      if (owner === envelope) return this.#isInEnvelope(card, source);
      if (count >= alike.length) return alike.map((copy) => ({ has: [owner, copy], source }));
      return [...subsetsOf(alike, alike.length - count + 1)].map((some) => ({
        oneOf: [owner, some],
        source,
      }));
    });
  }

  #isInEnvelope(card: CardName, source: FactSource): KnownFact[] {
    const alike = this.#copies.get(card)!;
    if (alike.length === 1) return [{ envelope: alike, source }];
    const kind = this.#table.deck.kinds.find(({ cards }) => cards.some(({ id }) => id === card))!;
    const others = kind.cards.flatMap(({ id }) => (id === card ? [] : [id]));
    return this.#lacks(envelope, others, source);
  }

  #suggestion(entry: Extract<SheetEntry, { kind: 'suggestion' }>, at: number): KnownFact[] {
    const { by, cards, showed, cutShort } = entry;
    const { rules } = this.#table;
    const turn = at + 1;
    const asker = ownerOf(by);
    const facts: KnownFact[] = [];
    const asked = askedInSeating(this.#table, by, at);
    // A player who showed a card must have been asked, even if an earlier line says that the player left.
    const others = showed.flatMap(({ player }) => (asked.includes(player) ? [] : [player]));
    for (const player of [...others, ...asked]) {
      const owner = ownerOf(player);
      if (cutShort?.at === player) {
        if (cutShort.mustShow) facts.push(this.#oneOf(owner, cards, { turn, what: 'must-show', by: asker }));
        break;
      }
      const showing = showed.find((each) => each.player === player);
      if (showing === undefined) {
        facts.push(...this.#lacks(owner, cards, { turn, what: 'passed', by: asker }));
        continue;
      }
      facts.push(this.#oneOf(owner, cards, { turn, what: 'showed', by: asker }));
      if (this.#isMine && showing.card !== undefined)
        facts.push(...this.#shown(owner, showing.card, cards, turn));
      if (rules.asks === 'first-who-can' && asked.includes(player)) break;
    }
    return facts;
  }

  #oneOf(owner: OwnerName, cards: readonly CardName[], source: FactSource): KnownFact {
    return { oneOf: [owner, cards.flatMap((card) => this.#copies.get(card)!)], source };
  }

  #shown(owner: OwnerName, card: CardName, cards: readonly CardName[], turn: number): KnownFact[] {
    const alike = this.#copies.get(card)!;
    const source: FactSource = { turn, what: 'shown' };
    if (owner === ownerOf(this.#table.you)) return this.#holds(owner, [card], { turn, what: 'known' });
    return alike.length === 1
      ? [{ shown: { by: owner, card, of: cards.flatMap((each) => this.#copies.get(each)!) }, source }]
      : [{ oneOf: [owner, alike], source }];
  }
}
