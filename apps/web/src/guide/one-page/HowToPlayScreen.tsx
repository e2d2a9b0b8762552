/** The printable one-page guide of an edition. */
import type { JSX } from 'preact';
import { follow, go } from '../../app/router.ts';
import { NotFound } from '../../screens/NotFound.tsx';
import { Page } from '../../screens/Page.tsx';
import { useGuideBook } from '../use-guide-book.ts';
import { OnePage } from './OnePage.tsx';
import '../style.ts';
import { EditionOptions } from '../../screens/EditionOptions.tsx';
import { useOnePageStyle } from './style.ts';

export function HowToPlayScreen({ edition }: { readonly edition: string }): JSX.Element {
  useOnePageStyle();
  const book = useGuideBook(edition);
  if (book === null) return <NotFound />;
  if (book === undefined) return <div class="opening" aria-busy="true" />;
  const { words, names } = book;
  const t = words.onePage;
  return (
    <Page title={`${t.title} – ${names.title}`} hasOwnHeading>
      <div class="one-page-tools">
        <label class="field">
          <span>{words.edition}</span>
          <select
            value={edition}
            onChange={(event) => go(`/how-to-play/${event.currentTarget.value}`, 'replace')}
          >
            <EditionOptions />
          </select>
        </label>
        <a href={`/rules/${edition}`} onClick={follow} class="button plain">
          {words.chapters.rules}
        </a>
        <button type="button" class="primary" onClick={() => print()}>
          {t.print}
        </button>
        <p>{t.paper}</p>
      </div>
      <OnePage book={book} />
    </Page>
  );
}
