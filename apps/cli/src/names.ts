/** Names and rules of an edition, loaded on demand. */
import type { ReasonWords } from '@casefile/deduction';
import { fillRules } from '@casefile/editions/guide/fill';
import { inMarket, type Market } from '@casefile/editions/markets';
import type { EditionNames, HouseRuleWords } from '@casefile/editions/names';
import type { Refusals } from '@casefile/editions/words/refusals';
import type { Lang, Words } from '@casefile/editions/words/words';

type Texts = Readonly<Record<string, string>>;

/** The specifier is computed at run time; bundlers cannot follow it and need not warn. */
const load = (entry: string) => import(/* @vite-ignore */ entry);

export async function namesOf(
  edition: string,
  lang: Lang,
  market: Market = 'printed',
): Promise<EditionNames> {
  const [own, sold] = await Promise.all([
    load(`@casefile/editions/${edition}/${lang}/names`),
    load(`@casefile/editions/markets/${lang}`),
  ]);
  return inMarket(own.names, market, sold.names);
}

export async function houseRulesOf(edition: string, lang: Lang): Promise<HouseRuleWords> {
  return (await load(`@casefile/editions/${edition}/${lang}/house-rules`)).houseRules;
}

export async function wordsOf(lang: Lang): Promise<Words> {
  return (await load(`@casefile/editions/words/${lang}`)).words;
}

export async function refusalsOf(lang: Lang): Promise<Refusals> {
  return (await load(`@casefile/editions/words/refusals-${lang}`)).refusals;
}

/** The words for explaining deductions. */
export async function reasonWordsOf(lang: Lang): Promise<ReasonWords> {
  return (await load(`@casefile/deduction/words/${lang}`)).words;
}

/** The rules of every edition and of this one, by id. */
export async function rulesOf(edition: string, lang: Lang, market: Market = 'printed'): Promise<Texts> {
  const [common, own, names] = await Promise.all([
    load(`@casefile/editions/shared/${lang}/rules`),
    load(`@casefile/editions/${edition}/${lang}/rules`),
    namesOf(edition, lang, market),
  ]);
  return fillRules({ ...common.rules, ...own.rules }, lang, names);
}
