import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editions } from '@casefile/editions';
import { expect, test } from 'vitest';
import { endedGames, finishedGames } from '../../scripts/scenes/games.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';

const root = join(import.meta.dirname, '../../../..');

test('npm run gallery starts, and lists the editions when one is misspelt', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [, , script] = scripts.gallery.split(' ');
  const { status, stderr } = spawnSync(process.execPath, [script, '/nowhere', 'no-such'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toContain('“no-such”');
  for (const { id } of editions) expect(stderr).toContain(id);
  expect(status).toBe(2);
});

test('the sheet of an edition shows finished games with each of its endings', () => {
  const edition = editions.at(-1)!;
  for (const saved of finishedGames(edition.id)) {
    const table = LocalTable.restore(edition, saved);
    table.look(0);
    expect(table.scene().view.result).not.toBeNull();
  }
  expect(endedGames(edition.id).map(({ ending }) => ending)).toEqual(['won', 'lost', 'nobody']);
});
