/** A seat's own turn: looking, spying, suggesting, moving. */
import type { Action, Form, Place, Triple } from '@casefile/engine';
import { best, withoutAccusing } from '../sight.ts';
import { isRoom, listOf, mostUnseen } from './answering.ts';
import type { Decision } from './decide.ts';

export function turning(at: Decision): Action | null {
  if (at.view.waitingFor !== null) return at.form('pass') ? { do: 'pass' } : null;
  return looking(at) ?? suggesting(at) ?? moving(at) ?? resting(at);
}

function looking(at: Decision): Action | null {
  const { view, judgement } = at;
  const spy = at.form('spy');
  if (spy !== undefined) {
    const target = mostUnseen(spy.target!, at);
    if (judgement.unseen(view.seats.findIndex(({ suspect }) => suspect === target)) > 0)
      return { do: 'spy', target };
  }
  if (at.form('look') === undefined) return null;
  const seen = Object.values(view.known).filter((owner) => owner === 'pool').length;
  return seen < (view.spots.pool ?? 0) ? { do: 'look' } : null;
}

export function namedIn({ suspect, weapon, room }: Form, { judgement }: Decision): Triple {
  return judgement.suggestion({ suspects: listOf(suspect!), weapons: listOf(weapon!), rooms: listOf(room!) });
}

function suggesting(at: Decision): Action | null {
  const ask = at.form('ask');
  if (ask !== undefined) return { do: 'ask', cards: at.judgement.question(ask.from!) };
  const form = at.form('suggest');
  if (form === undefined) return null;
  const named = namedIn(form, at);
  // Before the move, suggesting here competes with going to a better room.
  if (at.view.step === 'start' && at.form('roll') !== undefined) {
    const here = at.walker.at(named.room);
    // A bot that plans compares the passage with the dice later: taken here, it once led back into a closed room.
    const passage = at.judgement.plans === true ? null : bestPassage(at);
    if (passage !== null && at.walker.at(passage) > here) return { do: 'passage', to: passage };
    if (at.board !== null && at.walker.from(named.room) > here) return null;
  }
  return { do: 'suggest', ...named };
}

function bestPassage(at: Decision): Place | null {
  const to = at.form('passage')?.to ?? [];
  return to.length === 0 ? null : best(to, at.walker.at, at.below);
}

function moving(at: Decision): Action | null {
  const { view, walker, below } = at;
  const here = view.pawns[view.seats[at.you]!.suspect] ?? null;
  const ways: { readonly action: Action; readonly value: number }[] = [];
  const passage = bestPassage(at);
  if (passage !== null) ways.push({ action: { do: 'passage', to: passage }, value: walker.at(passage) });
  if (at.form('stay') && isRoom(here)) ways.push({ action: { do: 'stay' }, value: walker.at(here) });
  if (at.form('roll')) ways.push({ action: { do: 'roll' }, value: here === null ? 0 : walker.roll(here) });
  const move = at.form('move');
  if (move !== undefined) {
    const to = best(move.to!, walker.at, below);
    const resting = at.form('end') && here !== null ? walker.at(here) - 1e-9 : Number.NEGATIVE_INFINITY;
    if (walker.at(to) >= resting) ways.push({ action: { do: 'move', to }, value: walker.at(to) });
  }
  return ways.length === 0 ? null : best(ways, ({ value }) => value, below).action;
}

function resting(at: Decision): Action | null {
  if (at.form('end')) return { do: 'end' };
  if (at.form('pass')) return { do: 'pass' };
  const [only] = withoutAccusing(at.legal);
  return only?.do === 'roll' ? { do: 'roll' } : null;
}
