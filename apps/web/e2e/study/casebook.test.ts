/** The casebook of a game that is over, and the check that it was fair. */
import { analyse, type Game, judgeMarks } from '@casefile/analysis';
import { words as en } from '@casefile/analysis/words/en';
import { words as fr } from '@casefile/analysis/words/fr';
import { type Fact, type FactOf, makeRules, openGame, play, seededChance, stripFact } from '@casefile/engine';
import { makeRecord, makeRecordText } from '@casefile/protocol/record';
import { atRandom, playOut } from '@casefile/testkit/records/play-out';
import { writeDown } from '@casefile/testkit/records/scribe';
import { expect, test } from 'vitest';
import { call } from '../../../server/test/support/player.ts';
import { words as caseEn } from '../../src/casebook/words/words-en.ts';
import { words as replayEn } from '../../src/replay/words-en.ts';
import type { SavedGame } from '../../src/worker/messages.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';
import { violations } from '../support/axe.ts';
import { type Guest, phone } from '../support/guest.ts';
import { acknowledgeAll, editionOf, keptBy, momentsOf, settingOf, tableOf } from '../support/saved-games.ts';
import { openFor, order } from '../support/seated.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

/** A game that bots have played to its end, as if I had been the first of them. */
function finished(edition: string): SavedGame {
  const table = new LocalTable(editionOf(edition), settingOf({ edition, seed: 3 }));
  while (table.next());
  const { saved } = table.scene();
  const [own, ...others] = saved!.players;
  return { ...saved!, players: [{ suspect: own!.suspect }, ...others] };
}

function stepsIn({ edition: id, players, options, seed, origin, actions }: SavedGame) {
  const begun = origin === undefined ? {} : { origin };
  const setting = { players: players.map(({ suspect }) => ({ suspect })), options, ...begun };
  const opened = openGame(editionOf(id), setting, seededChance(seed));
  if (!opened.ok) throw new Error('does not open');
  let { game } = opened;
  const steps = [opened.facts];
  for (const { by, action } of actions) {
    const played = play(game, by, action);
    if (!played.ok) throw new Error(played.refusal.why);
    game = played.game;
    steps.push(played.facts);
  }
  return steps;
}

function gameIn(saved: SavedGame): Game {
  const steps = stepsIn(saved);
  const [opened] = steps[0]!;
  if (opened?.fact !== 'opened') throw new Error('does not open');
  const rules = makeRules(editionOf(saved.edition), opened.options, opened.players);
  return { rules, viewpoint: 'table', steps };
}
const casebookOf = (saved: SavedGame) => analyse(gameIn(saved));

/** A notebook in which one thing was marked in time and another wrongly; the rest of what was certain was missed. */
function notebookFor(saved: SavedGame) {
  const [first, second] = judgeMarks(gameIn(saved), 0, []).missed;
  const [good, bad] = [first!, second!].map(({ card, owner }) => `${card}|${owner}`) as [string, string];
  const page = { marks: { [good]: 'yes', [bad]: 'no' }, times: { [good]: first!.at, [bad]: second!.at } };
  const own = [
    { card: first!.card, owner: first!.owner, mark: 'yes', at: first!.at } as const,
    { card: second!.card, owner: second!.owner, mark: 'no', at: second!.at } as const,
  ];
  return { text: JSON.stringify({ 0: JSON.stringify(page) }), judged: judgeMarks(gameIn(saved), 0, own) };
}

const factsAt = (steps: readonly (readonly Fact[])[]): readonly Fact[] => steps.flat();
const casebookFacts = (saved: SavedGame): readonly Fact[] => factsAt(stepsIn(saved));
const lastTurnOf = (saved: SavedGame): number => {
  const facts = factsAt([...(saved.origin?.steps ?? []), ...stepsIn(saved).slice(1)]);
  return facts.reduce((last, fact) => (fact.fact === 'turn' ? fact.number : last), 0);
};

