/** Keyboard shortcuts for controls on the screen. */
import { useLayoutEffect } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { useTable } from '../../game/context.ts';
import type { Tab } from '../TableScreen.tsx';
import { actionKeys, placeKeys } from './keys.ts';

/** Where the focus goes: to the first of these that exists. On the board that is a legal destination. */
const homes: Readonly<Record<string, readonly string[]>> = {
  board: ['.board .open[tabindex="0"]', '.board .open', '.board [tabindex="0"]'],
  hand: ['.hand'],
  notebook: ['.notebook .cell[tabindex="0"]'],
  log: ['.log [tabindex="0"]'],
  move: ['.rooms-to .way-to', '.ways-to summary'],
};

export function useKeys(show: (goal: Tab | 'keys') => void): void {
  const { session, picking } = useTable();
  // Before painting: a key pressed at once would otherwise be lost.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target, key } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      // While a card is held up, keys press nothing below it.
      if (session.pending.peek().length > 0) return;
      const letter = key.toLowerCase();
      const action = actionKeys[letter];
      if (key === '?') show('keys');
      else if (key === 'Escape' && picking.value !== null) picking.value = null;
      else if (letter === 'q') settings.sound.value = !settings.sound.value;
      else if (letter === 'u') pressFirst('[data-undo]');
      else if (action !== undefined) {
        if (action.name !== 'move' || !focusFirst(homes.move!)) press(action.does);
      } else if (letter in placeKeys) {
        const place = placeKeys[letter as keyof typeof placeKeys];
        if (place !== 'board') show(place);
        // The pane is shown first, because hidden elements cannot take the focus.
        requestAnimationFrame(() => focusFirst(homes[place]!));
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}

function focusFirst(selectors: readonly string[]): boolean {
  const found = selectors
    .map((each) => document.querySelector<HTMLElement>(each))
    .find((each) => each !== null);
  found?.focus();
  return found !== undefined;
}

const press = (does: readonly string[]): void =>
  pressFirst(does.map((each) => `.act [data-do="${each}"]`).join());

function pressFirst(selector: string): void {
  const button = document.querySelector<HTMLButtonElement>(selector);
  button?.focus();
  button?.click();
}
