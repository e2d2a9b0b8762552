/** A choice among the values of an option, in the edition's words. */
import type { OptionValue } from '@casefile/engine';
import type { JSX } from 'preact';
import { namesOf } from '../words/lexicon.ts';

export interface OptionFieldProps {
  readonly edition: string;
  readonly name: string;
  readonly values: readonly OptionValue[];
  readonly chosen: OptionValue | undefined;
  readonly onChoose: (value: OptionValue) => void;
}

export function OptionField({ edition, name, values, chosen, onChoose }: OptionFieldProps): JSX.Element {
  const names = namesOf(edition)?.options[name];
  return (
    <label class="field">
      <span>{names?.label ?? name}</span>
      <select
        value={String(chosen ?? values[0])}
        onChange={({ currentTarget }) =>
          onChoose(values.find((value) => String(value) === currentTarget.value)!)
        }
      >
        {values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {names?.values[String(value)] ?? String(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
