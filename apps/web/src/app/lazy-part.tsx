/** A part of a screen that is fetched on first render, to keep it out of the first visit. */
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { ui } from '../words/lexicon.ts';
import { isMissing, tolerateMissing } from './missing.ts';

/** The number of parts loaded so far; read it to look again when another one arrives. */
export const arrivals = signal(0);

type LazyPart<Props> = ((props: Props) => JSX.Element | null) & {
  /** Fetches it before it is rendered, so that it is part of the first picture. */
  fetch(): Promise<void>;
};

export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Optional: neither loading nor failure is shown. */
  isExtra = false,
): LazyPart<Props> {
  const fetched = signal<ComponentType<Props> | null>(null);
  let coming: Promise<void> | null = null;
  const fetch = (): Promise<void> => {
    coming ??= load().then(
      (part) => {
        fetched.value = part;
        arrivals.value++;
      },
      (error) => {
        coming = null;
        if (isExtra) tolerateMissing(error);
        else isMissing.value = true;
      },
    );
    return coming;
  };
  const Lazy = (props: Props): JSX.Element | null => {
    const Part = fetched.value;
    if (Part !== null) return <Part {...props} />;
    void fetch();
    if (isExtra) return null;
    return (
      <p class="fetching" aria-busy="true">
        {ui().app.fetching}
      </p>
    );
  };
  return Object.assign(Lazy, { fetch });
}
