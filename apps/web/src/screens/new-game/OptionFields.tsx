/** The options that the edition knows. */
import type { Options } from '@casefile/engine';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { EditionMeta } from '../../editions/edition-meta.ts';
import { more } from '../../words/lexicon.ts';
import { OptionField } from '../OptionField.tsx';

export interface OptionFieldsProps {
  readonly edition: EditionMeta;
  readonly options: Signal<Options>;
}

export function OptionFields({ edition, options }: OptionFieldsProps): JSX.Element | null {
  if (Object.keys(edition.options).length === 0) return null;
  return (
    <fieldset>
      <legend>{more().setUp.options}</legend>
      {Object.entries(edition.options).map(([name, values]) => (
        <OptionField
          key={name}
          edition={edition.id}
          name={name}
          values={values}
          chosen={options.value[name]}
          onChoose={(value) => {
            options.value = { ...options.value, [name]: value };
          }}
        />
      ))}
    </fieldset>
  );
}
