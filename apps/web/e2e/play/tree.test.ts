/** A game played from the accessibility tree alone, as with a screen reader. */
import { isLong } from '@casefile/testkit/size';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { papers } from '../../src/paper/papers.ts';
import { words as coach } from '../../src/table/coach/words-en.ts';
import { play } from '../support/driver.ts';
import { says } from '../support/opening.ts';
import { acknowledgeAll, beginSolo, goOn, quietRound } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';
import { editions } from '../support/whole-games/whole-games.ts';

const home = testServer();

interface Node {
  readonly id: string;
  readonly role: string;
  readonly name: string;
  readonly children: readonly string[];
  readonly parent: string | undefined;
  readonly dom: number | undefined;
  readonly is: Readonly<Record<string, unknown>>;
  /** Not read out itself; its children may be. */
  readonly isSilent: boolean;
}

async function treeOf(session: CDPSession): Promise<Node[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.map((node) => ({
    id: node.nodeId,
    role: String(node.role?.value ?? ''),
    name: String(node.name?.value ?? ''),
    children: node.childIds ?? [],
    parent: node.parentId,
    dom: node.backendDOMNodeId,
    is: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
    isSilent: node.ignored,
  }));
}

/** Focus and Enter, as a screen reader does it. */
async function press(page: Page, session: CDPSession, { dom }: Node): Promise<void> {
  await session.send('DOM.focus', { backendNodeId: dom! });
  await page.keyboard.press('Enter');
}

const controls = ['button', 'link', 'gridcell', 'checkbox', 'radio', 'combobox', 'textbox', 'slider', 'tab'];

/** One radio button is chosen, but two cards of a question. */
const groups = ['radiogroup', 'group'];
const played = isLong ? editions : ['card-2018'];

test.each(played)(
  'U25 a whole game of %s from the accessibility tree: every control has a name, every event is announced once',
  async (edition) => {
    const guest = await home.guest({ seed: 9 });
    const { page } = guest;
    const session = await page.context().newCDPSession(page);
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told });
      new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes)
          for (const node of addedNodes)
            if ((target as Element).closest?.('[role="log"][aria-live]')) told.push(node.textContent ?? '');
      }).observe(document, { subtree: true, childList: true });
    });
    await beginSolo(guest, edition);
    const t = says.en.table;
    /** After this many actions, accuse. */
    const enough = 30;
    let done = 0;
    let isOver = false;
    for (let step = 0; step < 4000; step++) {
      const tree = await treeOf(session);
      const byId = new Map(tree.map((node) => [node.id, node]));
      const nodes = tree.filter(({ isSilent }) => !isSilent);
      const unnamed = nodes.filter(
        ({ role, name, is }) => controls.includes(role) && name === '' && !is.hidden,
      );
      expect(unnamed.map(({ role, id }) => `${role} ${id}`)).toEqual([]);
      const within = (node: Node, role: string, name?: string): boolean => {
        for (let at: Node | undefined = node; at !== undefined; at = byId.get(at.parent ?? ''))
          if (at.role === role && (name === undefined || at.name === name)) return true;
        return false;
      };
      if (nodes.some(({ role, name }) => role === 'dialog' && name === papers[edition]!.en.name)) {
        isOver = true;
        break;
      }
      const live = nodes.filter(
        ({ role, is }) =>
          ['button', 'radio', 'checkbox'].includes(role) && is.disabled !== true && is.disabled !== 'true',
      );
      const dialog = live.filter((node) => within(node, 'dialog') || within(node, 'alertdialog'));
      const acts = dialog.length > 0 ? dialog : live.filter((node) => within(node, 'region', t.act));
      const open = (group: Node): boolean =>
        acts.filter((node) => node.is.checked === 'true' && within(node, group.role, group.name)).length <
        (group.role === 'group' ? 2 : 1);
      const group = nodes.find(
        (node) =>
          groups.includes(node.role) && acts.some((act) => within(act, node.role, node.name)) && open(node),
      );
      const isAccusation = ({ name }: Node): boolean => /accus/i.test(name);
      // Controls that go back make no progress, nor does asking the coach again and again.
      const idle = [t.back, t.undo, t.faster, coach.ask, coach.close];
      const isBack = ({ name }: Node): boolean => idle.includes(name);
      const wanted =
        (group !== undefined
          ? acts.find((node) => node.is.checked === 'false' && within(node, group.role, group.name))
          : undefined) ??
        (done > enough ? acts.find(isAccusation) : undefined) ??
        acts.find((node) => node.name === says.en.accuse.final) ??
        acts.find(
          (node) => node.is.checked === 'false' && !acts.some((other) => other.is.checked === 'true'),
        ) ??
        acts.find((node) => node.is.checked === undefined && !isBack(node) && !isAccusation(node)) ??
        acts.find((node) => node.is.checked === undefined && !isBack(node));
      if (wanted === undefined) {
        await page.waitForTimeout(50);
        continue;
      }
      done++;
      await press(page, session, wanted).catch(() => {});
      await page.waitForTimeout(30);
    }
    expect(isOver, 'the end page, called by the name of its paper').toBe(true);
    const told = await page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
    const logged = await page
      .locator('.log li')
      .evaluateAll((lines) => lines.map((line) => line.textContent!.trim()).filter((line) => line !== ''));
    const turn = told.filter((line) => /^Turn \d+/.test(line));
    expect(new Set(turn).size).toBe(turn.length);
    expect(turn.length).toBeGreaterThan(0);
    expect(logged.length).toBeGreaterThan(5);
  },
);

