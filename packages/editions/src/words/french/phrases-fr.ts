/** Parts of French sentences: people, cards and places as they stand inside one. */
import type { CardId, Place, Seat, Square } from '@casefile/engine';
import type { Speaker } from '../words.ts';
import { capital, du, le, listed, person, small, toPerson } from './french.ts';

/** A player as the subject of a sentence: “le colonel Moutarde”. */
export const somebody = (s: Speaker, seat: Seat): string => person(s.seat(seat));
/** What a player does, inside a sentence: “vous lancez”, “le colonel Moutarde lance”. */
export const mid = (s: Speaker, seat: Seat, you: string, other: string): string =>
  seat === s.you ? `vous ${you}` : `${somebody(s, seat)} ${other}`;
/** The same at the beginning of a sentence. */
export const who = (s: Speaker, seat: Seat, you: string, other: string): string =>
  capital(mid(s, seat, you, other));
/** A player as an object; “vous” for the reader. */
export const whom = (s: Speaker, seat: Seat): string => (seat === s.you ? 'vous' : somebody(s, seat));
/** A card or a place with its article, a suspect with the title’s: “la corde”, “le docteur Olive”. */
export const the = (s: Speaker, id: string): string =>
  s.isSuspect(id) ? person(s.name(id)) : le(s.name(id));
/** Several of them in a row: “la corde, le salon et le docteur Olive”. */
export const list = (s: Speaker, ids: readonly string[]): string => listed(ids.map((id) => the(s, id)));
/** A card where people are spoken of too. */
export const theCard = (s: Speaker, card: CardId): string =>
  s.isSuspect(card) ? `la carte ${s.name(card)}` : the(s, card);
/** A card that is known, or “une carte”. */
export const a = (s: Speaker, card: CardId | undefined): string =>
  card === undefined ? 'une carte' : theCard(s, card);
/** In a room, as that room’s name wants it: “dans le salon”, “au pied du phare”. */
export const inside = (s: Speaker, place: string): string => s.at(place) ?? `dans ${le(s.name(place))}`;

/** “le colonel Moutarde, avec la corde, dans le salon”, and whatever else was named one by one. */
export function crime(s: Speaker, named: readonly CardId[], apart = ', '): string {
  const [suspect, weapon, room] = named;
  const isWhole = named.length === 3 && s.isSuspect(suspect!) && !s.isSuspect(weapon!) && s.isRoom(room!);
  return isWhole
    ? [the(s, suspect!), `avec ${the(s, weapon!)}`, inside(s, room!)].join(apart)
    : list(s, named);
}

/** A square by where it leads. */
export function square(s: Speaker, place: Square): string {
  const kind = s.corridor?.kind(place);
  const called = kind === undefined ? s.words.corridor : s.name(kind);
  const marks = s.corridor?.landmarks(place) ?? [];
  return [
    called,
    ...marks.map((mark, i) =>
      'fr' in mark ? mark.fr : `à ${mark.steps}${i > 0 ? '' : ' pas'} ${du(s.name(mark.room))}`,
    ),
  ].join(', ');
}

/** A square by the nearest room alone: “près du salon”. */
export function near(s: Speaker, place: Square): string {
  const [nearest] = s.corridor?.near(place) ?? [];
  return nearest === undefined ? s.words.corridor : `près ${du(s.name(nearest.room))}`;
}

/** The phrase for a destination. */
export const to = (s: Speaker, place: Place): string =>
  typeof place === 'string' ? inside(s, place) : `sur une case (${small(square(s, place))})`;

/** A player's walk, as the rest of a sentence. */
export function walks(s: Speaker, from: Place | null, end: Square): readonly [you: string, other: string] {
  const kind = s.corridor?.kind(end);
  const at = kind === undefined ? undefined : s.at(kind);
  if (at !== undefined) return [`vous arrêtez ${at}`, `s’arrête ${at}`];
  if (String(from) === String(end)) return ['restez sur place', 'reste sur place'];
  const room = s.corridor?.towards(from, end) ?? null;
  return room === null
    ? ['poursuivez votre chemin', 'poursuit son chemin']
    : [`allez vers ${the(s, room)}`, `va vers ${the(s, room)}`];
}

/** Showing a card to a player: “vous” stands before the verb. */
export function shows(s: Speaker, seat: Seat, other: Seat, what: string): string {
  if (other === s.you) return `${capital(somebody(s, seat))} vous montre ${what}.`;
  return `${who(s, seat, 'montrez', 'montre')} ${what} ${toPerson(s.seat(other))}.`;
}
/** That somebody has shown a card, and to whom. */
export function hasShown(s: Speaker, seat: Seat, other: Seat): string {
  if (other === s.you) return `${capital(somebody(s, seat))} vous a montré une carte.`;
  return `${who(s, seat, 'avez', 'a')} montré une carte ${toPerson(s.seat(other))}.`;
}
