/** What was said last at an online table, for the bubble at its speaker's place. */
import type { Journal } from '@casefile/client';
import type { Phrase } from '@casefile/protocol/phrases';
import type { Room } from '../worker/tables/room.ts';

export interface LastPhrase {
  readonly seat: number;
  readonly phrase: Phrase;
  readonly n: number;
}

/** Null before anything was said, and if the last line was written, said by a spectator, or by somebody muted here. */
export function lastPhrase(
  { talk }: Journal,
  { info, seats }: Pick<Room, 'info' | 'seats'>,
  muted: readonly string[],
): LastPhrase | null {
  const last = talk.at(-1);
  if (last?.is !== 'said' || muted.includes(last.person)) return null;
  const chair = info?.chairs.find(({ people }) => people.some(({ person }) => person === last.person));
  const seat = seats.indexOf(chair?.suspect ?? '');
  return seat < 0 ? null : { seat, phrase: last.phrase, n: last.n };
}
