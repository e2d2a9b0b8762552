/** The link back where there is no casebook. */
import type { JSX } from 'preact';
import { follow } from '../app/router.ts';
import type { CaseScreenWords } from './words/words.ts';

export function BackToGames({ words }: { readonly words: CaseScreenWords }): JSX.Element {
  return (
    <p class="ways-on">
      <a href="/games" onClick={follow} class="button primary">
        {words.back}
      </a>
    </p>
  );
}
