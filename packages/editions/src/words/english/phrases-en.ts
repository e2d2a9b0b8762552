/** Parts of English sentences: people, cards and places as they stand inside one. */
import type { CardId, Place, Seat, Square } from '@casefile/engine';
import type { Speaker } from '../words.ts';

/** The text with its first letter as a capital. */
export const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
/** A list with “and” before the last. */
export const and = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
/** The noun with its indefinite article. */
export const an = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);

/** The player as the subject, with the verb that fits. */
export const who = (s: Speaker, seat: Seat, you: string, other: string): string =>
  seat === s.you ? `You ${you}` : `${s.seat(seat)} ${other}`;
/** The player as the object. */
export const whom = (s: Speaker, seat: Seat): string => (seat === s.you ? 'you' : s.seat(seat));
/** A card or room with its article. */
export const the = (s: Speaker, id: string): string => (s.isSuspect(id) ? s.name(id) : `the ${s.name(id)}`);
/** Several cards, each with its article. */
export const list = (s: Speaker, ids: readonly string[]): string => and(ids.map((id) => the(s, id)));
/** A card where people are spoken of too. */
export const theCard = (s: Speaker, card: CardId): string =>
  s.isSuspect(card) ? `the ${s.name(card)} card` : the(s, card);
/** A card that may not be known. */
export const a = (s: Speaker, card: CardId | undefined): string =>
  card === undefined ? 'a card' : theCard(s, card);
/** The locative phrase of a room: “in the Lounge”. */
export const inside = (s: Speaker, place: string): string => s.at(place) ?? `in the ${s.name(place)}`;

/** “Colonel Mustard with the Rope in the Lounge”, and whatever else was named one by one. */
export function crime(s: Speaker, named: readonly CardId[]): string {
  const [suspect, weapon, room] = named;
  const isWhole = named.length === 3 && s.isSuspect(suspect!) && !s.isSuspect(weapon!) && s.isRoom(room!);
  return isWhole ? `${s.name(suspect!)} with ${the(s, weapon!)} ${inside(s, room!)}` : list(s, named);
}

/** A square by where it leads. */
export function square(s: Speaker, place: Square): string {
  const kind = s.corridor?.kind(place);
  const called = kind === undefined ? s.words.corridor : s.name(kind);
  const marks = s.corridor?.landmarks(place) ?? [];
  return [
    called,
    ...marks.map((mark, i) =>
      'en' in mark
        ? mark.en
        : `${mark.steps}${i > 0 ? '' : mark.steps === 1 ? ' step' : ' steps'} from ${the(s, mark.room)}`,
    ),
  ].join(', ');
}

/** A square by what is near it. */
export function near(s: Speaker, place: Square): string {
  const [nearest] = s.corridor?.near(place) ?? [];
  return nearest === undefined ? s.words.corridor : `near ${the(s, nearest.room)}`;
}

/** The phrase for a destination. */
export const to = (s: Speaker, place: Place): string =>
  typeof place === 'string' ? the(s, place) : `a square (${square(s, place)})`;

/** A player's walk, as the rest of a sentence. */
export function walks(s: Speaker, from: Place | null, end: Square): readonly [you: string, other: string] {
  const kind = s.corridor?.kind(end);
  const at = kind === undefined ? undefined : s.at(kind);
  if (at !== undefined) return [`stop ${at}`, `stops ${at}`];
  if (String(from) === String(end)) return ['stay where you are', 'does not move'];
  const room = s.corridor?.towards(from, end) ?? null;
  return room === null
    ? ['walk on', 'walks on']
    : [`walk towards ${the(s, room)}`, `walks towards ${the(s, room)}`];
}
