import { backup } from '@casefile/server/store/maintenance/backup';
import { progress } from '../../text/progress.ts';
import { done, failed } from '../../usage.ts';
import { nameOf, type PlaceOptions, placeOf, plural, printProblems, told } from './place.ts';
import { stepping } from './stepping.ts';

export async function backupCommand(file: string, options: PlaceOptions & { json?: true }): Promise<number> {
  const place = placeOf(options);
  const steps = stepping('checking tables', progress);
  const { tables, rows, bytes, problems } = await told(backup(place, file, steps.step)).finally(steps.end);
  if (options.json) console.log(JSON.stringify({ file, tables, rows, bytes, problems }));
  else
    console.log(
      `${file}: ${plural(tables, 'table')} with ${plural(rows, 'row')} from ${nameOf(place)}, ${Math.ceil(bytes / 1024).toLocaleString('en')} kB.`,
    );
  if (problems.length === 0) return done;
  console.error('The backup was made, but what is in it is not as it was written:');
  printProblems(problems);
  return failed;
}
