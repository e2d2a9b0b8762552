/** Moving a pawn by the roll. */

import { hasOnly } from '../../actions/forms.ts';
import { fillDestinations, fillWith, type Journey, NOWHERE } from '../../board/movement.ts';
import type { Mechanic } from '../../edition/mechanic.ts';
import { type Draft, onTurn, type Position, pawnNode, replaceAt } from '../../position/position.ts';
import type { FactOf, Place, RoomId, Seat } from '../../vocabulary.ts';
import { isInTheWay } from './trapped.ts';

/** When a seat must move, and which rooms it may enter again. */
export interface WalkPolicy {
  /** Where a seat that could move may rest: nowhere, in a room, on a square or where it was pulled, or anywhere. */
  readonly rest: 'never' | 'in-a-room' | 'on-a-square' | 'anywhere';
  /** The kind of square on which a move may halt and then continue. */
  readonly halt?: string;
  /** Whether a room left this turn may be entered again. */
  readonly roomLeft: 'barred' | 'open';
  /** Rooms exempt from both rules above: they need not be left, and may be entered again. */
  readonly openRooms?: readonly RoomId[];
}

/** Walking by the roll. */
export function walk(policy: WalkPolicy): Mechanic {
  /** Scratch list of pawns on squares, reused: a new list would reserve space for sixteen. */
  const onSquares: number[] = [];
  const journeyOf = (pos: Position, seat: Seat, isBlocking = isInTheWay): Journey => {
    const { board, pawnOf } = pos.rules;
    const own = pawnOf[seat]!;
    let count = 0;
    for (let pawn = 0; pawn < pos.pawns.length; pawn++) {
      const node = pos.pawns[pawn]!;
      if (pawn === own || node < 0 || node >= board.squares) continue;
      if (isBlocking(pos, pawn)) onSquares[count++] = node;
    }
    const stops =
      policy.halt === undefined
        ? NOWHERE
        : board.marks[policy.halt]!.filter((node) => !pos.spied.includes(node));
    const from = pos.pawns[own]!;
    const others = onSquares.slice(0, count);
    return { from, steps: pos.left, others, barred: barredRooms(pos, from), stops };
  };

  const isOpen = (pos: Position, room: number): boolean =>
    policy.openRooms?.includes(pos.rules.board.places[room] as RoomId) ?? false;

  const barredRooms = (pos: Position, from: number): readonly number[] => {
    if (policy.roomLeft === 'open') return [];
    const left = pos.rules.board.isRoom(from) ? [...pos.roomsLeft, from] : pos.roomsLeft;
    return policy.openRooms === undefined ? left : left.filter((room) => !isOpen(pos, room));
  };

  /** A pawn that gives way may be passed but not stopped on. If that leaves no destination, it blocks like any other. */
  const endsAmongGivingWay = (pos: Position, seat: Seat): readonly number[] => {
    const { movement } = pos.rules;
    const ends = movement.destinations(journeyOf(pos, seat));
    const whole = journeyOf(pos, seat, () => true);
    const free = ends.filter((node) => !whole.others.includes(node));
    return free.length > 0 || ends.length === 0 ? free : movement.destinations(whole);
  };

  const findEnds = (pos: Position): void => {
    const { board, movement, unusedPawns } = pos.rules;
    const words = Math.ceil(board.nodes / 32);
    if (ends.length !== words) ends = new Int32Array(words);
    if (unusedPawns === 'block') isAny = fillDestinations(movement, journeyOf(pos, pos.turn), ends);
    else isAny = fillWith(endsAmongGivingWay(pos, pos.turn), ends);
  };

  // Claims, offers and the move itself all ask for the destinations of the same position: they are found once.
  let asked: Position | null = null;
  let askedAt = 0;
  /** A bit for every node of the board on which the move may end. */
  let ends = new Int32Array(0);
  let isAny = false;
  const hasDestinations = (pos: Position): boolean => {
    if (pos.step !== 'rolled' || pos.left === 0 || pawnNode(pos, pos.turn) < 0) return false;
    if (asked !== pos || askedAt !== pos.n) {
      findEnds(pos);
      asked = pos;
      askedAt = pos.n;
    }
    return isAny;
  };
  const isDestination = (pos: Position, node: number): boolean =>
    node >= 0 && hasDestinations(pos) && (ends[node >> 5]! & (1 << (node & 31))) !== 0;

  /** Scratch list of places, reused for the same reason. */
  const gathered: Place[] = [];
  const destinations = ({ rules }: Position): Place[] => {
    const { places } = rules.board;
    let count = 0;
    for (let word = 0; word < ends.length; word++)
      for (let bits = ends[word]!; bits !== 0; bits &= bits - 1)
        gathered[count++] = places[32 * word + 31 - Math.clz32(bits & -bits)]!;
    return gathered.slice(0, count);
  };

  const leftAfter = (pos: Position, seat: Seat, node: number): number => {
    const journey = journeyOf(pos, seat);
    return journey.stops.includes(node) ? pos.left - pos.rules.movement.cost(journey, node) : 0;
  };

  const mayRest = (pos: Position): boolean => {
    const { rest, halt } = policy;
    const halted = halt !== undefined && pos.moved;
    if (rest === 'anywhere' || halted) return true;
    const node = pawnNode(pos, pos.turn);
    if (!pos.rules.board.isRoom(node)) return rest === 'on-a-square';
    const pulled = rest === 'on-a-square' && pos.pulled[pos.turn] === node;
    return rest === 'in-a-room' || pulled || isOpen(pos, node);
  };

  return {
    name: 'walk',
    times: ['rolled'],
    offers(pos, seat, forms) {
      if (onTurn(pos, seat) && hasDestinations(pos)) forms.push({ do: 'move', to: destinations(pos) });
    },
    accepts(pos, seat, action) {
      if (action.do !== 'move' || !onTurn(pos, seat)) return false;
      return isDestination(pos, pos.rules.board.nodeOf(action.to)) && hasOnly(action, 'to');
    },
    claims(pos) {
      if (!hasDestinations(pos)) return null;
      return mayRest(pos) ? 'may' : 'must';
    },
    refuses(pos, seat, action) {
      if (action.do !== 'move' || !onTurn(pos, seat)) return null;
      if (pos.step === 'start') return 'must-roll';
      if (pos.step !== 'rolled') return null;
      const node = pos.rules.board.nodeOf(action.to);
      if (node < 0) return 'no-such-place';
      const here = pawnNode(pos, seat);
      if (barredRooms(pos, here).includes(node)) return 'room-left';
      if (node !== here && !pos.rules.board.isRoom(node) && pos.pawns.includes(node)) return 'occupied';
      return 'out-of-reach';
    },
    does: {
      move({ pos, seat }, { to }) {
        const left = policy.halt === undefined ? 0 : leftAfter(pos, seat, pos.rules.board.nodeOf(to));
        return [{ fact: 'moved', seat, pawn: pos.rules.players[seat]!.suspect, to, by: 'walk', left }];
      },
    },
    after: { moved },
  };
}

/** A pawn has moved: by its seat's own move, or because it was sent somewhere. */
function moved(pos: Draft, { seat, pawn, to, by, left }: FactOf<'moved'>): void {
  const { board, cards, seatOf } = pos.rules;
  const index = cards.suspects.indexOf(pawn);
  const from = pos.pawns[index]!;
  const node = board.nodeOf(to);
  pos.pawns = replaceAt(pos.pawns, index, node);
  const owner = seatOf[pawn];
  if (owner !== undefined && pos.pulled[owner]! >= 0) pos.pulled = replaceAt(pos.pulled, owner, -1);
  if (seat === null || seat !== pos.turn) return;
  if (board.isRoom(from)) pos.roomsLeft = [...pos.roomsLeft, from];
  pos.moved = true;
  if (by === 'clue') return;
  pos.byPassage =
    by === 'passage' || (by === 'walk' && pos.rules.movement.needsPassage?.(from, pos.left, node) === true);
  pos.left = left;
  pos.step = left > 0 ? 'rolled' : 'arrived';
  pos.entered = board.isRoom(node);
}
