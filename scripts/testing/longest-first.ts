/**
 * Runs the longest test files first, so that the run does not end with one long file beside an idle core. A fresh machine
 * has no recorded times, and vitest would order by file size.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of the tests in Node that take eight seconds or more, and of those in a browser from fourteen on. */
export const longest: readonly string[] = [
  'apps/server/test/hostile/flood.test.ts',
  'apps/server/test/running/kills.test.ts',
  'apps/cli/src/commands/arena/arena.test.ts',
  'packages/bots/src/bots.test.ts',
  'apps/cli/src/commands/measuring/measure.test.ts',
  'apps/server/test/running/challenge-across.test.ts',
  'apps/cli/src/commands/maintenance/mistakes.test.ts',
  'apps/server/test/running/database-down.test.ts',
  'apps/server/test/games/challenge.test.ts',
  'apps/server/src/store/postgres/postgres.test.ts',
  'apps/cli/src/commands/playing/play.test.ts',
  'scripts/packages/pack.test.ts',
  'packages/engine/src/board/movement.test.ts',
  'apps/server/test/running/several-processes.test.ts',
  'apps/server/test/hostile/bot-flood.test.ts',
  'apps/web/e2e/online/living-room.test.ts',
  'apps/web/e2e/study/lesson.test.ts',
  'apps/web/e2e/scenes/endings.test.ts',
  'apps/web/e2e/games/games-en.test.ts',
  'apps/web/e2e/play/shown-together.test.ts',
  'apps/web/e2e/app/appearance.test.ts',
  'apps/web/e2e/play/editions.test.ts',
  'apps/web/e2e/online/challenge.test.ts',
  'apps/web/e2e/online/link.test.ts',
  'apps/web/e2e/games/games-fr.test.ts',
  'apps/web/e2e/play/notebook.test.ts',
  'apps/web/e2e/app/guide.test.ts',
  'apps/web/e2e/online/seats.test.ts',
  'apps/web/e2e/scenes/staging.test.ts',
  'apps/web/e2e/play/phones.test.ts',
  'apps/web/e2e/app/recipe.test.ts',
  'apps/web/e2e/app/trouble.test.ts',
  'apps/web/e2e/play/table-layout.test.ts',
  'apps/web/e2e/play/choosing.test.ts',
  'apps/web/e2e/study/training.test.ts',
  'apps/web/e2e/scenes/layout.test.ts',
  'apps/web/e2e/app/offline.test.ts',
];

/** Position in the list; other files come after all of these. */
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
