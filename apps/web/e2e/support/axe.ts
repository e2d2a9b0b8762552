/** The faults that axe finds on the current page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Axe {
  run(
    context: unknown,
    options: unknown,
  ): Promise<{
    violations: { id: string; help: string; nodes: { html: string; failureSummary: string }[] }[];
  }>;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Given rule names, only these run: another theme changes nothing but colours. */
export async function violations(page: Page, runOnly: readonly string[] = all): Promise<string[]> {
  // Injected on demand: in every page it would cost half a megabyte of script each.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // Elements that are fading in are too pale until they are done.
    const fades = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(fades.map(({ finished }) => finished));
    const { violations: found } = await axe.run(document, { runOnly: only });
    return found.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes
          .slice(0, 3)
          .map(({ html, failureSummary }) => `  ${html.slice(0, 200)}\n  ${failureSummary}`)
          .join('\n')}`,
    );
  }, runOnly);
}
