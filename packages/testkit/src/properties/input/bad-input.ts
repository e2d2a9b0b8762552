/** Any input to a table returns a value, and a refused one changes nothing (ALL-10). */
import { askedSeats, play, type Seat } from '@casefile/engine';
import fc from 'fast-check';
import { deepFreeze } from '../../deep-freeze.ts';
import { playRandomly } from '../../playthrough.ts';
import { oneOf, randomFrom } from '../../random.ts';
import type { Recipe } from '../../recipe.ts';
import { must, mustBeSame } from '../canonical.ts';

const names = [
  'roll',
  'stay',
  'pass',
  'end',
  'look',
  'draw',
  'passage',
  'move',
  'suggest',
  'accuse',
  'ask',
  'show',
];
const moreNames = ['spy', 'play', 'power', 'choose', 'toString', '__proto__', 'constructor', '', 'ROLL'];
const keys = [
  'to',
  'suspect',
  'weapon',
  'room',
  'card',
  'cards',
  'target',
  'pawn',
  'from',
  'extra',
  '__proto__',
];

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});
const deep = fc.integer({ min: 1, max: 500 }).map((depth) => {
  let nest: unknown = [];
  for (let i = 0; i < depth; i++) nest = [nest, i];
  return nest;
});
const huge = fc.integer({ min: 1, max: 100_000 }).map((length) => 'x'.repeat(length));
const place = fc.array(fc.oneof(fc.integer({ min: -2, max: 30 }), fc.double()), {
  minLength: 1,
  maxLength: 3,
});
const word = fc.constantFrom('scarlet', 'kitchen', 'rope', 'pool', 'butler:see', 'hasOwnProperty');
const argument = fc.oneof(anything, deep, huge, place, word, fc.array(word, { maxLength: 3 }));

/** Own keys, even `__proto__`, as JSON.parse makes them. */
const likeAction = fc
  .tuple(
    fc.constantFrom(...names, ...moreNames),
    fc.dictionary(fc.constantFrom(...keys), argument, { maxKeys: 4 }),
  )
  .map(([name, given]) => Object.defineProperty({ ...given }, 'do', { value: name, enumerable: true }));
const action = fc.oneof(likeAction, likeAction, anything, fc.jsonValue());
const seat = fc.oneof(
  fc.integer({ min: -2, max: 12 }),
  fc.constantFrom<unknown>(
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    '0',
    '__proto__',
    null,
    undefined,
    [0],
    {},
  ),
);

export interface Sent {
  readonly seat: unknown;
  readonly action: unknown;
}
export const sent: fc.Arbitrary<Sent[]> = fc.array(fc.record({ seat, action }), {
  minLength: 20,
  maxLength: 40,
});

export function badInputIsRefused(recipe: Recipe, sends: readonly Sent[]): void {
  const { stages } = playRandomly(recipe);
  const below = randomFrom(recipe.seed);
  for (const given of sends) {
    const { game } = oneOf(stages, below);
    deepFreeze(game.table);
    const chance = JSON.stringify(game.chance.save());
    const asked = askedSeats(game.table);
    for (const who of [given.seat, asked[0] ?? 0] as Seat[]) {
      const what = (): string => `${fc.stringify(given.action)} of ${fc.stringify(who)}`;
      const played = playing(() => play(game, who, given.action as never), what);
      if (played.ok) must(asked.includes(who), () => `${what()}, who is not asked, is accepted`);
      else must(/^[A-Z0-9]+-\d+$/.test(played.refusal.rule) && played.refusal.why.length > 0, what);
      mustBeSame('the chance', chance, JSON.stringify(game.chance.save()));
    }
  }
}

/** Never an exception: a bad move is a value. */
export function playing<T>(act: () => T, what: () => string): T {
  try {
    return act();
  } catch (error) {
    throw new Error(`${what()} throws ${error}`, { cause: error });
  }
}
