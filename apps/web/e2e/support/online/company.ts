/** People at an online table, each with their own browser. */
import type { Guest } from '../guest.ts';
import { deal, openTable, sitDown } from '../opening.ts';
import type { TestServer } from '../test-server.ts';

/** No board, and every question gets an answer: the quickest edition to test with. */
export const quick = 'speed';
/** For a person among bots: in the quick one a lucky bot may solve the case before anybody else has had a turn. */
export const withBots = 'clue-2002';

/** Three people at a table that has been dealt, and its link. */
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

/** Which of them has to act. */
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
