/** The host's changes of terms before the start; everybody in the lobby sees them at once. */
import type { Options } from '@casefile/engine';
import type { Command } from '@casefile/protocol/command';
import type { TableInfo } from '@casefile/protocol/http';
import type { Terms } from '@casefile/protocol/terms';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { EditionMeta } from '../../editions/edition-meta.ts';
import { HouseRules } from '../../house-rules/HouseRules.tsx';
import { more } from '../../words/lexicon.ts';
import { OptionFields } from '../new-game/OptionFields.tsx';
import { TermsForm } from './TermsForm.tsx';

export interface ChangeTermsProps {
  readonly edition: EditionMeta;
  readonly info: TableInfo;
  readonly onOrder: (command: Command) => Promise<void>;
}

export function ChangeTerms({ edition, info, onOrder }: ChangeTermsProps): JSX.Element {
  const options = useSignal<Options>(info.options);
  const terms = useSignal<Terms>(info.terms);
  const isOpen = useSignal(false);
  const t = more().terms;
  return (
    <details
      class="lobby-more change-terms"
      open={isOpen.value}
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
        // A change starts from the latest terms, which another device may have changed.
        if (!isOpen.value) return;
        options.value = info.options;
        terms.value = info.terms;
      }}
    >
      <summary>{t.change}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void onOrder({ do: 'terms', options: options.value, terms: terms.value }).then(() => {
            isOpen.value = false;
          });
        }}
      >
        <OptionFields edition={edition} options={options} />
        <HouseRules edition={edition} options={options} />
        <TermsForm terms={terms} />
        <button type="submit" class="plain">
          {t.save}
        </button>
      </form>
    </details>
  );
}
