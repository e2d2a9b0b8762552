import { afterAll, beforeAll, expect, test, vi } from 'vitest';

interface Page {
  readonly url: string;
  readonly focus: () => Promise<void>;
}
type Handler = (event: unknown) => void;

const handlers = new Map<string, Handler>();
const opened: string[] = [];
let pages: readonly Page[] = [];

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (name: string, handle: Handler) => handlers.set(name, handle),
    clients: { matchAll: async () => pages, openWindow: async (path: string) => opened.push(path) },
  });
  vi.stubGlobal('__PRECACHE__', { version: '1', files: [] });
  await import('./worker.ts');
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Taps a notification of this table, and returns the addresses of the tabs that come to the front. */
async function tap(table: string, urls: readonly string[]): Promise<readonly string[]> {
  const focused: string[] = [];
  pages = urls.map((url) => ({ url, focus: async () => void focused.push(url) }));
  const close = vi.fn();
  let work: Promise<unknown> | undefined;
  handlers.get('notificationclick')!({
    notification: { data: table, close },
    waitUntil: (promise: Promise<unknown>) => {
      work = promise;
    },
  });
  await work;
  expect(close).toHaveBeenCalledOnce();
  return focused;
}

test('a tapped notification brings the tab of its own table to the front', async () => {
  const [home, one, other] = [
    'https://casefile.test/',
    'https://casefile.test/t/one',
    'https://casefile.test/t/two#x',
  ];
  expect(await tap('/t/two', [home, one, other])).toEqual([other]);
  expect(opened).toEqual([]);
});

test('where that tab has been closed, the table is opened again', async () => {
  expect(await tap('/t/two', ['https://casefile.test/t/one'])).toEqual([]);
  expect(opened).toEqual(['/t/two']);
});
