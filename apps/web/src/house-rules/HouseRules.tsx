/** A disclosure for house rules; its content is fetched when opened. */
import type { Options } from '@casefile/engine';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import type { EditionMeta } from '../editions/edition-meta.ts';
import { more } from '../words/lexicon.ts';
import type { HouseRuleFieldsProps } from './HouseRuleFields.tsx';
import { changedIn } from './load.ts';

export interface HouseRulesProps {
  readonly edition: EditionMeta;
  readonly options: Signal<Options>;
}

export function HouseRules({ edition, options }: HouseRulesProps): JSX.Element {
  const t = more().houseRules;
  const fields = useSignal<{ readonly Fields: ComponentType<HouseRuleFieldsProps> } | null>(null);
  const isMissing = useSignal(false);
  const changed = changedIn(edition.options, options.value).length;
  const open = (): void => {
    isMissing.value = false;
    void import('./HouseRuleFields.tsx').then(
      ({ HouseRuleFields }) => (fields.value = { Fields: HouseRuleFields }),
      () => (isMissing.value = true),
    );
  };
  const Fields = fields.value?.Fields;
  return (
    <details
      class="more-rules"
      onToggle={(event) => {
        if (event.currentTarget.open && Fields === undefined) open();
      }}
    >
      <summary>
        {t.title}
        {changed > 0 && <span class="changed-count"> {t.changed(changed)}</span>}
      </summary>
      {Fields !== undefined && <Fields edition={edition.id} options={options} />}
      {isMissing.value && <p role="alert">{t.missing}</p>}
    </details>
  );
}
