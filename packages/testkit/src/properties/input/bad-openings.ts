/** Opening a table with any input gives a valid game or a problem that names the key. */
import {
  askedSeats,
  type Layout,
  legalForms,
  openGame,
  type Rules,
  type Setting,
  seededChance,
} from '@casefile/engine';
import fc from 'fast-check';
import { openStage, seedOf } from '../../playthrough.ts';
import { oneOf, type RandomInt, randomFrom, shuffled } from '../../random.ts';
import { editionOf, type Recipe } from '../../recipe.ts';
import { must } from '../canonical.ts';
import { decksConserved, everyCardInOnePlace } from '../cards-conserved.ts';
import { playing } from './bad-input.ts';

/** Replaces one part of the settings, named by the path. */
export interface Nonsense {
  readonly path: readonly string[];
  readonly value: unknown;
}
const parts = [
  'players',
  'options',
  'layout',
  'envelope',
  'hands',
  'first',
  'pawns',
  'weapons',
  'pool',
  'roomCards',
];
const moreParts = [
  'faceUp',
  'butlers',
  'clocks',
  'pulled',
  'lastSeat',
  'suspect',
  '0',
  '__proto__',
  'scarlet',
  'rope',
];
const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    null,
    '',
    'scarlet',
    'kitchen',
    ['rope', 'rope'],
    [[1, 2]],
    [-1, 2],
    1e9,
    0.5,
    -1,
    {},
  ),
);
export const nonsense: fc.Arbitrary<Nonsense[]> = fc.array(
  fc.record({
    path: fc.array(fc.constantFrom(...parts, ...moreParts), { minLength: 1, maxLength: 3 }),
    value,
  }),
  { minLength: 10, maxLength: 20 },
);

/** Values of the right types that may contradict each other. */
export function oddOpeningsAreInOrder(recipe: Recipe): void {
  const { rules } = openStage(recipe).game.table;
  const below = randomFrom(recipe.seed);
  for (let n = 0; n < 20; n++) opens(recipe, { ...plain(recipe), layout: someLayout(rules, below) });
}

/** Any JSON value in any place. */
export function wrongTypesAreProblems(recipe: Recipe, changes: readonly Nonsense[]): void {
  const { rules } = openStage(recipe).game.table;
  const below = randomFrom(recipe.seed);
  for (const { path, value: part } of changes) {
    const setting = { ...plain(recipe), layout: someLayout(rules, below) };
    const [top] = path;
    const at = top === 'players' || top === 'options' || top === 'layout' ? path : ['layout', ...path];
    opens(recipe, replaced(setting, at, part) as Setting);
  }
}

const plain = ({ suspects, options }: Recipe): Setting => ({
  players: suspects.map((suspect) => ({ suspect })),
  options,
});

function opens(recipe: Recipe, setting: Setting): void {
  const what = (): string => `opening with ${fc.stringify(setting)}`;
  const opened = playing(() => openGame(editionOf(recipe), setting, seededChance(seedOf(recipe.seed))), what);
  if (!opened.ok) {
    must(opened.problem.what.length > 0 && typeof opened.problem.at === 'string', what);
    return;
  }
  const { table } = opened.game;
  everyCardInOnePlace(table);
  const { players, options } = table.rules;
  decksConserved(
    openStage({ ...recipe, suspects: players.map(({ suspect }) => suspect), options }).game.table,
    table,
    [],
  );
  must(
    askedSeats(table).some((seat) => legalForms(table, seat).length > 0),
    () => `${what()}: nobody can act`,
  );
}

/** Random layouts that may or may not be possible. */
function someLayout({ deck, players, cards, board }: Rules, below: RandomInt): Layout {
  const mixed = shuffled(deck, below);
  const take = (most: number): string[] => mixed.splice(0, below(most + 1));
  const { suspects, weapons, rooms } = cards;
  const somewhere = (pieces: readonly string[]): Record<string, never> =>
    Object.fromEntries(
      pieces.slice(0, below(3)).map((piece) => [piece, oneOf([...board.places, null], below)]),
    ) as never;
  return {
    ...(below(2)
      ? { envelope: [suspects, weapons, rooms].slice(below(4)).map((kind) => oneOf(kind, below)) }
      : {}),
    ...(below(2) ? { hands: Object.fromEntries(players.map(({ suspect }) => [suspect, take(4)])) } : {}),
    ...(below(4) ? {} : { pool: take(3) }),
    ...(below(4) ? {} : { faceUp: take(3) }),
    ...(below(4)
      ? {}
      : { roomCards: Object.fromEntries(take(2).map((card) => [oneOf(rooms, below), card])) }),
    ...(below(3) ? {} : { first: oneOf(suspects, below) }),
    ...(below(3) ? {} : { pawns: somewhere(suspects), weapons: somewhere(weapons) }),
    ...(below(5) ? {} : { pulled: [oneOf(suspects, below)], clocks: below(10) }),
    ...(below(5) ? {} : { butlers: { [oneOf(suspects, below)]: ['butler:see', 'butler:again'] } }),
  };
}

/** The setting with one part of it replaced, down the path. */
export function replaced(whole: unknown, [key, ...rest]: readonly string[], part: unknown): unknown {
  if (key === undefined) return part;
  const parts: Record<string, unknown> = Array.isArray(whole)
    ? ([...whole] as never)
    : { ...(whole as object) };
  const inner = Object.hasOwn(parts, key) ? parts[key] : undefined;
  Object.defineProperty(parts, key, {
    value: replaced(inner, rest, part),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return parts;
}
