import type { JSX } from 'preact';
import type { CompanionWords } from '../words/words.ts';

export interface StepperProps {
  readonly words: CompanionWords;
  readonly name: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number of cards. */
export const Stepper = ({ words: { setUp: t }, name, value, onChange }: StepperProps): JSX.Element => (
  <span class="stepper">
    <button
      type="button"
      class="tool"
      aria-label={t.fewer(name)}
      disabled={value === 0}
      onClick={() => onChange(value - 1)}
    >
      −
    </button>
    <output aria-label={t.cards(name)}>{value}</output>
    <button type="button" class="tool" aria-label={t.more(name)} onClick={() => onChange(value + 1)}>
      +
    </button>
  </span>
);
