/**
 * A wrong accusation: one scene for the accuser, another for the others; and the confirmation of a move that ends the
 * turn.
 */
import { expect, test } from 'vitest';
import { Player } from '../../../server/test/support/player.ts';
import { endedAs } from '../../src/paper/test/endings.ts';
import type { SavedGame } from '../../src/worker/messages.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';
import { violations } from '../support/axe.ts';
import { play, tap } from '../support/driver.ts';
import { phone } from '../support/guest.ts';
import { openFor, order } from '../support/online/seated.ts';
import { atTable, says, wordsOf } from '../support/opening.ts';
import { beginSolo, editionOf, goOn, keep, keptBy, momentsOf, settingOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const t = says.en;

test('U53 a wrong accuser sees the named cards above the real ones, and chooses how to go on', async () => {
  const guest = await home.guest({ seed: 8 }, { viewport: phone });
  const { page } = guest;
  await beginSolo(guest, 'clue-2002');
  const scene = page.locator('dialog.learned[data-what="verdict"]');
  await play(page, { turns: 0, until: () => scene.isVisible() });
  await scene.locator('.verdict .three').nth(1).waitFor();
  expect(await wordsOf(page, '.verdict')).toContain(t.verdict.yoursWrong);
  const three = (row: number): Promise<(string | null)[]> =>
    scene
      .locator('.three')
      .nth(row)
      .locator('[role="img"]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  const [named, envelope] = [await three(0), await three(1)];
  expect(named).toHaveLength(3);
  expect(envelope).toHaveLength(3);
  const marks = await scene
    .locator('.three [data-fits]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-fits')));
  expect(marks).toEqual(named.map((card) => String(envelope.includes(card))));
  // Everything, with the three ways on, fits a small phone.
  const box = (await scene.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(phone.height);
  for (const name of [t.verdict.watch, t.table.toEnd, t.verdict.newGame])
    expect(await scene.getByRole('button', { name }).isVisible()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.waitForTimeout(400);
  await scene.getByRole('button', { name: t.table.toEnd }).click();
  await page.locator('.paper').waitFor();
});

/** A game in which the player to my right has just accused wrongly, naming cards of their own hand. */
function accusedBesideMe(edition: string): SavedGame {
  const setting = settingOf({ edition, seed: 1 });
  const table = new LocalTable(editionOf(edition), setting);
  for (let i = 0; i < 400; i++) {
    table.look(2);
    const { legal, view } = table.scene();
    const form = legal.find((each) => each.do === 'accuse');
    if (view.turn === 2 && form !== undefined) {
      const one = (choices: string | readonly string[] | undefined): string =>
        [choices ?? []].flat().find((card) => view.hand.includes(card)) ?? [choices ?? []].flat()[0]!;
      const [suspect, weapon, room] = [one(form.suspect), one(form.weapon), one(form.room)];
      if (table.act(2, { do: 'accuse', suspect, weapon, room }) !== null) throw new Error('refused');
      const { saved } = table.scene();
      const [own, ...others] = saved!.players;
      return { ...saved!, players: [{ suspect: own!.suspect }, ...others] };
    }
    table.next();
  }
  throw new Error('Nobody came to accuse.');
}

test('U53 when another player accuses wrongly I see who did and what they named', async () => {
  const { page } = await home.guest();
  await keep(page, accusedBesideMe('clue-2002'));
  const scene = page.locator('dialog.learned[data-what="verdict"]');
  await scene.locator('.verdict-of').waitFor();
  expect(await scene.locator('.three [role="img"]').count()).toBe(3);
  // In large type a title never parts from its name.
  expect(await scene.locator('h2').innerText()).toContain(t.verdict.wrong('Mrs.\u00a0White'));
  expect(await scene.getByRole('button').count()).toBe(1);
});

test('U53 K18-09 several accusations lie open beside each other, and the envelope alone says who is right', async () => {
  const { page } = await home.guest();
  const { saved, last } = endedAs(
    editionOf('card-2018'),
    'lost',
    ({ by, action }) => by === 0 && action.do === 'pass',
  )!;
  await goOn(page, saved);
  await page.locator(`.act [data-do="${last.action.do}"]`).click();
  const scene = page.locator('dialog.learned[data-what="verdict"]');
  await scene.locator('.verdict-of').nth(1).waitFor();
  expect(await scene.locator('.three [role="img"]').count()).toBe(6);
  expect(await page.locator('.log').isVisible()).toBe(false);
  expect(await scene.locator('h2').allInnerTexts()).toEqual([
    t.verdict.several,
    'Colonel Mustard',
    'Dr\u00a0Orchid',
  ]);
  await page.waitForTimeout(400);
  await scene.getByRole('button').click();
  await page.locator('.opening-envelope, .paper').first().waitFor();
});

test.each(['clue-2015', 'secrets-2008'])(
  'U22 %s asks before a move that would end my turn, so that a slip costs nothing',
  async (edition) => {
    const { page } = await home.guest();
    const isSquare = (to: unknown): boolean => typeof to !== 'string';
    let found = null;
    for (let seed = 1; found === null; seed++)
      for (const { scene, saved } of momentsOf({ edition, seed }))
        if (scene.ways.some(({ isLast, to }) => isLast && isSquare(to))) found ??= { scene, saved };
    const ways = found.scene.ways.filter(({ isLast, to }) => isLast && isSquare(to));
    await goOn(page, found.saved);
    const place = page.locator(`.board [data-place="${ways[0]!.to}"]`);
    await tap(page, (await place.elementHandle())!);
    await page.locator('.confirm-move').waitFor();
    expect(await wordsOf(page, '.confirm-move')).toContain(t.table.lastMove);
    expect((await keptBy(page))!.actions).toHaveLength(found.saved.actions.length);
    await page.getByRole('button', { name: t.table.back, exact: true }).click();
    await page.locator('.confirm-move').waitFor({ state: 'detached' });
    await tap(page, (await place.elementHandle())!);
    await page.locator('.confirm-move .primary').click();
    await expect
      .poll(async () => (await keptBy(page))!.actions.length)
      .toBeGreaterThan(found.saved.actions.length);
  },
);

test('U53 online a wrong accuser sees the envelope; the others see only a portrait, and receive nothing more', async () => {
  const sessions = await openFor(home, 'clue-2002', ['Ada', 'Ben', 'Cleo']);
  await order(home, sessions[0]!, { do: 'start' });
  const players = sessions.map((session) => new Player(home.origin, session));
  await Promise.all(players.map((player) => player.connect()));
  const { position } = await players[0]!.until((state) => state.position !== null);
  const accuser = players.find(({ seat }) => seat === position!.turn)!;
  // The next player is asked for a decision and sees the scene without steps.
  const other = players.find(({ seat }) => seat === (position!.turn + 2) % players.length)!;
  const look = async ({ session }: Player) => {
    const settings = { tables: { [session.table]: session }, speed: 'step' };
    const { page } = await home.guest({ settings });
    const frames: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
    );
    await page.goto(`/t/${session.table}`);
    await atTable(page);
    return { page, frames };
  };
  const [own, theirs] = await Promise.all([look(accuser), look(other)]);
  // A card of the accuser's own hand cannot be right.
  const { suspects, weapons, rooms } = editionOf('clue-2002').cards({});
  const hand = accuser.state!.position!.hands[accuser.seat!]!;
  const one = (cards: readonly string[]): string => cards.find((card) => hand.includes(card)) ?? cards[0]!;
  const action = { do: 'accuse', suspect: one(suspects), weapon: one(weapons), room: one(rooms) } as const;
  expect((await accuser.do({ do: 'act', action })).t).toBe('ok');
  for (const { page } of [own, theirs]) {
    await page.locator('.staging[data-gesture="accuse"] .step-on').click();
    await page.locator('.staging .judged').waitFor();
  }
  const facts = accuser.entries.flatMap((entry) => ('facts' in entry ? entry.facts : []));
  const judged = facts.find((fact) => fact.fact === 'judged')!;
  const envelope = JSON.stringify(judged.fact === 'judged' && judged.sealed.cards);
  expect(await own.page.locator('.judged .stage-cards .card').count()).toBe(3);
  expect(own.frames.join()).toContain(envelope);
  // A portrait and a closed envelope.
  expect(await theirs.page.locator('.judged .stage-cards').count()).toBe(0);
  expect(await theirs.page.locator('.judged > svg').count()).toBe(2);
  expect(theirs.frames.join()).toContain('"judged"');
  const kept = await theirs.page.evaluate(() => JSON.stringify({ ...localStorage }).replaceAll('\\', ''));
  for (const text of [theirs.frames.join(), other.frames.join(), kept]) expect(text).not.toContain(envelope);
  for (const player of players) player.close();
});
