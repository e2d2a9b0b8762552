/** Finished games in IndexedDB: thousands of them, listed without opening any. */
import type { Notes } from '../game/kept-games.ts';
import type { SavedGame } from '../worker/messages.ts';
import type { CoachUse } from './kept.ts';

/** The library's entry of a game. */
export interface LibraryCard {
  readonly id: string;
  readonly edition: string;
  readonly players: readonly { readonly suspect: string; readonly name?: string; readonly bot?: string }[];
  readonly turn: number | null;
  /** Milliseconds since 1970. */
  readonly touched: number;
  /** The suspect who solved it. */
  readonly winner: string | null;
  /** Played here, or opened from a file. */
  readonly from: 'device' | 'file';
  /** Its size in characters. */
  readonly size: number;
}
/** The game itself, or the imported record. */
export type ArchivedGame =
  | {
      readonly id: string;
      readonly saved: SavedGame;
      readonly notes: Notes;
      readonly coach?: readonly CoachUse[];
    }
  | { readonly id: string; readonly text: string };

const name = 'casefile-library';
type StoreName = 'cards' | 'games';

let opening: Promise<IDBDatabase> | null = null;
/** Fails where the browser denies storage, as in some private windows. */
function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const store of ['cards', 'games'] as const)
        request.result.createObjectStore(store, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

const done = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onerror = () => reject(work.error);
    work.onabort = () => reject(work.error);
  });
const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
const both: StoreName[] = ['cards', 'games'];

/** Empty without storage: the rest of the library still works. */
export async function archivedCards(): Promise<readonly LibraryCard[]> {
  try {
    const found = (await database()).transaction('cards').objectStore('cards').getAll();
    return (await asked(found)) as LibraryCard[];
  } catch {
    return [];
  }
}

export async function archivedGame(id: string): Promise<ArchivedGame | null> {
  try {
    const found = (await database()).transaction('games').objectStore('games').get(id);
    return ((await asked(found)) as ArchivedGame | undefined) ?? null;
  } catch {
    return null;
  }
}

/** A game with its card. */
export interface Archived {
  readonly card: LibraryCard;
  readonly game: ArchivedGame;
}

/** The ids that exist here. */
export async function archivedOf(ids: ReadonlySet<string>): Promise<readonly Archived[]> {
  try {
    const work = (await database()).transaction(both);
    const [cards, games] = await Promise.all([
      asked(work.objectStore('cards').getAll()) as Promise<LibraryCard[]>,
      asked(work.objectStore('games').getAll()) as Promise<ArchivedGame[]>,
    ]);
    const byId = new Map(games.map((game) => [game.id, game]));
    return cards.flatMap((card) => {
      const game = ids.has(card.id) ? byId.get(card.id) : undefined;
      return game === undefined ? [] : [{ card, game }];
    });
  } catch {
    return [];
  }
}

/** A game and its card, or neither. */
export async function archive(games: readonly Archived[]): Promise<void> {
  const work = (await database()).transaction(both, 'readwrite');
  for (const { card, game } of games) {
    work.objectStore('cards').put(card);
    work.objectStore('games').put(game);
  }
  await done(work);
}

export async function deleteArchived(ids: readonly string[]): Promise<void> {
  const work = (await database()).transaction(both, 'readwrite');
  for (const id of ids) for (const store of both) work.objectStore(store).delete(id);
  await done(work);
}
