/**
 * Makes the records of the goldens. A request, in `checks.ts` of its edition, names a table and what the game must show.
 * Its golden is the first game, by the number of its seed, that shows all of it. An existing record is never replaced: it
 * must replay for ever.
 *
 *     node packages/testkit/src/goldens/golden-games.ts                            makes missing records
 *     UPDATE_GOLDENS=1 npx vitest run packages/editions/src/test/goldens.test.ts   writes their texts
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editionById, editions } from '@casefile/editions';
import type { GoldenSpec } from '@casefile/editions/checks';
import type { GameRecord } from '@casefile/engine';
import { checksOf } from '../checks-of.ts';
import { editionsFolder } from '../folders.ts';
import { goldenText, recordText } from './golden.ts';
import { playShortGame } from './golden-player.ts';

export interface GoldenRequest extends GoldenSpec {
  readonly edition: string;
}

/** The maximum number of facts of a golden, which must be reviewed by eye. */
export const longest = 119;

/** The golden requests of all editions. */
export const goldenRequests: readonly GoldenRequest[] = editions.flatMap(({ id }) =>
  checksOf(id).goldens.map((golden) => ({ edition: id, ...golden })),
);

/** The path of a golden without its extension: `.json` is the record, `.txt` the text. */
export const goldenPath = ({ edition, name }: Pick<GoldenRequest, 'edition' | 'name'>): string =>
  join(editionsFolder, edition, 'goldens', name);

export const isFulfilled = ({ winner, shows }: GoldenRequest, text: string): boolean =>
  winner !== text.includes('nobody wins') && shows.every((sign) => sign.test(text));

/** The first game that satisfies the request. */
export function makeRecord(request: GoldenRequest): GameRecord {
  const edition = editionById(request.edition);
  if (edition === undefined) throw new Error(`no edition ${request.edition}`);
  const { layout, options = {} } = request;
  const table = { edition, suspects: request.seats.split(' '), options, ...(layout ? { layout } : {}) };
  for (let seed = 1; seed <= 1_000_000; seed++) {
    const record = playShortGame(table, seed, longest);
    if (record !== null && isFulfilled(request, goldenText(edition, record))) return record;
  }
  throw new Error(`no game shows all that ${request.edition} ${request.name} asks for`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const request of goldenRequests) {
    const file = `${goldenPath(request)}.json`;
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    const record = makeRecord(request);
    writeFileSync(file, recordText(record));
    console.log(`${request.edition} ${request.name}: seed ${Number.parseInt(record.seed, 16)}`);
  }
}
