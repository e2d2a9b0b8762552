import type { Chance, ChanceData, Draw, Script } from './chance.ts';

/** Chance that draws what a scenario says, in that order. */
export interface ScriptedChance extends Chance {
  copy(): ScriptedChance;
  /** The part of the script that was not drawn. */
  left(): Script;
}

/** The script draws a value that is not among those possible at that point. */
export class ScriptError extends Error {
  readonly draw: Draw;
  readonly value: string | number;
  readonly from: readonly unknown[];

  constructor(draw: Draw, value: string | number, from: readonly unknown[]) {
    const possible = from.map((each) => JSON.stringify(each)).join(', ') || 'nothing';
    super(`The script draws ${JSON.stringify(value)} for "${draw}", but possible is: ${possible}.`);
    this.name = 'ScriptError';
    this.draw = draw;
    this.value = value;
    this.from = from;
  }
}

class Scripted implements ScriptedChance {
  // Replaced at each draw and never changed in place, so that copies may share it.
  #left: Script;
  readonly #then: Chance;

  constructor(left: Script, then: Chance) {
    this.#left = left;
    this.#then = then;
  }

  below(bound: number): number {
    return this.#then.below(bound);
  }

  pick<T>(from: readonly T[], of: Draw): T {
    const due = this.#left[of];
    if (due?.[0] === undefined) return this.#then.pick(from, of);
    const [value, ...rest] = due;
    const at = (from as readonly unknown[]).indexOf(value);
    if (at < 0) throw new ScriptError(of, value!, from);
    this.#left = withoutEmpty({ ...this.#left, [of]: rest });
    return from[at] as T;
  }

  shuffle<T>(cards: readonly T[]): T[] {
    return this.#then.shuffle(cards);
  }

  copy(): ScriptedChance {
    return new Scripted(this.#left, this.#then.copy());
  }

  save(): ChanceData {
    // biome-ignore lint/suspicious/noThenProperty: plain data; only a `then` that is a function is taken for a promise.
    return { kind: 'scripted', script: this.#left, then: this.#then.save() };
  }

  left(): Script {
    return this.#left;
  }
}

/** Draws from the script until it runs out, then continues as a copy of `then`. */
export function scriptedChance(script: Script, then: Chance): ScriptedChance {
  return new Scripted(withoutEmpty(script), then.copy());
}

function withoutEmpty(script: Script): Script {
  return Object.fromEntries(
    Object.entries(script)
      .filter(([, values]) => values.length > 0)
      .map(([draw, values]) => [draw, [...values]]),
  );
}
