/** The first page: one click to a game. */
import { firstEdition } from '@casefile/editions/first-edition';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { lazyPart } from '../../app/lazy-part.tsx';
import { follow } from '../../app/router.ts';
import { SettingsButton } from '../../app/SettingsButton.tsx';
import { keysUnder } from '../../app/settings.ts';
import { Wordmark } from '../../art/brand/Wordmark.tsx';
import { Icon, type IconId } from '../../art/icons/Icon.tsx';
import { editionIds } from '../../editions/edition-meta.ts';
import { keptGames } from '../../game/kept-games.ts';
import { quickGame, startLocal } from '../../game/start.ts';
import { ageOf } from '../../words/age.ts';
import { namesOf, ui } from '../../words/lexicon.ts';
import { HousePlan } from './HousePlan.tsx';
import './landing.css';

const RunningGames = lazyPart(
  () => import('./RunningGames.tsx').then(({ RunningGames }) => RunningGames),
  true,
);

export function Landing(): JSX.Element {
  const t = ui().landing;
  const kept = useMemo(keptGames, []);
  const [last, ...others] = kept.filter(({ result }) => result === null);
  useEffect(() => {
    document.title = 'Casefile';
  }, []);
  return (
    <div class="landing">
      <HousePlan />
      <header class="landing-head">
        <SettingsButton />
      </header>
      <main>
        <h1>
          <Wordmark isLarge />
        </h1>
        <p class="tagline">{t.tagline}</p>
        <div class="first-way">
          <button type="button" class="primary play-now" onClick={() => void startLocal(quickGame())}>
            <strong>{t.playNow}</strong>
            <small>{t.playNowHint}</small>
          </button>
          {last !== undefined && (
            <a href={`/play/${last.id}`} onClick={follow} class="button plain go-on">
              <strong>{t.goOn}</strong>
              <small>
                {namesOf(last.edition)?.title}
                {last.turn !== null && `\u00a0· ${t.atTurn(last.turn, ageOf(last.touched))}`}
              </small>
            </a>
          )}
          <a href={`/learn/${firstEdition}`} onClick={follow} class="button plain go-on">
            <strong>{t.learn}</strong>
          </a>
          {kept.length > 1 && (
            <a href="/games" onClick={follow} class="all-games">
              {t.moreGames(kept.length)}
            </a>
          )}
        </div>
        {(kept.length > 0 || keysUnder('table.').length > 0) && <RunningGames games={others} />}
        <nav class="other-ways" aria-label={t.otherWays}>
          <Way to="/new/online" icon="link" title={t.withFriends} hint={t.withFriendsHint} />
          <Way to="/new/hot-seat" icon="seat" title={t.oneDevice} hint={t.oneDeviceHint} />
          <Way to="/new/solo" icon="magnifier" title={t.choose} hint={t.chooseHint} />
        </nav>
        <p class="more">
          <a href="/daily" onClick={follow}>
            {t.daily}
          </a>
          <a href="/train" onClick={follow}>
            {t.train}
          </a>
          <a href="/learn" onClick={follow}>
            {t.lessons}
          </a>
          <a href="/companion" onClick={follow}>
            {t.companion}
          </a>
          <a href="/record" onClick={follow}>
            {t.record}
          </a>
          <a href="/games" onClick={follow}>
            {t.myGames}
          </a>
          <a href={`/rules/${editionIds[0]}`} onClick={follow}>
            {t.rules}
          </a>
          <a href="/device" onClick={follow}>
            {t.otherDevice}
          </a>
        </p>
      </main>
      <footer>{t.independent}</footer>
    </div>
  );
}

interface WayProps {
  readonly to: string;
  readonly icon: IconId;
  readonly title: string;
  readonly hint: string;
}

function Way({ to, icon, title, hint }: WayProps): JSX.Element {
  return (
    <a href={to} onClick={follow} class="other-way">
      <Icon id={icon} size={24} />
      <span>
        <strong>{title}</strong>
        <small>{hint}</small>
      </span>
    </a>
  );
}
