/** A table on the screen of a living room: how to sit down, then the board for all to see. It has no seat, and no hand. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AtTableProps } from '../online/ui/Banner.tsx';
import { useWords } from '../words/use-words.ts';
import { BigTable } from './BigTable.tsx';
import { followToNext } from './open-screen.ts';
import { SitDown } from './SitDown.tsx';
import './style.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { loadLivingRoomWords } from './words/words.ts';

export function BigScreen({ session, info }: AtTableProps): JSX.Element {
  const words = useWords(loadLivingRoomWords);
  useWakeLock();
  // Somebody has opened another game on a phone.
  useEffect(() => (info.next === null ? undefined : followToNext(info.next)), [info.next]);
  if (words === null) return <div class="opening" aria-busy="true" />;
  if (session.scene.value === null) return <SitDown session={session} info={info} words={words} />;
  return <BigTable session={session} info={info} words={words} />;
}
