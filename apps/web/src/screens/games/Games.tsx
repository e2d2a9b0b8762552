/** Running games, those waiting for me first. Times are in the reader's zone. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { follow } from '../../app/router.ts';
import { Envelope } from '../../art/cards/cards.tsx';
import { Face } from '../../art/people/people.tsx';
import { deleteGame, type GameCard, keptGames } from '../../game/kept-games.ts';
import { Library } from '../../library/Library.tsx';
import { lastPawns } from '../../online/last-pawns.ts';
import { findMyGames, forgetGone, type OnlineGame } from '../../online/my-games.ts';
import { BoardThumb } from '../../thumbs/BoardThumb.tsx';
import { sayMoment } from '../../words/dates.ts';
import { locale, more, namesOf, ui } from '../../words/lexicon.ts';
import '../online/lobby.css';
import { Page } from '../Page.tsx';
import { Deleted, type DeletedGame, SavedGames } from './SavedGames.tsx';

const kinds = ['waiting', 'running', 'open'] as const;
type Kind = (typeof kinds)[number] | 'over';

const kindOf = ({ phase, waitsForMe }: OnlineGame): Kind =>
  phase === 'over'
    ? 'over'
    : waitsForMe
      ? 'waiting'
      : phase === 'playing' || phase === 'dealing'
        ? 'running'
        : 'open';

export function Games(): JSX.Element {
  const t = more().games;
  const listed = useSignal(0);
  const kept = useMemo(keptGames, [listed.value]);
  const deleted = useSignal<DeletedGame | null>(null);
  const remove = (game: GameCard): void => {
    deleted.value = { game, undo: deleteGame(game.id) };
    listed.value++;
  };
  const restore = async (): Promise<void> => {
    const { undo } = deleted.value!;
    deleted.value = null;
    await undo();
    listed.value++;
  };
  /** The number of finished games; null until counted. */
  const libraryCount = useSignal<number | null>(null);
  /** Null until the server has answered. */
  const found = useSignal<readonly OnlineGame[] | null>(null);
  const isOffline = useSignal(false);
  useEffect(() => {
    void findMyGames((all) => {
      found.value = all;
    }).then((all) => {
      isOffline.value = all === null;
      if (all !== null) forgetGone(all.gone);
    });
  }, []);
  const games = found.value ?? [];
  const over = useMemo(() => games.filter((game) => kindOf(game) === 'over'), [found.value]);
  const running = kept.filter(({ result }) => result === null);
  const isEmpty =
    running.length === 0 &&
    games.length === 0 &&
    libraryCount.value === 0 &&
    (found.value !== null || isOffline.value);
  return (
    <Page title={ui().landing.myGames}>
      {isOffline.value && <p role="status">{t.offline}</p>}
      {isEmpty && (
        <>
          <p class="nowhere">
            <Envelope size={160} />
            {t.none}
          </p>
          <p class="ways-on">
            <a href="/" onClick={follow} class="button primary">
              {ui().trouble.home}
            </a>
          </p>
        </>
      )}
      {kinds.map((kind) => (
        <GameList key={kind} title={t[kind]} games={games.filter((game) => kindOf(game) === kind)} />
      ))}
      <SavedGames title={t.here} games={running} onDelete={remove} />
      <Library
        online={over}
        listed={listed.value}
        onCount={(count) => {
          libraryCount.value = count;
        }}
        onDelete={(game, undo) => {
          deleted.value = { game, undo };
        }}
      />
      {deleted.value !== null && <Deleted game={deleted.value} onUndo={() => void restore()} />}
      <p>
        <a href="/companion" onClick={follow}>
          {ui().landing.companion}
        </a>
      </p>
    </Page>
  );
}

function GameList(props: {
  readonly title: string;
  readonly games: readonly OnlineGame[];
}): JSX.Element | null {
  const t = more().games;
  if (props.games.length === 0) return null;
  return (
    <section class="shelf">
      <h2>{props.title}</h2>
      <ul class="games">
        {props.games.map((game) => (
          <li key={game.table}>
            <a href={`/t/${game.table}`} onClick={follow} class="game" data-waits={game.waitsForMe}>
              <BoardThumb edition={game.edition} pawns={lastPawns(game.table)} />
              {game.suspect !== null && <Face id={game.suspect} edition={game.edition} size={48} />}
              <span>
                <strong>{namesOf(game.edition)?.title}</strong>
                <small>{game.names.join(', ')}</small>
                <small>
                  {game.turnNumber > 0 && `${t.turn(game.turnNumber)} · `}
                  <time dateTime={new Date(game.touched).toISOString()}>
                    {t.last(sayMoment(game.touched, locale.value!.lang))}
                  </time>
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
