/** Explains why a local game cannot be opened, and what to do. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { follow, go } from '../../app/router.ts';
import { deleteGame } from '../../game/kept-games.ts';
import { archivedGame } from '../../library/archive.ts';
import { more, ui } from '../../words/lexicon.ts';
import { DeadEnd } from '../DeadEnd.tsx';

export interface GameTroubleProps {
  readonly id: string;
  /** Unreadable, unknown, or open in another tab. */
  readonly why: 'broken' | 'gone' | 'elsewhere';
  readonly onTake: () => void;
}

export function GameTrouble({ id, why, onTake }: GameTroubleProps): JSX.Element {
  const t = more().games;
  useEffect(() => {
    // It may be finished and archived.
    if (why === 'gone')
      void archivedGame(id).then((found) => {
        if (found !== null) go(`/case/${id}`, 'replace');
      });
  }, [id, why]);
  if (why === 'elsewhere')
    return (
      <DeadEnd title={t.elsewhere} hint={t.elsewhereHint}>
        <button type="button" class="primary" onClick={onTake}>
          {t.playHere}
        </button>
      </DeadEnd>
    );
  if (why === 'gone')
    return (
      <DeadEnd title={t.gone}>
        <a href="/games" onClick={follow} class="button primary">
          {ui().landing.myGames}
        </a>
      </DeadEnd>
    );
  return (
    <DeadEnd title={t.broken}>
      <button
        type="button"
        class="grave"
        onClick={() => {
          deleteGame(id);
          go('/', 'replace');
        }}
      >
        {t.deleteBroken}
      </button>
    </DeadEnd>
  );
}
