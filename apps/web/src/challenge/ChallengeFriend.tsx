/** After a game against bots: the same chairs with new cards, for a friend and oneself. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useScene, useTable } from '../game/context.ts';
import { problemWords } from '../online/problem-words.ts';
import { more } from '../words/lexicon.ts';

export function ChallengeFriend(): JSX.Element | null {
  const { session } = useTable();
  const { view, viewerSeat } = useScene();
  const problem = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const sittings = session.sittings.value;
  const own = viewerSeat === null ? undefined : sittings[viewerSeat];
  const bots = sittings.flatMap(({ suspect, bot }) =>
    suspect === own?.suspect || bot === null ? [] : [{ suspect, bot }],
  );
  // A table with other people has no seat that a friend could take.
  if (own === undefined || bots.length !== sittings.length - 1) return null;
  const make = async (): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    const { makeChallenge } = await import('./own-attempts.ts');
    const { edition, options } = view;
    problem.value = await makeChallenge({ edition, options: { ...options }, suspect: own.suspect, bots });
    isBusy.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="plain"
        data-challenge-friend
        onClick={() =>
          void make().catch(() => {
            problem.value = 'offline';
            isBusy.value = false;
          })
        }
      >
        {more().challenge.make}
      </button>
      {problem.value !== null && (
        <p class="trouble" role="alert">
          {problemWords(problem.value)}
        </p>
      )}
    </>
  );
}
