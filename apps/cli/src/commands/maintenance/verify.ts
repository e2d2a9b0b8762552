import { verify } from '@casefile/server/store/maintenance/verify';
import { progress } from '../../text/progress.ts';
import { done, failed, UsageError } from '../../usage.ts';
import { lateProgress } from './late-progress.ts';
import { asUsageError, plural, printProblems, type StorageOptions, storageOf } from './storage.ts';

export async function verifyCommand(
  file: string | undefined,
  options: StorageOptions & { json?: true },
): Promise<number> {
  if (file !== undefined && options.data !== undefined)
    throw new UsageError('Give a backup or --data, not both.');
  const steps = lateProgress('checking tables', progress);
  const source = file === undefined ? storageOf(options) : { file };
  const { tables, rows, problems } = await asUsageError(verify(source, steps.step)).finally(steps.end);
  if (options.json) console.log(JSON.stringify({ tables, rows, problems }));
  else {
    printProblems(problems);
    const verdict = problems.length === 0 ? 'everything intact' : plural(problems.length, 'problem');
    console.log(`${plural(tables, 'table')}, ${plural(rows, 'row')}: ${verdict}.`);
  }
  return problems.length === 0 ? done : failed;
}
