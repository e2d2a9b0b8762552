/** A part of a screen that is fetched when it is first drawn, so that a first visit does not wait for it. */
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { isMissing } from './missing.ts';

export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element {
  const fetched = signal<ComponentType<Props> | null>(null);
  let isFetching = false;
  const fetchOnce = (): void => {
    if (isFetching) return;
    isFetching = true;
    load().then(
      (part) => {
        fetched.value = part;
      },
      () => {
        isFetching = false;
        isMissing.value = true;
      },
    );
  };
  return (props) => {
    const Part = fetched.value;
    if (Part !== null) return <Part {...props} />;
    fetchOnce();
    return <div aria-busy="true" />;
  };
}
