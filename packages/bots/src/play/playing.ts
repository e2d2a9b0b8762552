/** Playing cards and powers on one's own turn. */
import type { Action, CardId, Form, Place } from '@casefile/engine';
import { best } from '../sight.ts';
import { isRoom, listOf } from './answering.ts';
import type { Decision } from './decide.ts';
import { namedIn } from './turning.ts';

export function playing(at: Decision): Action | null {
  if (at.view.waitingFor !== null) return null;
  const power = at.form('power');
  const powered = power === undefined ? null : usePower(power, at);
  if (powered !== null) return powered;
  for (const form of at.legal) {
    if (form.do !== 'play') continue;
    const played = playCard(form, at);
    if (played !== null) return played;
  }
  return null;
}

/** A power can be used once: one that moves when it promises more than a roll, one that suggests at once. */
function usePower(form: Form, at: Decision): Action | null {
  if (form.to !== undefined) return jump(form.to, at, (to) => ({ do: 'power', to }));
  if (form.suspect === undefined) return isFar(at) ? { do: 'power' } : null;
  if (at.judgement.isReady() || at.form('suggest') !== undefined) return null;
  if (form.room !== undefined) return { do: 'power', ...namedIn(form, at) };
  const { suspect, weapon } = namedIn({ ...form, room: lastRoom(at) }, at);
  return { do: 'power', suspect, weapon };
}

const lastRoom = ({ view }: Decision): string => view.history.at(-1)!.cards[2]!;

const ownPawn = ({ view, you }: Decision): Place | null => view.pawns[view.seats[you]!.suspect] ?? null;

function isFar(at: Decision): boolean {
  const here = ownPawn(at);
  return here !== null && at.form('stay') === undefined && at.walker.from(here) < 0.75 * bestRoom(at);
}

function bestRoom({ board, walker }: Decision): number {
  const rooms = [...new Set(Object.values(board?.drawing.rooms ?? {}))];
  return Math.max(0, ...rooms.map((room) => walker.at(room)));
}

/** Goes straight to the best room if it is worth more than a roll promises. */
function jump(to: readonly Place[], at: Decision, action: (to: Place) => Action): Action | null {
  const here = ownPawn(at);
  const rooms = to.filter(isRoom);
  if (rooms.length === 0) return null;
  const target = best(rooms, at.walker.at, at.below);
  const waiting = here === null ? 0 : at.walker.roll(here);
  return at.walker.at(target) > waiting ? action(target) : null;
}

type Play = (form: Form, at: Decision) => Action | null;
const plain: Play = ({ card }) => ({ do: 'play', card: card as CardId });

const cards: Readonly<Record<CardId, Play>> = {
  'butler:stay': (form, at) => {
    const here = ownPawn(at);
    const good =
      isRoom(here) && !at.judgement.isReady() && at.judgement.worth(here) * 1.5 > at.walker.from(here);
    return good ? plain(form, at) : null;
  },
  'butler:anywhere': (form, at) =>
    jump(form.to!, at, (to) => ({ do: 'play', card: form.card as CardId, to })),
  'butler:six-more': (form, at) => {
    const reached = at.form('move')?.to?.some(isRoom) ?? false;
    return reached ? null : plain(form, at);
  },
  'butler:neighbour': plain,
  'butler:again': plain,
  'butler:home': (form, at) => {
    const seated = form.pawn!.filter((pawn) =>
      at.view.seats.some(({ suspect, out }) => suspect === pawn && !out),
    );
    if (seated.length === 0) return null;
    const pawn = best(seated, (each) => (isRoom(at.view.pawns[each]) ? 1 : 0), at.below);
    return { do: 'play', card: form.card as CardId, pawn };
  },
};

function playCard(form: Form, at: Decision): Action | null {
  const [card] = listOf(form.card!);
  // A card that would end the chance to suggest is played afterwards.
  if (at.form('suggest') !== undefined && card !== 'butler:stay') return null;
  return cards[card!]?.(form, at) ?? null;
}
