/** The end: the envelope opens, and the evening paper tells the case. */
import { signal, useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { countFinished, isStill } from '../../app/settings.ts';
import { useScene, useTable } from '../../game/context.ts';
import { loadMore, ui } from '../../words/lexicon.ts';
import { useUncovered } from '../use-uncovered.ts';
import { OpeningEnvelope } from './envelope/OpeningEnvelope.tsx';
import { endingCue } from './envelope/opening-sounds.ts';
import { playSounds } from './envelope/play-sounds.ts';
import type { LastPageProps } from './LastPage.tsx';

/** The envelope's part of the ceremony; the paper's own takes another second. */
const opens = 4150;

/** Printed while the envelope opens: until then nobody has to wait for it. */
const page = signal<ComponentType<LastPageProps> | null>(null);
async function print(): Promise<void> {
  const [fetched] = await Promise.all([import('./LastPage.tsx'), loadMore()]);
  page.value ??= fetched.LastPage;
}

export function EndScreen({ banner }: Pick<LastPageProps, 'banner'>): JSX.Element | null {
  const { view, whole, viewerSeat } = useScene();
  const { pending, beat } = useTable().session;
  const isAway = useSignal(false);
  // A player who returns to a finished game has already seen the envelope open.
  const isKnown = useRef(whole).current;
  const isOpen = useSignal(isKnown);
  const isPrinted = useSignal(false);
  // A player with earlier news sees that first.
  const isOver = useUncovered(view.result !== null && pending.value.length === 0 && beat.value === null);
  const leave = (): void => {
    isAway.value = true;
  };
  useEffect(() => {
    // Without a network the table is read without it, until it can be had.
    if (isOver && !isAway.value) void print().catch(leave);
  }, [isOver, isAway.value]);
  useEffect(() => {
    if (!isOver || isOpen.value) return;
    const open = (): void => {
      isOpen.value = true;
    };
    const timer = setTimeout(open, isStill() ? 0 : opens);
    addEventListener('pointerdown', open);
    addEventListener('keydown', open);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', open);
      removeEventListener('keydown', open);
    };
  }, [isOver]);
  useEffect(() => {
    // With the paper, and not before the last card has turned.
    if (isOver && isOpen.value && !whole)
      playSounds([{ atMs: 0, cue: endingCue(view.result!.winner, viewerSeat) }]);
  }, [isOver, isOpen.value]);
  useEffect(() => {
    // One more that was seen to its end: the next ones are shown at the pace of somebody who knows how.
    if (isOver && !whole) countFinished();
  }, [isOver]);
  if (!isOver) return null;
  const t = ui().table;
  if (isAway.value)
    return (
      <button type="button" class="primary reopen" onClick={() => (isAway.value = false)}>
        {t.reopen}
      </button>
    );
  const LastPage = page.value;
  const isPaperOut = isOpen.value && LastPage !== null && isPrinted.value;
  return (
    <>
      {!isPaperOut && (isKnown ? <section class="end" aria-busy="true" /> : <OpeningEnvelope />)}
      {LastPage !== null && (
        <LastPage
          isDue={isOpen.value}
          onPrinted={() => {
            isPrinted.value = true;
          }}
          onAway={leave}
          banner={banner}
        />
      )}
    </>
  );
}
