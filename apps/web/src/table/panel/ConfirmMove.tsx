/** Confirms a move that ends the turn, which cannot be undone. */
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useOnHold, useTable } from '../../game/context.ts';
import { ui } from '../../words/lexicon.ts';
import { actionOf, type Choosing } from '../forms/choosing.ts';
import { focusOnDoing } from '../keyboard/quiet-focus.ts';

export function ConfirmMove({ picking }: { readonly picking: Signal<Choosing | null> }): JSX.Element {
  const { session } = useTable();
  const isOnHold = useOnHold();
  const t = ui().table;
  const action = actionOf(picking.value!);
  // From the place on the board that was pressed it would be a long way here.
  useEffect(() => {
    if (document.activeElement?.closest('.board')) focusOnDoing();
  }, []);
  return (
    <div class="picker confirm-move">
      <p class="help">{t.lastMove}</p>
      <div class="buttons">
        <button
          type="button"
          class="primary"
          disabled={action === null || isOnHold}
          onClick={() => action !== null && void session.act(action)}
        >
          {t.goThere}
        </button>
        <button type="button" class="quiet" onClick={() => (picking.value = null)}>
          {t.back}
        </button>
      </div>
    </div>
  );
}
