/** Collects every finished game that this device can open. */
import type { Games } from '@casefile/protocol/http';
import { deleteGame, type GameCard, keptGames, notesOf, savedGame } from '../game/kept-games.ts';
import {
  archive,
  archivedCards,
  archivedGame,
  archivedOf,
  deleteArchived,
  type LibraryCard,
} from './archive.ts';
import { coachOf, sizeOfGame } from './kept.ts';
import type { LibraryGame } from './search.ts';

type OnlineGame = Games['games'][number];

/** The number of newest games kept in localStorage; older ones are archived. */
const keptHere = 50;

/** Moves finished games from localStorage to the archive, oldest first. Nothing is lost if that fails. */
export async function archiveOld(maxKept = keptHere): Promise<void> {
  const over = keptGames().filter(({ result, isLesson }) => result !== null && !isLesson);
  const old = over.slice(maxKept).flatMap((card) => {
    const saved = savedGame(card.id);
    return saved === null
      ? []
      : [
          {
            card: cardFor(card),
            game: { id: card.id, saved, notes: notesOf(card.id), coach: coachOf(card.id) },
          },
        ];
  });
  if (old.length === 0) return;
  try {
    await archive(old);
    for (const { card } of old) deleteGame(card.id);
  } catch {
    // They stay where they are.
  }
}

const cardFor = ({ id, edition, players, turn, touched, result }: GameCard): LibraryCard => ({
  id,
  edition,
  players,
  turn,
  touched,
  winner: result?.winner ?? null,
  from: 'device',
  size: sizeOfGame(id),
});

export type SuspectName = (edition: string, suspect: string) => string;

export function libraryGames(
  archived: readonly LibraryCard[],
  online: readonly OnlineGame[],
  nameOf: SuspectName,
): readonly LibraryGame[] {
  const here = keptGames().flatMap((card) => (card.result === null ? [] : [cardFor(card)]));
  const known = new Set(here.map(({ id }) => id));
  const local = [...here, ...archived.filter(({ id }) => !known.has(id))].map((card): LibraryGame => {
    const { id, edition, players, winner, from, turn, touched, size } = card;
    const called = (suspect: string): string =>
      players.find((player) => player.suspect === suspect)?.name ?? nameOf(edition, suspect);
    const people = players.filter(({ bot }) => bot === undefined);
    const mine = from === 'device' && people.length === 1 ? people[0]!.suspect : null;
    return {
      id,
      path: `/case/${id}`,
      from,
      edition,
      names: players.map(({ suspect }) => called(suspect)),
      winner: winner === null ? null : called(winner),
      isWon: mine === null ? null : winner === mine,
      turn,
      touched,
      size,
    };
  });
  const elsewhere = online.map(
    ({ table, edition, names, turnNumber, touched }): LibraryGame => ({
      id: table,
      path: `/g/${table}`,
      from: 'online',
      edition,
      names,
      winner: undefined,
      isWon: null,
      turn: turnNumber,
      touched,
      size: 0,
    }),
  );
  return [...local, ...elsewhere].sort((a, b) => b.touched - a.touched);
}

/** Returns a function that restores it. */
export async function deleteOne({ id }: LibraryGame): Promise<() => Promise<void>> {
  const card = (await archivedCards()).find((each) => each.id === id);
  const game = card === undefined ? null : await archivedGame(id);
  const restore = deleteGame(id);
  if (card === undefined || game === null) return async () => restore();
  await deleteArchived([id]);
  return () => archive([{ card, game }]);
}

/** Deletes these local games; online ones are kept. Returns a function that restores them. */
export async function deleteHere(games: readonly LibraryGame[]): Promise<() => Promise<void>> {
  const ids = new Set(games.flatMap(({ id, from }) => (from === 'online' ? [] : [id])));
  const archived = await archivedOf(ids);
  const restores = keptGames().flatMap(({ id }) => (ids.has(id) ? [deleteGame(id)] : []));
  await deleteArchived([...ids]).catch(() => {});
  return async () => {
    for (const restore of restores) restore();
    // Where the browser has no database, nothing came from there, and opening it would fail.
    if (archived.length > 0) await archive(archived);
  };
}
