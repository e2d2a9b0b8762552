/** The evening paper, and the ways on from it. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { follow, type Route, route } from '../../app/router.ts';
import { useTable } from '../../game/context.ts';
import { more } from '../../words/lexicon.ts';
import { fetchCasebookAhead } from './casebook-ahead.ts';
import { PractiseLink } from './PractiseLink.tsx';
import { Paper } from './paper/Paper.tsx';
import { pictureOf, save } from './paper/picture.ts';

export interface LastPageProps {
  /** Back to the table as it stands. */
  readonly onAway: () => void;
  /** What the whole table should know: somebody opens another game. */
  readonly banner?: ComponentChildren;
}

async function keep(page: HTMLElement): Promise<void> {
  const blob = await pictureOf(page);
  if (blob !== null) save(blob, 'casefile.png');
}

/** Where this game is studied. */
const casebookOf = (here: Route): string =>
  here.screen === 'table' ? `/g/${here.table}` : here.screen === 'play' ? `/case/${here.game}` : '/games';

export function LastPage({ onAway, banner }: LastPageProps): JSX.Element {
  const { session } = useTable();
  const page = useRef<HTMLDialogElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    page.current?.showModal();
    again.current?.focus({ preventScroll: true });
  }, []);
  useEffect(fetchCasebookAhead, []);
  const t = more().end;
  return (
    <dialog class="end" aria-label={t.paper} ref={page} onClose={onAway}>
      {banner !== undefined && <div class="banner">{banner}</div>}
      <Paper />
      <div class="buttons">
        <button type="button" class="primary" ref={again} onClick={() => void session.rematch()}>
          {t.again}
        </button>
        <a href={casebookOf(route.value)} onClick={follow} class="button plain">
          {t.casebook}
        </a>
        <button type="button" class="plain" onClick={() => void keep(page.current!)}>
          {t.savePicture}
        </button>
        <button type="button" class="plain" onClick={onAway}>
          {t.toTable}
        </button>
        <PractiseLink />
        <a href="/" onClick={follow} class="button plain">
          {t.home}
        </a>
      </div>
    </dialog>
  );
}
