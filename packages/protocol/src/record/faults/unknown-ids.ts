/** Finds cards, rooms and seats that the table does not have, for which no screen has a name. */
import type { Rules } from '@casefile/engine';
import type { Entry } from '../../wire/entry.ts';
import { joinPath } from '../../wire/json.ts';
import { stepsOf } from '../steps.ts';
import type { RecordFault } from './fault.ts';

const seatKeys = new Set(['seat', 'to', 'by', 'winner', 'unanswered', 'seats', 'for', 'pulled']);
const idKeys = new Set(['card', 'cards', 'piece', 'pawn', 'room', 'from', 'to', 'where', 'envelope', 'what', 'pawns', 'weapons']); // biome-ignore format: a list

type Keys = readonly (string | number)[];

export function unknownIdFault(log: readonly Entry[], rules: Rules): RecordFault | null {
  const known = namesOf(rules);
  for (const { n, facts } of stepsOf(log)) {
    const at = unknownAt(facts, [], null, rules.players.length, known);
    if (at === null) continue;
    const say = `${rules.edition.id} at a table of ${rules.players.length} knows nothing of this kind`;
    return { why: 'unplayable', at: joinPath(['log', n, 'facts', ...at]), say };
  }
  return null;
}

function namesOf({ deck, board, edition }: Rules): ReadonlySet<string> {
  const rooms = board.places.filter((place) => typeof place === 'string');
  const marks = Object.values(edition.drawing?.marks ?? {});
  const spots = ['pool', 'face-up', 'clock', 'butler'];
  return new Set([...deck, ...rooms, ...deck.map((card) => `room:${card}`), ...marks, ...spots]);
}

/** Cards that are drawn during the game have their own ids. */
const isDrawn = (id: string): boolean => /^(clue|butler):[a-z-]+$/.test(id);

/** The path to the first unknown id or seat; `key` is the nearest key above a list. */
function unknownAt(
  value: unknown,
  path: Keys,
  key: string | null,
  seats: number,
  known: ReadonlySet<string>,
): Keys | null {
  if (typeof value === 'number') return key !== null && seatKeys.has(key) && value >= seats ? path : null;
  if (typeof value === 'string')
    return key === null || !idKeys.has(key) || known.has(value) || isDrawn(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  // Two numbers are a square.
  if (Array.isArray(value) && value.length === 2 && isPlaceKey(key) && value.every(Number.isInteger))
    return null;
  for (const [name, inner] of Object.entries(value)) {
    const isList = Array.isArray(value);
    // Keys are pieces where values are places.
    const isPieces = !isList && (key === 'pawns' || key === 'weapons');
    if (isPieces && !known.has(name)) return [...path, name];
    const found = unknownAt(
      inner,
      [...path, isList ? Number(name) : name],
      isList || isPieces ? key : name,
      seats,
      known,
    );
    if (found !== null) return found;
  }
  return null;
}

const isPlaceKey = (key: string | null): boolean =>
  key === 'to' || key === 'from' || key === 'pawns' || key === 'weapons';