async function open({ page }: Guest, saved: SavedGame): Promise<void> {
  await page.addInitScript(
    (game) => localStorage.setItem('casefile.game.studied', game),
    JSON.stringify(saved),
  );
  await page.goto('/case/studied');
}

test.each([
  ['en', en],
  ['fr', fr],
] as const)('U30 U59 U60 U61 U62 the casebook says what the analysis says: %s', async (lang, words) => {
  const guest = await home.guest(
    { lang },
    { viewport: lang === 'fr' ? phone : { width: 1280, height: 800 } },
  );
  const { page } = guest;
  const saved = finished('card-2018');
  const { seats } = casebookOf(saved);
  const { text, judged } = notebookFor(saved);
  await page.addInitScript((notes) => localStorage.setItem('casefile.notes.studied', notes), text);
  await open(guest, saved);
  await page.locator('.casebook[aria-busy="false"]').waitFor();
  const notebook = page.locator('[data-chapter="notebook"]');
  await notebook.locator('li').first().waitFor();
  expect(judged.marks.map(({ verdict }) => verdict)).toEqual(['in-time', 'wrong']);
  expect(await notebook.locator('[data-verdict="wrong"]').count()).toBe(1);
  expect(await notebook.locator('[data-verdict="missed"]').count()).toBe(judged.missed.length);
  for (const { seat, suspect, suggestions, shows, curve } of seats) {
    // What others knew is seen with their eyes.
    const eyes = seat === 0 ? '' : `&as=${suspect}`;
    await page.locator('.case-player select').selectOption(String(seat));
    const lines = page.locator('[data-chapter="suggestions"] li');
    await expect.poll(() => lines.count()).toBe(suggestions.length);
    for (const [i, { expected, gained, at }] of suggestions.entries()) {
      expect(await lines.nth(i).innerText()).toContain(words.could(expected!, gained));
      expect(await lines.nth(i).locator('a').getAttribute('href')).toBe(`/case/studied#t=${at}${eyes}`);
    }
    expect(await page.locator('[data-chapter="shows"] li').count()).toBe(shows.length);
    const last = curve.findLast(({ opened }) => !opened)!;
    const legend = page.locator(`.certainty-legend [data-line="${seat}"]`);
    expect(await legend.innerText()).toContain(words.bits(last.bits!));
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  // The chart by keyboard: my own line from the deal to its end, and from there to the table.
  const chart = page.locator('.chart');
  await chart.focus();
  for (const [key, { turn, solutions, bits }] of [
    ['Home', seats[0]!.curve[0]!],
    ['End', seats[0]!.curve.findLast(({ opened }) => !opened)!],
  ] as const) {
    await page.keyboard.press(key);
    const read = words.list([words.solutions(solutions!), words.bits(bits!)]);
    await expect.poll(() => chart.getAttribute('aria-valuetext')).toContain(read);
    expect(await chart.getAttribute('aria-valuetext')).toContain(words.turn(turn));
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/case/studied#t=${seats[0]!.curve.findLast(({ opened }) => !opened)!.at}`);
});

test('U49 a game that goes on has no casebook, and nobody plays on from it', async () => {
  const guest = await home.guest();
  const [moment] = momentsOf({ edition: 'speed', seed: 2 });
  await open(guest, moment!.saved);
  expect(await guest.page.getByRole('alert').innerText()).toBe(caseEn.faults.unfinished);
  expect(await guest.page.locator('.casebook').count()).toBe(0);
  await guest.page.goto('/case/studied#t=20');
  await guest.page.getByRole('alert').waitFor();
  expect(await guest.page.locator('.play-from').count()).toBe(0);
});

test('U32 in a game that goes on the past is seen with my own knowledge only, and leads back to now', async () => {
  const guest = await home.guest({}, { viewport: phone });
  const { page } = guest;
  const moment = [...momentsOf({ edition: 'speed', seed: 2 })].at(-1)!;
  await open(guest, moment.saved);
  await page.goto('/play/studied');
  await page.locator('.tabs .tab').first().waitFor();
  await acknowledgeAll(page);
  await page.locator('.tabs .tab').nth(3).click();
  await page.locator('.to-past').click();
  const line = page.locator('.replay-line input');
  await line.waitFor();
  const last = Number(await line.getAttribute('max'));
  expect(last).toBe(moment.scene.view.turnNumber > 0 ? tableOf(moment.saved).scene().facts.length : 0);
  // Nobody else's eyes, nothing to play from, and it is said that I am waited for.
  expect(await page.locator('.replay-eyes, .play-from, .act .buttons button').count()).toBe(0);
  expect(await page.locator('.look-back [role="status"]').innerText()).toBe(replayEn.live.called);
  expect(await page.title()).toContain('●');
  await page.locator('[data-jump="turn-back"]').click();
  await expect.poll(async () => Number(await line.inputValue())).toBeLessThan(last);
  expect(new URL(page.url()).hash).toBe('');
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-now]').click();
  await page.locator('.act .buttons button').first().waitFor();
  expect(await page.locator('.replay-bar').count()).toBe(0);
});

test('U32 at an online table too: nothing is sent, and the others cannot tell', async () => {
  const sessions = await openFor(home, 'speed', ['Ada', 'Ben', 'Cleo']);
  const [mine] = sessions;
  const { page } = await home.guest({ settings: { tables: { [mine!.table]: mine } } }, { viewport: phone });
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await page.goto(`/t/${mine!.table}`);
  await page.locator('.lobby').waitFor();
  await order(home, mine!, { do: 'start' });
  await page.locator('.tabs .tab').first().waitFor();
  // Whoever is in turn asks something: there is a past to look at.
  const { suspects, weapons, rooms } = editionOf('speed').cards({});
  const action = { do: 'suggest', suspect: suspects[0], weapon: weapons[0], room: rooms[0] };
  const path = `/api/tables/${mine!.table}`;
  for (const { tokens } of sessions)
    await call(
      home.origin,
      'POST',
      `${path}/commands`,
      { id: tokens.seat!.slice(0, 8), v: 10_000, command: { do: 'act', action } },
      tokens.seat,
    );
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/suggest/);
  await acknowledgeAll(page);
  const asked: string[] = [];
  const others = async (): Promise<unknown> => {
    const seat = sessions[1]!.tokens.seat;
    const { body } = await call(home.origin, 'GET', `${path}/entries?since=0`, undefined, seat);
    return { ...(body as object), now: 'whenever' };
  };
  const before = await others();
  const from = sent.length;
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const line = page.locator('.replay-line input');
  // Whoever is asked meanwhile is led to what to do: the log is opened again.
  await expect
    .poll(async () => {
      await page.locator('.tabs .tab').nth(3).click();
      await page
        .locator('.to-past')
        .click({ timeout: 1000 })
        .catch(() => {});
      return line.isVisible();
    })
    .toBe(true);
  const last = Number(await line.inputValue());
  await page.locator('[data-jump="turn-back"]').click();
  await expect.poll(async () => Number(await line.inputValue())).toBeLessThan(last);
  // My own cards and nobody else's, and no eyes but mine to choose.
  expect(await page.locator('.replay-eyes, .play-from, .open-hands').count()).toBe(0);
  await page.locator('[data-now]').click();
  await page.locator('.replay-bar').waitFor({ state: 'detached' });
  expect(sent.slice(from).filter((frame) => !frame.includes('"ping"'))).toEqual([]);
  // Back at the table my own notes are read again.
  expect(asked.filter((each) => each.includes('/api/') && each !== `GET ${path}/notes`)).toEqual([]);
  expect(await others()).toEqual(before);
});

