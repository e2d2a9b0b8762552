/** A rules page: the guide for newcomers, then every rule, with contents and search. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon, type IconId } from '../art/icons/Icon.tsx';
import { defaults } from '../screens/new-game/EditionCard.tsx';
import { type Chapter, chapters } from '../words/guide-words.ts';
import { AllRules, FoundRules } from './chapters/AllRules.tsx';
import { Box } from './chapters/Box.tsx';
import { Aim, Children, ExampleChapter, Guests, Special, Tips, Turn } from './chapters/Chapters.tsx';
import { HouseRules } from './chapters/HouseRules.tsx';
import { Keys } from './chapters/Keys.tsx';
import { SheetChapter } from './chapters/SheetChapter.tsx';
import { Guide, type GuideContext, makeSay } from './context.ts';
import type { GuideBook } from './load.ts';
import { search } from './rulebook.ts';
import './style.ts';

export interface BookProps {
  readonly book: GuideBook;
  /** The chapter, step, guest or rule in the address. */
  readonly at: string | null;
  /** Changes whenever a link is followed, even to what is already shown. */
  readonly asked: object;
  readonly turnTo: GuideContext['turnTo'];
  /** Before the search: the other editions. */
  readonly children?: ComponentChildren;
}

export function Book({ book, at, asked, turnTo, children }: BookProps): JSX.Element {
  const sought = useSignal('');
  const page = useRef<HTMLDivElement>(null);
  const guide = useMemo(() => ({ book, turnTo, say: makeSay(book) }), [book, turnTo]);
  useEffect(() => {
    if (at === null) return;
    sought.value = '';
    // Space is reserved for pictures, which would otherwise push the target away when they load.
    requestAnimationFrame(() => {
      const found = page.current?.querySelector<HTMLElement>(`#${CSS.escape(at)}`);
      found?.scrollIntoView({ block: 'start' });
      found?.focus({ preventScroll: true });
    });
  }, [asked, book, at]);
  const { words, names } = book;
  const isSearching = sought.value.trim() !== '';
  const found = isSearching ? search(book.rules, sought.value).length : 0;
  return (
    <Guide.Provider value={guide}>
      <div class="guide" ref={page}>
        <div class="guide-title">
          <h1>{names.title}</h1>
          <p>{names.summary}</p>
          <Facts book={book} />
        </div>
        <Contents book={book} turnTo={turnTo} />
        <div class="guide-text">
          <div class="rules-tools">
            {children}
            <label class="field">
              <span>{words.search}</span>
              <input
                type="search"
                value={sought.value}
                onInput={(event) => (sought.value = event.currentTarget.value)}
              />
            </label>
            <p role="status">{isSearching && words.found(found)}</p>
          </div>
          {isSearching ? (
            <FoundRules sought={sought.value} at={at} />
          ) : (
            <>
              <Aim />
              <Box />
              <Turn />
              <ExampleChapter />
              <SheetChapter />
              <Special />
              <Tips />
              <Children />
              <Guests />
              <AllRules at={at} />
              <HouseRules />
              <Keys />
            </>
          )}
        </div>
      </div>
    </Guide.Provider>
  );
}

export function Facts({ book }: { readonly book: GuideBook }): JSX.Element {
  const { look, words, plan } = book;
  const cards = Object.values(look.cards(defaults(look))).flat().length;
  const facts: readonly (readonly [IconId, string])[] = [
    ['seat', `${words.seats(...look.seats)}, ${words.ages(plan.fromAge)}`],
    ['hand', words.cardCount(cards)],
    ['dice', words.dieCount(look.dice.length)],
  ];
  return (
    <ul class="guide-facts">
      {facts.map(([icon, text]) => (
        <li key={icon}>
          <Icon id={icon} size={18} /> {text}
        </li>
      ))}
    </ul>
  );
}

function Contents({ book, turnTo }: Pick<BookProps, 'book' | 'turnTo'>): JSX.Element {
  const { words, text, edition } = book;
  const isThere = (chapter: Chapter): boolean =>
    !(chapter === 'tips' || chapter === 'children' || chapter === 'guests') || text[chapter] !== undefined;
  return (
    <nav class="guide-contents" aria-label={words.contents}>
      <ol>
        {chapters.filter(isThere).map((chapter) => (
          <li key={chapter}>
            <a href={`/rules/${edition}#${chapter}`} onClick={turnTo}>
              {words.chapters[chapter]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
