/**
 * The order of test files: the longest first, so that at the end nobody waits for one long file beside an idle core. A
 * fresh machine remembers no times, and would take the files with the most text for the longest.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take half a minute and more. */
export const longest: readonly string[] = [
  'apps/cli/src/commands/playing/play.test.ts',
  'apps/cli/src/commands/measuring/measure.test.ts',
  'packages/engine/src/board/movement.test.ts',
  'packages/bots/src/bots.test.ts',
  'apps/cli/src/commands/arena/arena.test.ts',
  'apps/cli/src/commands/serving/mistakes.test.ts',
  'apps/web/e2e/appearance.test.ts',
  'apps/web/e2e/shown.test.ts',
  'apps/web/e2e/editions.test.ts',
  'apps/web/e2e/online.test.ts',
  'apps/web/e2e/guide.test.ts',
  'apps/web/e2e/shown-together.test.ts',
  'apps/web/e2e/help.test.ts',
  'apps/web/e2e/games-en.test.ts',
  'apps/web/e2e/notebook.test.ts',
  'apps/web/e2e/games-fr.test.ts',
];

/** Position in the list; whatever is not in it comes after all that is. */
export function rankOf(file: string): number {
  const at = longest.findIndex((each) => file.endsWith(each));
  return at < 0 ? longest.length : at;
}

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted
      .map((file, i) => [file, rankOf(file.moduleId), i] as const)
      .sort(([, a, i], [, b, j]) => a - b || i - j)
      .map(([file]) => file);
  }
}
