/** A table with friends: links, seats, devices, rematches. */
import type { Session } from '@casefile/protocol/http';
import { expect, test } from 'vitest';
import { play } from '../support/driver.ts';
import type { Guest } from '../support/guest.ts';
import {
  addBot,
  atTable,
  choose,
  deal,
  handOf,
  openTable,
  says,
  sitDown,
  statusOf,
  wordsOf,
} from '../support/opening.ts';
import { accuseAll } from '../support/seated.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
/** Without a board and with an answer to every question: the shortest way to everything. */
const quick = 'speed';

const tableOf = (link: string): string => new URL(link).pathname.split('/').at(-1)!;
const tokensOf = ({ page }: Guest): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([key]) => key.startsWith('casefile.table.'))
      .flatMap(([, text]) => Object.values(JSON.parse(text).tokens as Record<string, string>)),
  );

/** What the device of somebody who sits keeps of it. */
const sessionOf = ({ page }: Guest): Promise<Session> =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem(`casefile.table.${location.pathname.split('/').at(-1)}`)!),
  );

/** Three people at a table whose cards are dealt. */
async function company(terms: Readonly<Record<string, string>> = {}): Promise<[Guest, Guest, Guest, string]> {
  const [ada, ben, cleo] = [
    await home.guest({ settings: { name: 'Ada' } }),
    await home.guest({ lang: 'fr' }),
    await home.guest(),
  ];
  const link = await openTable(ada, quick, terms);
  await sitDown(ben, link, 'Ben');
  await sitDown(cleo, link, 'Cleo');
  await deal(ada, [ben, cleo]);
  return [ada, ben, cleo, link];
}

test('U02 U03 a link in one click, a seat in three; the link and the address hold no secret', async () => {
  const host = await home.guest({ settings: { name: 'Ada' } });
  await openTable(host, quick);
  await host.page.getByRole('button', { name: says.en.online.copy }).click();
  await host.page.getByRole('button', { name: says.en.online.copied }).waitFor();
  const link = await host.page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(`/t/${tableOf(link)}`);
  const guest = await home.guest();
  await guest.page.goto(link);
  // A name is proposed: accepting it is one interaction.
  expect(await guest.page.getByLabel(says.en.setUp.name).inputValue()).not.toBe('');
  await guest.page.getByRole('button', { name: says.en.online.sit }).click();
  await guest.page.locator('.lobby').waitFor();
  const secrets = [...(await tokensOf(host)), ...(await tokensOf(guest))];
  expect(secrets.length).toBeGreaterThan(4);
  for (const { page } of [host, guest]) {
    const seen = await page.evaluate(
      () => location.href + JSON.stringify(history.state) + document.body.outerHTML,
    );
    for (const secret of secrets) expect(seen).not.toContain(secret);
    expect(link).not.toContain(secrets[0]);
  }
});

test('U03 U45 a third visitor gets a free seat or the public view, never a hand', async () => {
  const [ada, ben, cleo, link] = await company();
  const watcher = await home.guest();
  const frames: string[] = [];
  watcher.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  await watcher.page.goto(link);
  await watcher.page.getByText(says.en.online.running).waitFor();
  expect(await watcher.page.getByRole('button', { name: says.en.online.sit }).count()).toBe(0);
  await watcher.page.getByRole('button', { name: says.en.online.watch }).click();
  await atTable(watcher.page);
  await watcher.page.getByText(says.en.people.watching).waitFor();
  expect(await handOf(watcher.page)).toEqual([]);
  for (const { page } of [ada, cleo]) await page.locator('.watchers').waitFor();
  expect(await ada.page.locator('.watchers').innerText()).toContain('1');
  // A card is shown between others: the watcher hears of it, and of no card.
  await askOnce(ada, [ben, cleo]);
  await expect.poll(() => frames.some((frame) => /"fact":"(showed|closed)"/.test(frame))).toBe(true);
  const sealed = frames.flatMap((frame) =>
    [...frame.matchAll(/"sealed":(\{[^}]*\})/g)].map(([, part]) => part!),
  );
  expect(sealed.length).toBeGreaterThan(0);
  for (const part of sealed) expect(part).not.toContain('"cards"');
  for (const token of await tokensOf(ada)) expect(frames.join()).not.toContain(token);
  // What everybody could see is in the watcher's notebook too.
  await expect
    .poll(() =>
      watcher.page.locator('.notebook .cell:is([data-group="true"], :not([data-mark="blank"]))').count(),
    )
    .toBeGreaterThan(0);
  // And has nothing to say.
  await watcher.page.locator('.people-tool').click();
  expect(await watcher.page.locator('.phrase').count()).toBe(0);
});

