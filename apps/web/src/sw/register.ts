/** Registers the service worker, and reports when a new version is ready. */
import { signal } from '@preact/signals';
import { trustedScriptUrl } from '../trusted.ts';

/** A newer version has been downloaded and is waiting. */
export const isNewer = signal(false);

let waiting: ServiceWorker | null = null;

/** After the first paint, so that the first visit is not delayed. */
export async function keepApp(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  const hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker only takes control; a later one brings new files.
    if (hadOne) location.reload();
  });
  try {
    const registration = await serviceWorker.register(trustedScriptUrl('/sw.js'));
    const look = (worker: ServiceWorker | null): void => {
      if (worker?.state !== 'installed' || !hadOne) return;
      waiting = worker;
      isNewer.value = true;
    };
    look(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => look(coming));
    });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void registration.update().catch(() => {});
    });
  } catch {
    // In private windows and old browsers the app works, but not offline.
  }
}

/** Games are saved move by move, so a reload loses nothing. */
export function takeNewer(): void {
  waiting?.postMessage('take over');
}
