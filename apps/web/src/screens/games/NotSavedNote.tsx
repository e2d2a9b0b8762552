/** A one-time warning that this game will be lost when the tab is closed. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { follow } from '../../app/router.ts';
import { more, ui } from '../../words/lexicon.ts';

const isRead = signal(false);

export interface NotSavedNoteProps {
  readonly why: 'denied' | 'full';
}

export function NotSavedNote({ why }: NotSavedNoteProps): JSX.Element | null {
  if (isRead.value) return null;
  const t = more().games;
  return (
    <div class="unkept" role="alert">
      <span>{why === 'denied' ? t.notKept : t.noRoom}</span>
      {why === 'full' && (
        <a href="/games" onClick={follow} class="button plain">
          {ui().landing.myGames}
        </a>
      )}
      <button type="button" class="plain" onClick={() => (isRead.value = true)}>
        {ui().table.understood}
      </button>
    </div>
  );
}
