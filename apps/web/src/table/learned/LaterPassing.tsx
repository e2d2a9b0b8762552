/** Fetched after the first move of somebody: before it there is nothing to hear of. */
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useScene } from '../../game/context.ts';

const passing = signal<ComponentType | null>(null);

export function LaterPassing(): JSX.Element | null {
  const { whole } = useScene();
  useEffect(() => {
    // Without it the log says it all.
    if (!whole && passing.value === null)
      void import('./Passing.tsx').then(
        (fetched) => {
          passing.value = fetched.Passing;
        },
        () => {},
      );
  }, [whole]);
  const Passing = passing.value;
  return Passing === null ? null : <Passing />;
}
