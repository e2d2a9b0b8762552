/** Verifying in the browser that a game was fair. */

import { defaultOptions } from '@casefile/engine/options';
import { makeRecord, makeRecordText } from '@casefile/protocol/record';
import { readLines } from '@casefile/testkit/records/corpus';
import { atRandom, playOut } from '@casefile/testkit/records/play-out';
import { writeDown } from '@casefile/testkit/records/scribe';
import { expect, test } from 'vitest';
import { words as caseEn } from '../../src/casebook/words/words-en.ts';
import { editionOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test('U48 one press accepts an honest record and says where an altered one breaks', async () => {
  const edition = editionOf('speed');
  const options = defaultOptions(edition);
  const setting = { edition, options, suspects: edition.cards({}).suspects.slice(0, 3) };
  const log = writeDown({ ...setting, seed: 4 }, (seed) => playOut(setting, seed, atRandom(4, 30)));
  const honest = makeRecordText(makeRecord(log, edition)!);
  const records: Readonly<Record<string, string>> = {
    'honest-one': honest,
    'noted-one': honest,
    'half-noted': honest,
    'other-deal': honest,
    'old-one': `${readLines('records')[0]!}\n`,
    'changed-one': honest.replace(/("fact":"showed".*?"cards":\[")[\w-]+/, '$1study'),
  };
  expect(records['changed-one']).not.toBe(honest);
  const { page } = await home.guest();
  const { commitment } = makeRecord(log, edition)!.chance as { commitment: string };
  const { digest } = log.find((entry) => entry.is === 'settled')!;
  const noted = { seed: '', commitment: '', table: commitment, digest };
  await page.addInitScript(
    ([right, half, wrong]) => {
      localStorage.setItem('casefile.seed.noted-one', right!);
      localStorage.setItem('casefile.seed.half-noted', half!);
      localStorage.setItem('casefile.seed.other-deal', wrong!);
    },
    [noted, { ...noted, digest: undefined }, { ...noted, digest: 'f'.repeat(64) }].map((note) =>
      JSON.stringify(note),
    ),
  );
  await page.route('**/api/tables/*/record', (route) =>
    route.fulfill({
      body: records[route.request().url().split('/').at(-2)!]!,
      contentType: 'application/json',
    }),
  );
  const t = caseEn.verify;
  for (const [table, isRight] of [
    ['honest-one', true],
    ['noted-one', true],
    ['half-noted', true],
    ['other-deal', false],
    ['changed-one', false],
    ['old-one', false],
  ] as const) {
    await page.goto(`/g/${table}`);
    await page.getByRole('button', { name: t.press }).click();
    const verdict = page.locator('.verdict');
    await verdict.waitFor();
    expect(await verdict.getAttribute('data-right')).toBe(String(isRight));
    expect((await page.locator('[data-found="bad"]').count()) > 0).toBe(!isRight);
    expect(await page.getByRole('alert').allInnerTexts()).toEqual(
      table === 'changed-one' ? [caseEn.changed] : [],
    );
    if (table === 'changed-one')
      expect(await page.locator('.checks').innerText()).toMatch(/It breaks at entry \d+/);
    // Records of version 1 are called what they are, also where they name seeds that no player gave.
    if (table === 'old-one') expect(await page.locator('.dealt').innerText()).toBe(t.dealt.table);
    // The record is compared with what this device noted before the deal; without the digest, the page says so.
    if (table === 'other-deal')
      expect(await page.locator('[data-check="noted"]').getAttribute('data-found')).toBe('bad');
    if (isRight)
      expect(await page.locator('.noted').innerText()).toBe(
        table === 'noted-one' ? t.noted(digest.slice(0, 16)) : t.notNoted,
      );
  }
  // What is on the screen may be out of reach by the time it is wanted as a file.
  await page.unroute('**/api/tables/*/record');
  await page.route('**/api/tables/*/record', (route) => route.abort());
  await page.getByRole('button', { name: caseEn.export }).click();
  await page.getByRole('alert').getByText(caseEn.faults.unreachable).waitFor();
});
