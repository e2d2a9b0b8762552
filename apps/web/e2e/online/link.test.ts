/** Failures of the connection to the server. */

import { sayRefusal } from '@casefile/editions/words/refusals';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import type { Reason } from '@casefile/engine';
import { absenceGraceMs } from '@casefile/protocol';
import { size } from '@casefile/testkit/size';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Guest } from '../support/guest.ts';
import { company, withBots } from '../support/online/company.ts';
import { leapingClock } from '../support/online/leaping-clock.ts';
import { type Line, openLine } from '../support/online/proxy.ts';
import {
  addBot,
  atTable,
  deal,
  handOf,
  openTable,
  readyButtons,
  says,
  sitDown,
  statusOf,
  wordsOf,
} from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const clock = leapingClock();
const home = testServer({}, clock);
let line: Line;
beforeAll(async () => {
  line = await openLine(home.serving.port);
});
// A connection that one test left silent would fail all later tests.
beforeEach(() => line.mend());
afterAll(() => line?.close());

async function pair(settings: Readonly<Record<string, string>> = {}): Promise<[Guest, Guest]> {
  const ada = await home.guest({ settings: { name: 'Ada' } }, { baseURL: line.origin });
  const ben = await home.guest();
  await ada.page.clock.install();
  const link = await openTable(ada, withBots, settings);
  await sitDown(ben, `${home.origin}${new URL(link).pathname}`, 'Ben');
  await addBot(ada, 'basil');
  // The last part that is fetched ahead: if the line broke before, the page would open anew as soon as it is mended.
  const fetched = ada.page.waitForResponse(/\/Coach-/);
  await deal(ada, [ben]);
  await (await fetched).finished();
  return [ada, ben];
}

/** What must be equal after reconnecting and after a fresh visit. */
const standing = async (guest: Guest): Promise<string> =>
  [await statusOf(guest.page), (await handOf(guest.page)).join(), await wordsOf(guest.page, '.seats')].join(
    '\n',
  );

test('U18 a silent connection shows a banner within ten seconds, disables actions, and recovers fully', async () => {
  const [ada] = await pair({ [says.en.setUp.clock]: 'timed' });
  await ada.page.locator('.clocks').waitFor();
  line.hold();
  await ada.page.clock.runFor(10_000);
  await ada.page.getByText(says.en.people.lostTitle).waitFor();
  await expect.poll(() => readyButtons(ada.page).count()).toBe(0);
  await expect.poll(() => ada.page.locator('.clocks').count()).toBe(0);
  line.mend();
  await ada.page.clock.runFor(9000);
  await ada.page.getByText(says.en.people.lostTitle).waitFor({ state: 'detached' });
  const after = await standing(ada);
  await ada.page.reload();
  await atTable(ada.page);
  await expect.poll(() => standing(ada)).toBe(after);
});

test('U18 a connection that keeps breaking loses no message: each arrives exactly once', async () => {
  const [ada, ben] = await pair();
  const rounds = size(6, 60);
  await ben.page.locator('.people-tool').click();
  for (let round = 0; round < rounds; round++) {
    line.cut();
    await ada.page.getByText(says.en.people.lostTitle).waitFor();
    await ben.page.getByRole('button', { name: says.en.people.phrases.hello }).click();
    line.mend();
    await ada.page.clock.runFor(9000);
    await ada.page.getByText(says.en.people.lostTitle).waitFor({ state: 'detached' });
  }
  await ada.page.locator('.people-tool').click();
  await expect
    .poll(() => ada.page.locator('.talk li').filter({ hasText: says.en.people.phrases.hello }).count())
    .toBe(rounds);
});

test('U19 an absent player blocks nobody: a countdown, a bot on the host’s request, and the seat back', async () => {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const ben = await home.guest();
  const link = await openTable(ada, withBots);
  await sitDown(ben, link, 'Ben');
  await addBot(ada, 'basil');
  await deal(ada, [ben]);
  const hand = await handOf(ben.page);
  await ben.page.close();
  const notice = ada.page.locator('.notice').filter({ hasText: says.en.people.away('Ben') });
  await notice.waitFor();
  expect(await notice.innerText()).toMatch(/\d+ s/);
  const seatBot = ada.page.getByRole('button', { name: says.en.people.seatBot('Ben') });
  clock.leap(absenceGraceMs - 5000);
  await ada.page.waitForTimeout(300);
  expect(await seatBot.count()).toBe(0);
  clock.leap(5000);
  await seatBot.click();
  await notice.waitFor({ state: 'detached' });
  await expect.poll(() => wordsOf(ada.page, '.seats')).toMatch(/bot/i);
  const again = await ben.context.newPage();
  // Everything his seat learned meanwhile is shown to him first, item by item.
  await again.addLocatorHandler(again.locator('.over .primary'), (gotIt) => gotIt.click(), {
    noWaitAfter: true,
  });
  await again.goto(link);
  await again.getByRole('button', { name: says.en.people.takeBack }).click();
  await again.getByRole('button', { name: says.en.people.takeBack }).waitFor({ state: 'detached' });
  await expect.poll(() => handOf(again)).toEqual(hand);
});

