/** A custom deck as typed: one card per line, “×2” after one that exists twice. */
import type { DeckCard, EditionDeal, SheetDeck } from '@casefile/deduction/companion';
import { dealtCards, sheetLimits } from '@casefile/deduction/companion';

export interface TypedKind {
  readonly name: string;
  readonly text: string;
}
export interface TypedDeck {
  readonly kinds: readonly [TypedKind, TypedKind, TypedKind];
  readonly asks: EditionDeal['rules']['asks'];
  readonly spare: Readonly<Record<'pool' | 'face-up', number>>;
}

export type DeckFault =
  | { readonly why: 'empty' | 'too-many' }
  | { readonly why: 'twice'; readonly card: string };

const copiesBehind = /\s*[×x*]\s*([1-9])$/i;

function cardsIn(text: string, kind: number): DeckCard[] {
  return text
    .split('\n')
    .map((line) => line.trim().slice(0, 60))
    .filter((line) => line !== '')
    .map((line, i) => {
      const copies = Math.min(Number(copiesBehind.exec(line)?.[1] ?? 1), sheetLimits.maxCopies);
      const name = line.replace(copiesBehind, '').trim() || line;
      return { id: `card-${kind + 1}-${i + 1}`, name, ...(copies > 1 ? { copies } : {}) };
    });
}

/** The parsed deck, or its problem. */
export function deckFrom({ kinds }: TypedDeck): SheetDeck | DeckFault {
  const read = kinds.map(({ name, text }, i) => ({
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    cards: cardsIn(text, i),
  }));
  const [a, b, c] = read;
  if (a === undefined || b === undefined || c === undefined || read.some(({ cards }) => cards.length === 0))
    return { why: 'empty' };
  const names = read.flatMap(({ cards }) => cards.map(({ name }) => name!));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) return { why: 'twice', card: twice };
  const deck: SheetDeck = { kinds: [a, b, c] };
  return dealtCards(deck) + 3 > sheetLimits.maxCards ? { why: 'too-many' } : deck;
}

/** Dealt one by one; the remainder is left over. */
export function ownDeal(deck: SheetDeck, { asks, spare }: TypedDeck, seats: number): EditionDeal {
  const spots = [
    ...(spare.pool > 0 ? [{ id: 'pool', cards: spare.pool }] : []),
    ...(spare['face-up'] > 0 ? [{ id: 'face-up', cards: spare['face-up'], faceUp: [] }] : []),
  ];
  const dealt = Math.max(0, dealtCards(deck) - spare.pool - spare['face-up']);
  return {
    deck,
    spots,
    hands: Array.from({ length: seats }, (_, i) => Math.floor(dealt / seats) + (i < dealt % seats ? 1 : 0)),
    rules: { asks, murdered: 'not-asked', names: 'one-of-each' },
  };
}
