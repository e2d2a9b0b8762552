/** Opening tables that this screen is the board of, and going on to the next one: never with a seat. */
import type { CreateTable, Credentials } from '@casefile/protocol/http';
import { go } from '../app/router.ts';
import { api } from '../online/api.ts';
import { freshNote } from '../online/deal/seeds.ts';
import { remember, sessionAt } from '../online/keys.ts';
import { markScreen } from './mark.ts';

export interface ScreenBot {
  readonly suspect: string;
  readonly bot: string;
}

function show(table: string): void {
  markScreen(table);
  go(`/t/${table}`);
}

/** Opens a table with the screen as its host. Null on success, otherwise the reason. */
export async function openScreen(
  about: Omit<CreateTable, 'suspect' | 'commitment'>,
  bots: readonly ScreenBot[],
): Promise<string | null> {
  // If a phone opens the next game, the screen follows as a spectator.
  const opened = await api.createTable({ ...about, terms: { ...about.terms, spectators: true } });
  if (!opened.ok) return opened.error.error;
  const { table, tokens } = opened.value;
  for (const { suspect, bot } of bots)
    await api.command(table, tokens.host!, { do: 'seat-bot', suspect, bot });
  remember(opened.value);
  show(table);
  return null;
}

/**
 * Shows a table that somebody else has opened. If this screen holds keys to it, now or when the server answers, they
 * stay: a spectator's token would replace the host's.
 */
async function watchOnScreen(table: string): Promise<string | null> {
  if (sessionAt(table) === undefined) {
    const found = await api.watch(table);
    if (!found.ok) return found.error.error;
    if (sessionAt(table) === undefined) remember(found.value);
  }
  show(table);
  return null;
}

let isOpeningNext = false;

/** Opens another game with the same people; if a phone was faster, the screen watches that one. */
export async function openNext({ table, tokens }: Credentials): Promise<string | null> {
  isOpeningNext = true;
  const found = await api.rematch(table, tokens.host!, freshNote().commitment);
  isOpeningNext = false;
  if (!found.ok) return found.error.error;
  if (found.value.tokens.host === undefined) return watchOnScreen(found.value.table);
  remember(found.value);
  show(found.value.table);
  return null;
}

/** A table announces the next one a moment before that is open. */
const retryDelaysMs = [0, 300, 1000, 3000, 6000];

/** Follows to a game that a phone has opened. Returns a function that stops trying. */
export function followToNext(next: string): () => void {
  let isOver = false;
  const follow = async (): Promise<void> => {
    for (const delayMs of retryDelaysMs) {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      // The screen opens it itself as the host, so it must not join as a spectator too.
      if (isOver || isOpeningNext || (await watchOnScreen(next)) === null) return;
    }
  };
  void follow();
  return () => {
    isOver = true;
  };
}
