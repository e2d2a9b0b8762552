import { peopleNamed } from '@casefile/server/store/maintenance/people';
import { openStore, type StorageLocation } from '@casefile/server/store/open';
import { done, failed, UsageError } from '../../usage.ts';
import { asUsageError, plural, type StorageOptions, storageOf } from './storage.ts';

export interface DeletePlayerOptions extends StorageOptions {
  readonly name?: string;
  readonly dryRun?: true;
}

/** Takes somebody's name and words out of every log, and their tokens and notebooks away. */
export async function deletePlayerCommand(
  given: string | undefined,
  options: DeletePlayerOptions,
): Promise<number> {
  if ((given === undefined) === (options.name === undefined))
    throw new UsageError('Say who: the id of a player, or --name with what they called themselves.');
  const location = storageOf(options);
  const person = given ?? (await personNamed(location, options.name!));
  if (person === null) return failed;
  const store = await asUsageError(openStore(location, { role: 'tool' }));
  try {
    const tables = await asUsageError(store.tablesOf(person));
    if (tables.length === 0) {
      console.error(`Nobody with the id "${person}" has played here.`);
      return failed;
    }
    if (options.dryRun) {
      console.log(
        `${person} played at ${plural(tables.length, 'table')}: ${tables.join(', ')}. Nothing was changed.`,
      );
      return done;
    }
    await asUsageError(store.forget(person));
    console.log(
      `${person} is forgotten at ${plural(tables.length, 'table')}. Backups made before still hold the name.`,
    );
    return done;
  } finally {
    await store.close();
  }
}

async function personNamed(location: StorageLocation, name: string): Promise<string | null> {
  const found = await asUsageError(peopleNamed(location, name));
  if (found.length === 1) return found[0]!.person;
  if (found.length === 0) console.error(`Nobody called themselves "${name}" here.`);
  else {
    console.error(`${found.length} people called themselves "${name}". Choose one by the id:`);
    for (const { person, tables } of found) console.error(`  ${person}  at ${tables.join(', ')}`);
  }
  return null;
}
