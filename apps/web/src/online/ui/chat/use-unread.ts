/** The number of unread chat messages. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RemoteSession } from '../../../game/remote-session.ts';
import { muted } from './muted.ts';

export function useUnread(session: RemoteSession, isOpen: boolean): number {
  const said = session.journal.value.talk.filter(
    ({ person }) => person !== session.keys.person && !muted.value.includes(person),
  ).length;
  const read = useSignal(said);
  useEffect(() => {
    if (isOpen) read.value = said;
  }, [isOpen, said]);
  return Math.max(0, said - read.value);
}
