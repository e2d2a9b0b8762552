/** The end: the envelope opens, and the evening paper tells the case. */
import { signal, useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { countFinished, isStill, settings } from '../../app/settings.ts';
import { useScene, useTable } from '../../game/context.ts';
import { loadMore, ui } from '../../words/lexicon.ts';
import { useUncovered } from '../use-uncovered.ts';
import { OpeningEnvelope } from './envelope/OpeningEnvelope.tsx';
import { endingCue } from './envelope/opening-sounds.ts';
import { playSounds } from './envelope/play-sounds.ts';
import type { LastPageProps } from './LastPage.tsx';

/** The envelope's part of the ceremony; the paper's own takes another second. */
const openMs = 4150;
/** Where nothing moves, the opened envelope can be read for as long: shorter, it would be a flash. */
const stillMs = 2800;
const shownMs = (): number => (!isStill() ? openMs : settings.speed.value === 'instant' ? 0 : stillMs);

/** Loaded while the envelope opens, so that nobody waits for it. */
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
    // Without a network the table is shown without the page until it can be fetched.
    if (isOver && !isAway.value) void print().catch(leave);
  }, [isOver, isAway.value]);
  useEffect(() => {
    if (!isOver || isOpen.value) return;
    const open = (): void => {
      isOpen.value = true;
    };
    const timer = setTimeout(open, shownMs());
    addEventListener('pointerdown', open);
    addEventListener('keydown', open);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', open);
      removeEventListener('keydown', open);
    };
  }, [isOver]);
  useEffect(() => {
    // Announced with the paper, after the last card has turned.
    if (isOver && isOpen.value && !whole)
      playSounds([{ atMs: 0, cue: endingCue(view.result!.winner, viewerSeat) }]);
  }, [isOver, isOpen.value]);
  useEffect(() => {
    // Counts finished games: after a few, scenes are shown at a faster default pace.
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
