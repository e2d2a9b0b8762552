/** The options of a table to read: with or without clue cards, basic or advanced. */
import type { Options } from '@casefile/engine';
import type { JSX } from 'preact';
import { namesOf } from '../../words/lexicon.ts';

export interface OptionListProps {
  readonly edition: string;
  readonly options: Options;
}

export function OptionList({ edition, options }: OptionListProps): JSX.Element | null {
  const names = namesOf(edition);
  const lines = Object.entries(options).flatMap(([name, value]) => {
    const option = names?.options[name];
    return option === undefined
      ? []
      : [{ name, option, says: option.values[String(value)] ?? String(value) }];
  });
  if (lines.length === 0) return null;
  return (
    <dl class="terms-list">
      {lines.map(({ name, option, says }) => (
        <div key={name}>
          <dt>{option.label}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  );
}