test('U49 from any moment one plays on with cards one could not rule out, and both games are compared', async () => {
  const guest = await home.guest();
  const { page } = guest;
  const saved = finished('speed');
  await open(guest, saved);
  await page.locator('[data-challenge]').click();
  await page.getByText(caseEn.copied).waitFor();
  const challenge = await page.evaluate(() => navigator.clipboard.readText());
  const { seats } = casebookOf(saved);
  const { at } = seats[1]!.suggestions[1]!;
  await page.goto(`/case/studied#t=${at}&as=${seats[1]!.suspect}`);
  await page.locator('.play-from').click();
  await page.locator('.play-from-box input').nth(1).check();
  expect(await violations(page)).toEqual([]);
  await page.locator('.play-from-box [type="submit"]').click();
  await page.waitForURL('**/play/*');
  await page.locator('[data-pane="hand"] .card').first().waitFor();
  const begun = (await keptBy(page))!;
  const { origin } = begun;
  expect(origin).toMatchObject({ path: '/case/studied', seat: 1, drawnFor: 1 });
  expect(origin!.at).toBeLessThanOrEqual(at);
  // The same game for whose chair it is; then bots play it to its end.
  const own = casebookFacts(saved).slice(0, origin!.at);
  const seen = (facts: readonly Fact[]): readonly Fact[] => facts.slice(1).map((fact) => stripFact(fact, 1));
  expect(seen(origin!.steps.flat())).toEqual(seen(own));
  const players = begun.players.map(({ suspect }) => ({ suspect, bot: 'agnes' }));
  const table = LocalTable.restore(editionOf('speed'), { ...begun, players, actions: [] });
  while (table.next());
  const over: SavedGame = { ...table.scene().saved!, players: begun.players };
  await page.evaluate((game) => localStorage.setItem('casefile.game.branch', game), JSON.stringify(over));
  await page.goto('/case/branch');
  await page.locator('.compared').waitFor();
  const cells = await page.locator('.compared tbody tr').nth(1).locator('td').allInnerTexts();
  expect(cells).toEqual([origin!.went.turns, lastTurnOf(over)].map(String));
  // Both lines on the same axes, and the same as a table: up to where they part they say the same.
  const both = page.locator('.compared .certainty');
  await both.waitFor();
  expect(await both.locator('.chart .line path').count()).toBe(2);
  expect(await both.locator('.certainty-legend li').allInnerTexts()).toEqual([
    expect.stringContaining(caseEn.compared.before),
    expect.stringContaining(caseEn.compared.here),
  ]);
  await page.locator('.compared summary').click();
  const rows = page.locator('.compared details tbody tr');
  const [first, second] = await rows.first().locator('td').allInnerTexts();
  expect(first).toBe(second);
  const { curve } = casebookOf(over).seats[1]!;
  const proved = curve.findLast(({ opened }) => !opened)!;
  expect((await rows.last().locator('td').allInnerTexts())[1]).toContain(`${proved.solutions} · `);
  await page.locator('.casebook[aria-busy="false"]').waitFor();
  await page.getByRole('button', { name: caseEn.verify.press }).click();
  await page.locator('.verdict[data-right="true"]').waitFor();
  expect(await page.locator('[data-check="opening"]').getAttribute('data-found')).toBe('none');
  expect(await page.locator('[data-challenge]').count()).toBe(0);
  await page.locator('.compared > p > a').click();
  await page.waitForURL(`**/case/studied#t=${origin!.at}*`);
  // The same deal for somebody else: the hand is the one I had.
  await page.goto(challenge);
  await page.locator('.same-deal [type="submit"]').click();
  await page.waitForURL('**/play/*');
  const mine = casebookFacts(saved).find(
    (fact) => fact.fact === 'dealt' && fact.seat === 0,
  ) as FactOf<'dealt'>;
  const hand = page.locator('[data-pane="hand"] .card');
  await expect.poll(() => hand.count()).toBe(mine.sealed.cards!.length);
  expect((await keptBy(page))!.layout!.hands![saved.players[0]!.suspect]).toEqual(mine.sealed.cards);
});

