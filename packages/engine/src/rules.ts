/** An edition as data and composition, and the rules of one table made from it. */
import { type Board, makeBoard } from './board/board.ts';
import type { Drawing } from './board/drawing.ts';
import type { Movement } from './board/movement.ts';
import type { Mechanic } from './mechanic.ts';
import { accusing } from './mechanics/accuse.ts';
import { knowing, waiting } from './mechanics/knowing.ts';
import type { Draft } from './position.ts';
import { problem, type Reason } from './refusal.ts';
import type {
  ActionName,
  CardId,
  Fact,
  FactName,
  Form,
  Options,
  OptionValue,
  Player,
  RoomId,
  RuleId,
  Seat,
  SuspectId,
  WeaponId,
} from './vocabulary.ts';

export interface Cards {
  readonly suspects: readonly SuspectId[];
  readonly weapons: readonly WeaponId[];
  readonly rooms: readonly RoomId[];
}

/** A choice made when the table is opened; the first value is the default. */
export type OptionSpec = readonly OptionValue[];

export interface Edition {
  readonly id: string;
  /** Raised when the same actions would no longer give the same facts. */
  readonly version: number;
  readonly seats: readonly [fewest: number, most: number];
  /** The dice of this edition as lists of faces; none where there are no dice. */
  readonly dice: readonly (readonly number[])[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly cards: (options: Options) => Cards;
  readonly drawing: Drawing | null;
  readonly movement: ((board: Board) => Movement) | null;
  /** `by-start`: seats sit in the order of their suspects' start squares, whatever order they came in. */
  readonly seating: 'by-start' | 'as-they-please';
  readonly mechanics: (options: Options, seats: number) => readonly Mechanic[];
  /** The rule that stands behind each refusal. */
  readonly cites: Readonly<Partial<Record<Reason, RuleId>>>;
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
  readonly mechanics: readonly Mechanic[];
  readonly after: Readonly<Record<FactName, readonly ((pos: Draft, fact: never) => void)[]>>;
  /** The mechanics that have something to offer, that hold the turn, and that let things follow. */
  readonly doers: Readonly<Partial<Record<ActionName, readonly Mechanic[]>>>;
  readonly claiming: readonly NonNullable<Mechanic['claims']>[];
  readonly offering: readonly NonNullable<Mechanic['offers']>[];
  readonly following: readonly NonNullable<Mechanic['follows']>[];
  /** Seat -> index of its suspect; suspect -> its seat, or undefined when nobody plays it. */
  readonly pawnOf: readonly number[];
  readonly seatOf: Readonly<Record<SuspectId, Seat | undefined>>;
  readonly clockwise: readonly (readonly Seat[])[];
  readonly alone: readonly (readonly Seat[])[];
  readonly accuseForm: Form;
  /** Room node -> the form of a suggestion there; null where no crime can have happened. */
  readonly suggestForms: readonly (Form | null)[];
}

const nowhere: Drawing = { id: 'none', map: [], rooms: {}, doors: [], starts: {}, passages: [] };
const standstill: Movement = { destinations: () => [], cost: () => 0, way: () => undefined };

/** What no edition goes without. */
const basics: readonly Mechanic[] = [knowing, waiting, accusing];

/** Boards and their path tables are costly and the same for every table of an edition. */
const grounds = new WeakMap<object, { board: Board; movement: Movement }>();
function groundOf(edition: Edition): { board: Board; movement: Movement } {
  let ground = grounds.get(edition);
  if (ground === undefined) {
    const board = makeBoard(edition.drawing ?? nowhere);
    ground = { board, movement: edition.movement?.(board) ?? standstill };
    grounds.set(edition, ground);
  }
  return ground;
}

export function makeRules(edition: Edition, givenOptions: Options, givenPlayers: readonly Player[]): Rules {
  const options = checkOptions(edition, givenOptions);
  const cards = edition.cards(options);
  const players = seated(edition, cards, givenPlayers);
  const { board, movement } = groundOf(edition);
  const mechanics = [...basics, ...edition.mechanics(options, players.length)];
  const numbers = players.map((_, seat) => seat);
  return {
    edition,
    options,
    players,
    cards,
    deck: [...cards.suspects, ...cards.weapons, ...cards.rooms],
    board,
    movement,
    mechanics,
    after: handlers(mechanics),
    doers: doersOf(mechanics),
    claiming: mechanics.flatMap(({ claims }) => claims ?? []),
    offering: mechanics.flatMap(({ offers }) => offers ?? []),
    following: mechanics.flatMap(({ follows }) => follows ?? []),
    pawnOf: players.map((player) => cards.suspects.indexOf(player.suspect)),
    seatOf: Object.fromEntries(players.map((player, seat) => [player.suspect, seat])),
    clockwise: numbers.map((seat) => [...numbers.slice(seat + 1), ...numbers.slice(0, seat)]),
    alone: numbers.map((seat) => [seat]),
    accuseForm: { do: 'accuse', suspect: cards.suspects, weapon: cards.weapons, room: cards.rooms },
    suggestForms: board.places.map((place) =>
      typeof place === 'string' && cards.rooms.includes(place)
        ? { do: 'suggest', suspect: cards.suspects, weapon: cards.weapons, room: place }
        : null,
    ),
  };
}

function doersOf(mechanics: readonly Mechanic[]): Rules['doers'] {
  const doers: Partial<Record<ActionName, Mechanic[]>> = {};
  for (const mechanic of mechanics)
    for (const name of Object.keys(mechanic.does ?? {}) as ActionName[])
      (doers[name] ??= []).push(mechanic);
  return doers;
}

function handlers(mechanics: readonly Mechanic[]): Rules['after'] {
  const table = Object.fromEntries(factNames.map((name) => [name, [] as unknown[]]));
  for (const mechanic of mechanics)
    for (const [name, handler] of Object.entries(mechanic.after ?? {})) table[name]!.push(handler);
  return table as unknown as Rules['after'];
}

const factNames = Object.keys({
  opened: 0, first: 0, enveloped: 0, dealt: 0, laid: 0, faced: 0, placed: 0, held: 0, clocks: 0, turn: 0,
  rolled: 0, moved: 0, stayed: 0, rested: 0, suggested: 0, brought: 0, asked: 0, declined: 0, lacked: 0,
  showed: 0, closed: 0, looked: 0, revealed: 0, unheld: 0, accused: 0, joined: 0, gathered: 0, judged: 0,
  ended: 0, clue: 0, chose: 0, picked: 0, done: 0, tunnelled: 0, drew: 0, murdered: 0, played: 0, powered: 0,
} satisfies Record<Fact['fact'], 0>) as FactName[]; // biome-ignore format: a list

function checkOptions(edition: Edition, given: Options): Options {
  const options: Record<string, OptionValue> = {};
  for (const [name, values] of Object.entries(edition.options)) options[name] = values[0]!;
  for (const [name, value] of Object.entries(given)) {
    const values = Object.hasOwn(edition.options, name) ? edition.options[name] : undefined;
    if (values === undefined)
      return problem('unknown-option', `options.${name}`, name, Object.keys(edition.options));
    if (!values.includes(value))
      return problem('bad-option-value', `options.${name}`, value, values.map(String));
    options[name] = value;
  }
  return options;
}

function seated(edition: Edition, cards: Cards, players: readonly Player[]): readonly Player[] {
  const [fewest, most] = edition.seats;
  if (players.length < fewest || players.length > most)
    return problem('seat-count', 'seats', players.length, [`${fewest}`, `${most}`]);
  const order = players.map((player) => cards.suspects.indexOf(player.suspect));
  order.forEach((index, seat) => {
    const { suspect } = players[seat]!;
    if (index < 0) problem('unknown-suspect', `seats[${seat}]`, suspect, cards.suspects);
    if (order.indexOf(index) !== seat) problem('suspect-twice', `seats[${seat}]`, suspect);
  });
  const descents = order.filter((index, seat) => index > order[(seat + 1) % order.length]!).length;
  if (edition.seating === 'as-they-please' || descents === 1) return players;
  return [...players].sort(
    (a, b) => cards.suspects.indexOf(a.suspect) - cards.suspects.indexOf(b.suspect),
  );
}
