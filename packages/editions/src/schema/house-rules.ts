/** House rules: readings of an edition that a table may change, under names a player understands. */
import type { Edition, OptionSpec, Options, RuleId } from '@casefile/engine';

/** The setting it changes, the rules it concerns, and the setting that each of its values stands for. */
interface HouseRule<R, K extends keyof R> {
  readonly reads: K;
  readonly rules: readonly RuleId[];
  readonly values: Readonly<Record<string, R[K]>>;
}
export type HouseRules<R> = Readonly<Record<string, { [K in keyof R]: HouseRule<R, K> }[keyof R]>>;

/**
 * The choices of every edition. The first value of an option is its default; that of a house rule is the edition's own
 * reading.
 */
export type Choices = Required<Pick<Edition, 'houseRules' | 'optionRules'>>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function choicesFrom<R>(
  readings: R,
  houseRules: HouseRules<R>,
  optionRules: Choices['optionRules'],
): Choices {
  const specs = Object.entries(houseRules).map(([name, { reads, values }]): [string, OptionSpec] => {
    const names = Object.keys(values);
    const usual = names.find((value) => same(values[value], readings[reads]));
    if (usual === undefined) throw new Error(`no value of ${name} stands for the reading of the edition`);
    return [name, [usual, ...names.filter((value) => value !== usual)]];
  });
  const rules = Object.entries(houseRules).map(([name, rule]) => [name, rule.rules] as const);
  return {
    houseRules: Object.fromEntries(specs),
    optionRules: { ...optionRules, ...Object.fromEntries(rules) },
  };
}

/** The readings at a table with these options. */
export function readingsAt<R extends object>(readings: R, houseRules: HouseRules<R>, options: Options): R {
  const read = { ...readings };
  for (const [name, { reads, values }] of Object.entries(houseRules)) {
    const value = options[name];
    if (value !== undefined) read[reads] = values[String(value)]!;
  }
  return read;
}