/** Notes what is read out, in order: additions to live regions, and dialogs as they open. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes) {
          const isAnnounced = (target as Element).closest?.('[role="log"][aria-live]') != null;
          if (isAnnounced) heard.push((node.textContent ?? '').trim());
          if (!(node instanceof Element)) continue;
          const cards = [node, ...node.querySelectorAll('dialog')].filter((each) =>
            each.matches('dialog.learned'),
          );
          for (const card of cards) heard.push(card.getAttribute('aria-label') ?? '');
        }
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

test('U25 however much happens at once, each event is read out, in order and once', async () => {
  const { page } = await home.guest();
  const heard = await listen(page);
  const saved = quietRound({ edition: 'clue-2002', seed: 1, seats: 6 }, (_, turns) => turns > 4);
  await goOn(page, saved);
  const lines = page.locator('.log li');
  const before = await lines.count();
  await page.locator('.act [data-do="end"]').click();
  // The pace is “instant”: the turns of five bots come together.
  await expect.poll(() => page.locator('.status').getAttribute('data-mine')).toBe('true');
  await expect.poll(() => lines.count()).toBeGreaterThan(before + 12);
  const logged = (await lines.allInnerTexts()).slice(before).map((line) => line.trim());
  await expect.poll(async () => (await heard()).filter((line) => logged.includes(line))).toEqual(logged);
});

test('U25 whose turn it is now is read out after the card that ended mine', async () => {
  const guest = await home.guest({ seed: 5 });
  const { page } = guest;
  const heard = await listen(page);
  await beginSolo(guest, 'asterix');
  const card = page.locator('dialog.learned[data-what="shown"]');
  await play(page, { turns: 99, until: () => card.isVisible() });
  const [shown, next] = [
    await card.getAttribute('aria-label'),
    await page.locator('.log-turn').last().innerText(),
  ];
  expect(next).not.toContain('you');
  expect(await heard()).not.toContain(next);
  await acknowledgeAll(page);
  await expect.poll(heard).toContain(next);
  const all = await heard();
  expect(all.filter((line) => line === next || line === shown)).toEqual([shown, next]);
});

test('U25 the first roll is announced once, others’ turns by the log alone, and a square by how far it is', async () => {
  const guest = await home.guest({ seed: 9, settings: { speed: 'brisk' } });
  const { page } = guest;
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const live = element?.closest('[aria-live]')?.getAttribute('aria-live') ?? 'off';
        if (live === 'off') continue;
        const texts = target instanceof Text ? [target] : [...addedNodes];
        for (const node of texts) heard.push((node.textContent ?? '').trim());
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const heard = (): Promise<string[]> =>
    page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  await beginSolo(guest, 'clue-1986');
  await page.locator('.act [data-do="roll"]').click();
  await page.locator('.act .ways-to summary').click();
  await expect.poll(async () => (await heard()).some((line) => /^You roll/.test(line))).toBe(true);
  const square = page.locator('.squares-to .way-to').first();
  expect(await square.getAttribute('aria-label')).toMatch(/, in \d steps?$/);
  await square.click();
  await page.locator('.act [data-do="end"]').click();
  const turn = 'Colonel Mustard';
  await expect.poll(heard).toContain(`Turn 2: ${turn}`);
  await page.locator('.status[data-mine="true"]').waitFor();
  const all = await heard();
  expect(all.filter((line) => /^You roll/.test(line))).toHaveLength(1);
  expect(all).not.toContain(says.en.table.turnOf(turn));
});
