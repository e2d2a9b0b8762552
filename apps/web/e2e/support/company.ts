/** People at a table with friends, each with a browser of their own. */
import type { Guest } from './guest.ts';
import { deal, openTable, sitDown } from './opening.ts';
import type { TestServer } from './test-server.ts';

/** Without a board and with an answer to every question: the shortest way to everything. */
export const quick = 'speed';

/** Three people at a table whose cards are dealt, and the link to it. */
export async function company(
  home: TestServer,
  terms: Readonly<Record<string, string>> = {},
): Promise<[Guest, Guest, Guest, string]> {
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

/** Which of them is to do something. */
export async function turnOf(all: readonly Guest[]): Promise<number> {
  return Promise.any(
    all.map(({ page }, i) =>
      page
        .locator('.status[data-mine="true"]')
        .waitFor()
        .then(() => i),
    ),
  );
}
