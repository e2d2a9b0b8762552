/** A note that a new version is ready. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { isNewer, takeNewer } from '../sw/register.ts';
import { ui } from '../words/lexicon.ts';

export function NewerNote(): JSX.Element | null {
  const isLater = useSignal(false);
  if (!isNewer.value || isLater.value) return null;
  const t = ui().app;
  return (
    <div class="newer" role="status">
      <span>{t.newer}</span>
      <button type="button" class="plain" onClick={takeNewer}>
        {t.load}
      </button>
      <button type="button" class="quiet" onClick={() => (isLater.value = true)}>
        {t.later}
      </button>
    </div>
  );
}
