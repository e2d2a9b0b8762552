/** Searches pages, storage and network traffic of each browser for the secrets of other players. */
import { editionById, editions } from '@casefile/editions';
import { isLong } from '@casefile/testkit/size';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isGameOver, play } from '../support/driver.ts';
import { comeIn, openFor, order, putNotes, type Seated } from '../support/online/seated.ts';
import { atTable, handOf } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const company = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn'].slice(0, isLong ? 6 : 3);
const games = Array.from({ length: isLong ? 20 : 1 }, (_, i) =>
  isLong ? editions[i % editions.length]!.id : 'speed',
);

/** Log lines that cover every kind of event many times. */
const enough = 300;

/** Everything a page holds: content, storage, address and history. */
const contentsOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts = [
      document.documentElement.outerHTML,
      location.href,
      JSON.stringify(history.state),
      document.cookie,
    ];
    for (const kept of [localStorage, sessionStorage]) parts.push(JSON.stringify({ ...kept }));
    for (const { name = '' } of await indexedDB.databases()) {
      const base = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of base.objectStoreNames) {
        const all = await new Promise<unknown[]>((resolve, reject) => {
          const asking = base.transaction(store).objectStore(store).getAll();
          asking.onsuccess = () => resolve(asking.result);
          asking.onerror = () => reject(asking.error);
        });
        parts.push(JSON.stringify(all));
      }
      base.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (request.url.includes('/api/'))
          parts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return parts.join('\n');
  });

test.each(games)(
  'R02 %s with one browser per seat: no browser holds another player’s secret',
  { timeout: isLong ? 900_000 : 240_000 },
  async (edition) => {
    const names = company.slice(0, editionById(edition)!.seats[1]);
    const sessions = await openFor(home, edition, names);
    const [host] = sessions;
    for (const [i, session] of sessions.entries()) await putNotes(home, session, notesOf(i));
    const seated: Seated[] = [];
    const came: string[][] = [];
    for (const session of sessions) {
      const one = await comeIn(home, session);
      const heard: string[] = [];
      one.guest.page.on('response', async (response) => {
        if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''));
      });
      one.guest.page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
      );
      one.guest.page.on('console', (message) => heard.push(message.text()));
      await one.guest.page.reload();
      seated.push(one);
      came.push(heard);
    }
    await order(home, host!, { do: 'start' });
    await Promise.all(seated.map(({ guest }) => atTable(guest.page)));
    const { seed } = (await home.serving.store.secretsOf(host!.table))!;
    const look = async (isOver: boolean): Promise<void> => {
      for (const [i, { guest, session }] of seated.entries()) {
        const contents = await contentsOf(guest.page);
        const all = [contents, ...came[i]!].join('\n');
        if (!isOver) expect(all.includes(seed), 'the seed').toBe(false);
        for (const [other, { tokens }] of sessions.entries()) {
          const own = Object.values(tokens);
          if (other !== i) {
            for (const token of own) expect(all.includes(token), `a token of ${names[other]}`).toBe(false);
            expect(all.includes(notesOf(other)), `the notes of ${names[other]}`).toBe(false);
          }
        }
        // Its own tokens are in its storage only, never shown or received over the wire.
        const shown = await guest.page.evaluate(() => document.documentElement.outerHTML + location.href);
        for (const token of Object.values(session.tokens))
          expect([shown, ...came[i]!].join('\n').includes(token), 'its own token').toBe(false);
        expect(contents.includes(session.tokens.seat!)).toBe(true);
      }
    };
    for (const { guest } of seated) await guest.page.locator('.hand svg[role="img"]').first().waitFor();
    const dealt = (await Promise.all(seated.map(({ guest }) => handOf(guest.page)))).flat();
    // No card is in two hands: each page shows its own.
    expect(new Set(dealt).size).toBe(dealt.length);
    await look(false);
    let sealed = 0;
    for (const [i, heard] of came.entries())
      for (const [, part] of heard.join('\n').matchAll(/"sealed":(\{[^{}]*\})/g)) {
        const { for: readers, ...content } = JSON.parse(part!) as { for: readonly number[] };
        sealed++;
        const { seat } = JSON.parse(heard.findLast((text) => text.includes('"t":"welcome"'))!) as {
          seat: number;
        };
        if (Object.keys(content).length > 0) expect(readers, names[i]).toContain(seat);
      }
    expect(sealed).toBeGreaterThan(names.length);
    // Six random walkers may never reach the place where accusing is allowed.
    const until = async (page: Page): Promise<boolean> =>
      (await isGameOver(page)) || (await page.locator('.log li').count()) > enough;
    const style = { turns: isLong ? 1 : 0, company: seated.length, until };
    await Promise.all(seated.map(({ guest }) => play(guest.page, style)));
    await look(await isGameOver(seated[0]!.guest.page));
  },
);

const notesOf = (i: number): string =>
  JSON.stringify({ marks: {}, signs: {}, text: `canary of seat ${i}: ${'kanarie'.repeat(2)}` });
