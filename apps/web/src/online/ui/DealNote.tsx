/** After the game: whether the cards were dealt as this device had noted. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../art/icons/Icon.tsx';
import { more } from '../../words/lexicon.ts';
import type { DealFound } from '../check-deal.ts';

export interface DealNoteProps {
  readonly table: string;
  readonly edition: string;
}

export function DealNote({ table, edition }: DealNoteProps): JSX.Element | null {
  const found = useSignal<DealFound | null>(null);
  useEffect(() => {
    void import('../check-deal.ts')
      .then(({ checkDeal }) => checkDeal(table, edition))
      .then((told) => {
        found.value = told;
      })
      // Skipped without a network; nothing else depends on it.
      .catch(() => {});
  }, [table]);
  if (found.value === null) return null;
  const isGood = found.value === 'together';
  return (
    <p class={isGood ? 'notice quiet-notice' : 'notice'} role={isGood ? 'status' : 'alert'}>
      <Icon id={isGood ? 'check' : 'eye'} /> <span>{more().people.dealt[found.value]}</span>
    </p>
  );
}
