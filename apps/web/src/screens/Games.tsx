/** Games to go on with. */
import type { JSX } from 'preact';
import { follow } from '../app/router.ts';
import { read } from '../app/settings.ts';
import { isSaved } from '../game/start.ts';
import { namesOf, ui } from '../words/lexicon.ts';
import { Page } from './Page.tsx';

export function Games(): JSX.Element {
  const saved = read('game', null, isSaved);
  return (
    <Page title={ui().landing.myGames}>
      <ul class="games">
        {saved !== null && (
          <li>
            <a href="/play" onClick={follow}>
              {namesOf(saved.edition)?.title} · {ui().setUp.solo}
            </a>
          </li>
        )}
      </ul>
    </Page>
  );
}
