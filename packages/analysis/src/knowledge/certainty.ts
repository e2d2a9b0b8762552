/** When a player could be certain of the envelope, and of the cards in another's hand. */
import type { CardId, Seat } from '@casefile/engine';
import type { CurvePoint, KnownCase, Provable } from '../casebook.ts';
import { roundingError } from './counted-knowledge.ts';
import type { SeatHistory } from './seat-history.ts';

/** The first turn on which suspect, weapon, room and all three could be proved. */
export function provableIn(history: SeatHistory): Provable {
  const quick = halved(history);
  const { turns, gap } = quick === null ? oneByOne(history) : { turns: quick, gap: undefined };
  const [suspect, weapon, room, all] = turns as [Turn, Turn, Turn, Turn];
  return { suspect, weapon, room, all, ...(gap === undefined ? {} : { gap }) };
}

type Turn = number | null;

/** Proofs stay proofs, so bisection finds the first moment; null where one of the probes cannot be counted. */
function halved(history: SeatHistory): Turn[] | null {
  const looks = new Map<number, readonly boolean[] | null>();
  const lookAt = (at: number): readonly boolean[] | null => {
    if (!looks.has(at)) {
      const proven = history.knowledgeNear(at).proven();
      looks.set(at, proven && [...proven, proven.every(Boolean)]);
    }
    return looks.get(at)!;
  };
  const turns: Turn[] = [];
  for (const kind of [3, 0, 1, 2]) {
    let [low, high] = [history.dealt, history.opened];
    while (low < high) {
      // Try the last moment first: what is not proved by then never is.
      const middle = high === history.opened ? high - 1 : (low + high) >> 1;
      const proven = lookAt(middle);
      if (proven === null) return null;
      if (proven[kind]) high = middle;
      else low = middle + 1;
    }
    turns[kind] = high === history.opened ? null : history.turnAt(high);
  }
  return turns;
}

function oneByOne(history: SeatHistory): { readonly turns: Turn[]; readonly gap: Provable['gap'] } {
  const turns: Turn[] = [null, null, null, null];
  let gap: Provable['gap'];
  for (let at = history.dealt; at < history.opened && turns.includes(null); at++) {
    const counting = history.knowledgeAt(at);
    const proven = counting.proven();
    if (proven === null) {
      gap ??= counting.gap!;
      continue;
    }
    const found = [...proven, proven.every(Boolean)];
    found.forEach((is, k) => {
      if (is && turns[k] === null) turns[k] = gap === undefined ? history.turnAt(at) : -1;
    });
  }
  // Proved by then, but the first moment could not be counted.
  return { turns: turns.map((turn) => (turn === -1 ? null : turn)), gap };
}

/** The deal, and then each fact that changed either number. */
export function curveOf(history: SeatHistory): CurvePoint[] {
  const points: CurvePoint[] = [];
  if (history.dealt === 0) return points;
  for (let at = history.dealt; at <= history.length; at++) {
    const { solutions, bits, gap } = history.knowledgeAt(at);
    const last = points.at(-1);
    const isSame =
      last !== undefined &&
      last.solutions === solutions &&
      (last.bits === bits || Math.abs(last.bits! - bits!) <= roundingError);
    if (isSame) continue;
    points.push({
      at,
      turn: history.turnAt(at),
      solutions,
      bits,
      ...(at >= history.opened ? { opened: true as const } : {}),
      ...(gap === null ? {} : { gap }),
    });
  }
  return points;
}

/** The cards of a seat's hand that another player could be certain of, at each change. */
export function knownOf(seat: Seat, by: SeatHistory): KnownCase[] {
  const changes: KnownCase[] = [];
  let last: readonly CardId[] | null = [];
  for (let at = Math.max(1, by.dealt); at <= by.length; at++) {
    const counting = by.knowledgeAt(at);
    const cards = counting.certainOf(seat);
    if (cards?.join() === last?.join()) continue;
    last = cards;
    const { gap } = counting;
    changes.push({ by: by.seat, at, turn: by.turnAt(at), cards, ...(gap === null ? {} : { gap }) });
  }
  return changes;
}
