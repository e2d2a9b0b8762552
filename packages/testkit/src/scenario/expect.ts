/** Compares a scenario's expectations with the engine. */
import {
  agrees,
  askedSeats,
  type Form,
  legalForms,
  type Place,
  type Position,
  type Seat,
} from '@casefile/engine';
import { type Expectation, type Pattern, ScenarioError } from './format.ts';
import type { Stage } from './run.ts';

export interface Failure {
  readonly at: string;
  readonly why: string;
}
type Compare<K extends keyof Expectation> = (
  stage: Stage,
  wanted: NonNullable<Expectation[K]>,
) => readonly (Failure | null)[];

const show = (value: unknown): string => JSON.stringify(value);

function same(at: string, wanted: unknown, found: unknown): Failure | null {
  return show(wanted) === show(found) ? null : { at, why: `expected ${show(wanted)}, found ${show(found)}` };
}
const sorted = (list: readonly unknown[]): string[] => list.map(show).sort();
const sameSet = (at: string, wanted: readonly unknown[], found: readonly unknown[]): Failure | null =>
  show(sorted(wanted)) === show(sorted(found)) ? null : same(at, wanted, found);

const nameOf = ({ game }: Stage, seat: Seat): string => game.table.rules.players[seat]!.suspect;

function seatOf({ game }: Stage, suspect: string, at: string): Seat {
  const { seatOf: seats } = game.table.rules;
  const seat = Object.hasOwn(seats, suspect) ? seats[suspect] : undefined;
  if (seat === undefined) throw new ScenarioError(at, `"${suspect}" has no seat here`);
  return seat;
}

/** Each entry of a by-seat expectation, with that seat's own position. */
function eachSeat<T>(
  stage: Stage,
  key: string,
  wanted: Readonly<Record<string, T>>,
  compare: (own: Position, seat: Seat, value: T, at: string) => readonly (Failure | null)[],
): readonly (Failure | null)[] {
  return Object.entries(wanted).flatMap(([suspect, value]) => {
    const at = `expect.${key}.${suspect}`;
    const seat = seatOf(stage, suspect, at);
    return compare(stage.seats[seat]!, seat, value, at);
  });
}

/** Who may run to a room or pass may write the latter as a choice, too: the format lists `pass` among the rooms. */
export function withPass<T extends Pattern>(forms: readonly Form[], pattern: T): T | { readonly do: 'pass' } {
  const isRunning = pattern.do === 'choose' && forms.some((form) => form.do === 'choose' && 'to' in form);
  return isRunning && pattern.to === 'pass' ? { do: 'pass' } : pattern;
}

/** `end` and `pass` both decline: where only the other is offered, either word stands for it. */
const otherWord: Readonly<Record<string, string>> = { end: 'pass', pass: 'end' };
function offers(forms: readonly Form[], wanted: Pattern): boolean {
  const pattern = withPass(forms, wanted);
  if (forms.some((form) => agrees(form, pattern))) return true;
  const word = otherWord[String(pattern.do)];
  return word !== undefined && forms.some((form) => agrees(form, { ...pattern, do: word }));
}

function destinations(own: Position, seat: Seat): readonly Place[] {
  return legalForms(own, seat).flatMap((form) => (form.do === 'move' ? form.to! : []));
}

