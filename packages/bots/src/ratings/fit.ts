/**
 * Strengths from who won at mixed tables (Luce's model): at a table the seat of bot b wins with a chance in proportion
 * to exp(strength of b + effect of the seat). Games that nobody won say nothing about who is stronger and are left out.
 */
import { type Matrix, solveAll } from './linear.ts';

/** One game that somebody won. */
export interface Contest {
  /** Games of one deal are not independent. */
  readonly deal: number;
  /** Tables of one kind share their seat effects. */
  readonly kind: string;
  /** Seat by seat. */
  readonly bots: readonly string[];
  readonly winner: number;
}

export interface Estimate {
  /** Null for a bot that never won: its strength has no lower bound. */
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number;
}

export interface Fit {
  readonly strengths: ReadonlyMap<string, Estimate>;
  /** For each kind of table, the effect of each seat; they add up to zero. */
  readonly seats: ReadonlyMap<string, readonly number[]>;
}

/** 95 % of a normal distribution lies within this many standard deviations. */
export const normalQuantile = 1.959964;
/** A prior too weak to change any measured strength; without it a bot that never lost would be infinitely strong. */
const pull = 1 / 100;
const maxSteps = 100;

/** The anchor's strength is zero; all others are differences to it. */
export function fit(contests: readonly Contest[], anchor: string): Fit {
  const winners = new Set(contests.map(({ bots, winner }) => bots[winner]!));
  const all = [...new Set(contests.flatMap(({ bots }) => bots))];
  if (!winners.has(anchor))
    throw new RangeError(`${anchor} has won no game: nothing can be measured against it`);
  const model = new Model(contests, winners, anchor);
  const { values, spread } = model.solve();
  const strengths = new Map<string, Estimate>([[anchor, { value: 0, low: 0, high: 0 }]]);
  for (const bot of all) {
    if (bot === anchor) continue;
    const at = model.botAt.get(bot);
    if (at === undefined) {
      strengths.set(bot, { value: null, low: null, high: model.highest(bot, values) });
      continue;
    }
    const [value, half] = [values[at]!, normalQuantile * Math.sqrt(spread[at]![at]!)];
    strengths.set(bot, { value, low: value - half, high: value + half });
  }
  return { strengths, seats: model.seatEffects(values) };
}

interface Row {
  readonly deal: number;
  readonly bots: readonly string[];
  /** The parameters of each seat: its bot's and its own, -1 where there is none. */
  readonly at: readonly (readonly [bot: number, seat: number])[];
  readonly winner: number;
}

class Model {
  readonly botAt = new Map<string, number>();
  readonly #seatAt = new Map<string, readonly number[]>();
  readonly #rows: readonly Row[];
  readonly #size: number;