/** The one in turn asks something, whoever must answers, until the question is closed. */
async function askOnce(asker: Guest, others: readonly Guest[]): Promise<void> {
  const asked = async ({ page }: Guest): Promise<boolean> =>
    (await page.locator('.act [data-do="end"]').count()) > 0;
  const answering = others.map((other) => play(other.page, { turns: 99, until: async () => asked(asker) }));
  await play(asker.page, { turns: 99, until: async () => asked(asker) });
  await Promise.all(answering);
}

test('U08 a card that is shown stays until it was seen; the others learn only that one was', async () => {
  const [ada, ben, cleo] = await company();
  const all = [ada, ben, cleo];
  const asker = all[await turnOf(all)]!;
  const others = all.filter((guest) => guest !== asker);
  let wasShown = '';
  const answering = others.map((other) =>
    play(other.page, { turns: 99, until: async () => wasShown !== '' || (await isClosed(asker)) }),
  );
  await play(asker.page, {
    turns: 99,
    until: async (page) => {
      if (await page.locator('dialog.learned[data-what="shown"]').isVisible()) {
        wasShown =
          (await page.locator('dialog.learned [role="img"]').first().getAttribute('aria-label')) ?? '';
        return true;
      }
      return isClosed(asker);
    },
  });
  await Promise.all(answering);
  if (wasShown === '') return;
  // It stays until it is put away, and remains in the asker's own log.
  await asker.page.waitForTimeout(300);
  expect(await asker.page.locator('dialog.learned[data-what="shown"]').isVisible()).toBe(true);
  await asker.page.locator('dialog.learned .primary').click();
  await asker.page.locator('dialog.learned[data-what="shown"]').waitFor({ state: 'hidden' });
  // In a sentence a name may begin with a small letter: “la corde”.
  const own = (await logOf(asker)).join('\n').toLowerCase();
  expect(own).toContain(wasShown.toLowerCase());
  // Whoever showed it knows; what the others read of it names no card.
  const told = await Promise.all(others.map(logOf));
  expect(told.some((lines) => lines.some((line) => /You show|Vous montrez/.test(line)))).toBe(true);
  for (const lines of told)
    for (const line of lines.filter((each) => /(shows|montre) /.test(each)))
      expect(line).toMatch(/(shows|montre) (a card|une carte) /);
});

const isClosed = async ({ page }: Guest): Promise<boolean> =>
  (await page.locator('.act [data-do="end"]').count()) > 0;
const logOf = ({ page }: Guest): Promise<string[]> =>
  page.locator('.log li').evaluateAll((lines) => lines.map((line) => line.textContent!.trim()));
async function turnOf(all: readonly Guest[]): Promise<number> {
  return Promise.any(
    all.map(({ page }, i) =>
      page
        .locator('.status[data-mine="true"]')
        .waitFor()
        .then(() => i),
    ),
  );
}

