/** A property of all games, checked on random games of every edition at every kind of table. */
import { editions } from '@casefile/editions';
import type { Edition } from '@casefile/engine';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { houseTablesOf, type Recipe, recipes, type Table, tablesOf } from '../recipe.ts';

/** Throws with an explanation if the recipe's game breaks the property. */
export type Holds<T> = (recipe: Recipe, also: T) => void;

const { CASEFILE_GAMES, CASEFILE_SEED, CASEFILE_SHRINK } = process.env;
/** Games per edition; at least one for each of its tables. */
export const games = Number(CASEFILE_GAMES ?? 40);
/** A short run uses the same games every time; a long run uses new ones. */
const firstSeed = Number(CASEFILE_SEED ?? (CASEFILE_GAMES === undefined ? 1986 : Date.now() % 2 ** 31));

interface Trial<T> {
  /** The share of games to use for an expensive property. */
  readonly share?: number;
  readonly longest?: number;
  /** An arbitrary drawn in addition to the game. */
  readonly also?: fc.Arbitrary<T>;
  /** Called after all games of the edition. */
  readonly finally?: (edition: Edition) => void;
}

/** A test for each edition, its title beginning with the property's name. */
export function holdsEverywhere<T>(name: string, holds: Holds<T>, trial: Trial<T> = {}): void {
  const { share = 1, longest = 250, also = fc.constant(undefined as T) } = trial;
  const tryEdition = (edition: Edition): void => {
    const tables = tablesOf(edition);
    const numRuns = Math.ceil((games * share) / tables.length);
    const tryTable = (table: Table, index: number, runs: number): void =>
      assertHolds(table, fc.property(recipes(table, longest), also, holds), firstSeed + index, runs);
    for (const [index, table] of tables.entries()) tryTable(table, index, numRuns);
    // There are many house rules: a short run tries some, different ones for each property; a long run tries all.
    const house = houseTablesOf(edition);
    const more = Math.ceil((games * share) / 2);
    const step = Math.max(1, Math.round(house.length / more));
    const houseRuns = Math.ceil(more / house.length);
    for (const [index, table] of house.entries())
      if ((index + firstSeed + name.length) % step === 0) tryTable(table, tables.length + index, houseRuns);
    trial.finally?.(edition);
  };
  describe(name, () => {
    for (const edition of editions)
      test(`${name}: ${edition.id}`, () => tryEdition(edition), 60_000 + games * 1500);
  });
}

function assertHolds<T>(
  table: Table,
  property: fc.IProperty<[Recipe, T]>,
  seed: number,
  numRuns: number,
): void {
  const run = fc.check(property, { seed, numRuns, endOnFailure: CASEFILE_SHRINK === '0' });
  if (!run.failed) return;
  const where = `${table.edition.id}, ${table.seats} seats, ${JSON.stringify(table.options)}`;
  const cause = run.errorInstance instanceof Error ? run.errorInstance : new Error(String(run.errorInstance));
  throw new Error(
    [
      `${cause.message} (${where}; CASEFILE_SEED=${firstSeed} CASEFILE_GAMES=${games}, run ${run.numRuns})`,
      `smallest case found: ${fc.stringify(run.counterexample)}`,
    ].join('\n'),
    { cause },
  );
}
