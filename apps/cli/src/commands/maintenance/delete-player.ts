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
    throw new UsageError('Name the player: by id, or with --name by the name they used.');
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
      `${person} has been removed from ${plural(tables.length, 'table')}. Earlier backups still contain the name.`,
    );
    return done;
  } finally {
    await store.close();
  }
}

async function personNamed(location: StorageLocation, name: string): Promise<string | null> {
  const found = await asUsageError(peopleNamed(location, name));
  if (found.length === 1) return found[0]!.person;
  if (found.length === 0) console.error(`Nobody here has used the name "${name}".`);
  else {
    console.error(`${found.length} people have used the name "${name}". Choose one by id:`);
    for (const { person, tables } of found) console.error(`  ${person}  at ${tables.join(', ')}`);
  }
  return null;
}