const comparisons: { readonly [K in keyof Required<Expectation>]: Compare<K> } = {
  turn: (stage, wanted) => [same('expect.turn', wanted, nameOf(stage, stage.game.table.turn))],
  asked: (stage, wanted) => [
    sameSet(
      'expect.asked',
      wanted,
      askedSeats(stage.game.table).map((seat) => nameOf(stage, seat)),
    ),
  ],
  can: (stage, wanted) =>
    eachSeat(stage, 'can', wanted, (own, seat, patterns, at) => {
      const forms = legalForms(own, seat);
      return patterns.map((pattern) =>
        offers(forms, pattern) ? null : { at, why: `cannot ${show(pattern)}; can ${show(forms)}` },
      );
    }),
  cannot: (stage, wanted) =>
    eachSeat(stage, 'cannot', wanted, (own, seat, patterns, at) =>
      patterns.map((pattern) => {
        const forms = legalForms(own, seat);
        const form = forms.find((each) => agrees(each, withPass(forms, pattern)));
        return form === undefined ? null : { at, why: `can ${show(pattern)}: ${show(form)}` };
      }),
    ),
  rooms: (stage, wanted) =>
    eachSeat(stage, 'rooms', wanted, (own, seat, rooms, at) => [
      sameSet(
        at,
        rooms,
        destinations(own, seat).filter((to) => typeof to === 'string'),
      ),
    ]),
  squares: (stage, wanted) =>
    eachSeat(stage, 'squares', wanted, (own, seat, { includes = [], excludes = [], count }, at) => {
      const squares = destinations(own, seat).filter((to) => typeof to !== 'string');
      const found = new Set(squares.map(show));
      return [
        ...includes.map((to) => (found.has(show(to)) ? null : { at, why: `does not include ${show(to)}` })),
        ...excludes.map((to) => (found.has(show(to)) ? { at, why: `includes ${show(to)}` } : null)),
        count === undefined ? null : same(`${at}.count`, count, squares.length),
      ];
    }),
  at: ({ game: { table } }, wanted) =>
    Object.entries(wanted).map(([piece, place]) => {
      const { suspects, weapons } = table.rules.cards;
      const pawn = suspects.indexOf(piece);
      const weapon = weapons.indexOf(piece);
      const at = `expect.at.${piece}`;
      if (pawn < 0 && weapon < 0) throw new ScenarioError(at, 'no such pawn or weapon');
      const node = pawn < 0 ? table.weapons[weapon]! : table.pawns[pawn]!;
      return same(at, place, table.rules.board.places[node] ?? null);
    }),
  shown: (stage, wanted) =>
    eachSeat(stage, 'shown', wanted, (own, _seat, cards, at) => [
      same(
        at,
        cards.map(({ card, by }) => ({ card, by })),
        own.shown.map(({ card, by }) => ({ card, by: nameOf(stage, by) })),
      ),
    ]),
  sees: (stage, wanted) =>
    eachSeat(stage, 'sees', wanted, (own, _seat, cards, at) =>
      Object.entries(cards).map(([card, owner]) => {
        if (!own.rules.deck.includes(card)) throw new ScenarioError(`${at}.${card}`, 'no such card');
        const known = own.known[card] ?? '?';
        return same(`${at}.${card}`, owner, typeof known === 'number' ? nameOf(stage, known) : known);
      }),
    ),
  accusation: (stage, wanted) =>
    eachSeat(stage, 'accusation', wanted, (own, _seat, cards, at) => {
      const last = own.accusations.at(-1);
      if (last === undefined) return [{ at, why: 'there was no accusation' }];
      if (cards === null || last.cards === null) return [same(at, cards, last.cards)];
      return [sameSet(at, cards, last.cards)];
    }),
  clues: ({ seats }, wanted) =>
    seats.map((own) => {
      const { current = null, next = null } = own.clues ?? {};
      const drawn = [current, next].filter((card) => card !== null);
      return same('expect.clues', wanted, drawn);
    }),
  out: (stage, wanted) => {
    const out = stage.game.table.out.flatMap((isOut, seat) => (isOut ? [nameOf(stage, seat)] : []));
    return [sameSet('expect.out', wanted, out)];
  },
  over: (stage, wanted) => {
    const { result } = stage.game.table;
    if (wanted === false || result === null)
      return [same('expect.over', wanted, result === null ? false : result)];
    const winner = result.winner === null ? null : nameOf(stage, result.winner);
    const won = same('expect.over.winner', wanted.winner, winner);
    if (wanted.lost === undefined) return [won];
    return [won, same('expect.over.lost', wanted.lost, result.lost ?? null)];
  },
};

export function failures(stage: Stage, wanted: Expectation): readonly Failure[] {
  const keys = Object.keys(wanted) as (keyof Expectation)[];
  return keys.flatMap((key) =>
    (comparisons[key] as Compare<typeof key>)(stage, wanted[key] as never).filter(
      (failure) => failure !== null,
    ),
  );
}
