/** A part of a screen that is fetched on first render, to keep it out of the first visit. */
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { ui } from '../words/lexicon.ts';
import { isMissing, tolerateMissing } from './missing.ts';

/** The number of parts loaded so far; read it to look again when another one arrives. */
export const arrivals = signal(0);

export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Optional: neither loading nor failure is shown. */
  isExtra = false,
): (props: Props) => JSX.Element | null {
  const fetched = signal<ComponentType<Props> | null>(null);
  let isFetching = false;
  const fetchOnce = (): void => {
    if (isFetching) return;
    isFetching = true;
    load().then(
      (part) => {
        fetched.value = part;
        arrivals.value++;
      },
      (error) => {
        isFetching = false;
        if (isExtra) tolerateMissing(error);
        else isMissing.value = true;
      },
    );
  };
  return (props) => {
    const Part = fetched.value;
    if (Part !== null) return <Part {...props} />;
    fetchOnce();
    if (isExtra) return null;
    return (
      <p class="fetching" aria-busy="true">
        {ui().app.fetching}
      </p>
    );
  };
}
