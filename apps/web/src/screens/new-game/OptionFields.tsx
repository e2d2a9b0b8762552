/** The options that the edition knows. */
import type { Options, OptionValue } from '@casefile/engine';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { EditionMeta } from '../../editions/edition-meta.ts';
import { more, namesOf } from '../../words/lexicon.ts';

export interface OptionFieldsProps {
  readonly edition: EditionMeta;
  readonly options: Signal<Options>;
}

export function OptionFields({ edition, options }: OptionFieldsProps): JSX.Element | null {
  const names = namesOf(edition.id);
  if (Object.keys(edition.options).length === 0) return null;
  return (
    <fieldset>
      <legend>{more().setUp.options}</legend>
      {Object.entries(edition.options).map(([name, values]) => (
        <label class="field" key={name}>
          <span>{names?.options[name]?.label ?? name}</span>
          <select
            value={String(options.value[name])}
            onChange={(event) => {
              const value = values.find((each) => String(each) === event.currentTarget.value) as OptionValue;
              options.value = { ...options.value, [name]: value };
            }}
          >
            {values.map((value) => (
              <option key={String(value)} value={String(value)}>
                {names?.options[name]?.values[String(value)] ?? String(value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
