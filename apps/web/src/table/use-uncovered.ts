/** Whether something may come up over the table: not under what its player has opened to read or to change. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

const isCovered = (): boolean => document.querySelector('dialog[open]:not(.learned)') !== null;

/**
 * True once nothing covers the table, and from then on while `isWaiting` is true. A dialog that opened below another one
 * would take the Escape key meant for that one, and would not get the focus when it closes.
 */
export function useUncovered(isWaiting: boolean): boolean {
  const isClear = useRef(false);
  const changes = useSignal(0);
  changes.value;
  isClear.current = isWaiting && (isClear.current || !isCovered());
  const isHeld = isWaiting && !isClear.current;
  useEffect(() => {
    if (!isHeld) return;
    const watch = new MutationObserver(() => {
      if (!isCovered()) changes.value++;
    });
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, [isHeld]);
  return isClear.current;
}
