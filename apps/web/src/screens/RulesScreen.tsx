/** The rules of an edition, searchable; a refusal leads to its paragraph. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { follow, go } from '../app/router.ts';
import { editionIds } from '../editions.ts';
import { namesOf, ui } from '../words/lexicon.ts';
import { Page } from './Page.tsx';

type Rules = Readonly<Record<string, string>>;
const pages = import.meta.glob<{ rules: Rules }>('../../../../packages/editions/src/*/rules.ts');
const shared = import.meta.glob<{ rules: Rules }>('../../../../packages/editions/src/rules.ts');

async function rulesOf(edition: string): Promise<Rules | null> {
  const path = Object.keys(pages).find((each) => each.endsWith(`/${edition}/rules.ts`));
  if (path === undefined) return null;
  const everywhere = await Object.values(shared)[0]?.();
  const own = await pages[path]!();
  return { ...(everywhere?.rules ?? {}), ...own.rules };
}

export interface RulesScreenProps {
  readonly edition: string;
  readonly rule: string | null;
}

export function RulesScreen({ edition, rule }: RulesScreenProps): JSX.Element {
  const t = ui().rules;
  const rules = useSignal<Rules | null>(null);
  const sought = useSignal('');
  useEffect(() => {
    rules.value = null;
    void rulesOf(edition).then((found) => {
      rules.value = found ?? {};
    });
  }, [edition]);
  useEffect(() => {
    if (rule !== null && rules.value !== null) document.getElementById(rule)?.focus();
  }, [rule, rules.value]);
  const words = sought.value
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = Object.entries(rules.value ?? {}).filter(([id, text]) =>
    words.every((word) => `${id} ${text}`.toLowerCase().includes(word)),
  );
  return (
    <Page title={t.title}>
      <div class="rules-tools">
        <label class="field">
          <span>{ui().setUp.edition}</span>
          <select value={edition} onChange={(event) => go(`/rules/${event.currentTarget.value}`)}>
            {editionIds.map((id) => (
              <option key={id} value={id}>
                {namesOf(id)?.title ?? id}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t.search}</span>
          <input
            type="search"
            value={sought.value}
            onInput={(event) => (sought.value = event.currentTarget.value)}
          />
        </label>
        <p role="status">{t.found(found.length)}</p>
      </div>
      <ol class="rules">
        {found.map(([id, text]) => (
          <li key={id} id={id} tabIndex={-1} data-sought={id === rule}>
            <a href={`/rules/${edition}#${id}`} onClick={follow} class="rule-id">
              {id}
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Page>
  );
}
