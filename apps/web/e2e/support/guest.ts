/** One person with a browser: a context, a page, and the page's errors. */
import type { Lang } from '@casefile/editions/words/words';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export interface PageOptions {
  readonly lang?: Lang;
  /** Settings already stored on this device. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Seeds local deals and every random choice on this device. */
  readonly seed?: number;
  /** Service workers are blocked unless a test is about them. */
  readonly isInstalled?: true;
}

export interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly lang: Lang;
  readonly seed: number;
  /** Page errors and blocked requests; a test that expects one removes it. */
  complaints: string[];
}

export const phone = { width: 360, height: 640 };
/** The options of a phone that is held upright and touched. */
export const touch = { viewport: phone, hasTouch: true, isMobile: true };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1280, height: 800 };

export async function enter(
  browser: Browser,
  origin: string,
  { lang = 'en', settings = {}, seed = 1, isInstalled }: PageOptions,
  options: BrowserContextOptions,
): Promise<Guest> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
    viewport: desktop,
    reducedMotion: 'reduce',
    serviceWorkers: isInstalled ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  await context.addInitScript(
    ([chosen, from]) => {
      for (const [key, value] of Object.entries(chosen))
        if (localStorage.getItem(`casefile.${key}`) === null)
          localStorage.setItem(`casefile.${key}`, JSON.stringify(value));
      let state = from;
      const next = (): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state >>> 24;
      };
      // Random players play the same game every time.
      let chance = from;
      Math.random = () => {
        chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0;
        return chance / 2 ** 32;
      };
      const real = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
        // Command ids are sixteen bytes and must be unique, and no two at one table may share a seed.
        const isOwn =
          array instanceof Uint8Array && array.length !== 16 && !location.pathname.startsWith('/t/');
        if (!isOwn) return real(array as never) as T;
        for (let i = 0; i < array.length; i++) array[i] = next();
        return array;
      };
    },
    [{ lang, speed: 'instant', sound: false, ...settings }, seed] as const,
  );
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const guest: Guest = { context, page, lang, seed, complaints: [] };
  page.on('pageerror', ({ message }) => guest.complaints.push(message));
  page.on('console', (message) => {
    // Neither a refusal by the server nor a connection cut by a test is a fault of the page, nor plain HTTP at home.
    if (
      message.type() === 'error' &&
      !/Failed to load resource|WebSocket|ERR_INTERNET|Cross-Origin-Opener-Policy/.test(message.text())
    )
      guest.complaints.push(message.text());
  });
  return guest;
}
