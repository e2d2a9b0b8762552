/** The rules over a game or a set-up. A player reading at a table stays present and is still notified. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { closeRules, followOver, type RulesOver, rulesOver } from '../app/router.ts';
import { Icon } from '../art/icons/Icon.tsx';
import { calling, ownTime } from '../game/calling.ts';
import { Book } from './Book.tsx';
import type { GuideBook } from './load.ts';
import { useGuideBook } from './use-guide-book.ts';

export type RulesPanelProps = RulesOver;

export function RulesPanel({ edition, at }: RulesPanelProps): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const book = useGuideBook(edition);
  useEffect(() => {
    const opener = document.activeElement;
    box.current?.showModal();
    return () => {
      // The button that opened it may be gone by now.
      const home = opener?.isConnected ? opener : document.querySelector('[data-help], main');
      if (home instanceof HTMLElement) home.focus();
    };
  }, []);
  useEffect(() => {
    if (book === null) closeRules();
  }, [book]);
  return (
    <dialog
      ref={box}
      class="rules-panel"
      aria-label={book?.words.title}
      aria-busy={book === undefined}
      onCancel={(event) => {
        event.preventDefault();
        closeRules();
      }}
    >
      {book && (
        <>
          <div class="panel-head">
            <Call />
            <button type="button" class={calling.value?.isMine ? 'primary' : 'plain'} onClick={closeRules}>
              <Icon id="cross" size={16} /> {calling.value === null ? book.words.close : book.words.toGame}
            </button>
          </div>
          <div class="panel-page">
            <Book book={book} at={placeOf(book, at)} asked={rulesOver.value ?? {}} turnTo={followOver} />
          </div>
        </>
      )}
    </dialog>
  );
}

/** `now` is the part of the guide about what I may do at this moment. */
function placeOf({ plan }: GuideBook, at: string | null): string | null {
  if (at !== 'now') return at;
  const may = calling.peek()?.does ?? [];
  const step = plan.turn.find(({ does }) => does.some((each) => may.includes(each)));
  return step === undefined ? 'turn' : `turn-${step.id}`;
}

/** Whose turn it is, and my running clock. */
function Call(): JSX.Element {
  const call = calling.value;
  return (
    <p class="panel-call" role="status" data-mine={call?.isMine ?? false}>
      {call !== null && (
        <>
          <strong>{call.who}</strong> {call.what !== '' && <span>{call.what}</span>}
          {ownTime.value !== null && <span class="panel-time"> {ownTime.value}</span>}
        </>
      )}
    </p>
  );
}
