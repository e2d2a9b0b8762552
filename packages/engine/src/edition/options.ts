/** What a table is set up with, checked against its edition. */

import { problem } from '../actions/refusal.ts';
import type { Options, OptionValue } from '../vocabulary.ts';
import type { ByOptions, Edition, OptionSpec } from './edition.ts';

/** Everything that a table of this edition can choose. */
export const choicesOf = ({ options, houseRules = {} }: Edition): Readonly<Record<string, OptionSpec>> => ({
  ...options,
  ...houseRules,
});

/**
 * The options as they are written down: all of them in the edition's order, then the house rules that are not at
 * their default. A record without house rules keeps its bytes when its edition gets new ones.
 */
export function checkOptions(edition: Edition, given: Options): Options {
  const choices = choicesOf(edition);
  for (const [name, value] of Object.entries(given)) {
    const values = Object.hasOwn(choices, name) ? choices[name] : undefined;
    if (values === undefined) return problem('unknown-option', `options.${name}`, name, Object.keys(choices));
    if (!values.includes(value))
      return problem('bad-option-value', `options.${name}`, spelled(value, values), values.map(String));
  }
  const written: Record<string, OptionValue> = {};
  for (const [name, [usual]] of Object.entries(choices)) {
    const value = Object.hasOwn(given, name) ? given[name]! : usual!;
    if (Object.hasOwn(edition.options, name) || value !== usual) written[name] = value;
  }
  return written;
}

/** The text "true" is not the value true: in quotes, or the message would name it among the valid ones. */
const spelled = (value: unknown, values: OptionSpec): unknown =>
  typeof value === 'string' && values.map(String).includes(value) ? JSON.stringify(value) : value;

/** The options of a table at which nothing was chosen. */
export const defaultOptions = (edition: Edition): Options => checkOptions(edition, {});

/** Every option and house rule, even those that were not written down. */
export function everyOption(edition: Edition, written: Options): Options {
  const every: Record<string, OptionValue> = {};
  for (const [name, [usual]] of Object.entries(choicesOf(edition))) every[name] = written[name] ?? usual!;
  return every;
}

/** The house rules of a table that are not at their default. */
export const changedRules = ({ houseRules = {} }: Edition, written: Options): Options =>
  Object.fromEntries(
    Object.entries(written).filter(
      ([name, value]) => Object.hasOwn(houseRules, name) && houseRules[name]![0] !== value,
    ),
  );

/** The value at a table with these options. */
export function byOptions<T extends string>(value: ByOptions<T>, options: Options): T {
  return typeof value === 'function' ? value(options) : value;
}
