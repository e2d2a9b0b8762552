import type { JSX } from 'preact';
import { follow } from '../app/router.ts';
import { Envelope } from '../art/cards/cards.tsx';
import { more, ui } from '../words/lexicon.ts';
import { Page } from './Page.tsx';

export function NotFound(): JSX.Element {
  const t = ui().trouble;
  return (
    <Page title={more().nowhere}>
      <p class="nowhere" aria-hidden="true">
        <Envelope size={160} />
      </p>
      <p class="ways-on">
        <a href="/" onClick={follow} class="button primary">
          {t.home}
        </a>
        <a href="/games" onClick={follow} class="button plain">
          {ui().landing.myGames}
        </a>
      </p>
    </Page>
  );
}
