/** The rules of an edition as a page of their own. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { follow, go, kept, route } from '../app/router.ts';
import { Icon } from '../art/icons/Icon.tsx';
import { Book } from '../guide/Book.tsx';
import { wordsIn } from '../guide/load.ts';
import { useGuideBook } from '../guide/use-guide-book.ts';
import type { GuideWords } from '../words/guide-words.ts';
import { locale } from '../words/lexicon.ts';
import { EditionOptions } from './EditionOptions.tsx';
import { NotFound } from './NotFound.tsx';
import { Page } from './Page.tsx';

export interface RulesScreenProps {
  readonly edition: string;
  readonly rule: string | null;
}

/** Back leads to the previous screen, however many pages were read. */
function turnTo(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const { pathname, hash } = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  go(pathname + hash, 'replace');
}

export function RulesScreen({ edition, rule }: RulesScreenProps): JSX.Element {
  const book = useGuideBook(edition);
  const { lang } = locale.value!;
  const [words, setWords] = useState<GuideWords | null>(null);
  useEffect(() => void wordsIn(lang).then(setWords, () => {}), [lang]);
  const here = route.value;
  if (book === null) return <NotFound />;
  const { from } = kept();
  const back =
    from === undefined || words === null ? undefined : words.backTo[from as keyof GuideWords['backTo']];
  return (
    <Page title={words?.title ?? ''} hasOwnHeading>
      {back !== undefined && (
        <button type="button" class="quiet guide-back" onClick={() => history.back()}>
          <Icon id="undo" size={18} /> {back}
        </button>
      )}
      {book !== undefined && (
        <Book book={book} at={rule} asked={here} turnTo={turnTo}>
          <label class="field">
            <span>{book.words.edition}</span>
            <select
              value={edition}
              onChange={(event) => go(`/rules/${event.currentTarget.value}`, 'replace')}
            >
              <EditionOptions />
            </select>
          </label>
          <a href={`/how-to-play/${edition}`} onClick={follow} class="button plain">
            {book.words.onePage.link}
          </a>
        </Book>
      )}
    </Page>
  );
}
