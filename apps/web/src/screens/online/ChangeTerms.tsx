/** The host's changes of terms before the start; everybody in the lobby sees them at once. */
import type { Options } from '@casefile/engine';
import type { Command } from '@casefile/protocol/command';
import type { TableInfo } from '@casefile/protocol/http';
import type { Terms } from '@casefile/protocol/terms';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { EditionMeta } from '../../editions/edition-meta.ts';
import { HouseRules } from '../../house-rules/HouseRules.tsx';
import { problemWords } from '../../online/problem-words.ts';
import { more } from '../../words/lexicon.ts';
import { OptionFields } from '../new-game/OptionFields.tsx';
import { TermsForm } from './TermsForm.tsx';

export interface ChangeTermsProps {
  readonly edition: EditionMeta;
  readonly info: TableInfo;
  /** Null when done, otherwise the reason. */
  readonly onSave: (command: Command) => Promise<string | null>;
}

export function ChangeTerms({ edition, info, onSave }: ChangeTermsProps): JSX.Element {
  const options = useSignal<Options>(info.options);
  const terms = useSignal<Terms>(info.terms);
  const isOpen = useSignal(false);
  const problem = useSignal<string | null>(null);
  const t = more().terms;
  // Closed it follows the table. On opening it would be too late: that event may come after the first choice.
  useEffect(() => {
    if (isOpen.value) return;
    options.value = info.options;
    terms.value = info.terms;
    problem.value = null;
  }, [info, isOpen.value]);
  return (
    <details
      class="lobby-more change-terms"
      open={isOpen.value}
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>{t.change}</summary>
      <form
        onSubmit={async (event) => {
          event.preventDefault();
          problem.value = await onSave({ do: 'terms', options: options.value, terms: terms.value });
          // Closed, it would forget what was chosen, and the reason would be far away.
          if (problem.value === null) isOpen.value = false;
        }}
      >
        <OptionFields edition={edition} options={options} />
        <HouseRules edition={edition} options={options} />
        <TermsForm terms={terms} />
        {problem.value !== null && (
          <p class="trouble" role="alert">
            {problemWords(problem.value)}
          </p>
        )}
        <button type="submit" class="plain">
          {t.save}
        </button>
      </form>
    </details>
  );
}
