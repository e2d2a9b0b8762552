/** The first page: one click to a game. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { follow, go } from '../app/router.ts';
import { SettingsButton } from '../app/SettingsDialog.tsx';
import { read } from '../app/settings.ts';
import { Wordmark } from '../art/wordmark.tsx';
import { isSaved, quickGame, startLocal } from '../game/start.ts';
import { ui } from '../words/lexicon.ts';

export function Landing(): JSX.Element {
  const t = ui().landing;
  const saved = read('game', null, isSaved);
  useEffect(() => {
    document.title = 'Casefile';
  }, []);
  return (
    <div class="landing">
      <header class="page-head">
        <span />
        <SettingsButton />
      </header>
      <main>
        <h1>
          <Wordmark isLarge />
        </h1>
        <p class="tagline">{t.tagline}</p>
        <nav class="ways">
          {saved !== null && (
            <a href="/play" onClick={follow} class="way">
              <strong>{t.goOn}</strong>
            </a>
          )}
          <button
            type="button"
            class="way primary"
            onClick={() => {
              startLocal(quickGame());
              go('/play');
            }}
          >
            <strong>{t.playNow}</strong>
            <small>{t.playNowHint}</small>
          </button>
          <a href="/new/solo" onClick={follow} class="way">
            <strong>{ui().setUp.compare}</strong>
            <small>{ui().setUp.solo}</small>
          </a>
          <a href="/new/online" onClick={follow} class="way">
            <strong>{t.withFriends}</strong>
            <small>{t.withFriendsHint}</small>
          </a>
          <a href="/new/hot-seat" onClick={follow} class="way">
            <strong>{t.oneDevice}</strong>
            <small>{t.oneDeviceHint}</small>
          </a>
        </nav>
        <p class="more">
          <a href="/games" onClick={follow}>
            {t.myGames}
          </a>
          <a href="/rules/clue-1986" onClick={follow}>
            {t.rules}
          </a>
        </p>
      </main>
      <footer>{t.independent}</footer>
    </div>
  );
}
