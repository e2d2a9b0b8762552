/** On the last page of a big screen: another game, or the way out. What each player held stays on their phones. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { RemoteSession } from '../game/remote-session.ts';
import { problemWords } from '../online/problem-words.ts';
import { openNext } from './open-screen.ts';
import { leave } from './ScreenTools.tsx';
import type { LivingRoomWords } from './words/words.ts';

export interface EndWaysProps {
  readonly session: RemoteSession;
  readonly words: LivingRoomWords;
  readonly isHost: boolean;
}

export function EndWays({ session, words, isHost }: EndWaysProps): JSX.Element {
  const problem = useSignal<string | null>(null);
  return (
    <div class="buttons end-ways">
      {problem.value !== null && (
        <p class="trouble" role="alert">
          {problemWords(problem.value)}
        </p>
      )}
      {isHost ? (
        <button
          type="button"
          class="primary"
          onClick={async () => {
            problem.value = await openNext(session.keys);
          }}
        >
          {words.another}
        </button>
      ) : (
        <p role="status">{words.anotherByPhone}</p>
      )}
      <button
        type="button"
        class="plain"
        onClick={async () => {
          problem.value = await leave(session);
        }}
      >
        {words.leave}
      </button>
    </div>
  );
}
