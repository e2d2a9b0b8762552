/** The games stored on this device: continue, review, delete. */
import type { JSX } from 'preact';
import { follow } from '../../app/router.ts';
import { Icon } from '../../art/icons/Icon.tsx';
import type { GameCard } from '../../game/kept-games.ts';
import { BoardThumb } from '../../thumbs/BoardThumb.tsx';
import { ageOf } from '../../words/age.ts';
import { dotted } from '../../words/dotted.ts';
import { more, namesOf, ui } from '../../words/lexicon.ts';

export interface SavedGamesProps {
  readonly title: string;
  readonly games: readonly GameCard[];
  readonly onDelete: (game: GameCard) => void;
}

export function SavedGames({ title, games, onDelete }: SavedGamesProps): JSX.Element | null {
  if (games.length === 0) return null;
  return (
    <section class="shelf">
      <h2>{title}</h2>
      <ul class="games">
        {games.map((game) => (
          <li key={game.id} class="kept-game">
            <Kept game={game} />
            {game.result !== null && (
              <a href={`/case/${game.id}`} onClick={follow} class="button plain to-case">
                {more().end.casebook}
              </a>
            )}
            <button
              type="button"
              class="tool"
              aria-label={more().games.delete(titleOf(game))}
              onClick={() => onDelete(game)}
            >
              <Icon id="cross" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const titleOf = ({ edition }: Pick<GameCard, 'edition'>): string => namesOf(edition)?.title ?? edition;

function Kept({ game }: { readonly game: GameCard }): JSX.Element {
  const t = more().games;
  const { players, edition, turn, turnOf, touched, result } = game;
  const names = namesOf(edition);
  const nameOf = (suspect: string): string =>
    players.find((player) => player.suspect === suspect)?.name ?? names?.suspects[suspect] ?? '';
  const people = players.filter(({ bot }) => bot === undefined);
  const isMine = turnOf !== null && people.length === 1 && people[0]!.suspect === turnOf;
  const how = (): string => {
    if (result !== null) return result.winner === null ? t.unsolved : t.solved(nameOf(result.winner));
    if (turnOf === null) return '';
    return isMine ? ui().table.yourTurn : t.turnOf(nameOf(turnOf));
  };
  const said = [how(), turn === null ? '' : t.turn(turn), t.age(ageOf(touched))];
  return (
    <a href={`/play/${game.id}`} onClick={follow} class="game">
      <BoardThumb edition={edition} pawns={game.pawns} />
      <span>
        <strong>{titleOf(game)}</strong>
        <small>{players.map(({ suspect }) => nameOf(suspect)).join(', ')}</small>
        <small>{dotted(said)}</small>
      </span>
    </a>
  );
}

export interface DeletedGame {
  readonly game: Pick<GameCard, 'edition'>;
  readonly undo: () => void | Promise<void>;
}

/** It can be restored until the page is left. */
export function Deleted(props: { readonly game: DeletedGame; readonly onUndo: () => void }): JSX.Element {
  const t = more().games;
  return (
    <p class="newer" role="status">
      <span>{t.deleted(titleOf(props.game.game))}</span>
      <button type="button" class="plain" onClick={props.onUndo}>
        {t.undo}
      </button>
    </p>
  );
}
