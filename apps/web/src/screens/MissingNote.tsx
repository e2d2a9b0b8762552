/** A failed download: the screen stays, and one press tries again. */
import type { JSX } from 'preact';
import { isMissing } from '../app/missing.ts';
import { ui } from '../words/lexicon.ts';

export function MissingNote(): JSX.Element | null {
  if (!isMissing.value) return null;
  return (
    <div class="newer" role="alert">
      <span>{ui().trouble.offline}</span>
      <button type="button" class="plain" onClick={() => location.reload()}>
        {ui().trouble.tryAgain}
      </button>
      <button type="button" class="quiet" onClick={() => (isMissing.value = false)}>
        {ui().app.later}
      </button>
    </div>
  );
}
