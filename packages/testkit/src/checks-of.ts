/** The `checks` of each edition, from its folder. */
import type { EditionChecks } from '@casefile/editions/checks';
import { editionFolders, partOf } from './folders.ts';

const checks = new Map(
  await Promise.all(
    editionFolders().map(
      async (folder) =>
        [folder, (await partOf(folder, 'checks'))?.checks as EditionChecks | undefined] as const,
    ),
  ),
);

export function checksOf(edition: string): EditionChecks {
  const found = checks.get(edition);
  if (found === undefined) throw new Error(`packages/editions/src/${edition} has no checks.ts`);
  return found;
}
