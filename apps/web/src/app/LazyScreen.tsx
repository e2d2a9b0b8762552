/** A screen that is fetched when it is first opened. */
import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadMore, ui } from '../words/lexicon.ts';
import { isMissing, tolerateMissing } from './missing.ts';
import { follow } from './router.ts';

type Screen = ComponentType<never>;
const fetched = new Map<string, Screen>();

export interface LazyScreenProps {
  readonly name: string;
  readonly load: () => Promise<unknown>;
  readonly props?: object;
}

export function LazyScreen({ name, load, props }: LazyScreenProps): JSX.Element {
  const screen = useSignal<Screen | 'missing' | null>(fetched.get(name) ?? null);
  useEffect(() => {
    if (screen.value !== null) return;
    let isWanted = true;
    Promise.all([load(), loadMore()]).then(
      ([found]) => {
        fetched.set(name, found as Screen);
        if (isWanted) screen.value = found as Screen;
      },
      (error) => {
        // The screen itself reports the failure.
        tolerateMissing(error);
        isMissing.value = false;
        if (isWanted) screen.value = 'missing';
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (screen.value === null) return <div class="opening" aria-busy="true" />;
  if (screen.value === 'missing')
    return (
      <main class="page">
        <h1>{ui().trouble.offline}</h1>
        <p class="ways-on">
          <button type="button" class="primary" onClick={() => location.reload()}>
            {ui().trouble.tryAgain}
          </button>
          <a href="/" onClick={follow} class="button plain">
            {ui().trouble.home}
          </a>
        </p>
      </main>
    );
  const Found = screen.value as ComponentType<object>;
  return <Found {...props} />;
}
