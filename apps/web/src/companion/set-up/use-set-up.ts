/** The state of a set-up: what is chosen, the deal that follows from it, and what is still missing. */
import type { CompanionTable, EditionDeal } from '@casefile/deduction/companion';
import { firstEdition } from '@casefile/editions/first-edition';
import type { Options } from '@casefile/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { remembered, settings } from '../../app/settings.ts';
import { type EditionMeta, editionIds, loadMeta } from '../../editions/edition-meta.ts';
import { namesOf } from '../../words/lexicon.ts';
import type { SheetWorker } from '../open-worker.ts';
import type { CompanionWords } from '../words/words.ts';
import { type Draft, type Missing, missingIn, tableFrom } from './draft.ts';
import { type DeckFault, deckFrom, ownDeal, type TypedDeck } from './own-deck.ts';

/** The box of somebody who plays with a custom deck. */
export const ownBox = 'own-deck';
const ownSeats: readonly [number, number] = [2, 10];
const usualSeats = 4;
const isBox = (value: unknown): value is string => value === ownBox || editionIds.includes(value as string);
const lastBox = remembered('companion-box', firstEdition as string, isBox);

export interface SetUpState {
  /** An edition, or `ownBox`. */
  readonly box: string;
  readonly options: Options;
  readonly seats: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** Null until loaded, and for a custom deck. */
  readonly meta: EditionMeta | null;
  /** A custom deck as it is typed; null until its first cards have loaded. */
  readonly typed: TypedDeck | null;
  readonly fault: DeckFault | null;
  /** Null until it is known. */
  readonly deal: EditionDeal | null;
  /** The names as they are typed. */
  readonly seated: readonly string[];
  /** The draft with a name for everybody. */
  readonly draft: Draft;
  readonly missing: Missing | null;
  readonly chooseBox: (box: string) => void;
  readonly chooseOptions: (options: Options) => void;
  readonly chooseSeats: (count: number) => void;
  readonly typeDeck: (deck: TypedDeck) => void;
  readonly change: (part: Partial<Draft>) => void;
  /** The finished table; null while something is missing. */
  readonly finish: () => CompanionTable | null;
}

const noCards = { hand: [], faceUp: [], sizes: null };

export function useSetUp(
  table: CompanionTable | null,
  words: CompanionWords,
  worker: SheetWorker,
): SetUpState {
  const box = useSignal(table === null ? lastBox.peek() : (table.deck.edition ?? ownBox));
  const options = useSignal<Options>({});
  const seats = useSignal(table?.players.length ?? usualSeats);
  const meta = useSignal<EditionMeta | null>(null);
  const typed = useSignal<TypedDeck | null>(null);
  const found = useSignal<EditionDeal | null>(null);
  const draft = useSignal<Draft>(draftOf(table, words));
  const isOwn = box.value === ownBox;
  const change = (part: Partial<Draft>): void => {
    draft.value = { ...draft.value, ...part };
  };
  useEffect(() => {
    if (isOwn || table !== null) return;
    let isCurrent = true;
    void loadMeta(box.value).then((edition) => {
      if (!isCurrent || edition === undefined) return;
      meta.value = edition;
      const [minSeats, maxSeats] = edition.seats;
      seats.value = Math.min(Math.max(seats.value, minSeats), maxSeats);
    });
    void worker
      .ask('deal', { edition: box.value, seats: seats.value, options: options.value })
      .then((deal) => {
        if (isCurrent && deal) found.value = deal;
      });
    return () => {
      isCurrent = false;
    };
  }, [box.value, seats.value, options.value]);
  const names = namesOf(isOwn ? firstEdition : box.value);
  useEffect(() => {
    if (isOwn && typed.value === null && names !== undefined) typed.value = typedLike(names);
  }, [isOwn, names]);
  const read = useMemo(() => (typed.value === null ? null : deckFrom(typed.value)), [typed.value]);
  const fault = read !== null && 'why' in read ? read : null;
  const dealNow = (): EditionDeal | null => {
    if (table !== null) return dealIn(table);
    if (isOwn) return read !== null && !('why' in read) ? ownDeal(read, typed.value!, seats.value) : null;
    const isFound = found.value?.deck.edition === box.value && found.value.hands.length === seats.value;
    return isFound ? found.value : null;
  };
  const deal = dealNow();
  const [minSeats, maxSeats] = isOwn ? ownSeats : (meta.value?.seats ?? [2, 6]);
  const nameOf = (i: number): string => words.setUp.player(i + 1);
  const seated = Array.from({ length: seats.value }, (_, i) => draft.value.names[i] ?? nameOf(i));
  const ready = { ...draft.value, names: seated.map((name, i) => name.trim() || nameOf(i)) };
  const missing = deal === null ? null : missingIn(deal, ready);
  return {
    box: box.value,
    options: options.value,
    seats: seats.value,
    minSeats,
    maxSeats,
    meta: meta.value,
    typed: typed.value,
    fault,
    deal,
    seated,
    draft: ready,
    missing,
    chooseBox(next) {
      box.value = next;
      options.value = {};
      change({ ...noCards, rooms: {} });
    },
    chooseOptions(next) {
      options.value = next;
      change(noCards);
    },
    chooseSeats(count) {
      seats.value = count;
      change({ sizes: null });
    },
    typeDeck(next) {
      typed.value = next;
      change(noCards);
    },
    change,
    finish() {
      if (deal === null || missing !== null) return null;
      lastBox.value = box.value;
      return tableFrom(deal, ready, table?.entries ?? []);
    },
  };
}

function draftOf(table: CompanionTable | null, words: CompanionWords): Draft {
  if (table === null) {
    const names = [settings.name.peek() || words.setUp.me];
    return { names, hand: [], faceUp: [], sizes: null, rooms: {} };
  }
  return {
    names: table.players.map(({ name }) => name),
    hand: table.hand,
    faceUp: table.spots.flatMap(({ faceUp = [] }) => faceUp),
    sizes: table.players.map(({ cards }) => cards),
    rooms: {},
  };
}

/** An existing table keeps its deal. */
const dealIn = ({ deck, players, spots, rules }: CompanionTable): EditionDeal => ({
  deck,
  spots,
  rules,
  hands: players.map(({ cards }) => cards),
});

/** A custom deck starts from the cards of a known edition. */
function typedLike(names: NonNullable<ReturnType<typeof namesOf>>): TypedDeck {
  const { headings } = names.words;
  const kind = (name: string, cards: Readonly<Record<string, string>>) => ({
    name,
    text: Object.values(cards).join('\n'),
  });
  return {
    kinds: [
      kind(headings.suspects, names.suspects),
      kind(headings.weapons, names.weapons),
      kind(headings.rooms, names.rooms),
    ],
    asks: 'first-who-can',
    spare: { pool: 0, 'face-up': 0 },
  };
}
