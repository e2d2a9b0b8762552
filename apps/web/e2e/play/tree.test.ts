/** A game played from the accessibility tree alone, as with a screen reader. */
import { isLong } from '@casefile/testkit/size';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { papers } from '../../src/paper/papers.ts';
import { words as coach } from '../../src/table/coach/words-en.ts';
import { says } from '../support/opening.ts';
import { beginSolo } from '../support/saved-games.ts';
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
