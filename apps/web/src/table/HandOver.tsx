/** Handing over a shared device: the screen is empty until the right player deliberately holds the button. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Portrait } from '../art/people/people.tsx';
import { useNaming, useScene, useTable } from '../game/context.ts';
import { more } from '../words/lexicon.ts';
import { unbroken } from '../words/unbroken.ts';
import { useLookedAway } from './use-looked-away.ts';

export function HandOver(): JSX.Element | null {
  const { session } = useTable();
  const { view } = useScene();
  const { speaker } = useNaming();
  const box = useRef<HTMLDialogElement>(null);
  const seat = session.handOver.value;
  useEffect(() => {
    if (seat !== null && box.current?.open === false) box.current.showModal();
  }, [seat]);
  useLookedAway(() => void session.hide(), [session]);
  if (seat === null) return null;
  const t = more().handOver;
  const name = session.sittings.value[seat]?.name ?? speaker.seat(seat);
  const called = name === view.seats[seat]!.suspect ? speaker.name(name) : name;
  return (
    <dialog
      ref={box}
      class="hand-over"
      onCancel={(event) => event.preventDefault()}
      aria-label={t.pass(called)}
    >
      <Portrait id={view.seats[seat]!.suspect} edition={view.edition} size={120} />
      <h2>{unbroken(t.pass(called))}</h2>
      <p>{t.nobodyElse}</p>
      <HoldButton
        ready={unbroken(t.ready(called))}
        label={t.hold}
        holding={t.keepHolding}
        onHeld={() => void session.look(seat)}
      />
    </dialog>
  );
}

const holdMs = 500;

interface HoldProps {
  /** Who presses. */
  readonly ready: string;
  readonly label: string;
  readonly holding: string;
  readonly onHeld: () => void;
}

/** Pressed for half a second, by finger or key; a click by assistive technology counts too. */
function HoldButton({ ready, label, holding, onHeld }: HoldProps): JSX.Element {
  const isHeld = useSignal(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wasPressed = useRef(false);
  const press = (): void => {
    wasPressed.current = true;
    if (isHeld.value) return;
    isHeld.value = true;
    timer.current = setTimeout(onHeld, holdMs);
  };
  const release = (): void => {
    isHeld.value = false;
    clearTimeout(timer.current);
  };
  useEffect(() => release, []);
  const isPressing = (key: string): boolean => key === 'Enter' || key === ' ';
  return (
    <button
      type="button"
      class="primary hold"
      data-held={isHeld.value}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isPressing(event.key)) return;
        event.preventDefault();
        if (!event.repeat) press();
      }}
      onKeyUp={release}
      onBlur={release}
      onClick={() => {
        if (!wasPressed.current) onHeld();
        wasPressed.current = false;
      }}
    >
      <b>{ready}</b> <small>{isHeld.value ? holding : label}</small>
    </button>
  );
}
