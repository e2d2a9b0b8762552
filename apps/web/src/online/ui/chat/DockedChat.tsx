/** The chat beside the game, where there is room. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AtTableProps } from '../Banner.tsx';
import { Chat } from './Chat.tsx';

const room = matchMedia('(min-width: 1440px) and (min-height: 860px)');
export const isDocked = signal(room.matches);
room.addEventListener('change', () => {
  isDocked.value = room.matches;
});

export function DockedChat({ session, info }: AtTableProps): JSX.Element | null {
  if (!isDocked.value) return null;
  return (
    <div class="dock">
      <Chat session={session} info={info} />
    </div>
  );
}
