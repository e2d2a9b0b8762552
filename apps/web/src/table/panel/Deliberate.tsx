/** A button for irreversible actions: a stray second click or a held key does not press it. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

export interface DeliberateProps {
  readonly class: string;
  /** The chosen action; the button becomes active a moment after it changes. Null while nothing is chosen. */
  readonly what: string | null;
  readonly wait?: number;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly children: ComponentChildren;
}

export function Deliberate(props: DeliberateProps): JSX.Element {
  const { what, wait = 400, isBusy, onConfirm } = props;
  const awake = useSignal<string | null>(null);
  useEffect(() => {
    awake.value = null;
    const timer = setTimeout(() => {
      awake.value = what;
    }, wait);
    return () => clearTimeout(timer);
  }, [what, wait]);
  const isReady = what !== null && awake.value === what && !isBusy;
  return (
    <button
      type="button"
      class={props.class}
      // Not `disabled`, which would lose the focus while waiting.
      aria-disabled={!isReady}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
      onClick={(event) => {
        if (isReady && event.detail < 2) onConfirm();
      }}
    >
      {props.children}
    </button>
  );
}
