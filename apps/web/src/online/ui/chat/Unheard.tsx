/** What was said while the chat is closed, for screen readers: others see it in bubbles, and its number on the button. */
import type { JSX } from 'preact';
import type { RemoteSession } from '../../../game/remote-session.ts';
import { labelled } from '../../../words/labelled.ts';
import { more } from '../../../words/lexicon.ts';
import { muted } from './muted.ts';

export interface UnheardProps {
  readonly session: RemoteSession;
  /** How many lines are unread; none while the chat is open, which reads them out itself. */
  readonly count: number;
}

export function Unheard({ session, count }: UnheardProps): JSX.Element {
  const { names } = session.room.value;
  const others = session.journal.value.talk.filter(
    ({ person }) => person !== session.keys.person && !muted.value.includes(person),
  );
  return (
    <div class="unseen" aria-live="polite" aria-relevant="additions" data-unheard>
      {others.slice(others.length - count).map((line) => (
        <p key={line.n}>
          {labelled(
            names[line.person] ?? line.name,
            line.is === 'said' ? more().people.phrases[line.phrase] : line.text,
          )}
        </p>
      ))}
    </div>
  );
}
