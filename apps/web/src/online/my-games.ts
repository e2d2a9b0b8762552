/** The games of this device at online tables. */
import type { Games } from '@casefile/protocol/http';
import { api } from './api.ts';
import { allSessions, forget, sessionAt } from './keys.ts';

export type OnlineGame = Games['games'][number];

/** In one request. */
const maxTokens = 100;

/**
 * Calls `found` with all games known so far, again for every part of a long list. False if the server does not answer.
 */
export async function findMyGames(found: (games: readonly OnlineGame[]) => void): Promise<boolean> {
  const known = allSessions().flatMap(({ table, tokens: { resume } }) =>
    resume === undefined ? [] : [{ table, resume }],
  );
  let games: readonly OnlineGame[] = [];
  for (let from = 0; from === 0 || from < known.length; from += maxTokens) {
    const asked = known.slice(from, from + maxTokens);
    const answer = await api.myGames(asked.map(({ resume }) => resume));
    if (!answer.ok) return false;
    // Another tab may have got new tokens meanwhile: its seat would be lost.
    for (const { table, resume } of answer.value.gone.map((index) => asked[index]!))
      if (sessionAt(table)?.tokens.resume === resume) forget(table);
    games = [...games, ...answer.value.games];
    found(games);
  }
  return true;
}
