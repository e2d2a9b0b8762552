import { restore } from '@casefile/server/store/maintenance/restore';
import { progress } from '../../text/progress.ts';
import { done, failed } from '../../usage.ts';
import { nameOf, type PlaceOptions, placeOf, plural, printProblems, told } from './place.ts';
import { stepping } from './stepping.ts';

export async function restoreCommand(
  file: string,
  options: PlaceOptions & { force?: true; json?: true },
): Promise<number> {
  const place = placeOf(options);
  const steps = stepping('checking tables', progress);
  const restoring = restore(file, place, {
    force: options.force === true,
    now: Date.now(),
    step: steps.step,
  });
  const { tables, rows, problems } = await told(restoring).finally(steps.end);
  if (options.json) console.log(JSON.stringify({ tables, rows, problems }));
  else console.log(`${nameOf(place)}: ${plural(tables, 'table')} with ${plural(rows, 'row')} from ${file}.`);
  if (problems.length === 0) return done;
  console.error('It was restored, but what is in it is not as it was written:');
  printProblems(problems);
  return failed;
}
