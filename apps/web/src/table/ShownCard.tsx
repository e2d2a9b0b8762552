/** A card that somebody showed me stays until I have seen it. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CardFace } from '../art/cards.tsx';
import { useNaming, useScene } from '../game/context.ts';
import { ui } from '../words/lexicon.ts';

export function ShownCard(): JSX.Element | null {
  const { view, looker } = useScene();
  const { speaker } = useNaming();
  const box = useRef<HTMLDialogElement>(null);
  const count = view.shown.length;
  const seen = useSignal(count);
  const seenBy = useSignal(looker);
  if (seenBy.value !== looker || seen.value > count) {
    seenBy.value = looker;
    seen.value = count;
  }
  const shown = view.shown[seen.value];
  useEffect(() => {
    if (shown !== undefined) box.current?.showModal();
  }, [shown]);
  if (shown === undefined || looker === null) return null;
  const t = ui().table;
  const close = (): void => {
    box.current?.close();
    seen.value++;
  };
  return (
    <dialog ref={box} class="shown" onCancel={close} aria-label={t.shownToYou(speaker.seat(shown.by))}>
      <p>{t.shownToYou(speaker.seat(shown.by))}</p>
      <CardFace id={shown.card} name={speaker.name(shown.card)} edition={view.edition} />
      <button type="button" class="primary" onClick={close}>
        {t.understood}
      </button>
    </dialog>
  );
}
