/** The rules of one table, made from an edition. */
import { type Board, makeBoard } from '../board/board.ts';
import type { Drawing } from '../board/drawing.ts';
import type { Movement } from '../board/movement.ts';
import { accusing } from '../mechanics/accusing/accuse.ts';
import { knowing, waiting } from '../mechanics/knowing.ts';
import type { ByTime, Draft, Time } from '../position/position.ts';
import { seated } from '../setup/seating.ts';
import type {
  Action,
  CardId,
  Fact,
  FactName,
  Form,
  Options,
  Player,
  Seat,
  SuspectId,
} from '../vocabulary.ts';
import type { Cards, Edition } from './edition.ts';
import type { InquiryPolicy, Joining, Mechanic, Moment } from './mechanic.ts';
import { byOptions, checkOptions, everyOption } from './options.ts';

/**
 * The part of a mechanic that carries out one action. All doers have the same shape, because reading objects of many
 * shapes is slow.
 */
export interface Doer {
  readonly name: string;
  readonly offers: Mechanic['offers'];
  readonly accepts: Mechanic['accepts'];
  readonly does: (at: Moment, action: Action) => readonly Fact[];
}

/** What does not change during a game. */
export interface Rules {
  readonly edition: Edition;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly cards: Cards;
  readonly deck: readonly CardId[];
  readonly board: Board;
  readonly movement: Movement;
  readonly unusedPawns: 'block' | 'give-way';
  readonly mechanics: readonly Mechanic[];
  readonly inquiries: InquiryPolicy;
  /** Whether others may or must join an accusation; null where everyone accuses alone. */
  readonly joining: Joining | null;
  readonly after: ReadonlyMap<FactName, readonly ((pos: Draft, fact: never) => void)[]>;
  /** The mechanics that offer actions, that keep the turn open, and that add facts by themselves. */
  readonly doers: ReadonlyMap<string, readonly Doer[]>;
  readonly claiming: ByTime<NonNullable<Mechanic['claims']>>;
  readonly offering: ByTime<NonNullable<Mechanic['offers']>>;
  readonly following: readonly NonNullable<Mechanic['follows']>[];
  /** Seat -> index of its suspect; suspect -> its seat, or undefined when nobody plays it. */
  readonly pawnOf: readonly number[];
  readonly seatOf: Readonly<Record<SuspectId, Seat | undefined>>;
  /** For each seat the others, clockwise from its left; and a list of that seat alone. */
  readonly clockwise: readonly (readonly Seat[])[];
  readonly seatAlone: readonly (readonly Seat[])[];
  readonly accuseForm: Form;
  /** Room node -> the form of a suggestion there; null where no crime can have happened. */
  readonly suggestForms: readonly (Form | null)[];
}

const noDrawing: Drawing = { id: 'none', map: [], rooms: {}, doors: [], starts: {}, passages: [] };
const noMovement: Movement = {
  passesPawns: false,
  destinations: () => [],
  cost: () => 0,
  path: () => undefined,
};

/** For editions without a mechanic that handles answers. */
const defaultInquiries: InquiryPolicy = { asks: 'first-who-can', murdered: 'not-asked' };

/** The mechanics that every edition needs. */
const commonMechanics: readonly Mechanic[] = [knowing, waiting, accusing];

/** Boards are costly and the same for every table of an edition. */
const boards = new WeakMap<object, Board>();
function boardOf(edition: Edition): Board {
  let board = boards.get(edition);
  if (board === undefined) {
    board = makeBoard(edition.drawing ?? noDrawing);
    boards.set(edition, board);
  }
  return board;
}

/** House rules combine in thousands of ways: a cache without a limit would fill the memory of a server. */
const maxCompositions = 200;
const maxMovements = 6;
function cached<T>(cache: Map<string, T>, key: string, max: number, make: () => T): T {
  let one = cache.get(key);
  if (one === undefined) {
    one = make();
    if (cache.size >= max) cache.delete(cache.keys().next().value!);
    cache.set(key, one);
  }
  return one;
}

/** Path tables are costly, and the same for all tables with the same options. */
const movements = new WeakMap<object, Map<string, Movement>>();
function movementOf(edition: Edition, options: Options): Movement {
  const { movement } = edition;
  if (movement === null) return noMovement;
  const cache = movements.get(edition) ?? new Map<string, Movement>();
  movements.set(edition, cache);
  const houseRules = Object.keys(edition.houseRules ?? {}).map((name) => options[name]);
  return cached(cache, JSON.stringify(houseRules), maxMovements, () => movement(boardOf(edition), options));
}

/** What depends on the options and the number of seats only, and so serves many tables. */
type Composition = Pick<
  Rules,
  | 'cards' | 'deck' | 'mechanics' | 'inquiries' | 'joining' | 'after' | 'doers' | 'claiming' | 'offering' | 'following'
  | 'clockwise' | 'seatAlone' | 'accuseForm' | 'suggestForms' | 'movement' | 'unusedPawns'
