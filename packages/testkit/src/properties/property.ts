/** Something no game ever breaks, tried on random games of every edition at every kind of table. */
import { editions } from '@casefile/editions';
import type { Edition } from '@casefile/engine';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { type Recipe, recipes, type Table, tablesOf } from '../recipe.ts';

/** Throws, saying what is wrong, when the game of the recipe breaks it. */
export type Holds = (recipe: Recipe) => void;

const { CASEFILE_GAMES, CASEFILE_SEED, CASEFILE_SHRINK } = process.env;
/** Games for each edition; never fewer than one for each of its tables. */
export const games = Number(CASEFILE_GAMES ?? 40);
/** A short run judges a change by the same games every time; a long one looks for new ones. */
const firstSeed = Number(CASEFILE_SEED ?? (CASEFILE_GAMES === undefined ? 1986 : Date.now() % 2 ** 31));

/** A test for each edition, its title beginning with the property's name. */
export function holdsEverywhere(name: string, holds: Holds, more: Partial<Trial> = {}): void {
  describe(name, () => {
    for (const edition of editions) tryEdition(name, edition, { share: 1, longest: 250, ...more }, holds);
  });
}

interface Trial {
  /** The part of the games that is enough for a costly property. */
  readonly share: number;
  readonly longest: number;
  /** After all games of the edition. */
  readonly finally?: (edition: Edition) => void;
}

function tryEdition(name: string, edition: Edition, trial: Trial, holds: Holds): void {
  const tables = tablesOf(edition);
  const numRuns = Math.ceil((games * trial.share) / tables.length);
  test(
    `${name}: ${edition.id}`,
    () => {
      tables.forEach((table, index) => {
        const arbitrary = recipes(table, trial.longest);
        assertHolds(table, fc.property(arbitrary, holds), firstSeed + index, numRuns);
      });
      trial.finally?.(edition);
    },
    60_000 + games * 1000,
  );
}

function assertHolds(table: Table, property: fc.IProperty<[Recipe]>, seed: number, numRuns: number): void {
  const run = fc.check(property, { seed, numRuns, endOnFailure: CASEFILE_SHRINK === '0' });
  if (!run.failed) return;
  const where = `${table.edition.id}, ${table.seats} seats, ${JSON.stringify(table.options)}`;
  const cause = run.errorInstance instanceof Error ? run.errorInstance : new Error(String(run.errorInstance));
  throw new Error(
    [
      `${cause.message} (${where}; CASEFILE_SEED=${firstSeed} CASEFILE_GAMES=${games}, run ${run.numRuns})`,
      `smallest game found: ${JSON.stringify(run.counterexample?.[0])}`,
    ].join('\n'),
    { cause },
  );
}
