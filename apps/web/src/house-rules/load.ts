/** House rules with their words, loaded when somebody wants to see or change them. */
import { callPeople, type HouseRuleWords, sayOption } from '@casefile/editions/names';
import type { Lang } from '@casefile/editions/words/words';
import type { Options, OptionValue, RuleId } from '@casefile/engine';
import { signal } from '@preact/signals';
import { loadNames, locale, namesOf } from '../words/lexicon.ts';
import type { HouseRuleData } from './data.ts';

export interface HouseRule {
  readonly name: string;
  readonly rules: readonly RuleId[];
  readonly label: string;
  /** The edition's own reading comes first. */
  readonly values: readonly { readonly value: OptionValue; readonly label: string }[];
}

const wordFiles = import.meta.glob<{ houseRules: HouseRuleWords }>(
  '../../../../packages/editions/src/*/{en,fr}/house-rules.ts',
);

const loaded = signal<Readonly<Record<string, readonly HouseRule[]>>>({});

/** The house rules of an edition; undefined until they have loaded. */
export function houseRulesOf(edition: string): readonly HouseRule[] | undefined {
  const { lang } = locale.value!;
  const known = loaded.value[`${edition} ${lang}`];
  // Without a network the table is described without them.
  if (known === undefined) load(edition, lang).catch(() => {});
  // People have the names of this table.
  const people = namesOf(edition)?.suspects ?? {};
  return known?.map((rule) => ({
    ...rule,
    label: callPeople(rule.label, people),
    values: rule.values.map(({ value, label }) => ({
      value,
      label: people[String(value)] ?? callPeople(label, people),
    })),
  }));
}

async function load(edition: string, lang: Lang): Promise<void> {
  const end = `/${edition}/${lang}/house-rules.ts`;
  const words = Object.entries(wordFiles).find(([path]) => path.endsWith(end))?.[1];
  const [{ houseRuleData }, own, names] = await Promise.all([
    import('./data.ts'),
    words?.(),
    loadNames(edition, lang),
  ]);
  const data = await houseRuleData[edition]?.();
  if (data === undefined || own === undefined) return;
  // Names are filled in when the rules are shown, because they differ by market.
  const nameless = { options: names.options, suspects: {} };
  const rules = rulesFrom(data, (name, value) => sayOption(nameless, own.houseRules, name, value));
  loaded.value = { ...loaded.peek(), [`${edition} ${lang}`]: rules };
}

function rulesFrom(
  { houseRules, optionRules }: HouseRuleData,
  say: (name: string, value: OptionValue) => { readonly label: string; readonly value: string },
): readonly HouseRule[] {
  return Object.entries(houseRules).map(([name, values]) => ({
    name,
    rules: optionRules[name] ?? [],
    label: say(name, values[0]!).label,
    values: values.map((value) => ({ value, label: say(name, value).value })),
  }));
}

/** The chosen house rules of a table: everything that is not an option of its edition. */
export const changedIn = (usual: Readonly<Record<string, unknown>>, options: Options): readonly string[] =>
  Object.keys(options).filter((name) => !Object.hasOwn(usual, name));
