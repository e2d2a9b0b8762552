/** A part of the app could not be fetched: no network, or a newer version has taken its place on the server. */
import { signal } from '@preact/signals';

export const isMissing = signal(false);

/** While parts are fetched that nobody has asked for yet: whoever asks is told then. */
export const ahead = { isFetching: false };

const excused = new WeakSet<Error>();
/** What did not come is a picture that nobody needs, or is spoken of already. */
export const excuse = (error: Error): unknown => excused.add(error);

/** What the build's way of fetching parts says when one does not come. */
addEventListener('vite:preloadError', (event) => {
  const { payload } = event as Event & { readonly payload: Error };
  if (ahead.isFetching) return;
  // Whoever asked for it hears of it first.
  setTimeout(() => {
    if (!excused.has(payload)) isMissing.value = true;
  });
});
