/** The rules of an edition, searchable; a refusal leads to its paragraph. */
import type { Difference } from '@casefile/editions/difference';
import { useSignal } from '@preact/signals';
import { Fragment, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { follow, go, route } from '../app/router.ts';
import { houseRulesOf } from '../house-rules/load.ts';
import { editionIds } from '../looks.ts';
import { more, namesOf, tongue } from '../words/lexicon.ts';
import { type Rulebook, rulebookOf, search } from '../words/rulebook.ts';
import { Page } from './Page.tsx';

export interface RulesScreenProps {
  readonly edition: string;
  readonly rule: string | null;
}

export function RulesScreen({ edition, rule }: RulesScreenProps): JSX.Element {
  const t = more().rules;
  const { lang } = tongue.value!;
  const here = route.value;
  const book = useSignal<Rulebook | null>(null);
  const sought = useSignal('');
  useEffect(() => {
    let isWanted = true;
    book.value = null;
    void rulebookOf(edition, lang).then((found) => {
      if (isWanted) book.value = found;
    });
    return () => {
      isWanted = false;
    };
  }, [edition, lang]);
  // `here` is new whenever a link is followed, also one to the rule that is shown already.
  useEffect(() => {
    if (rule !== null && book.value !== null) document.getElementById(rule)?.focus();
  }, [here, book.value]);
  const found = search(book.value?.rules ?? {}, sought.value);
  const differs = sought.value === '' ? (book.value?.differs ?? []) : [];
  return (
    <Page title={t.title}>
      <div class="rules-tools">
        <label class="field">
          <span>{more().setUp.edition}</span>
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
        <p role="status">{book.value && t.found(found.length)}</p>
      </div>
      {differs.length > 0 && <Differences edition={edition} differs={differs} />}
      {sought.value === '' && <HouseRulePage edition={edition} />}
      <h2>{namesOf(edition)?.title}</h2>
      <p aria-hidden="true">† {t.reading}</p>
      <ol class="rules">
        {found.map(([id, text]) => (
          <li key={id} id={id} tabIndex={-1} data-sought={id === rule}>
            <RuleLink edition={edition} id={id} />
            <RuleText text={text} />
          </li>
        ))}
      </ol>
    </Page>
  );
}

function Differences(props: { edition: string; differs: readonly Difference[] }): JSX.Element {
  return (
    <section aria-labelledby="differs">
      <h2 id="differs">{more().rules.differs}</h2>
      <ul class="rules">
        {props.differs.map(({ rules, says }) => (
          <li key={says}>
            <span>
              {rules.map((id) => (
                <Fragment key={id}>
                  <RuleLink edition={props.edition} id={id} />{' '}
                </Fragment>
              ))}
            </span>
            <p>{says}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a table may play otherwise, the usual way first. */
function HouseRulePage({ edition }: { readonly edition: string }): JSX.Element | null {
  const t = more().houseRules;
  const rules = houseRulesOf(edition) ?? [];
  if (rules.length === 0) return null;
  return (
    <details class="house-rule-page">
      <summary>
        <h2>{t.page}</h2>
      </summary>
      <p>{t.pageHint}</p>
      <ul class="rules">
        {rules.map(({ name, label, rules: about, values }) => (
          <li key={name}>
            <span>
              {about.map((id) => (
                <Fragment key={id}>
                  <RuleLink edition={edition} id={id} />{' '}
                </Fragment>
              ))}
            </span>
            <p>
              <strong>{label}</strong>
              <br />
              {values.map((value) => value.label).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function RuleLink({ edition, id }: { edition: string; id: string }): JSX.Element {
  return (
    <a href={`/rules/${edition}#${id}`} onClick={follow} class="rule-id">
      {id}
    </a>
  );
}

/** A † is read out in words; for the eyes the words stand above the rules. */
function RuleText({ text }: { text: string }): JSX.Element {
  const [first, ...rest] = text.split(' †');
  const { reading } = more().rules;
  return (
    <p>
      {first}
      {rest.map((after, i) => (
        <Fragment key={`${i} ${after}`}>
          <span title={reading}>
            <span aria-hidden="true">{'\u00a0'}†</span>
            <span class="visually-hidden"> ({reading})</span>
          </span>
          {after}
        </Fragment>
      ))}
    </p>
  );
}
