/** What axe finds wrong with the page as it stands. */
import type { Page } from 'playwright-core';

interface Axe {
  run(
    context: unknown,
    options: unknown,
  ): Promise<{
    violations: { id: string; help: string; nodes: { html: string; failureSummary: string }[] }[];
  }>;
}

export async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations: found } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return found.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes
          .slice(0, 3)
          .map(({ html, failureSummary }) => `  ${html.slice(0, 200)}\n  ${failureSummary}`)
          .join('\n')}`,
    );
  });
}
