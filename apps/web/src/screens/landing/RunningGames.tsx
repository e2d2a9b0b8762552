/** On the first page of a returning player: running games, local and online, and today's case. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { follow } from '../../app/router.ts';
import { TodayLink } from '../../daily/TodayLink.tsx';
import type { GameCard } from '../../game/kept-games.ts';
import { allSessions } from '../../online/keys.ts';
import { lastPawns } from '../../online/last-pawns.ts';
import { findMyGames } from '../../online/my-games.ts';
import { BoardThumb, type BoardThumbProps } from '../../thumbs/BoardThumb.tsx';
import { ageOf } from '../../words/age.ts';
import { dotted } from '../../words/dotted.ts';
import { loadMore, more, namesOf, ui } from '../../words/lexicon.ts';

/** The rest is on its own page. */
const maxShown = 3;

interface Row extends BoardThumbProps {
  readonly to: string;
  readonly turn: number | null;
  readonly touched: number;
  readonly isOnline: boolean;
  readonly waitsForMe: boolean;
}

interface RunningGamesProps {
  readonly games: readonly GameCard[];
}

export const RunningGames = ({ games }: RunningGamesProps): JSX.Element => (
  <>
    <Running games={games} />
    <TodayLink />
  </>
);

function Running({ games }: RunningGamesProps): JSX.Element | null {
  const online = useSignal<readonly Row[]>([]);
  const isSaid = useSignal(false);
  useEffect(() => {
    void loadMore().then(() => (isSaid.value = true));
    if (allSessions().some(({ tokens }) => tokens.resume !== undefined))
      void findMyGames((found) => {
        online.value = found
          .filter(({ phase }) => phase !== 'over')
          .map(({ table, edition, turnNumber, touched, waitsForMe }) => ({
            to: `/t/${table}`,
            edition,
            turn: turnNumber > 0 ? turnNumber : null,
            touched,
            pawns: lastPawns(table),
            isOnline: true,
            waitsForMe,
          }));
      });
  }, []);
  const here = games.map(
    ({ id, edition, turn, touched, pawns }): Row => ({
      to: `/play/${id}`,
      edition,
      turn,
      touched,
      pawns,
      isOnline: false,
      waitsForMe: false,
    }),
  );
  const rows = [...online.value, ...here].sort(
    (a, b) => Number(b.waitsForMe) - Number(a.waitsForMe) || b.touched - a.touched,
  );
  if (!isSaid.value || rows.length === 0) return null;
  const t = more().games;
  return (
    <section class="running-games" aria-label={t.goingOn}>
      <h2>{t.goingOn}</h2>
      <ul>
        {rows.slice(0, maxShown).map(({ to, edition, pawns, turn, touched, isOnline, waitsForMe }) => (
          <li key={to}>
            <a href={to} onClick={follow} data-waits={waitsForMe}>
              <BoardThumb edition={edition} pawns={pawns} />
              <span>
                <strong>{namesOf(edition)?.title}</strong>
                <small>
                  {dotted([
                    waitsForMe ? ui().table.yourTurn : isOnline ? t.online : t.here,
                    turn === null ? null : t.turn(turn),
                    t.age(ageOf(touched)),
                  ])}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