test('U04 a reload and a lost tab come back to the same seat; a second device takes it over', async () => {
  const [ada] = await company();
  const hand = await handOf(ada.page);
  const status = await statusOf(ada.page);
  await ada.page.reload();
  await atTable(ada.page);
  expect(await handOf(ada.page)).toEqual(hand);
  await expect.poll(() => statusOf(ada.page)).toBe(status);
  const { context } = ada;
  await ada.page.close();
  const again = await context.newPage();
  await again.goto('/games');
  await again.locator('.game').first().click();
  await atTable(again);
  expect(await handOf(again)).toEqual(hand);
  await again.locator('.people-tool').click();
  await again.getByRole('button', { name: says.en.device.show }).click();
  const code = await again.locator('.device-code .code').innerText();
  await again.locator('.device-code svg.qr').waitFor();
  const second = await home.guest();
  await second.page.goto(`/device#${code}`);
  await expect.poll(() => second.page.url()).not.toContain(code);
  await second.page.getByRole('button', { name: says.en.device.go }).click();
  await atTable(second.page);
  expect(await handOf(second.page)).toEqual(hand);
  await again.getByRole('heading', { name: says.en.online.ended['taken-over']! }).waitFor();
  expect(await handOf(again)).toEqual([]);
});

test('U47 the host removes, hands over and pauses; everybody sees it', async () => {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const ben = await home.guest();
  const cleo = await home.guest();
  const link = await openTable(ada, quick);
  await sitDown(ben, link, 'Ben');
  await sitDown(cleo, link, 'Cleo');
  await ada.page.getByRole('button', { name: says.en.setUp.removeSeat('Cleo') }).click();
  await cleo.page.getByRole('heading', { name: says.en.online.ended.kicked! }).waitFor();
  await ada.page
    .getByRole('button', { name: says.en.setUp.removeSeat('Cleo') })
    .waitFor({ state: 'detached' });
  await addBot(ada, 'basil');
  await ada.page.getByRole('button', { name: says.en.lobby.makeHost('Ben') }).click();
  await ben.page.getByRole('button', { name: says.en.setUp.begin }).click();
  await Promise.all([atTable(ada.page), atTable(ben.page)]);
  await ben.page.locator('.people-tool').click();
  await ben.page.getByRole('button', { name: says.en.people.pause }).click();
  await ada.page.getByText(says.en.people.pausedBy('Ben')).waitFor();
  await expect.poll(() => ada.page.locator('.act button.primary:enabled').count()).toBe(0);
  await ben.page.locator('dialog.people').getByRole('button', { name: says.en.people.resume }).click();
  await ada.page.getByText(says.en.people.pausedBy('Ben')).waitFor({ state: 'detached' });
  await ada.page.locator('.people-tool').click();
  await ada.page.locator('.happenings summary').click();
  const told = await wordsOf(ada.page, '.happenings');
  for (const line of [
    says.en.people.happened.removed('Cleo'),
    says.en.people.happened.host('Ben'),
    says.en.people.happened.paused,
    says.en.people.happened.resumed,
  ])
    expect(told).toContain(line);
});

test('U46 phrases in each reader’s language, free text only where allowed, mute, and the host’s switch', async () => {
  const [ada, ben, cleo] = await company({ [says.en.terms.chat]: 'free' });
  for (const { page } of [ada, ben, cleo]) await page.locator('.people-tool').click();
  await ada.page.getByRole('button', { name: says.en.people.phrases['good-luck'] }).click();
  await ben.page.locator('.talk').getByText(says.fr.people.phrases['good-luck']).waitFor();
  await cleo.page.locator('.talk').getByText(says.en.people.phrases['good-luck']).waitFor();
  await ada.page.getByLabel(says.en.people.saySomething).fill('look at https://example.org <b>now</b>');
  await ada.page.getByRole('button', { name: says.en.people.send }).click();
  await cleo.page.locator('.talk').getByText('<b>now</b>').waitFor();
  expect(await cleo.page.locator('.talk a, .talk b').count()).toBe(0);
  await ben.page.locator('.talk').getByRole('button', { name: says.fr.people.report }).click();
  await cleo.page.locator('.talk').getByText(says.en.people.reported).waitFor();
  await cleo.page.getByRole('button', { name: says.en.people.mute('Ada') }).click();
  await expect.poll(() => wordsOf(cleo.page, '.talk')).not.toContain('example.org');
  await ada.page.getByRole('button', { name: says.en.people.muteAll }).click();
  await ben.page.getByText(says.fr.people.allMuted).waitFor();
  expect(await ben.page.locator('.phrase').count()).toBe(0);
});

