/** A card that somebody showed me stays until I have seen it. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CardBack, CardFace } from '../art/cards.tsx';
import { Emblem } from '../art/people.tsx';
import type { Scene } from '../desk/messages.ts';
import { useNaming, useScene, useTable } from '../game/context.ts';
import type { Session } from '../game/session.ts';
import { ui } from '../words/lexicon.ts';

/** How many of the cards shown to each seat have been looked at, for as long as the game is open. */
const looked = new WeakMap<Session, Map<number, number>>();

function lookedAt(session: Session, { view, looker }: Scene): number {
  const seats = looked.get(session) ?? new Map<number, number>();
  looked.set(session, seats);
  // After a reload, cards of earlier turns count as seen.
  const first = view.shown.filter(({ turn }) => turn < view.turnNumber).length;
  return Math.min(seats.get(looker!) ?? first, view.shown.length);
}

export function ShownCard(): JSX.Element | null {
  const { session } = useTable();
  const scene = useScene();
  const { view, looker } = scene;
  const { speaker } = useNaming();
  const seen = useRef<HTMLButtonElement>(null);
  const closed = useSignal(0);
  const at = looker === null ? 0 : lookedAt(session, scene);
  const shown = looker === null ? undefined : view.shown[at];
  useEffect(() => {
    const before = document.activeElement;
    if (seen.current === null) return;
    seen.current.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [shown?.card, at]);
  if (shown === undefined || looker === null) return null;
  closed.value;
  const t = ui().table;
  const done = (): void => {
    looked.get(session)!.set(looker, at + 1);
    closed.value++;
  };
  const keys = (event: KeyboardEvent): void => {
    // There is one thing to do, and what lies under the card is not to be reached.
    if (event.key === 'Tab') event.preventDefault();
    if (event.key === 'Escape') done();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the card changes nothing, the focus neither
    <div class="over" onMouseDown={(event) => event.preventDefault()}>
      <dialog
        open
        key={at}
        class="shown"
        aria-modal="true"
        aria-label={t.shownToYou(speaker.seat(shown.by))}
        onKeyDown={keys}
      >
        <p class="shown-by">
          <Emblem id={view.seats[shown.by]!.suspect} size={28} /> {t.shownToYou(speaker.seat(shown.by))}
        </p>
        <div class="turning">
          <div class="turning-back" aria-hidden="true">
            <CardBack />
          </div>
          <div class="turning-face">
            <CardFace id={shown.card} name={speaker.name(shown.card)} edition={view.edition} />
          </div>
        </div>
        <button type="button" class="primary" ref={seen} onClick={done}>
          {t.understood}
        </button>
      </dialog>
    </div>
  );
}
