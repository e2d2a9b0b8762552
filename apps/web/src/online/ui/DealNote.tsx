/** After the game: whether it was dealt as this device had noted, and went as this device saw it. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../art/icons/Icon.tsx';
import type { RemoteSession } from '../../game/remote-session.ts';
import { more } from '../../words/lexicon.ts';
import type { DealFound } from '../deal/check-deal.ts';
import { noteOf } from '../deal/seeds.ts';
import { sessionAt } from '../keys.ts';

export interface DealNoteProps {
  readonly session: RemoteSession;
  readonly table: string;
  readonly edition: string;
}

/** Shown after the ending. */
export function DealNote({ session, table, edition }: DealNoteProps): JSX.Element | null {
  const found = useSignal<DealFound | null>(null);
  useEffect(() => {
    void import('../deal/check-deal.ts')
      .then(({ checkDeal }) =>
        checkDeal({
          table,
          edition,
          note: noteOf(table),
          token: sessionAt(table)?.tokens.seat,
          seat: session.scene.value?.viewerSeat ?? null,
          facts: session.log.value,
        }),
      )
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
