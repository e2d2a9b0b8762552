/** Standing orders of a seat: what is shown and let pass for it. Private: they are in no entry. */
import { type Action, type Form, legalForms, type Seat } from '@casefile/engine';
import { isPeopled, type TableState } from '@casefile/protocol';
import type { Orders } from '@casefile/protocol/http';

export type StandingOrders = Pick<Orders, 'show' | 'answers' | 'passes'>;

/** Waits in which everybody who publicly might react is asked, and most let it pass. */
const windows: readonly string[] = ['no-answer', 'after-show'];

export const isWindow = ({ position }: TableState): boolean => windows.includes(position?.wait?.for ?? '');

/** After these times, whatever the seat holds: an answer that came sooner or later would tell (R03). */
const showDelay = 2000;
/** Long enough to read the suggestion and play a card: until then the seat may, afterwards it has let it pass. */
export const passDelayMs = 6000;

/** When the seat's orders are looked up; null when they say nothing about what it is asked. */
export function ordersAt(state: TableState, seat: Seat): number | null {
  const { timing, position } = state;
  const since = timing.asked[seat];
  if (!since || timing.pausedAt !== null || !isPeopled(state, seat)) return null;
  if (isWindow(state)) return since.at + Math.min(passDelayMs, state.terms.window);
  const absent = timing.absent[seat] ?? null;
  if (absent === null || position?.wait == null) return null;
  return Math.max(absent, since.at) + showDelay;
}

/** What the orders say the seat does; null when they leave it to the seat. */
export function ordered(state: TableState, seat: Seat, orders: StandingOrders): Action | null {
  const forms = legalForms(state.position!, seat);
  if (isWindow(state))
    return orders.passes && forms.some((form) => form.do === 'pass') ? { do: 'pass' } : null;
  if (orders.answers !== 'always') return null;
  const cards = forms.filter((form) => form.do === 'show').flatMap(cardsOf);
  const card = orders.show.find((wanted) => cards.includes(wanted)) ?? cards[0];
  return card === undefined ? null : { do: 'show', card };
}

const cardsOf = ({ card = [] }: Form): readonly string[] => (typeof card === 'string' ? [card] : card);
