/** Writes and reads a sheet as a file. Reading checks everything: a file or a storage may contain anything. */
import { type CardName, envelope, type OwnerName } from '../knowledge/knowledge.ts';
import { knowledgeLimits } from '../knowledge/parse.ts';
import {
  type CompanionTable,
  companionFormat,
  companionVersion,
  type DeckCard,
  type DeckKind,
  dealtCards,
  ownersAt,
  type PlayerNumber,
  type SeatedPlayer,
  type SheetDeck,
  type SheetEntry,
  type SheetSpot,
  type TableRules,
} from './table.ts';

/** More than any real table has. */
export const sheetLimits = {
  maxCards: knowledgeLimits.maxCards,
  maxPlayers: 12,
  maxSpots: 11,
  maxCopies: 9,
  maxEntries: 2000,
} as const;

/** Why a file is no sheet: it is something else, it is of a newer version, or it is broken under this key. */
export class SheetFileError extends Error {
  readonly why: 'no-sheet' | 'newer' | 'broken';
  readonly key: string;

  constructor(why: SheetFileError['why'], key = '') {
    super(key === '' ? why : `${why}: ${key}`);
    this.name = 'SheetFileError';
    this.why = why;
    this.key = key;
  }
}

/** The text of a file that holds this sheet. */
export const writeSheet = (table: CompanionTable): string =>
  `${JSON.stringify({ format: companionFormat, version: companionVersion, ...table }, null, 1)}\n`;

/** The sheet in a text; throws a `SheetFileError` where there is none. */
export function readSheet(text: string): CompanionTable {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new SheetFileError('no-sheet');
  }
  if (!isRecord(json) || json.format !== companionFormat) throw new SheetFileError('no-sheet');
  if (typeof json.version === 'number' && json.version > companionVersion) throw new SheetFileError('newer');
  if (json.version !== companionVersion) broken('version');
  return tableIn(json);
}

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function broken(key: string): never {
  throw new SheetFileError('broken', key);
}
const record = (value: unknown, key: string): Json => (isRecord(value) ? value : broken(key));
function list(value: unknown, key: string, max: number): readonly unknown[] {
  return Array.isArray(value) && value.length <= max ? value : broken(key);
}
function text(value: unknown, key: string): string {
  const isName = typeof value === 'string' && value !== '' && value.length <= knowledgeLimits.maxNameLength;
  return isName ? value : broken(key);
}
function count(value: unknown, key: string, min: number, max: number): number {
  const isCount = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return isCount ? value : broken(key);
}
function oneOf<T extends string>(value: unknown, key: string, values: readonly T[]): T {
  return values.includes(value as T) ? (value as T) : broken(key);
}

function tableIn(json: Json): CompanionTable {
  const deck = deckIn(record(json.deck, 'deck'));
  const rules = record(json.rules, 'rules');
  const { maxPlayers, maxSpots, maxEntries } = sheetLimits;
  const players = list(json.players, 'players', maxPlayers).map((each, i) => playerIn(each, `players[${i}]`));
  if (players.length < 2) broken('players');
  const ids = new Set(deck.kinds.flatMap(({ cards }) => cards.map(({ id }) => id)));
  const cards = (value: unknown, key: string): CardName[] =>
    list(value, key, knowledgeLimits.maxCards).map((card, i) =>
      ids.has(text(card, `${key}[${i}]`)) ? (card as CardName) : broken(`${key}[${i}]`),
    );
  const you = count(json.you, 'you', 0, players.length - 1);
  const hand = cards(json.hand, 'hand');
  if (hand.length !== players[you]!.cards) broken('hand');
  const spots = list(json.spots, 'spots', maxSpots).map((each, i) => spotIn(each, `spots[${i}]`, cards));
  const owners = ownersAt({ players, spots });
  if (new Set(owners).size < owners.length) broken('spots');
  const held = [...players, ...spots].reduce((sum, each) => sum + each.cards, 0);
  if (held !== dealtCards(deck)) broken('players');
  const read = new EntryReader(players.length, owners, cards);
  return {
    deck,
    players,
    you,
    hand,
    spots,
    rules: rulesIn(rules),
    entries: list(json.entries, 'entries', maxEntries).map((each, i) =>
      read.entry(record(each, `entries[${i}]`), `entries[${i}]`),
    ),
  };
}

const rulesIn = (rules: Json): TableRules => ({
  asks: oneOf(rules.asks, 'rules.asks', ['first-who-can', 'everyone']),
  murdered: oneOf(rules.murdered, 'rules.murdered', ['not-asked', 'asked']),
  names: oneOf(rules.names, 'rules.names', ['one-of-each', 'any-two']),
});

function deckIn(json: Json): SheetDeck {
  const kinds = list(json.kinds, 'deck.kinds', 3).map((each, i) => kindIn(each, `deck.kinds[${i}]`));
  const [a, b, c] = kinds;
  if (a === undefined || b === undefined || c === undefined) return broken('deck.kinds');
  const all = kinds.flatMap(({ cards }) => cards);
  if (new Set(all.map(({ id }) => id)).size < all.length) broken('deck.kinds');
  const deck: SheetDeck = { kinds: [a, b, c] };
  if (dealtCards(deck) + 3 > sheetLimits.maxCards) broken('deck.kinds');
  return json.edition === undefined ? deck : { edition: text(json.edition, 'deck.edition'), ...deck };
}

