/** A real server with the built app, and a real browser; one context for each player. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Clock } from '../../../server/src/host/ports.ts';
import type { Settings } from '../../../server/src/ops/settings.ts';
import { type Serving, serve } from '../../../server/test/support/serving.ts';
import { launch } from '../../scripts/browser.ts';
import { dist } from './dist.ts';
import { enter, type Guest, type PageOptions } from './guest.ts';

export interface TestServer {
  readonly origin: string;
  readonly serving: Serving;
  readonly browser: Browser;
  /** A new visitor with their own browser. */
  guest(options?: PageOptions, context?: BrowserContextOptions): Promise<Guest>;
}

/** Starts a server for the tests of a file. Page errors fail the test that opened the page. */
export function testServer(settings: Partial<Settings> = {}, clock?: Clock): TestServer {
  let serving: Serving;
  let browser: Browser;
  let guests: Guest[] = [];
  beforeAll(async () => {
    [serving, browser] = await Promise.all([serve({ web: dist, ...settings }, undefined, clock), launch()]);
  });
  afterEach(async () => {
    const complaints = guests.flatMap((guest) => guest.complaints);
    await Promise.all(guests.map((guest) => guest.context.close()));
    guests = [];
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await serving?.stop();
  });
  return {
    get origin() {
      return serving.origin;
    },
    get serving() {
      return serving;
    },
    get browser() {
      return browser;
    },
    async guest(options = {}, context = {}) {
      const guest = await enter(browser, serving.origin, options, context);
      guests.push(guest);
      return guest;
    },
  };
}
