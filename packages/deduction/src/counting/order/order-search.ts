/** Searches for a dealing order with few states. An order lists the places of the residue's own order. */
import type { Survey } from './survey.ts';

export interface Order {
  readonly places: readonly number[];
  /** Approximate number of states that counting creates; rarely an underestimate. */
  readonly states: number;
}

interface SearchNode {
  readonly dealt: number;
  readonly place: number;
  readonly states: number;
  readonly before: SearchNode | null;
}

/** Beam search, card by card from the front or from the back. Null when it took too much work. */
function beamOrder(survey: Survey, width: number, fromBack: boolean, maxWork: number): Order | null {
  const all = 2 ** survey.cards - 1;
  let beam: SearchNode[] = [{ dealt: fromBack ? all : 0, place: -1, states: 0, before: null }];
  for (let n = 0; n < survey.cards; n++) {
    if (survey.work > maxWork) return null;
    const next = new Map<number, SearchNode>();
    for (const before of beam)
      for (let place = 0; place < survey.cards; place++) {
        const bit = 1 << place;
        if (((before.dealt & bit) !== 0) !== fromBack) continue;
        const dealt = before.dealt ^ bit;
        const states = before.states + survey.states(dealt);
        const known = next.get(dealt);
        if (known === undefined || states < known.states) next.set(dealt, { dealt, place, states, before });
      }
    beam = [...next.values()].sort((a, b) => a.states - b.states).slice(0, width);
  }
  const best = beam[0]!;
  const places: number[] = [];
  for (let step: SearchNode = best; step.before !== null; step = step.before) places.push(step.place);
  return { places: fromBack ? places : places.reverse(), states: best.states };
}

export const orderOf = (survey: Survey, places: readonly number[]): Order => {
  let dealt = 0;
  let states = 0;
  for (const place of places) {
    dealt |= 1 << place;
    states += survey.states(dealt);
  }
  return { places, states };
};

/** Moves one card after the other to where it costs least, until nothing gets better. */
function improvedOrder(survey: Survey, start: Order, rounds: number, maxWork: number): Order {
  let order = start;
  for (let round = 0; round < rounds; round++) {
    const before = order.states;
    for (const place of start.places) if (survey.work < maxWork) order = withMoved(survey, order, place);
    if (order.states > before * 0.98) break;
  }
  return order;
}

function withMoved(survey: Survey, order: Order, place: number): Order {
  const others = order.places.filter((each) => each !== place);
  const bit = 1 << place;
  let dealt = 2 ** survey.cards - 1;
  let behind = 0;
  const back = others.map(() => 0);
  for (let i = others.length - 1; i >= 0; i--) {
    behind += survey.states(dealt);
    dealt &= ~(1 << others[i]!);
    back[i] = behind;
  }
  let front = 0;
  let best = front + survey.states(bit) + (back[0] ?? 0);
  let at = 0;
  dealt = 0;
  for (let i = 0; i < others.length; i++) {
    dealt |= 1 << others[i]!;
    front += survey.states(dealt);
    const states = front + survey.states(dealt | bit) + (back[i + 1] ?? 0);
    if (states < best) {
      best = states;
      at = i + 1;
    }
  }
  if (best >= order.states) return order;
  return { places: others.toSpliced(at, 0, place), states: best };
}

/** The searches in the order they are tried, as long as the best order so far is expensive enough. */
const searches: readonly { readonly width: number; readonly fromBack: boolean }[] = [
  { width: 1, fromBack: false },
  { width: 1, fromBack: true },
  { width: 4, fromBack: false },
  { width: 8, fromBack: true },
];
/** One unit of the survey's work costs about as much as counting this many states; and the work has an upper limit. */
const statesPerWork = 6;
const maxWorkEver = 160_000;

/** The best order that is worth looking for, from the one in which the places are numbered. */
export function bestOrder(survey: Survey): Order {
  const given = Array.from({ length: survey.cards }, (_, place) => place);
  let best = orderOf(survey, given);
  const maxWork = (): number => Math.min(maxWorkEver, best.states / statesPerWork);
  best = improvedOrder(survey, best, 1, maxWork());
  for (const { width, fromBack } of searches) {
    const found = beamOrder(survey, width, fromBack, maxWork());
    const improved = found === null ? best : improvedOrder(survey, found, 1, maxWork());
    if (improved.states < best.states) best = improved;
  }
  return improvedOrder(survey, best, 3, 1.5 * maxWork());
}
