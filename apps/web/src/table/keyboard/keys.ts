/** The keys of the table, and what they do. */
import type { ActionName } from '@casefile/engine';

export type KeyName =
  | 'roll'
  | 'move'
  | 'passage'
  | 'suggest'
  | 'accuse'
  | 'end'
  | 'undo'
  | 'board'
  | 'hand'
  | 'notebook'
  | 'log'
  | 'sound'
  | 'arrows'
  | 'enter'
  | 'escape'
  | 'help';

/** A letter presses the first available button for one of these actions; for a move it focuses the list of places. */
export const actionKeys: Readonly<
  Record<string, { readonly does: readonly ActionName[]; readonly name: KeyName }>
> = {
  r: { does: ['roll', 'draw'], name: 'roll' },
  m: { does: ['move', 'choose'], name: 'move' },
  p: { does: ['passage'], name: 'passage' },
  s: { does: ['suggest', 'ask'], name: 'suggest' },
  a: { does: ['accuse'], name: 'accuse' },
  e: { does: ['end', 'pass', 'stay'], name: 'end' },
};

export const placeKeys = { b: 'board', h: 'hand', n: 'notebook', l: 'log' } as const;