test('R34 who sits invites a partner to the chair: one hand, a turn for both, and a link that is good once', async () => {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const link = await openTable(ada, 'clue-2015');
  await addBot(ada, 'daisy');
  const ben = await home.guest();
  await ben.page.goto(link);
  // The link of the table leads to a chair of one's own, and to nobody's.
  await ben.page.getByLabel(says.en.setUp.name).fill('Ben');
  expect(await ben.page.getByRole('combobox').count()).toBe(0);
  await ada.page.getByText(says.en.team.title).click();
  await ada.page.getByRole('button', { name: says.en.team.make }).click();
  const invitation = await ada.page.getByLabel(says.en.team.link).inputValue();
  expect(invitation.startsWith(`${link}#join_`)).toBe(true);
  await ben.page.goto(invitation);
  await ben.page.getByText(says.en.team.invited).waitFor();
  expect(ben.page.url()).toBe(link);
  await ben.page.getByLabel(says.en.setUp.name).fill('Ben');
  await ben.page.getByRole('button', { name: says.en.team.join }).click();
  await ada.page.locator('.lobby-chair[data-mine="true"]').getByText('Ben').waitFor();
  const eve = await home.guest();
  await eve.page.goto(invitation);
  await eve.page.getByLabel(says.en.setUp.name).fill('Eve');
  await eve.page.getByRole('button', { name: says.en.team.join }).click();
  await eve.page.getByText(says.en.online.problems['no-such-invitation']!).waitFor();
  await eve.page.getByRole('button', { name: says.en.online.sit }).waitFor();
  await deal(ada, [ben]);
  expect(await handOf(ben.page)).toEqual(await handOf(ada.page));
  for (const { page } of [ada, ben])
    await page.locator('.status[data-mine="true"]').waitFor({ timeout: 60_000 });
});

test('R34 who sits already moves to the chair of who invites them', async () => {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const link = await openTable(ada, 'clue-2015');
  const ben = await home.guest();
  await sitDown(ben, link, 'Ben');
  await ada.page.getByText(says.en.team.title).click();
  await ada.page.getByRole('button', { name: says.en.team.make }).click();
  const invitation = await ada.page.getByLabel(says.en.team.link).inputValue();
  await ben.page.goto(invitation);
  await ben.page.getByRole('button', { name: says.en.team.join }).click();
  await ada.page.locator('.lobby-chair[data-mine="true"]').getByText('Ben').waitFor();
  await expect.poll(() => ben.page.getByRole('button', { name: says.en.team.join }).count()).toBe(0);
  await ben.page.locator('.lobby-chair[data-mine="true"]').getByText('Ada').waitFor();
});

test('two tabs of one browser keep the seats of both', async () => {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const first = ada.page;
  const second = await first.context().newPage();
  // Both are open before either has a seat: what one stores must not undo what the other stored.
  for (const page of [first, second]) await choose(page, 'online', quick);
  for (const page of [first, second]) {
    await page.getByRole('button', { name: says.en.setUp.open }).click();
    await page.locator('.lobby').waitFor();
  }
  const [here, there] = [first.url(), second.url()];
  expect(tableOf(here)).not.toBe(tableOf(there));
  for (const page of [first, second]) await page.reload();
  for (const page of [first, second]) await page.locator('.lobby-chair[data-mine="true"]').waitFor();
  await first.goto(there);
  await first.locator('.lobby-chair[data-mine="true"]').waitFor();
  await second.close();
});

