/** Keeps one complete version of the app for offline use. */
/// <reference lib="webworker" />
import type { Precache } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;
/** Injected by the build: the files of this version. */
declare const __PRECACHE__: Precache;

const { version, files } = __PRECACHE__;
const name = `casefile ${version}`;
const page = '/index.html';

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(name);
      // Bypasses the HTTP cache: an old page under a new name would mix two versions.
      await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })));
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const other of await caches.keys())
        if (other.startsWith('casefile ') && other !== name) await caches.delete(other);
      await self.clients.claim();
    })(),
  );
});

/** The player accepted the new version: it takes over, and the pages reload. */
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

/** A tapped notification leads to its table: to the tab that shows it, or to a new one if that has been closed. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showTable(typeof event.notification.data === 'string' ? event.notification.data : '/'));
});

async function showTable(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => new URL(url).pathname === path);
  await (shown === undefined ? self.clients.openWindow(path) : shown.focus());
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(firstPage());
  else if (files.includes(pathname)) event.respondWith(kept(pathname, request));
});

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(name);
  return (await cache.match(path)) ?? fetch(request);
}

/** How long to wait for the network before serving the cached page, in milliseconds. */
const networkWaitMs = 2500;

/**
 * Serves the newest page while there is a network, else the cached one. Everything a page loads is named by its content, so one that is
 * newer than this worker gets its own parts from the network and none of ours.
 */
async function firstPage(): Promise<Response> {
  const cache = await caches.open(name);
  const ours = await cache.match(page);
  const fresh = fetch(page, { cache: 'no-cache' });
  if (ours === undefined) return fresh;
  const newest = fresh.then(
    (response) => (response.ok ? response : ours),
    () => ours,
  );
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(ours), networkWaitMs));
  return Promise.race([newest, late]);
}
