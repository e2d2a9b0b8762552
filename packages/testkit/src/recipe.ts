/** A random game as data: enough to play it again, small enough to shrink. */
import { editionById } from '@casefile/editions';
import type { Edition, Options, OptionValue } from '@casefile/engine';
import { checkOptions, everyOption } from '@casefile/engine/options';
import fc from 'fast-check';
import { randomFrom } from './random.ts';

export interface Recipe {
  readonly edition: string;
  /** Who sits where. */
  readonly suspects: readonly string[];
  readonly options: Options;
  /** The seed of the game's own chance. */
  readonly seed: number;
  /** Clock cards already drawn, if the edition has any: random games are too short for a murder. */
  readonly clocks: number;
  /** One number per decision; afterwards everyone accuses as soon as they may. */
  readonly choices: readonly number[];
}

/** One number of seats and one combination of options an edition can be played with. */
export interface Table {
  readonly edition: Edition;
  readonly seats: number;
  readonly options: Options;
}

export function tablesOf(edition: Edition): Table[] {
  const [minSeats, maxSeats] = edition.seats;
  let combinations: Record<string, OptionValue>[] = [{}];
  for (const [name, values] of Object.entries(edition.options))
    combinations = combinations.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value })));
  const seats = Array.from({ length: maxSeats - minSeats + 1 }, (_, more) => minSeats + more);
  return seats.flatMap((count) => combinations.map((options) => ({ edition, seats: count, options })));
}

/**
 * Tables with house rules: each value once, then as many again with about half of them changed at random, rotating
 * through seat numbers and options. All combinations would be millions.
 */
export function houseTablesOf(edition: Edition): Table[] {
  const tables = tablesOf(edition);
  const houseRules = Object.entries(edition.houseRules ?? {});
  const single = houseRules.flatMap(([name, values]) => values.slice(1).map((value) => ({ [name]: value })));
  const below = randomFrom(edition.id.length * 1991);
  const mixed = single.map(() =>
    Object.fromEntries(
      houseRules.filter(() => below(2) === 0).map(([name, values]) => [name, values[below(values.length)]!]),
    ),
  );
  return [...single, ...mixed].map((changed, i) => {
    // A step coprime to the number of tables visits all of them.
    const table = tables[(i * 7) % tables.length]!;
    return { ...table, options: checkOptions(edition, { ...table.options, ...changed }) };
  });
}

const word = fc.noBias(fc.integer({ min: 0, max: 0x7fffffff }));

/** How many clock cards may lie out when a table opens, without the one that murders; none where no deck has them. */
export function maxClocks({ edition, seats, options }: Table): number {
  const mechanics = edition.mechanics(everyOption(edition, options), seats);
  return mechanics.some(({ name }) => name === 'intrigue') ? 7 : 0;
}

export function recipes(table: Table, longest = 250): fc.Arbitrary<Recipe> {
  const { edition, seats, options } = table;
  const { suspects } = edition.cards(options);
  return fc.record({
    edition: fc.constant(edition.id),
    suspects: fc.shuffledSubarray([...suspects], { minLength: seats, maxLength: seats }),
    options: fc.constant(options),
    seed: word,
    clocks: fc.integer({ min: 0, max: maxClocks(table) }),
    choices: fc.noBias(fc.array(word, { maxLength: longest, size: 'max' })),
  });
}

export function editionOf(recipe: Recipe): Edition {
  const edition = editionById(recipe.edition);
  if (edition === undefined) throw new Error(`no edition ${recipe.edition}`);
  return edition;
}