  constructor(contests: readonly Contest[], winners: ReadonlySet<string>, anchor: string) {
    for (const bot of winners) if (bot !== anchor) this.botAt.set(bot, this.botAt.size);
    let size = this.botAt.size;
    for (const { kind, bots } of contests)
      if (!this.#seatAt.has(kind)) this.#seatAt.set(kind, bots.map((_, seat) => (seat === 0 ? -1 : size++))); // biome-ignore format: short
    this.#size = size;
    this.#rows = contests.map(({ deal, kind, bots, winner }) => {
      // A bot that never won is left out of the tables: with no strength it takes nothing from the others.
      const playing = bots.map((_, seat) => seat).filter((seat) => winners.has(bots[seat]!));
      const seats = this.#seatAt.get(kind)!;
      return {
        deal,
        bots,
        at: playing.map((seat) => [this.botAt.get(bots[seat]!) ?? -1, seats[seat]!]),
        winner: playing.indexOf(winner),
      };
    });
  }

  /** Newton's method, with shorter steps where a whole one would go too far. */
  solve(): { values: number[]; spread: Matrix } {
    let values = Array<number>(this.#size).fill(0);
    let height = this.#height(values);
    for (let step = 0; step < maxSteps; step++) {
      const { slope, bend } = this.#slope(values);
      const direction = solveAll(bend, [slope])[0]!;
      let [next, higher] = [values, height];
      for (let part = 1; part > 1e-6; part /= 2) {
        next = values.map((value, i) => value + part * direction[i]!);
        higher = this.#height(next);
        if (higher >= height) break;
      }
      const gain = higher - height;
      if (gain >= 0) [values, height] = [next, higher];
      if (gain < 1e-9) break;
    }
    return { values, spread: this.#spread(values) };
  }

  #worths(row: Row, values: readonly number[]): number[] {
    return row.at.map(([bot, seat]) => Math.exp((values[bot] ?? 0) + (values[seat] ?? 0)));
  }

  #height(values: readonly number[]): number {
    let height = 0;
    for (const row of this.#rows) {
      const worths = this.#worths(row, values);
      height += logShare(worths, row.winner);
    }
    for (const value of values) height -= (pull * value * value) / 2;
    return height;
  }

  /** The gradient of the log likelihood and its negative Hessian. */
  #slope(values: readonly number[]): { slope: number[]; bend: Matrix } {
    const slope = values.map((value) => -pull * value);
    const bend: Matrix = values.map((_, i) => values.map((_value, j) => (i === j ? pull : 0)));
    for (const row of this.#rows) {
      const { by, chances } = this.#pulls(row, values);
      for (const [i, each] of by) slope[i]! += each;
      for (const [a, first] of row.at.entries())
        for (const [b, second] of row.at.entries()) {
          const shared = (a === b ? chances[a]! : 0) - chances[a]! * chances[b]!;
          for (const i of first) if (i >= 0) for (const j of second) if (j >= 0) bend[i]![j]! += shared;
        }
    }
    return { slope, bend };
  }

  /** One game's gradient for each parameter: what happened less what was expected. */
  #pulls(row: Row, values: readonly number[]): { by: [number, number][]; chances: number[] } {
    const worths = this.#worths(row, values);
    const total = sum(worths);
    const chances = worths.map((worth) => worth / total);
    const by = row.at.flatMap((at, place) =>
      at.flatMap((i): [number, number][] =>
        i < 0 ? [] : [[i, Number(place === row.winner) - chances[place]!]],
      ),
    );
    return { by, chances };
  }

  /**
   * The covariance, from how the gradients of the deals vary: correct even if the games of a deal depend on each other.
   */
  #spread(values: readonly number[]): Matrix {
    const deals = new Map<number, number[]>();
    for (const row of this.#rows) {
      const pulls = deals.get(row.deal) ?? Array<number>(this.#size).fill(0);
      for (const [i, each] of this.#pulls(row, values).by) pulls[i]! += each;
      deals.set(row.deal, pulls);
    }
    const { bend } = this.#slope(values);
    const inverse = solveAll(
      bend,
      values.map((_, i) => values.map((_value, j) => Number(i === j))),
    );
    const meat: Matrix = values.map(() => values.map(() => 0));
    for (const pulls of deals.values())
      for (const [i, a] of pulls.entries())
        if (a !== 0) for (const [j, b] of pulls.entries()) meat[i]![j]! += a * b;
    const scale = deals.size / Math.max(1, deals.size - 1);
    return times(times(inverse, meat), inverse).map((row) => row.map((each) => each * scale));
  }

  /**
   * The upper bound for a bot without a win: the strength at which its losses are just plausible (likelihood ratio).
   */
  highest(bot: string, values: readonly number[]): number {
    const others = this.#rows
      .filter(({ bots }) => bots.includes(bot))
      .map((row) => sum(this.#worths(row, values)));
    const loss = (strength: number): number =>
      others.reduce((lost, total) => lost + Math.log1p(Math.exp(strength) / total), 0);
    let [low, high] = [-50, 50];
    while (high - low > 1e-6) {
      const middle = (low + high) / 2;
      if (loss(middle) > (normalQuantile * normalQuantile) / 2) high = middle;
      else low = middle;
    }
    return high;
  }

  seatEffects(values: readonly number[]): Map<string, readonly number[]> {
    return new Map(
      [...this.#seatAt].map(([kind, at]) => {
        const effects = at.map((i) => values[i] ?? 0);
        const mean = sum(effects) / effects.length;
        return [kind, effects.map((effect) => effect - mean)];
      }),
    );
  }
}

/** The logarithm of the chance that this one of them wins. */
export const logShare = (worths: readonly number[], winner: number): number =>
  Math.log(worths[winner]! / sum(worths));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const times = (left: Matrix, right: Matrix): Matrix =>
  left.map((row) => right[0]!.map((_, j) => row.reduce((total, each, k) => total + each * right[k]![j]!, 0)));
