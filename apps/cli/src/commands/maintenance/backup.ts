import { backup } from '@casefile/server/store/maintenance/backup';
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

export async function backupCommand(
  file: string,
  options: StorageOptions & { json?: true },
): Promise<number> {
  const location = storageOf(options);
  const steps = lateProgress('checking tables', progress);
  const { tables, rows, bytes, problems } = await asUsageError(backup(location, file, steps.step)).finally(
    steps.end,
  );
  if (options.json) console.log(JSON.stringify({ file, tables, rows, bytes, problems }));
  else
    console.log(
      `${file}: ${plural(tables, 'table')} with ${plural(rows, 'row')} from ${describeStorage(location)}, ${Math.ceil(bytes / 1024).toLocaleString('en')} kB.`,
    );
  if (problems.length === 0) return done;
  console.error('The backup was made, but some of its contents are damaged:');
  printProblems(problems);
  return failed;
}