function kindIn(value: unknown, key: string): DeckKind {
  const json = record(value, key);
  const cards = list(json.cards, `${key}.cards`, knowledgeLimits.maxCards).map((each, i): DeckCard => {
    const at = `${key}.cards[${i}]`;
    const { id, name, copies } = record(each, at);
    return {
      id: text(id, `${at}.id`),
      ...(name === undefined ? {} : { name: text(name, `${at}.name`) }),
      ...(copies === undefined ? {} : { copies: count(copies, `${at}.copies`, 1, sheetLimits.maxCopies) }),
    };
  });
  if (cards.length === 0) broken(`${key}.cards`);
  return json.name === undefined ? { cards } : { name: text(json.name, `${key}.name`), cards };
}

function playerIn(value: unknown, key: string): SeatedPlayer {
  const { name, cards } = record(value, key);
  return {
    name: text(name, `${key}.name`),
    cards: count(cards, `${key}.cards`, 0, knowledgeLimits.maxCards),
  };
}

type ReadCards = (value: unknown, key: string) => CardName[];

function spotIn(value: unknown, key: string, cardsIn: ReadCards): SheetSpot {
  const { id, cards, faceUp } = record(value, key);
  const spot = {
    id: text(id, `${key}.id`),
    cards: count(cards, `${key}.cards`, 0, knowledgeLimits.maxCards),
  };
  if (faceUp === undefined) return spot;
  const open = cardsIn(faceUp, `${key}.faceUp`);
  return open.length === spot.cards ? { ...spot, faceUp: open } : broken(`${key}.faceUp`);
}

class EntryReader {
  readonly #players: number;
  readonly #owners: readonly OwnerName[];
  readonly #cards: ReadCards;

  constructor(players: number, owners: readonly OwnerName[], cards: ReadCards) {
    this.#players = players;
    this.#owners = owners;
    this.#cards = cards;
  }

  entry(json: Json, key: string): SheetEntry {
    const kind = oneOf(json.kind, `${key}.kind`, ['suggestion', 'seen', 'nobody', 'accusation', 'leaves']);
    switch (kind) {
      case 'suggestion':
        return this.#suggestion(json, key);
      case 'seen':
        return {
          kind,
          owner: this.#owner(json.owner, `${key}.owner`),
          cards: this.#some(json.cards, `${key}.cards`),
          by: json.by === 'all' ? 'all' : this.#player(json.by, `${key}.by`),
        };
      case 'nobody': {
        const [card] = this.#some([json.card], `${key}.card`);
        return { kind, card: card! };
      }
      case 'accusation':
        return {
          kind,
          by: this.#player(json.by, `${key}.by`),
          cards: this.#different(json.cards, `${key}.cards`),
          isRight: typeof json.isRight === 'boolean' ? json.isRight : broken(`${key}.isRight`),
        };
      case 'leaves':
        return {
          kind,
          player: this.#player(json.player, `${key}.player`),
          cards: json.cards === null ? null : this.#cards(json.cards, `${key}.cards`),
        };
    }
  }

  #suggestion(json: Json, key: string): SheetEntry {
    const by = this.#player(json.by, `${key}.by`);
    const other = (value: unknown, at: string): PlayerNumber => {
      const player = this.#player(value, at);
      return player === by ? broken(at) : player;
    };
    const cards = this.#different(json.cards, `${key}.cards`);
    const showed = list(json.showed, `${key}.showed`, this.#players).map((each, i) => {
      const at = `${key}.showed[${i}]`;
      const { player, card } = record(each, at);
      const shown = card === undefined ? [] : this.#some([card], `${at}.card`);
      if (shown.some((one) => !cards.includes(one))) broken(`${at}.card`);
      return { player: other(player, `${at}.player`), ...(card === undefined ? {} : { card: shown[0]! }) };
    });
    if (new Set(showed.map(({ player }) => player)).size < showed.length) broken(`${key}.showed`);
    if (json.cutShort === undefined) return { kind: 'suggestion', by, cards, showed };
    const { at, mustShow } = record(json.cutShort, `${key}.cutShort`);
    const cutShort = { at: other(at, `${key}.cutShort.at`), mustShow: mustShow === true };
    return { kind: 'suggestion', by, cards, showed, cutShort };
  }

  #player(value: unknown, key: string): PlayerNumber {
    return count(value, key, 0, this.#players - 1);
  }

  #owner(value: unknown, key: string): OwnerName {
    return value === envelope || this.#owners.includes(value as OwnerName)
      ? (value as OwnerName)
      : broken(key);
  }

  #some(value: unknown, key: string): CardName[] {
    const cards = this.#cards(value, key);
    return cards.length === 0 ? broken(key) : cards;
  }

  #different(value: unknown, key: string): CardName[] {
    const cards = this.#some(value, key);
    return new Set(cards).size < cards.length ? broken(key) : cards;
  }
}
