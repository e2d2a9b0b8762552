/** The guide on one sheet of paper that fits A4 and Letter. */
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Facts } from '../Book.tsx';
import { Box } from '../chapters/Box.tsx';
import { Special, Turn } from '../chapters/Chapters.tsx';
import { SheetChapter } from '../chapters/SheetChapter.tsx';
import { Guide, makeSay } from '../context.ts';
import type { GuideBook } from '../load.ts';
import { fitToPage } from './fit.ts';

export function OnePage({ book }: { readonly book: GuideBook }): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLElement>(null);
  const guide = useMemo(() => ({ book, turnTo: () => {}, say: makeSay(book) }), [book]);
  useLayoutEffect(() => {
    const sheet = paper.current!;
    const fitAgain = (): void => fitToPage(sheet);
    fitAgain();
    document.fonts.addEventListener('loadingdone', fitAgain);
    // Late pictures keep their place; if one does not, the text is fitted again.
    const watch = new ResizeObserver(() => {
      if (sheet.scrollHeight > sheet.clientHeight) fitAgain();
    });
    for (const part of sheet.children) watch.observe(part);
    return () => {
      document.fonts.removeEventListener('loadingdone', fitAgain);
      watch.disconnect();
    };
  }, [book]);
  useEffect(() => {
    // On a narrow screen the whole sheet is scaled, so that its line breaks stay those of the paper.
    const watch = new ResizeObserver(([entry]) => {
      const scale = Math.min(1, entry!.contentRect.width / paper.current!.offsetWidth);
      frame.current!.style.setProperty('--scale', String(scale));
      frame.current!.style.setProperty('--tall', `${paper.current!.offsetHeight * scale}px`);
    });
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, []);
  const { words, names, text } = book;
  return (
    <Guide.Provider value={guide}>
      <div class="one-page-frame" ref={frame}>
        <article class="one-page" ref={paper} data-edition={book.edition}>
          <header>
            <p>{words.onePage.title}</p>
            <h1>{names.title}</h1>
            <Facts book={book} />
          </header>
          <p class="guide-aim">{guide.say(text.aim)}</p>
          <Box />
          <Turn />
          <SheetChapter>
            <p class="one-page-question">{guide.say(text.example.lead)}</p>
          </SheetChapter>
          <Special />
          <footer>
            <span>Casefile</span>
            <span>{words.onePage.inFull(`${location.host}/rules/${book.edition}`)}</span>
          </footer>
        </article>
      </div>
    </Guide.Provider>
  );
}
