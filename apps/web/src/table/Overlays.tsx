/** Overlays of a running game: news, shown cards, handing over, the end. */
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lazyPart } from '../app/lazy-part.tsx';
import { settings } from '../app/settings.ts';
import { useScene, useTable } from '../game/context.ts';
import { stage } from '../game/staging/lazy-director.ts';
import { loadMore } from '../words/lexicon.ts';

const News = lazyPart(() => import('./learned/News.tsx').then(({ News }) => News));
const HandOver = lazyPart(() =>
  Promise.all([import('./HandOver.tsx'), loadMore()]).then(([{ HandOver }]) => HandOver),
);
const EndScreen = lazyPart(() => import('./end/EndScreen.tsx').then(({ EndScreen }) => EndScreen));

const Staging = lazyPart(() => import('./staging/Staging.tsx').then(({ Staging }) => Staging), true);
const Sounds = lazyPart(() => import('../sound/Sounds.tsx').then(({ Sounds }) => Sounds), true);
const ReadAloud = lazyPart(() => import('../aloud/ReadAloud.tsx').then(({ ReadAloud }) => ReadAloud), true);
const Bubbles = lazyPart(() => import('./bubbles/Bubbles.tsx').then(({ Bubbles }) => Bubbles), true);

// Rendered together with its scene: one frame later the table would already have shown the roll.
stage.fetchPictures = Staging.fetch;

export function Overlays({ banner }: { readonly banner: ComponentChildren }): JSX.Element {
  const { session } = useTable();
  const { view, whole } = useScene();
  // Stays mounted: it hides the table when the window loses focus.
  const hasNews = useOnce(!whole || session.pending.value.length > 0);
  const isShared = useOnce(session.handOver.value !== null);
  const isPlaying = useOnce(!whole) && settings.speed.value !== 'instant';
  // A scene is repeated, which is possible in a game just opened too. A press skips news at every pace.
  const isStaged = useComputed(() => session.beat.value !== null).value || hasNews;
  // People may chat before the first event.
  const isTalk = settings.remarks.value && (isPlaying || session.phrase !== undefined);
  const touchedAt = useTouched();
  return (
    <>
      {hasNews && <News />}
      {isShared && <HandOver />}
      {isStaged && <Staging />}
      {isTalk && <Bubbles />}
      {touchedAt !== null && settings.sound.value && <Sounds from={touchedAt} />}
      {touchedAt !== null && settings.readAloud.value && <ReadAloud />}
      {view.result !== null && <EndScreen banner={banner} />}
    </>
  );
}

/** True once it has been true. */
function useOnce(isNow: boolean): boolean {
  const was = useRef(false);
  was.current ||= isNow;
  return was.current;
}

/** The number of facts at the first touch. Before that no sound may play or be fetched. */
function useTouched(): number | null {
  const { session } = useTable();
  const at = useSignal<number | null>(null);
  useEffect(() => {
    const touch = (): void => {
      at.value ??= session.log.value.length;
    };
    const gestures = ['pointerdown', 'keydown'] as const;
    for (const gesture of gestures) addEventListener(gesture, touch, { once: true, capture: true });
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, touch, { capture: true });
    };
  }, []);
  return at.value;
}
