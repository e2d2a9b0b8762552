/** The ways on where there is no casebook. */
import type { JSX } from 'preact';
import { follow } from '../app/router.ts';
import { ui } from '../words/lexicon.ts';
import type { CaseScreenWords } from './words/words.ts';

export interface BackToGamesProps {
  readonly words: CaseScreenWords;
  /** Where the game goes on, if it is not over. */
  readonly game?: string | null;
}

export function BackToGames({ words, game = null }: BackToGamesProps): JSX.Element {
  return (
    <p class="ways-on">
      {game !== null && (
        <a href={game} onClick={follow} class="button primary">
          {ui().landing.goOn}
        </a>
      )}
      <a href="/games" onClick={follow} class={game === null ? 'button primary' : 'button plain'}>
        {words.back}
      </a>
    </p>
  );
}
