/** The record of this device, and how the end of a game comes into it. */
import {
  parseGames,
  type RecordedGame,
  recordedGame,
  type Study,
  withGame,
  withStudy,
} from '@casefile/training';
import { read, textAt, write } from '../app/settings.ts';
import { keepDone } from '../daily/diary.ts';
import { dayOfGame } from '../daily/game-id.ts';
import type { LocalSetting, Scene } from '../worker/messages.ts';

const key = 'record.games';
const isAny = (_value: unknown): _value is unknown => true;

export const keptRecord = (): readonly RecordedGame[] => parseGames(read<unknown>(key, [], isAny));
const keep = (games: readonly RecordedGame[]): boolean => write(key, JSON.stringify(games));

/** Records a finished local game, once, even after a reload. */
export function keepResult(id: string, setting: LocalSetting, { view }: Scene): void {
  const { players, lesson, layout, origin } = setting;
  // Lessons and games played on from another do not count.
  if (lesson !== undefined || layout !== undefined || origin !== undefined) return;
  const people = players.filter(({ bot }) => bot === undefined);
  // Neither a hot-seat game nor a game of bots alone belongs to a player's record.
  if (people.length !== 1) return;
  const me = view.seats.findIndex(({ suspect }) => suspect === people[0]!.suspect);
  const botOf = (suspect: string) => players.find((player) => player.suspect === suspect)?.bot ?? null;
  const game = recordedGame(id, view, me, botOf, Date.now());
  if (game === null) return;
  keep(withGame(keptRecord(), game));
  const { winner, turns } = game;
  const day = dayOfGame(id);
  if (day !== null) keepDone(day, { game: { isWon: winner === me, turns } });
}

/** Records a finished online game in which this device held a seat. */
export function keepOnlineResult(
  table: string,
  sittings: readonly { readonly suspect: string; readonly bot: string | null }[],
  { view, viewerSeat }: Scene,
): void {
  const botOf = (suspect: string) => sittings.find((each) => each.suspect === suspect)?.bot ?? null;
  const game = recordedGame(table, view, viewerSeat, botOf, Date.now());
  if (game !== null) keep(withGame(keptRecord(), game));
}

export function keepStudy(id: string, study: Study): readonly RecordedGame[] {
  const games = withStudy(keptRecord(), id, study);
  keep(games);
  return games;
}

const keys = [key, 'training.progress', 'daily.diary'];

/** Everything stored about the player, as text for export. */
export function exportRecord(): string {
  const parts = keys.map((each) => [each, JSON.parse(textAt(each) ?? 'null')] as const);
  return `${JSON.stringify({ format: 'casefile-record', version: 1, ...Object.fromEntries(parts) }, null, 2)}\n`;
}

/** Deletes everything. Returns a function that restores it. */
export function deleteRecord(): () => void {
  const kept = keys.map((each) => [each, textAt(each)] as const);
  for (const each of keys) write(each, null);
  return () => {
    for (const [each, text] of kept) if (text !== null) write(each, text);
  };
}
