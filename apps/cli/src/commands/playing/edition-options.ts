/** Options and house rules of an edition, listed for programs and for people. */
import { type EditionNames, type HouseRuleWords, sayOption } from '@casefile/editions/names';
import type { Cards, Edition, OptionValue, RuleId } from '@casefile/engine';
import { choicesOf, defaultOptions } from '@casefile/engine/options';
import { columns } from '../../text/layout.ts';
import { bold, dim } from '../../text/style.ts';

export interface ListedOption {
  /** The name that `--option` and the `options` of a scenario use. */
  readonly id: string;
  readonly name: string;
  /** Chosen at every table, or a reading of the rules that a table may change. */
  readonly kind: 'option' | 'house-rule';
  /** The rules it is about. */
  readonly rules: readonly RuleId[];
  readonly label: string;
  readonly default: OptionValue;
  readonly values: readonly {
    readonly value: OptionValue;
    readonly label: string;
    /** Cards that come in with this value, where it changes the cards. */
    readonly adds?: readonly string[];
  }[];
}

const allCards = ({ suspects, weapons, rooms }: Cards): string[] => [...suspects, ...weapons, ...rooms];

export function listOptions(
  edition: Edition,
  names: EditionNames,
  houseRules: HouseRuleWords,
): readonly ListedOption[] {
  const usual = defaultOptions(edition);
  const known = allCards(edition.cards(usual));
  const adds = (name: string, value: OptionValue): string[] =>
    allCards(edition.cards({ ...usual, [name]: value })).filter((card) => !known.includes(card));
  return Object.entries(choicesOf(edition)).map(([name, values]) => ({
    id: name,
    name,
    kind: Object.hasOwn(edition.options, name) ? 'option' : 'house-rule',
    rules: edition.optionRules?.[name] ?? [],
    label: sayOption(names, houseRules, name, values[0]!).label,
    default: values[0]!,
    values: values.map((value) => {
      const more = adds(name, value);
      const label = sayOption(names, houseRules, name, value).value;
      return more.length === 0 ? { value, label } : { value, label, adds: more };
    }),
  }));
}

export interface OptionLabels {
  readonly options: string;
  readonly houseRules: string;
  readonly usual: string;
  readonly adds: string;
  /** The meaning of a value that names the character who plays first. */
  readonly begins: string;
}

/** The rows of a table: the option with its rules, then a line for each value. */
export function optionRows(
  options: readonly ListedOption[],
  cards: Cards,
  named: (ids: readonly string[]) => string,
  say: OptionLabels,
): [string, string][] {
  const rows: [string, string][] = [];
  for (const kind of ['option', 'house-rule'] as const)
    for (const [at, option] of options.filter((each) => each.kind === kind).entries()) {
      const heading = kind === 'option' ? say.options : say.houseRules;
      rows.push([at === 0 ? heading : '', `${option.label} ${dim(`(${option.rules.join(', ')})`)}`]);
      for (const line of columns(valueLines(option, cards, named, say))) rows.push(['', line]);
    }
  return rows;
}

/** All characters that could play first share one line. */
function valueLines(
  { name, values }: ListedOption,
  { suspects }: Cards,
  named: (ids: readonly string[]) => string,
  say: OptionLabels,
): string[][] {
  const isSuspect = (value: OptionValue): boolean => suspects.includes(String(value));
  const people = values.filter(({ value }) => isSuspect(value)).map(({ value }) => String(value));
  const lines = values.flatMap(({ value, label, adds }, i) => {
    if (isSuspect(value)) return [];
    const more = adds ? ` (${say.adds} ${named(adds)})` : '';
    return [[`  ${bold(`${name}=${value}`)}`, `${label}${more}${i === 0 ? dim(` (${say.usual})`) : ''}`]];
  });
  if (people.length === 0) return lines;
  return [...lines, [`  ${bold(`${name}=${people[0]}`)}`, say.begins]];
}