test('U19 where the host is away the others vote for a bot, and read how many votes it takes', async () => {
  const [ada, ben, cleo] = await company(home);
  await ada.page.close();
  const noticeOf = ({ page, lang }: Guest) =>
    page.locator('.notice').filter({ hasText: says[lang].people.away('Ada') });
  await noticeOf(cleo).waitFor();
  clock.leap(absenceGraceMs);
  const voteOf = (guest: Guest) =>
    guest.page.getByRole('button', { name: says[guest.lang].people.vote('Ada') });
  await voteOf(cleo).click();
  await voteOf(cleo).waitFor({ state: 'detached' });
  await expect.poll(() => noticeOf(cleo).innerText()).toContain(says.en.people.voted(1, 2));
  await expect.poll(() => noticeOf(ben).innerText()).toContain(says.fr.people.voted(1, 2));
  await voteOf(ben).click();
  for (const guest of [ben, cleo]) await noticeOf(guest).waitFor({ state: 'detached' });
  await expect.poll(() => wordsOf(cleo.page, '.seats')).toMatch(/bot/i);
});

/** The source of a function that alters the server's frames in the worker; `kept` lives as long as the page. */
const lies = {
  'leaves an entry out': ['broken-server', `f.entry?.n === 1 ? [] : [f]`],
  'sends two entries in the wrong order': [
    'broken-server',
    `f.entry?.n === 1 ? ((kept.first = f), []) : f.entry?.n === 2 ? [f, kept.first] : [f]`,
  ],
  'sends an entry of a kind that nobody knows': [
    'newer-server',
    `f.entry?.n === 1 ? [{ ...f, entry: { ...f.entry, is: 'teleported' } }] : [f]`,
  ],
  'speaks a newer protocol': ['newer-server', `f.t === 'welcome' ? [{ ...f, protocol: 99 }] : [f]`],
} as const;

test('U18 reports a server that sends false frames, shows no wrong table, and recovers once it stops', () =>
  Promise.all(Object.values(lies).map(([why, lie]) => liesToAda(why, lie))));

async function liesToAda(why: string, lie: string): Promise<void> {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  await openTable(ada, withBots);
  for (const bot of ['basil', 'daisy']) await addBot(ada, bot);
  const { page } = ada;
  // Chrome treats pages served by the test as public, and forbids them to call a server on this machine.
  await ada.context.grantPermissions(['local-network-access']);
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const lying = `const Honest = WebSocket, kept = {};
      self.WebSocket = class extends Honest {
        set onmessage(hear) {
          super.onmessage = ({ data }) => {
            const f = JSON.parse(data);
            for (const told of ${lie}) hear({ data: JSON.stringify(told) });
          };
        }
      };`;
    await route.fulfill({ response, body: `${lying}\n${script}` });
  });
  await page.reload();
  await page.getByText(says.en.online.ended[why]!).waitFor();
  expect(await page.locator('.lobby, .seats, .act').count()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: says.en.trouble.tryAgain }).click();
  await page.locator('.lobby').waitFor();
}

test('U06 U39 a refused move, or a denied undo, is explained in the player’s language with a link to the rule', async () => {
  const ada = await home.guest({ lang: 'fr', settings: { name: 'Ada' } });
  // Sends another command than the one pressed.
  await ada.page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const page = window as { swap?: { do: string } };
    Worker.prototype.postMessage = function (
      this: Worker,
      data: {
        message: { ask: string; command?: { do: string } };
      },
    ) {
      const { ask, command } = data.message;
      if (ask === 'send' && command?.do === 'act' && page.swap !== undefined) {
        data.message.command = page.swap;
        delete page.swap;
      }
      postMessage.call(this, data);
    } as Worker['postMessage'];
  });
  await openTable(ada, withBots);
  await addBot(ada, 'basil');
  await addBot(ada, 'daisy');
  await deal(ada, []);
  await ada.page.locator('.act [data-do="roll"]').waitFor();
  const roll = ada.page.locator('.act [data-do="roll"]');
  const trouble = ada.page.locator('.act .trouble');
  await ada.page.evaluate(() => Object.assign(window, { swap: { do: 'undo' } }));
  await roll.click();
  await trouble.getByText(says.fr.online.problems['nothing-to-undo']!).waitFor();
  await ada.page.evaluate(() =>
    Object.assign(window, { swap: { do: 'act', action: { do: 'move', to: 'kitchen' } } }),
  );
  await roll.click();
  await trouble.getByRole('link').waitFor();
  const [{ refusals }, { names }] = await Promise.all([
    import('@casefile/editions/words/refusals-fr'),
    import('@casefile/editions/clue-2002/fr/names'),
  ]);
  const speaker = makeSpeaker(names, [], null);
  const said = await trouble.innerText();
  expect(
    (Object.keys(refusals.reasons) as Reason[]).some((why) =>
      said.includes(sayRefusal(refusals, why, speaker)),
    ),
  ).toBe(true);
  const rule = (await trouble.getByRole('link').getAttribute('href'))!.split('#')[1]!;
  await trouble.getByRole('link').click();
  await ada.page.locator(`[id="${rule}"]`).waitFor();
  await expect.poll(() => ada.page.evaluate(() => document.activeElement?.id)).toBe(rule);
});
