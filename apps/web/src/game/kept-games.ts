/** Games stored on this device, each under its own keys, so that none can overwrite another. */

import { freshId } from '../app/fresh-id.ts';
import { isKeeping, keysUnder, read, textAt, write } from '../app/settings.ts';
import type { LocalPlayer, SavedGame, Scene } from '../worker/messages.ts';
import { isSeen, type Seen } from './staging/queue.ts';

/** The list entry of a game, readable without opening it. */
export interface GameCard {
  readonly id: string;
  readonly edition: string;
  readonly players: readonly LocalPlayer[];
  /** Null for a game of an older version until it is opened. */
  readonly turn: number | null;
  /** The suspect whose turn it is. */
  readonly turnOf: string | null;
  /** Milliseconds since 1970. */
  readonly touched: number;
  readonly result: { readonly winner: string | null } | null;
  /** Where the pawns stood when last seen; empty for a game of an older version. */
  readonly pawns?: Scene['view']['pawns'];
  /** A lesson, which does not count in the record. */
  readonly isLesson?: true;
}

/**
 * The stored parts of a game: the game itself, its list entry, each seat's notes and what it has seen, the progress of a
 * lesson, and where a coach was asked.
 */
export const parts = ['game', 'about', 'notes', 'seen', 'lesson', 'coach'] as const;
const keyOf = (part: (typeof parts)[number], id: string): string => `${part}.${id}`;

function isSaved(value: unknown): value is SavedGame {
  if (typeof value !== 'object' || value === null) return false;
  const { version, edition, players, actions, seed } = value as Partial<SavedGame>;
  return (
    version === 1 &&
    typeof edition === 'string' &&
    Array.isArray(players) &&
    players.length > 0 &&
    Array.isArray(actions) &&
    typeof seed === 'string'
  );
}
function isCard(value: unknown): value is GameCard {
  const { edition, players, touched } = (value ?? {}) as Partial<GameCard>;
  return typeof edition === 'string' && Array.isArray(players) && typeof touched === 'number';
}
export type Notes = Readonly<Record<string, string>>;
const isNotes = (value: unknown): value is Notes =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** Older versions kept a single game under one key. */
function moveFormerGame(): void {
  const saved = read('game', null, isSaved);
  if (saved === null) return;
  const id = freshId();
  const about = cardOf(saved, null);
  const isMoved =
    write(keyOf('game', id), textAt('game')) && write(keyOf('about', id), JSON.stringify(about));
  if (!isMoved && isKeeping) return;
  write(keyOf('notes', id), textAt('notes'));
  write('game', null);
  write('notes', null);
}

function cardOf({ edition, players, lesson }: SavedGame, scene: Scene | null): Omit<GameCard, 'id'> {
  const { view } = scene ?? {};
  const suspectOf = (seat: number): string => view!.seats[seat]!.suspect;
  const winner = view?.result?.winner ?? null;
  return {
    edition,
    players,
    turn: view?.turnNumber ?? null,
    turnOf: view === undefined ? null : suspectOf(view.turn),
    touched: Date.now(),
    result: view?.result ? { winner: winner === null ? null : suspectOf(winner) } : null,
    ...(view === undefined ? {} : { pawns: view.pawns }),
    ...(lesson === undefined ? {} : { isLesson: true }),
  };
}

/** Most recently used first. */
export function keptGames(): readonly GameCard[] {
  moveFormerGame();
  return keysUnder('about.')
    .flatMap((id): GameCard[] => {
      const about = read<GameCard | null>(keyOf('about', id), null, isCard);
      return about === null ? [] : [{ ...about, id }];
    })
    .sort((a, b) => b.touched - a.touched);
}

/** Finished games cannot be continued. */
export const runningGames = (): readonly GameCard[] => keptGames().filter(({ result }) => result === null);

export const savedGame = (id: string): SavedGame | null => read(keyOf('game', id), null, isSaved);

/** False if it could not be stored. */
export function keepGame(id: string, saved: SavedGame, scene: Scene): boolean {
  const isKept = write(keyOf('game', id), JSON.stringify(saved));
  return write(keyOf('about', id), JSON.stringify(cardOf(saved, scene))) && isKept;
}

export const notesOf = (id: string): Notes => read<Notes>(keyOf('notes', id), {}, isNotes);
export const keepNotes = (id: string, notes: Notes): boolean =>
  write(keyOf('notes', id), JSON.stringify(notes));

/** Null if nothing was recorded. */
export const seenOf = (id: string): Seen | null => read(keyOf('seen', id), null, isSeen);
export const keepSeen = (id: string, seen: Seen): boolean => write(keyOf('seen', id), JSON.stringify(seen));

/** Returns a function that restores it. */
export function deleteGame(id: string): () => void {
  const kept = parts.map((part) => [keyOf(part, id), textAt(keyOf(part, id))] as const);
  for (const [key] of kept) write(key, null);
  return () => {
    for (const [key, text] of kept) if (text !== null) write(key, text);
  };
}
