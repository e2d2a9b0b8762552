/** What the library and the casebook want to know of a game of this device, besides the game. */
import { read, textAt } from '../app/settings.ts';
import { parts } from '../game/kept-games.ts';

/** Characters that all of it takes. */
export const sizeOfGame = (id: string): number =>
  parts.reduce((sum, part) => sum + (textAt(`${part}.${id}`)?.length ?? 0), 0);

/** Where the coach was asked in this game, by whom and after how many facts. */
export const coachOf = (id: string): readonly { readonly seat: number; readonly factIndex: number }[] =>
  read(`coach.${id}`, [], isAsked);

const isAsked = (value: unknown): value is { seat: number; factIndex: number }[] =>
  Array.isArray(value) &&
  value.every((each) => Number.isInteger(each?.seat) && Number.isInteger(each?.factIndex));
