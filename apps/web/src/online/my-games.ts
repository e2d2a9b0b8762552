/** The games of this device at online tables. */
import type { Games } from '@casefile/protocol/http';
import { api } from './api.ts';
import { allSessions, forget, sessionAt } from './keys.ts';

export type OnlineGame = Games['games'][number];

/** In one request. */
const maxTokens = 100;

/** A table that the server does not know by its token, which was asked for with it. */
interface GoneTable {
  readonly table: string;
  readonly resume: string;
}

/** The tables that are gone, or null if the server does not answer. */
export type FoundGames = { readonly gone: readonly GoneTable[] } | null;

/** Calls `found` with all games known so far, again for every part of a long list. */
export async function findMyGames(found: (games: readonly OnlineGame[]) => void): Promise<FoundGames> {
  const known = allSessions().flatMap(({ table, tokens: { resume } }): GoneTable[] =>
    resume === undefined ? [] : [{ table, resume }],
  );
  const games: OnlineGame[] = [];
  const gone: GoneTable[] = [];
  for (let from = 0; from === 0 || from < known.length; from += maxTokens) {
    const asked = known.slice(from, from + maxTokens);
    const answer = await api.myGames(asked.map(({ resume }) => resume));
    if (!answer.ok) return null;
    games.push(...answer.value.games);
    gone.push(...answer.value.gone.map((index) => asked[index]!));
    found([...games]);
  }
  return { gone };
}

/** Another tab may have got new tokens meanwhile: its seat would be lost. */
export function forgetGone(gone: readonly GoneTable[]): void {
  for (const { table, resume } of gone) if (sessionAt(table)?.tokens.resume === resume) forget(table);
}
