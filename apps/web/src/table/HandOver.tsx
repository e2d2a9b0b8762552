/** One device for several people: the screen is empty until the right one holds it. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useNaming, useTable } from '../game/context.ts';
import { ui } from '../words/lexicon.ts';

export function HandOver(): JSX.Element | null {
  const { session } = useTable();
  const { speaker } = useNaming();
  const box = useRef<HTMLDialogElement>(null);
  const seat = session.handOver.value;
  useEffect(() => {
    if (seat !== null) box.current?.showModal();
  }, [seat]);
  useEffect(() => {
    const hide = (): void => {
      if (session.sittings.value.filter(({ bot }) => bot === null).length > 1) void session.hide();
    };
    addEventListener('blur', hide);
    return () => removeEventListener('blur', hide);
  }, [session]);
  if (seat === null) return null;
  const t = ui().hotSeat;
  const name = speaker.seat(seat);
  return (
    <dialog
      ref={box}
      class="hand-over"
      onCancel={(event) => event.preventDefault()}
      aria-label={t.pass(name)}
    >
      <h2>{t.pass(name)}</h2>
      <p>{t.nobodyElse}</p>
      <button type="button" class="primary" onClick={() => void session.look(seat)}>
        {t.ready(name)}
      </button>
    </dialog>
  );
}
