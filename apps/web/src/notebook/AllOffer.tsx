/** Offers once to mark all conclusions, and remembers the answer. */
import type { JSX } from 'preact';
import { settings } from '../app/settings.ts';
import { useScene, useTable } from '../game/context.ts';
import { more } from '../words/lexicon.ts';

export function AllOffer(): JSX.Element | null {
  const { level, maxLevel } = useTable().notebook;
  const { view, viewerSeat } = useScene();
  const t = more().allOffer;
  // Before the first question there is nothing to conclude.
  const isTime = viewerSeat !== null && view.history.length > 1 && view.result === null;
  if (settings.wasOfferedAll.value || level.value !== 'facts' || maxLevel !== 'full' || !isTime) return null;
  const answer = (isWanted: boolean): void => {
    settings.wasOfferedAll.value = true;
    if (!isWanted) return;
    level.value = 'full';
    settings.marks.value = 'full';
  };
  return (
    <div class="all-offer" role="status">
      <p>{t.text}</p>
      <div class="buttons">
        <button type="button" class="plain" onClick={() => answer(true)}>
          {t.yes}
        </button>
        <button type="button" class="quiet" onClick={() => answer(false)}>
          {t.no}
        </button>
      </div>
    </div>
  );
}
