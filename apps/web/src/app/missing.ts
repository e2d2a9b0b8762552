/** A part of the app could not be fetched: no network, or a newer version has taken its place on the server. */
import { signal } from '@preact/signals';

export const isMissing = signal(false);

const tolerated = new WeakSet<Error>();
/** What did not come is a picture that nobody needs, something nobody has asked for yet, or is spoken of already. */
export const tolerateMissing = (error: Error): unknown => tolerated.add(error);

/** What the build's way of fetching parts says when one does not come. */
addEventListener('vite:preloadError', (event) => {
  const { payload } = event as Event & { readonly payload: Error };
  // Whoever asked for it hears of it first.
  setTimeout(() => {
    if (!tolerated.has(payload)) isMissing.value = true;
  });
});
