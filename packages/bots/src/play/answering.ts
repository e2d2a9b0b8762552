/** What a seat decides while others wait for it: showing, choosing, reacting. */
import type { Action, CardId, Form, Place, Seat } from '@casefile/engine';
import { best } from '../sight.ts';
import { isDrawSafe } from './clocks.ts';
import type { Decision } from './decide.ts';

export function answering(at: Decision): Action | null {
  const show = at.form('show');
  if (show !== undefined) {
    const mute = at.legal.find(({ do: name, card }) => name === 'play' && card === 'butler:no-answer');
    if (mute !== undefined) return { do: 'play', card: mute.card as CardId };
    return { do: 'show', card: shown(show, at) };
  }
  if (at.form('draw') !== undefined) return { do: isDrawSafe(at) ? 'draw' : 'pass' };
  const choose = at.form('choose');
  if (choose !== undefined) return choice(choose, at);
  return at.view.waitingFor === 'after-show' ? afterShow(at) : null;
}

function shown({ card }: Form, at: Decision): CardId {
  if (typeof card === 'string') return card;
  return card!.length === 1 ? card![0]! : at.judgement.show(card!, whoLooks(at));
}

/** Who will see the card; null when everyone will. */
function whoLooks({ view, you }: Decision): Seat | null {
  if (view.waitingFor === 'answer') return view.history.at(-1)!.by;
  if (view.waitingFor !== 'each') return view.turn;
  return view.clue === 'clue:gossip' ? (you + 1) % view.seats.length : null;
}

function choice(form: Form, at: Decision): Action {
  const { judgement, walker, view, below } = at;
  if (form.target !== undefined) return { do: 'choose', target: mostUnseen(form.target, at) };
  if (form.room !== undefined)
    return { do: 'choose', room: best(listOf(form.room), (room) => walker.at(room), below) };
  if (form.to !== undefined) {
    const to = best(form.to, walker.at, below);
    const here = view.pawns[view.seats[at.you]!.suspect];
    if (here != null && walker.at(here) > walker.at(to) && at.form('pass')) return { do: 'pass' };
    return { do: 'choose', to };
  }
  return { do: 'choose', card: judgement.unsure(listOf(form.card!)) };
}

/** After a card was shown to another seat: see it too, or take a look at the asker's hand. */
function afterShow(at: Decision): Action | null {
  const { view, judgement } = at;
  const playForm = at.form('play');
  const last = view.history.at(-1);
  const shower = last?.answers.at(-1)?.seat;
  const whose = shower === at.you ? last?.by : shower;
  // A card may also be shown without a suggestion: then there is no asker.
  if (whose !== undefined && judgement.unseen(whose) === 0) return { do: 'pass' };
  if (at.form('power') !== undefined) return { do: 'power' };
  return playForm === undefined ? null : { do: 'play', card: playForm.card as CardId };
}

export function mostUnseen(suspects: readonly string[], at: Decision): string {
  const seatOf = (suspect: string): Seat => at.view.seats.findIndex((seat) => seat.suspect === suspect);
  return best(suspects, (suspect) => at.judgement.unseen(seatOf(suspect)), at.below);
}

export const listOf = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

export const isRoom = (place: Place | null | undefined): place is string => typeof place === 'string';
