/** Setting up a table with friends: whether this device plays, or is the board for all. */
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { more } from '../words/lexicon.ts';

export function ScreenChoice({ isScreen }: { readonly isScreen: Signal<boolean> }): JSX.Element {
  const t = more().setUp;
  return (
    <label class="screen-choice">
      <input
        type="checkbox"
        checked={isScreen.value}
        onChange={(event) => (isScreen.value = event.currentTarget.checked)}
      />
      <span>
        <strong>{t.livingRoom}</strong>
        <small>{t.livingRoomHint}</small>
      </span>
    </label>
  );
}