>; // biome-ignore format: a list

const compositions = new WeakMap<object, Map<string, Composition>>();
function compositionOf(edition: Edition, options: Options, seats: number): Composition {
  const cache = compositions.get(edition) ?? new Map<string, Composition>();
  compositions.set(edition, cache);
  const key = `${seats} ${JSON.stringify(options)}`;
  return cached(cache, key, maxCompositions, () => compose(edition, everyOption(edition, options), seats));
}

function compose(edition: Edition, options: Options, seats: number): Composition {
  const cards = edition.cards(options);
  const board = boardOf(edition);
  const mechanics = [...commonMechanics, ...edition.mechanics(options, seats)];
  const numbers = Array.from({ length: seats }, (_, seat) => seat);
  return {
    cards,
    movement: movementOf(edition, options),
    unusedPawns: byOptions(edition.unusedPawns ?? 'block', options),
    deck: [...cards.suspects, ...cards.weapons, ...cards.rooms],
    mechanics,
    inquiries: mechanics.find(({ inquiries }) => inquiries)?.inquiries ?? defaultInquiries,
    joining: mechanics.find(({ joining }) => joining)?.joining?.(seats) ?? null,
    after: handlers(mechanics),
    doers: doersOf(mechanics),
    claiming: byTime(mechanics, ({ claims }) => claims),
    offering: byTime(mechanics, ({ offers }) => offers),
    following: mechanics.flatMap(({ follows }) => follows ?? []),
    clockwise: numbers.map((seat) => [...numbers.slice(seat + 1), ...numbers.slice(0, seat)]),
    seatAlone: numbers.map((seat) => [seat]),
    accuseForm: { do: 'accuse', suspect: cards.suspects, weapon: cards.weapons, room: cards.rooms },
    suggestForms: board.places.map((place) =>
      typeof place === 'string' && cards.rooms.includes(place)
        ? { do: 'suggest', suspect: cards.suspects, weapon: cards.weapons, room: place }
        : null,
    ),
  };
}

/** The rules of one table: an edition with its options and players. */
export function makeRules(edition: Edition, givenOptions: Options, givenPlayers: readonly Player[]): Rules {
  const options = checkOptions(edition, givenOptions);
  const players = seated(edition, edition.cards(options), givenPlayers, everyOption(edition, options));
  const composition = compositionOf(edition, options, players.length);
  const { suspects } = composition.cards;
  return {
    edition,
    options,
    players,
    board: boardOf(edition),
    ...composition,
    pawnOf: players.map((player) => suspects.indexOf(player.suspect)),
    seatOf: Object.fromEntries(players.map((player, seat) => [player.suspect, seat])),
  };
}

/** Calling every mechanic at every time made a step about 7 % slower. */
function byTime<T>(mechanics: readonly Mechanic[], ask: (mechanic: Mechanic) => T | undefined): ByTime<T> {
  const asked = (time: Time): T[] =>
    mechanics.filter((one) => one.times?.includes(time) ?? true).flatMap((one) => ask(one) ?? []);
  return {
    start: asked('start'),
    rolled: asked('rolled'),
    arrived: asked('arrived'),
    asking: asked('asking'),
    settled: asked('settled'),
    done: asked('done'),
    waiting: asked('waiting'),
  };
}

function doersOf(mechanics: readonly Mechanic[]): Rules['doers'] {
  const doers = new Map<string, Doer[]>();
  for (const { name: by, offers, accepts, does = {} } of mechanics)
    for (const [name, act] of Object.entries(does))
      doers.set(name, [...(doers.get(name) ?? []), { name: by, offers, accepts, does: act as Doer['does'] }]);
  return doers;
}

function handlers(mechanics: readonly Mechanic[]): Rules['after'] {
  const table = new Map<string, unknown[]>(factNames.map((name) => [name, []]));
  for (const mechanic of mechanics)
    for (const [name, handler] of Object.entries(mechanic.after ?? {})) table.get(name)!.push(handler);
  return table as unknown as Rules['after'];
}

const factNames = Object.keys({
  opened: 0, first: 0, enveloped: 0, dealt: 0, laid: 0, faced: 0, placed: 0, set: 0, held: 0, clocks: 0, turn: 0,
  rolled: 0, moved: 0, stayed: 0, rested: 0, suggested: 0, brought: 0, asked: 0, declined: 0, lacked: 0,
  showed: 0, closed: 0, looked: 0, revealed: 0, unheld: 0, accused: 0, joined: 0, gathered: 0, judged: 0,
  ended: 0, clue: 0, chose: 0, picked: 0, done: 0, tunnelled: 0, drew: 0, murdered: 0, played: 0, powered: 0,
} satisfies Record<Fact['fact'], 0>) as FactName[]; // biome-ignore format: a list