test('U44 with a clock, the time of who must act is the one that runs', async () => {
  const all = await company({ [says.en.setUp.clock]: 'timed' });
  const guests = all.slice(0, 3) as Guest[];
  const asked = await turnOf(guests);
  for (const { page } of guests) {
    await page.locator('.clocks li').first().waitFor();
    expect(await page.locator('.clocks li').count()).toBe(3);
    await expect.poll(() => page.locator('.clocks [data-running="true"]').count()).toBe(1);
  }
  const running = async ({ page }: Guest): Promise<number> =>
    page
      .locator('.clocks li')
      .evaluateAll((list) => list.findIndex((each) => (each as HTMLElement).dataset.running === 'true'));
  const seatOf = async ({ page }: Guest): Promise<number> =>
    page
      .locator('.seat')
      .evaluateAll((seats) => seats.findIndex((each) => (each as HTMLElement).dataset.you === 'true'));
  expect(await running(guests[0]!)).toBe(await seatOf(guests[asked]!));
});

test('U33 U70 another game in one click keeps people, edition and terms, with a new deal; the last one is in everybody’s record', async () => {
  const [ada, ben, cleo] = await company();
  const hands = await Promise.all([ada, ben, cleo].map(({ page }) => handOf(page)));
  const before = ada.page.url();
  // Everybody accuses at the first chance: somebody is right, or all are wrong.
  await accuseAll(home, quick, await Promise.all([ada, ben, cleo].map(sessionOf)));
  await Promise.all([ada, ben, cleo].map(({ page }) => play(page, { turns: 0, company: 3 })));
  for (const { page } of [ada, ben, cleo])
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('casefile.record.games') ?? ''))
      .toMatch(/^\[\{[^{}]*"bots":\[("person",)*null(,"person")*\][^{}]*\}\]$/);
  await ada.page.getByRole('button', { name: says.en.end.again }).click();
  await ada.page.locator('.lobby').waitFor();
  expect(ada.page.url()).not.toBe(before);
  // The offer lies on the last page, not under it.
  const offer = ben.page.locator('.end .notice', { hasText: says.fr.people.next });
  await offer.getByRole('button', { name: says.fr.people.nextSitting }).click({ trial: true });
  await ben.page.getByRole('button', { name: says.fr.end.again }).click();
  await cleo.page.getByRole('button', { name: says.en.end.again }).click();
  await Promise.all([ben, cleo].map(({ page }) => page.locator('.lobby').waitFor()));
  for (const { page } of [ben, cleo]) expect(page.url()).toBe(ada.page.url());
  for (const name of ['Ada', 'Ben', 'Cleo'])
    await ada.page.locator('.lobby-name', { hasText: name }).waitFor();
  await Promise.any(
    [ada, ben].map(({ page, lang }) => page.getByRole('button', { name: says[lang].setUp.begin }).click()),
  );
  await Promise.all([ada, ben, cleo].map(({ page }) => atTable(page)));
  expect(await Promise.all([ada, ben, cleo].map(({ page }) => handOf(page)))).not.toEqual(hands);
});

test('U50 my games: those that wait for me first, at times of my own clock and language', async () => {
  const tokyo = await home.guest({ settings: { name: 'Ada' } }, { timezoneId: 'Asia/Tokyo' });
  await openTable(tokyo, quick);
  const link = await openTable(tokyo, quick);
  await addBot(tokyo, 'basil');
  await addBot(tokyo, 'daisy');
  await deal(tokyo, []);
  // To play, or to show a card to a bot that was first.
  await tokyo.page.locator('.status[data-mine="true"]').waitFor({ timeout: 60_000 });
  await tokyo.page.goto('/games');
  const first = tokyo.page.locator('.game').first();
  await first.waitFor();
  await expect.poll(() => first.getAttribute('href')).toBe(new URL(link).pathname);
  await expect.poll(() => tokyo.page.locator('.shelf h2').first().innerText()).toBe(says.en.games.waiting);
  const { at, said } = await first.locator('time').evaluate((time) => ({
    at: time.getAttribute('datetime')!,
    said: time.textContent!,
  }));
  const wanted = new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  });
  expect(said).toContain(wanted.format(new Date(at)));
});
