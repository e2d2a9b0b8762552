/** Leaving for good, in two steps. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { go } from '../../app/router.ts';
import type { RemoteSession } from '../../game/remote-session.ts';
import { more } from '../../words/lexicon.ts';
import { forget } from '../keys.ts';
import { problemWords } from '../problem-words.ts';

export interface LeaveProps {
  readonly session: RemoteSession;
  /** Somebody shares the chair and goes on playing. */
  readonly hasPartner: boolean;
}

export function Leave({ session, hasPartner }: LeaveProps): JSX.Element {
  const t = more().people;
  const isAsking = useSignal(false);
  const problem = useSignal<string | null>(null);
  const stay = useRef<HTMLButtonElement>(null);
  // The button that asked is gone, and the harmless answer comes first.
  useEffect(() => stay.current?.focus(), [isAsking.value]);
  if (!isAsking.value)
    return (
      <button type="button" class="quiet" onClick={() => (isAsking.value = true)}>
        {t.leaveSeat}
      </button>
    );
  return (
    <div class="leaving" role="alertdialog" aria-label={t.leaveSeat}>
      <p>{hasPartner ? t.leavePartner : t.leaveSure}</p>
      <div class="buttons">
        <button type="button" class="plain" ref={stay} onClick={() => (isAsking.value = false)}>
          {t.stay}
        </button>
        <button
          type="button"
          class="grave"
          onClick={async () => {
            problem.value = await session.order({ do: 'leave' });
            if (problem.value !== null) return;
            forget(session.keys.table);
            go('/', 'replace');
          }}
        >
          {t.leaveSeat}
        </button>
      </div>
      {problem.value !== null && (
        <p class="trouble" role="alert">
          {problemWords(problem.value)}
        </p>
      )}
    </div>
  );
}
