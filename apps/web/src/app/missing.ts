/** A part of the app could not be fetched: no network, or a newer version has taken its place on the server. */
import { signal } from '@preact/signals';

export const isMissing = signal(false);

const tolerated = new WeakSet<Error>();
/** Marks a failure that needs no message: a decoration, a prefetch, or one already reported. */
export const tolerateMissing = (error: Error): unknown => tolerated.add(error);

/** Vite's event for a chunk that failed to load. */
addEventListener('vite:preloadError', (event) => {
  const { payload } = event as Event & { readonly payload: Error };
  // The caller's own handler runs first.
  setTimeout(() => {
    if (!tolerated.has(payload)) isMissing.value = true;
  });
});
