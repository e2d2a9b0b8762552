/** What the library and the casebook need about a local game besides the game itself. */
import { read, textAt } from '../app/settings.ts';
import { parts } from '../game/kept-games.ts';

/** The total size in characters. */
export const sizeOfGame = (id: string): number =>
  parts.reduce((sum, part) => sum + (textAt(`${part}.${id}`)?.length ?? 0), 0);

/** Who asked the coach, and after how many facts. */
export interface CoachUse {
  readonly seat: number;
  readonly factIndex: number;
}
/** Where the coach was asked in this game. */
export const coachOf = (id: string): readonly CoachUse[] =>
  read<readonly CoachUse[]>(`coach.${id}`, [], isAsked);

const isAsked = (value: unknown): value is CoachUse[] =>
  Array.isArray(value) &&
  value.every((each) => Number.isInteger(each?.seat) && Number.isInteger(each?.factIndex));
