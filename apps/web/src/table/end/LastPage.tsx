/** The evening paper, and the ways on from it. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { follow, type Route, route } from '../../app/router.ts';
import { ChallengeFriend } from '../../challenge/ChallengeFriend.tsx';
import { useScene, useTable } from '../../game/context.ts';
import { papers } from '../../paper/papers.ts';
import { locale, more } from '../../words/lexicon.ts';
import { Trouble } from '../Trouble.tsx';
import { fetchCasebookAhead } from './casebook-ahead.ts';
import { PractiseLink } from './PractiseLink.tsx';
import { Paper } from './paper/Paper.tsx';
import { pictureOf, save } from './paper/picture.ts';
import { type Told, useArticle } from './paper/use-article.ts';

export interface LastPageProps {
  /**
   * Whether the envelope has been opened. The article is written meanwhile, so that the headline never changes on
   * screen.
   */
  readonly isDue: boolean;
  readonly onPrinted: () => void;
  /** Back to the table as it stands. */
  readonly onAway: () => void;
  /** News for the whole table, such as a rematch. */
  readonly banner?: ComponentChildren;
}

async function keep(page: HTMLElement): Promise<void> {
  const blob = await pictureOf(page);
  if (blob !== null) save(blob, 'casefile.png');
}

/** The address of this game's casebook. */
const casebookOf = (here: Route): string =>
  here.screen === 'table' ? `/g/${here.table}` : here.screen === 'play' ? `/case/${here.game}` : '/games';

export function LastPage({ isDue, onPrinted, ...rest }: LastPageProps): JSX.Element | null {
  const article = useArticle();
  const isPrinted = article !== undefined;
  useEffect(() => {
    if (isPrinted) onPrinted();
  }, [isPrinted]);
  return isDue && isPrinted ? <Printed article={article} {...rest} /> : null;
}

interface PrintedProps extends Pick<LastPageProps, 'onAway' | 'banner'> {
  readonly article: Told | null;
}

function Printed({ article, onAway, banner }: PrintedProps): JSX.Element {
  const { session, EndWays } = useTable();
  const { view, viewerSeat } = useScene();
  const page = useRef<HTMLDialogElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    page.current?.showModal();
    again.current?.focus({ preventScroll: true });
    // A dialog scrolls to its first button as it opens, which is below the whole page.
    page.current?.scrollTo(0, 0);
  }, []);
  useEffect(fetchCasebookAhead, []);
  const t = more().end;
  // Who only watched has no seat at the next table.
  const mayPlayAgain = viewerSeat !== null || session.link.value === 'here';
  return (
    <dialog
      class="end"
      aria-label={papers[view.edition]![locale.value!.lang].name}
      ref={page}
      onClose={onAway}
    >
      {banner !== undefined && <div class="banner">{banner}</div>}
      <Paper article={article} />
      {EndWays !== undefined ? (
        <EndWays />
      ) : (
        <div class="buttons">
          {session.trouble.value !== null && <Trouble />}
          {mayPlayAgain && (
            <button type="button" class="primary" ref={again} onClick={() => void session.rematch()}>
              {t.again}
            </button>
          )}
          <a
            href={casebookOf(route.value)}
            onClick={follow}
            class={mayPlayAgain ? 'button plain' : 'button primary'}
          >
            {t.casebook}
          </a>
          <button type="button" class="plain" onClick={() => void keep(page.current!)}>
            {t.savePicture}
          </button>
          <button type="button" class="plain" onClick={onAway}>
            {t.toTable}
          </button>
          <PractiseLink />
          <ChallengeFriend />
          <a href="/" onClick={follow} class="button plain">
            {t.home}
          </a>
        </div>
      )}
    </dialog>
  );
}
