/** Injection attempts through every text input, checked on every screen that shows the text. */
import type { Credentials } from '@casefile/protocol/http';
import { isLong } from '@casefile/testkit/size';
import { expect, test } from 'vitest';
import { call } from '../../../server/test/support/player.ts';
import { play } from '../support/driver.ts';
import type { Guest } from '../support/guest.ts';
import { accuseAll, comeIn, openFor, order, putNotes } from '../support/online/seated.ts';
import { atTable, says } from '../support/opening.ts';
import { payloads } from '../support/payloads.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
/** All payloads in the long run; otherwise the first and every n-th. */
const some = (step: number): readonly string[] => payloads.filter((_, i) => isLong || i % step === 0);

/** Collects payloads that run and those that the content policy blocks. */
async function listen({ page }: Guest, origin = home.origin): Promise<() => Promise<readonly string[]>> {
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) heard.push(request.url());
  });
  await page.addInitScript(() => {
    const told = window as unknown as { violations: string[] };
    told.violations = [];
    addEventListener('securitypolicyviolation', (event) =>
      told.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  await page.reload();
  return async () => [
    ...heard,
    ...(await page.evaluate(() => {
      const { violations = ['not listening'], ran } = window as unknown as {
        violations?: string[];
        ran?: number;
      };
      return ran === undefined ? violations : [...violations, 'ran'];
    })),
  ];
}

/** Elements that only a payload would create. */
const strangers = ({ page }: Guest): Promise<number> =>
  page
    .locator('iframe, object, embed, marquee, math, base, body script, [onload], [onerror], [onclick]')
    .count();

async function unharmed(guest: Guest, told: () => Promise<readonly string[]>, where: string): Promise<void> {
  expect(await told(), where).toEqual([]);
  expect(await strangers(guest), where).toBe(0);
}

const write = (session: Credentials, text: string) =>
  call(
    home.origin,
    'POST',
    `/api/tables/${session.table}/commands`,
    { id: `w${Math.random()}`, v: 10_000, command: { do: 'write', text } },
    session.tokens.seat,
  );

test('R28 there are two hundred payloads', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(200);
});

test('R28 payloads in chat, notes and names stay text in the lobby, at the table, in lists and on the last page', async () => {
  const odd = ['<svg/onload=alert()>', '"><img src=x onerror=1>', '{{7*7}}'];
  const sessions = await openFor(home, 'speed', odd, { chat: 'free' });
  const [host, second] = sessions as [Credentials, Credentials];
  let said = 0;
  for (const text of some(6)) {
    const { status, body } = await write(host, text.slice(0, 200));
    if (status === 200) said++;
    else expect(body.message.length).toBeGreaterThan(10);
  }
  expect(said).toBeGreaterThan(some(6).length / 2);
  const page = {
    marks: {},
    signs: { [payloads[0]!]: payloads[1]! },
    text: some(12).join('\n').slice(0, 3900),
  };
  await putNotes(home, host, JSON.stringify(page));
  await putNotes(home, second, payloads[2]!);
  const seated = [];
  for (const session of sessions) seated.push(await comeIn(home, session));
  const guests = seated.map(({ guest }) => guest);
  const told: (() => Promise<readonly string[]>)[] = [];
  for (const guest of guests) told.push(await listen(guest));
  const safe = async (where: string): Promise<void> => {
    for (const [i, guest] of guests.entries()) await unharmed(guest, told[i]!, where);
  };
  const [ada] = guests as [Guest];
  await ada.page.locator('.lobby').waitFor();
  await ada.page.locator('.lobby-more:has(.talk) > summary').click();
  await ada.page.locator('.talk li').nth(3).waitFor();
  // The payload is shown as text.
  await ada.page.locator('.talk').getByText('<svg/onload=alert()>', { exact: true }).first().waitFor();
  await safe('the lobby');
  await order(home, host, { do: 'start' });
  await Promise.all(guests.map(({ page: each }) => atTable(each)));
  await ada.page.locator('.people-tool').click();
  await ada.page.locator('dialog.people .talk li').nth(3).waitFor();
  await safe('the people of the table');
  await ada.page.keyboard.press('Escape');
  await accuseAll(home, 'speed', sessions);
  await Promise.all(guests.map(({ page: each }) => play(each, { turns: 0, company: guests.length })));
  await safe('the end');
  await ada.page.goto('/games');
  await ada.page.locator('.game').first().waitFor();
  await safe('my games');
});

test('R28 a payload as a name is shown as text or refused with a reason', async () => {
  const list = some(20);
  let shown = 0;
  for (const text of list) {
    const { status, body } = await call(home.origin, 'POST', '/api/tables', {
      edition: 'speed',
      name: text.toWellFormed(),
      suspect: 'scarlet',
      commitment: 'ab'.repeat(32),
    });
    if (status === 200) shown++;
    else expect([status, typeof body.message], text).toEqual([400, 'string']);
  }
  expect(shown).toBeGreaterThan(1);
  expect(shown).toBeLessThan(list.length);
  // A refusal by the server is explained beside the input.
  const [host] = await openFor(home, 'speed', ['Ada']);
  const guest = await home.guest();
  await guest.page.goto(`/t/${host!.table}`);
  const told = await listen(guest);
  await guest.page.getByLabel(says.en.setUp.name).fill('\u202Eevil');
  await guest.page.getByRole('button', { name: says.en.online.sit }).click();
  await guest.page.locator('[role="alert"], .trouble').first().waitFor();
  await unharmed(guest, told, 'a name that is refused');
});

const longTimeout = { timeout: isLong ? 1_800_000 : 240_000 };
test('R28 payloads in addresses and in stored data do nothing', longTimeout, async () => {
  const guest = await home.guest({
    settings: { name: '<img src=x onerror=alert()>', theme: '<svg/onload=alert()>' },
  });
  await guest.page.goto('/');
  const told = await listen(guest);
  const paths = some(90).flatMap((text) => {
    const part = encodeURIComponent(text.slice(0, 300).toWellFormed());
    return [`/t/${part}`, `/rules/${part}`, `/rules/clue-1986#${part}`, `/device#${part}`, `/${part}`];
  });
  for (const path of ['/new/online', '/new/solo', '/games', '/t/mailto:a@example.org', ...paths]) {
    await guest.page.goto(path);
    await guest.page.locator('main, h1').first().waitFor();
    await unharmed(guest, told, path);
  }
});

test('R28 payloads in any field of an imported record are refused with a reason or kept as data', async () => {
  const { recordOf } = await import('../support/record.ts');
  const record = await recordOf(home);
  const fields: (readonly (string | number)[])[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    if (typeof value === 'string') fields.push(path);
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value))
        walk(part, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  walk(record, []);
  // One field of each kind: the fields of a list are alike.
  const kinds = new Map(
    fields.map((path) => [path.map((key) => (typeof key === 'number' ? '*' : key)).join('.'), path]),
  );
  expect(kinds.size).toBeGreaterThan(10);
  for (const [kind, path] of kinds)
    for (const text of some(60)) {
      const spoiled = structuredClone(record) as Record<string | number, unknown>;
      const parent = path.slice(0, -1).reduce((at, key) => at[key] as typeof spoiled, spoiled);
      parent[path.at(-1)!] = text;
      const response = await fetch(`${home.origin}/api/records`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(spoiled),
      });
      expect(response.headers.get('content-type'), kind).toMatch(/^application\/json/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const body = (await response.json()) as { message?: string; verified?: boolean };
      if (response.status === 200) expect(body.verified, `${kind} ${text}`).toBe(false);
      else
        expect([response.status, typeof body.message], kind).toEqual([
          response.status === 413 ? 413 : 400,
          'string',
        ]);
    }
});
