/** When a player could be sure of what: the envelope, and the cards of another's hand. */
import type { CardId, Seat } from '@casefile/engine';
import type { CurvePoint, KnownCase, Provable } from './casebook.ts';
import { rounding } from './counting.ts';
import type { SeatStory } from './seat-story.ts';

/** Knowledge only grows, so the first proof is looked for from the front. */
export function provableIn(story: SeatStory): Provable {
  const turns: (number | null)[] = [null, null, null, null];
  let isUnsure = false;
  let gap: Provable['gap'];
  for (let at = story.dealt; at < story.opened && turns.includes(null); at++) {
    const counting = story.countingAt(at);
    const proven = counting.proven();
    if (proven === null) {
      isUnsure = true;
      gap ??= counting.gap!;
      continue;
    }
    const found = [...proven, proven.every(Boolean)];
    found.forEach((is, k) => {
      if (is && turns[k] === null) turns[k] = isUnsure ? -1 : story.turnAt(at);
    });
  }
  // Proved by then, but it could not be counted since when.
  const [suspect, weapon, room, all] = turns.map((turn) => (turn === -1 ? null : turn!));
  return {
    suspect: suspect!,
    weapon: weapon!,
    room: room!,
    all: all!,
    ...(gap === undefined ? {} : { gap }),
  };
}

/** The deal, and then each fact that changed either number. */
export function curveOf(story: SeatStory): CurvePoint[] {
  const points: CurvePoint[] = [];
  if (story.dealt === 0) return points;
  for (let at = story.dealt; at <= story.length; at++) {
    const { solutions, bits, gap } = story.countingAt(at);
    const last = points.at(-1);
    const isSame =
      last !== undefined &&
      last.solutions === solutions &&
      (last.bits === bits || Math.abs(last.bits! - bits!) <= rounding);
    if (isSame) continue;
    points.push({
      at,
      turn: story.turnAt(at),
      solutions,
      bits,
      ...(at >= story.opened ? { opened: true as const } : {}),
      ...(gap === null ? {} : { gap }),
    });
  }
  return points;
}

/** The cards of a seat's hand that another player could be certain of, at each change. */
export function knownOf(seat: Seat, by: SeatStory): KnownCase[] {
  const changes: KnownCase[] = [];
  let last: readonly CardId[] | null = [];
  for (let at = Math.max(1, by.dealt); at <= by.length; at++) {
    const counting = by.countingAt(at);
    const cards = counting.certainOf(seat);
    if (cards?.join() === last?.join()) continue;
    last = cards;
    const { gap } = counting;
    changes.push({ by: by.seat, at, turn: by.turnAt(at), cards, ...(gap === null ? {} : { gap }) });
  }
  return changes;
}
