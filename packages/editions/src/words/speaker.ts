import type { Player, Seat } from '@casefile/engine';
import type { EditionNames } from '../schema/names.ts';
import type { Corridor } from './corridor.ts';
import type { Speaker } from './words.ts';

/** The speaker of one table, for one viewer. */
export function makeSpeaker(
  names: EditionNames,
  players: readonly Player[],
  you: Seat | null,
  corridor: Corridor | null = null,
): Speaker {
  const all: Readonly<Record<string, string>> = {
    ...names.extras,
    ...names.rooms,
    ...names.weapons,
    ...names.suspects,
  };
  const name = (id: string): string => all[id] ?? id;
  const suspectOf = (seat: Seat): string => players[seat]!.suspect;
  return {
    you,
    words: names.words,
    seat: (seat) => players[seat]!.name ?? name(suspectOf(seat)),
    seatOf(suspect) {
      const seat = players.findIndex((player) => player.suspect === suspect);
      return seat < 0 ? undefined : seat;
    },
    isSuspect: (id) => Object.hasOwn(names.suspects, id),
    isRoom: (id) => Object.hasOwn(names.rooms, id),
    name,
    at: (place) => names.at?.[place],
    corridor,
    power: (seat) => name(`power:${suspectOf(seat)}`),
    question: (card) => names.questions?.[card] ?? name(card),
    sign: (face, die) => names.dieSigns?.[die]?.[face],
  };
}
