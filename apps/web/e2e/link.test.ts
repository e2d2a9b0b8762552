/** What happens when the line to the server is not what it should be. */
import { makeSpeaker } from '@casefile/editions/words/speaker';
import { sayRefusal } from '@casefile/editions/words/words';
import type { Reason } from '@casefile/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guest } from './guest.ts';
import { addBot, atTable, deal, handOf, openTable, says, sitDown, statusOf, wordsOf } from './opening.ts';
import { type Line, openLine } from './proxy.ts';
import { testServer } from './test-server.ts';

const home = testServer();
const quick = 'speed';
let line: Line;
beforeAll(async () => {
  line = await openLine(home.serving.port);
});
afterAll(() => line?.close());

async function pair(settings: Readonly<Record<string, string>> = {}): Promise<[Guest, Guest]> {
  const ada = await home.guest({ settings: { name: 'Ada' } }, { baseURL: line.origin });
  const ben = await home.guest();
  await ada.page.clock.install();
  const link = await openTable(ada, quick, settings);
  await sitDown(ben, `${home.origin}${new URL(link).pathname}`, 'Ben');
  await addBot(ada, 'basil');
  await deal(ada, [ben]);
  return [ada, ben];
}

/** What must be the same after coming back as after coming anew. */
const standing = async (guest: Guest): Promise<string> =>
  [await statusOf(guest.page), (await handOf(guest.page)).join(), await wordsOf(guest.page, '.seats')].join(
    '\n',
  );

test('U18 a line that falls silent: a banner within ten seconds, nothing to press, and all is back afterwards', async () => {
  const [ada] = await pair({ [says.en.setUp.clock]: 'timed' });
  await ada.page.locator('.clocks').waitFor();
  line.hold();
  await ada.page.clock.runFor(10_000);
  await ada.page.getByText(says.en.people.lostTitle).waitFor();
  expect(await ada.page.locator('.act button.primary:enabled').count()).toBe(0);
  expect(await ada.page.locator('.clocks').count()).toBe(0);
  line.mend();
  await ada.page.clock.runFor(9000);
  await ada.page.getByText(says.en.people.lostTitle).waitFor({ state: 'detached' });
  const after = await standing(ada);
  await ada.page.reload();
  await atTable(ada.page);
  await expect.poll(() => standing(ada)).toBe(after);
});

/** Thirty seconds of grace by the server's clock are long: two tables pass them together. */
test('U18 U19 a line that breaks again and again loses no word; whoever leaves blocks nobody, and has the seat back', () =>
  Promise.all([breaksAgainAndAgain(), leaves()]));

/** Each word that was said while it was broken is there afterwards, once. */
async function breaksAgainAndAgain(): Promise<void> {
  const [ada, ben] = await pair();
  const rounds = process.env.CASEFILE_LONG === '1' ? 60 : 6;
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
}

/** A countdown, a bot by the host’s word, and the seat back. */
async function leaves(): Promise<void> {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const ben = await home.guest();
  const link = await openTable(ada, quick);
  await sitDown(ben, link, 'Ben');
  await addBot(ada, 'basil');
  await deal(ada, [ben]);
  const hand = await handOf(ben.page);
  await ben.page.close();
  const notice = ada.page.locator('.notice').filter({ hasText: says.en.people.away('Ben') });
  await notice.waitFor();
  expect(await notice.innerText()).toMatch(/\d+ s/);
  // Thirty seconds of grace by the server's clock.
  await ada.page.getByRole('button', { name: says.en.people.seatBot('Ben') }).click({ timeout: 120_000 });
  await notice.waitFor({ state: 'detached' });
  await expect.poll(() => wordsOf(ada.page, '.seats')).toMatch(/bot/i);
  const again = await ben.context.newPage();
  await again.goto(link);
  await again.getByRole('button', { name: says.en.people.takeBack }).click();
  await again.getByRole('button', { name: says.en.people.takeBack }).waitFor({ state: 'detached' });
  expect(await handOf(again)).toEqual(hand);
}

test('U06 U39 what is refused says why in the player’s language, with a rule that can be read', async () => {
  const ada = await home.guest({ lang: 'fr', settings: { name: 'Ada' } });
  // Another action goes out than the one that was pressed.
  await ada.page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const page = window as { swap?: unknown };
    Worker.prototype.postMessage = function (
      this: Worker,
      data: {
        message: { ask: string; command?: { do: string; action?: unknown } };
      },
    ) {
      const { ask, command } = data.message;
      if (ask === 'send' && command?.do === 'act' && page.swap !== undefined) {
        command.action = page.swap;
        delete page.swap;
      }
      postMessage.call(this, data);
    } as Worker['postMessage'];
  });
  await openTable(ada, 'clue-2002');
  await addBot(ada, 'basil');
  await addBot(ada, 'daisy');
  await deal(ada, []);
  await ada.page.locator('.act [data-do="roll"]').waitFor();
  await ada.page.evaluate(() => Object.assign(window, { swap: { do: 'move', to: 'kitchen' } }));
  await ada.page.locator('.act [data-do="roll"]').click();
  const trouble = ada.page.locator('.act .trouble');
  await trouble.waitFor();
  const [{ words }, { names }] = await Promise.all([
    import('@casefile/editions/words/fr'),
    import('@casefile/editions/clue-2002/fr'),
  ]);
  const speaker = makeSpeaker(names, [], null);
  const said = await trouble.innerText();
  expect(
    (Object.keys(words.reasons) as Reason[]).some((why) => said.includes(sayRefusal(words, why, speaker))),
  ).toBe(true);
  const rule = (await trouble.getByRole('link').getAttribute('href'))!.split('#')[1]!;
  await trouble.getByRole('link').click();
  await ada.page.locator(`[id="${rule}"]`).waitFor();
  expect(await ada.page.evaluate(() => document.activeElement?.id)).toBe(rule);
});
