import { restore } from '@casefile/server/store/maintenance/restore';
import { progress } from '../../text/progress.ts';
import { done, failed } from '../../usage.ts';
import { lateProgress } from './late-progress.ts';
import {
  asUsageError,
  describeStorage,
  plural,
  printProblems,
  type StorageOptions,
  storageOf,
} from './storage.ts';

export async function restoreCommand(
  file: string,
  options: StorageOptions & { force?: true; json?: true },
): Promise<number> {
  const location = storageOf(options);
  const steps = lateProgress('checking tables', progress);
  const restoring = restore(file, location, {
    force: options.force === true,
    now: Date.now(),
    step: steps.step,
  });
  const { tables, rows, problems } = await asUsageError(restoring).finally(steps.end);
  if (options.json) console.log(JSON.stringify({ tables, rows, problems }));
  else
    console.log(
      `${describeStorage(location)}: ${plural(tables, 'table')} with ${plural(rows, 'row')} from ${file}.`,
    );
  if (problems.length === 0) return done;
  console.error('It was restored, but some of its contents are damaged:');
  printProblems(problems);
  return failed;
}