test('U48 one press checks an honest record and a changed one, and says where that breaks', async () => {
  const edition = editionOf('speed');
  const options = Object.fromEntries(
    Object.entries(edition.options).map(([name, [usual]]) => [name, usual!]),
  );
  const setting = { edition, options, suspects: edition.cards({}).suspects.slice(0, 3) };
  const log = writeDown({ ...setting, seed: 4 }, (seed) => playOut(setting, seed, atRandom(4, 30)));
  const honest = makeRecordText(makeRecord(log, edition)!);
  const records: Readonly<Record<string, string>> = {
    'honest-one': honest,
    'noted-one': honest,
    'other-deal': honest,
    'changed-one': honest.replace(/("fact":"showed".*?"cards":\[")[\w-]+/, '$1study'),
  };
  expect(records['changed-one']).not.toBe(honest);
  const { page } = await home.guest();
  const { commitment } = makeRecord(log, edition)!.chance as { commitment: string };
  const noted = { seed: '', commitment: '', table: commitment };
  await page.addInitScript(
    ([right, wrong]) => {
      localStorage.setItem('casefile.seed.noted-one', right!);
      localStorage.setItem('casefile.seed.other-deal', wrong!);
    },
    [noted, { ...noted, table: 'f'.repeat(64) }].map((note) => JSON.stringify(note)),
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
    ['other-deal', false],
    ['changed-one', false],
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
    // With what this device noted before the deal it is compared; without, it is said that there was nothing.
    if (table === 'other-deal')
      expect(await page.locator('[data-check="noted"]').getAttribute('data-found')).toBe('bad');
    if (isRight)
      expect(await page.locator('.noted').innerText()).toBe(
        table === 'noted-one' ? t.noted(commitment.slice(0, 16)) : t.notNoted,
      );
  }
});

test('U31 a moment of the replay has an address, and is seen with the eyes one chooses', async () => {
  const guest = await home.guest();
  const { page } = guest;
  const saved = finished('speed');
  const { seats } = casebookOf(saved);
  const { at, cards } = seats[1]!.suggestions[1]!;
  await open(guest, saved);
  await page.goto(`/case/studied#t=${at}&as=${seats[1]!.suspect}`);
  await page.locator('.replay-bar').waitFor();
  const line = page.locator('.replay-line input');
  await expect.poll(() => line.inputValue()).toBe(String(at));
  // The hand is the one of the player whose eyes these are.
  const handOf = (): Promise<number> => page.locator('[data-pane="hand"] .card').count();
  await expect.poll(handOf).toBeGreaterThan(0);
  expect(cards.length).toBe(3);
  await page.locator('[data-jump="next"]').click();
  await expect.poll(async () => Number(await line.inputValue())).toBeGreaterThan(at);
  await page.keyboard.press('Home');
  const first = async (): Promise<number> => Number(await line.inputValue());
  await expect.poll(first).toBeLessThan(at);
  await page.keyboard.press('End');
  await expect.poll(async () => (await line.inputValue()) === (await line.getAttribute('max'))).toBe(true);
  expect(page.url()).toContain(`as=${seats[1]!.suspect}`);
  // All cards open: everybody's, and the envelope.
  await page.locator('.replay-eyes select').selectOption('table');
  await page.locator('.open-hands dt').first().waitFor();
  expect(await page.locator('.open-hands dt').count()).toBe(saved.players.length + 1);
  expect(page.url()).toContain('as=all');
  await page.locator('.log .log-turn').nth(1).click();
  const turns = casebookFacts(saved).flatMap(({ fact }, i) => (fact === 'turn' ? [i + 1] : []));
  await expect.poll(() => line.inputValue()).toBe(String(turns[1]));
  await page.keyboard.press('Shift+PageDown');
  await expect.poll(() => line.inputValue()).toBe(String(turns[1 + saved.players.length]));
  await page.locator('.replay-eyes select').selectOption('spectator');
  await expect.poll(handOf).toBe(0);
  expect(page.url()).toContain('as=spectator');
  await page.locator('.to-casebook').click();
  await page.locator('.certainty').waitFor();
  const moment = page.locator('.case-lines .case-moment').first();
  const there = new URL((await moment.getAttribute('href'))!, page.url()).hash.match(/\d+/)![0];
  await moment.click();
  await expect.poll(() => line.inputValue()).toBe(there);
});
