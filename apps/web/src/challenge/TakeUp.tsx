/** A name, and the button that begins. */
import type { ChallengeInfo } from '@casefile/protocol/challenges';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { follow } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { problemWords } from '../online/problem-words.ts';
import { more, namesOf } from '../words/lexicon.ts';
import { takeUp } from './own-attempts.ts';
import type { ChallengeWords } from './words.ts';

export interface TakeUpProps {
  readonly info: ChallengeInfo;
  readonly words: ChallengeWords;
}

export function TakeUp({ info, words }: TakeUpProps): JSX.Element {
  const { suspect } = info.chairs.find(({ bot }) => bot === null)!;
  const called = namesOf(info.edition)?.suspects[suspect] ?? suspect;
  const name = useSignal(settings.name.value || called);
  const problem = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  if (info.isFull)
    return (
      <>
        <p role="status">{words.full}</p>
        <a href="/new/solo" onClick={follow} class="button primary">
          {words.own}
        </a>
      </>
    );
  // A second press would start a second game.
  const begin = async (): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    problem.value = await takeUp(info, name.value.trim(), called);
    isBusy.value = false;
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <label class="field">
        <span>{more().setUp.name}</span>
        <input
          value={name.value}
          maxLength={24}
          required
          autocomplete="nickname"
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="primary" disabled={isBusy.value}>
        {words.play}
      </button>
      {problem.value !== null && (
        <p class="trouble" role="alert">
          {problemWords(problem.value)}
        </p>
      )}
    </form>
  );
}
