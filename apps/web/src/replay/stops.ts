/** The stops of a replay: facts with text, turns and rounds, as numbers of facts from 1. */
import type { Fact } from '@casefile/engine';

export type Jump =
  | 'first' | 'round-back' | 'turn-back' | 'back' | 'next' | 'turn-next' | 'round-next' | 'last'; // biome-ignore format: a list

export interface Stops {
  readonly all: readonly number[];
  readonly turns: readonly number[];
  readonly seats: number;
}

export function stopsOf(facts: readonly Fact[], seats: number, says: (fact: Fact) => boolean): Stops {
  const numbers = (is: (fact: Fact) => boolean): number[] =>
    facts.flatMap((fact, i) => (is(fact) ? [i + 1] : []));
  const turns = numbers(({ fact }) => fact === 'turn');
  const told = numbers(says).filter((at) => at >= (turns[0] ?? 1));
  return { all: told.includes(facts.length) ? told : [...told, facts.length], turns, seats };
}

const after = (stops: readonly number[], at: number, count = 1): number | undefined =>
  stops.filter((stop) => stop > at)[count - 1];
const before = (stops: readonly number[], at: number, count = 1): number | undefined =>
  stops.filter((stop) => stop < at).at(-count);

/** The target of a jump, clamped to both ends. */
export function jumpTo(jump: Jump, at: number, { all, turns, seats }: Stops): number {
  const first = all[0] ?? 1;
  const last = all.at(-1) ?? first;
  switch (jump) {
    case 'first':
      return first;
    case 'last':
      return last;
    case 'back':
      return before(all, at) ?? first;
    case 'next':
      return after(all, at) ?? last;
    case 'turn-back':
      return before(turns, at) ?? first;
    case 'turn-next':
      return after(turns, at) ?? last;
    case 'round-back':
      return before(turns, at, seats) ?? first;
    case 'round-next':
      return after(turns, at, seats) ?? last;
  }
}

/** Each key and where it leads. */
export const jumpKeys: Readonly<Record<string, Jump>> = {
  ArrowLeft: 'back',
  ArrowRight: 'next',
  PageUp: 'turn-back',
  PageDown: 'turn-next',
  Home: 'first',
  End: 'last',
};
/** With the shift key held: by rounds. */
export const roundKeys: Readonly<Record<string, Jump>> = { PageUp: 'round-back', PageDown: 'round-next' };

/** `#t=40&as=plum`: the moment and the point of view. */
export function readMoment(hash: string): { readonly at: number; readonly as: string | null } | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const at = Number(given.get('t') ?? '');
  return Number.isInteger(at) && at > 0 ? { at, as: given.get('as') } : null;
}

export const makeMoment = (at: number, as: string | null): string =>
  `#t=${at}${as === null ? '' : `&as=${as}`}`;
