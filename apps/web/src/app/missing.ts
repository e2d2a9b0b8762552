/** A part of the app could not be fetched: no network, or a newer version has taken its place on the server. */
import { signal } from '@preact/signals';

export const isMissing = signal(false);

/** While parts are fetched that nobody has asked for yet: whoever asks is told then. */
export const ahead = { isFetching: false };

/** What the build's way of fetching parts says when one does not come. */
addEventListener('vite:preloadError', () => {
  if (!ahead.isFetching) isMissing.value = true;
});
