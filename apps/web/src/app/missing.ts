/** A part of the app could not be fetched: no network, or a newer version has taken its place on the server. */
import { signal } from '@preact/signals';

export const isMissing = signal(false);

/** What the build's way of fetching parts says when one does not come. */
addEventListener('vite:preloadError', () => {
  isMissing.value = true;
});
