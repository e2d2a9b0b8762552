/** Explains why a local game cannot be opened, and what to do. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { follow, go } from '../../app/router.ts';
import { deleteGame } from '../../game/kept-games.ts';
import { archivedGame } from '../../library/archive.ts';
import { more, ui } from '../../words/lexicon.ts';
import { Page } from '../Page.tsx';

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
      <Page title={t.elsewhere}>
        <p>{t.elsewhereHint}</p>
        <p class="ways-on">
          <button type="button" class="primary" onClick={onTake}>
            {t.playHere}
          </button>
          <a href="/" onClick={follow} class="button plain">
            {ui().trouble.home}
          </a>
        </p>
      </Page>
    );
  return (
    <Page title={why === 'gone' ? t.gone : ui().trouble.savedBroken}>
      <button
        type="button"
        class="primary"
        onClick={() => {
          deleteGame(id);
          go('/', 'replace');
        }}
      >
        {ui().trouble.startAfresh}
      </button>
    </Page>
  );
}
