/** A part of a screen that is fetched when it is first drawn, so that a first visit does not wait for it. */
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isMissing } from './missing.ts';

export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element {
  const fetched = signal<ComponentType<Props> | null>(null);
  return (props) => {
    useEffect(() => {
      if (fetched.value !== null) return;
      load().then(
        (part) => {
          fetched.value = part;
        },
        () => {
          isMissing.value = true;
        },
      );
    }, []);
    const Part = fetched.value;
    return Part === null ? <div aria-busy="true" /> : <Part {...props} />;
  };
}
