/** The form for a line: a suggestion unless another kind is chosen. */
import { nextAsker, type SheetEntry } from '@casefile/deduction/companion';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { SheetParts } from '../context.ts';
import { AccusationForm, LeavingForm, NobodyHasForm, SeenCardForm } from './OtherForms.tsx';
import { Suggestion } from './Suggestion.tsx';

const kinds = ['suggestion', 'seen', 'accusation', 'nobody', 'leaves'] as const;

/** A new line at the end, an inserted one, or an existing one. */
export type EntryPosition =
  | { readonly kind: 'add'; readonly cards?: readonly string[] }
  | { readonly kind: 'insert'; readonly at: number }
  | { readonly kind: 'edit'; readonly at: number };

export interface EntryFormProps extends SheetParts {
  readonly place: EntryPosition;
  readonly onSave: (entry: SheetEntry) => void;
  readonly onCancel: () => void;
}

export function EntryForm(props: EntryFormProps): JSX.Element {
  const { table, speaker, words, place, onSave, onCancel } = props;
  const t = words.entry;
  const at = place.kind === 'add' ? table.entries.length : place.at;
  const old = place.kind === 'edit' ? table.entries[place.at]! : null;
  const kind = useSignal<SheetEntry['kind']>(old?.kind ?? 'suggestion');
  const asker = nextAsker(table, at);
  const nameOf = (each: SheetEntry['kind']): string => {
    const { suggestion, accusation } = speaker.words;
    const name = each === 'suggestion' ? suggestion : each === 'accusation' ? accusation : t.kinds[each];
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  const blank = {
    kind: 'suggestion',
    by: place.kind === 'add' && place.cards !== undefined ? table.you : asker,
    cards: (place.kind === 'add' && place.cards) || [],
    showed: [],
  } as const;
  const was = <K extends SheetEntry['kind']>(of: K): Extract<SheetEntry, { kind: K }> | null =>
    old?.kind === of ? (old as Extract<SheetEntry, { kind: K }>) : null;
  return (
    <div class="entry-form">
      {place.kind !== 'add' && (
        <p class="entry-place">
          <strong>{(place.kind === 'edit' ? t.mending : t.inserting)(place.at + 1)}</strong>
          <button type="button" class="plain" onClick={onCancel}>
            {t.cancel}
          </button>
        </p>
      )}
      <label class="entry-kind">
        <span class="unseen">{t.kind}</span>
        <select
          value={kind.value}
          onChange={({ currentTarget }) => {
            kind.value = currentTarget.value as SheetEntry['kind'];
          }}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      </label>
      {kind.value === 'suggestion' && (
        <Suggestion
          {...props}
          at={at}
          start={was('suggestion') ?? blank}
          isWritten={old?.kind === 'suggestion'}
          onSave={onSave}
        />
      )}
      {kind.value === 'seen' && <SeenCardForm {...props} start={was('seen')} onSave={onSave} />}
      {kind.value === 'nobody' && <NobodyHasForm {...props} start={was('nobody')} onSave={onSave} />}
      {kind.value === 'accusation' && (
        <AccusationForm {...props} start={was('accusation')} accuser={asker} onSave={onSave} />
      )}
      {kind.value === 'leaves' && <LeavingForm {...props} start={was('leaves')} onSave={onSave} />}
    </div>
  );
}
