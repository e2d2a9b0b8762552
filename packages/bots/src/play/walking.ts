/** Where to go: what a place is worth now, and what can be reached from it later. */
import type { Board, Place, View } from '@casefile/engine';
import type { BotSight, Judgement } from '../sight.ts';
import { discounting, rollChances, stepsBetween } from './board.ts';
import { isDrawSafe } from './clocks.ts';
import { planning, type Routes } from './planning.ts';

/** The share of its worth that something still has a turn later. */
const turnDiscount = 0.7;
/** The share of its worth that a room has on the next turn after a suggestion there. */
const again = 0.4;
/** The share that is left to the room of the last suggestion while it is closed, and to a seat that is stuck there. */
const reopened = 0.5;
const closed = 0.02;
/** A bot that does not plan multiplies a room's worth by this, for what may follow from there. */
const beyond = 1.5;
/** To a seat that is stuck, any room is worth this share of the best one. */
const anywhere = 0.1;
/**
 * Seeing a card by spying, and drawing a card, as shares of a suggestion; a card that may kill is worth less than
 * nothing.
 */
const spyWorth = 0.6;
const drawWorth = 0.15;
const deadlyWorth = -1;

export interface Walker {
  /** The worth of standing here at the end of the move. */
  at(place: Place): number;
  /** The worth of beginning a move here. */
  from(place: Place): number;
  /** The worth of a roll from here, with what may follow from the room it leads to. */
  roll(place: Place): number;
}

export function walkerFor(sight: BotSight, judgement: Judgement): Walker {
  const { board, info, view } = sight;
  if (board === null) return { at: () => 0, from: () => 0, roll: () => 0 };
  const worths = roomWorths(sight, board, judgement);
  const shut = closedRoom(sight);
  const now = shut === null ? worths : new Map(worths).set(shut, 0);
  const bestWorth = Math.max(1e-9, ...worths.values());
  const discount = discounting(info.dice, turnDiscount);
  // Without this, a bot spied on the same card for ever, and one that was certain drew cards until one killed it.
  const passesBy = judgement.isReady() || hasLongBeenSilent(view);
  const marks = passesBy ? new Map<number, number>() : markWorths(sight, board, bestWorth);
  const here = (place: Place): number => {
    if (typeof place === 'string') return now.get(place) ?? 0;
    return (marks.get(board.nodeOf(place)) ?? 0) + (judgement.hinders?.(place) ?? 0);
  };
  const passagesFrom = (place: Place): string[] =>
    board.passages[board.nodeOf(place)]!.flatMap((end) =>
      board.isRoom(end) ? [board.places[end] as string] : [],
    );
  const nearestOf =
    (worths: ReadonlyMap<string, number>) =>
    (place: Place): number => {
      let value = 0;
      for (const [room, worth] of worths) {
        if (room === place) value = Math.max(value, worth * again);
        else value = Math.max(value, worth * discount(stepsBetween(board, place, room)));
      }
      for (const room of passagesFrom(place)) value = Math.max(value, worths.get(room) ?? 0);
      return value;
    };
  const nearest = nearestOf(worths);
  if (judgement.plans !== true) {
    const soon = nearestOf(now);
    return {
      from: soon,
      roll: (place) => soon(place) * beyond,
      at: (place) => here(place) + turnDiscount * nearest(place),
    };
  }
  const routes: Omit<Routes, 'worths'> = {
    rolls: [...rollChances(info.dice)],
    steps: (place, room) => stepsBetween(board, place, room),
    onTheWay: (steps) => turnDiscount * discount(steps),
    passagesFrom,
  };
  const later = planning({ ...routes, worths })(turnDiscount, nearest).turn;
  const soon = planning({ ...routes, worths: now })(turnDiscount, later);
  return { from: soon.turn, roll: soon.roll, at: (place) => here(place) + turnDiscount * later(place) };
}

/** The room in which the seat could not suggest if it entered it on this turn. */
function closedRoom({ view, info, legal }: BotSight): string | null {
  const last = view.history.findLast(({ by, cards }) => by === view.you && cards.length === 3);
  if (last === undefined || info.again === 'free') return null;
  const room = last.cards.find((card) => info.cards.rooms.includes(card))!;
  // A seat that was pulled back into it may suggest there at once.
  if (legal.some((form) => form.do === 'suggest' && form.room === room)) return null;
  const playing = view.seats.filter(({ out }) => !out).length;
  return info.again === 'not-twice-running' || view.turnNumber - last.turn <= playing ? room : null;
}

/**
 * Whether the seat has made no suggestion for two rounds. Some editions close the room of the last suggestion until there
 * was one elsewhere: a bot that waits there waits for ever.
 */
function hasLongBeenSilent({ history, you, turnNumber, seats }: View): boolean {
  const last = history.findLast(({ by }) => by === you);
  return last !== undefined && turnNumber - last.turn > 2 * seats.length;
}

function markWorths(sight: BotSight, board: Board, bestWorth: number): Map<number, number> {
  const worths = new Map<number, number>();
  const draw = isDrawSafe(sight) ? drawWorth : deadlyWorth;
  for (const node of board.marks.spy ?? []) worths.set(node, spyWorth * bestWorth);
  for (const node of board.marks.intrigue ?? []) worths.set(node, draw * bestWorth);
  return worths;
}

function roomWorths({ view, info }: BotSight, board: Board, judgement: Judgement): Map<string, number> {
  const rooms = [...new Set(Object.values(board.drawing.rooms))];
  const isBare = (room: string): boolean => !info.cards.rooms.includes(room);
  const bare = rooms.filter(isBare);
  // A board with a place without crimes may restrict accusations to it.
  if (judgement.isReady()) return new Map((bare.length > 0 ? bare : rooms).map((room) => [room, 1]));
  const placed = Object.values(view.known);
  const hidden = (spot: string): number =>
    (view.spots[spot] ?? 0) - placed.filter((owner) => owner === spot).length;
  const last = view.history.findLast(({ by }) => by === view.you);
  const isStuck = hasLongBeenSilent(view);
  const crimes = rooms.filter((room) => !isBare(room));
  const best = Math.max(1e-9, ...crimes.map((room) => judgement.worth(room)));
  const worths = new Map<string, number>(bare.map((room) => [room, 0]));
  for (const room of crimes) {
    const worth = Math.max(judgement.worth(room), isStuck ? best * anywhere : 0);
    const staysShut = info.again === 'not-twice-running' && (last?.cards.includes(room) ?? false);
    worths.set(room, staysShut ? worth * (isStuck ? closed : reopened) : worth);
  }
  const bestWorth = Math.max(1e-9, ...worths.values());
  for (const room of rooms) {
    const cards = hidden(`room:${room}`) + (isBare(room) ? hidden(room) : 0);
    if (cards > 0) worths.set(room, worths.get(room)! + bestWorth * cards);
  }
  return worths;
}
