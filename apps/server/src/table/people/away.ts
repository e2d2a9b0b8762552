/** Standing orders of a seat: automatic showing and passing. Private: never in an entry. */
import { type Action, type Form, legalForms, type Seat } from '@casefile/engine';
import { isPeopled, type TableState } from '@casefile/protocol';
import type { Orders } from '@casefile/protocol/http';

export type StandingOrders = Pick<Orders, 'show' | 'answers' | 'passes'>;

/** Reaction windows, in which most seats pass. */
const windows: readonly string[] = ['no-answer', 'after-show'];

export const isWindow = ({ position }: TableState): boolean => windows.includes(position?.wait?.for ?? '');

/** Fixed delays, whatever the seat holds: variable ones would leak (R03). */
const showDelayMs = 2000;
/** Long enough to read the suggestion and play a card; afterwards the seat has passed. */
export const passDelayMs = 6000;

/** When the seat's orders apply; null if they do not concern its question. */
export function ordersAt(state: TableState, seat: Seat): number | null {
  const { timing, position } = state;
  const since = timing.asked[seat];
  if (!since || timing.pausedAt !== null || !isPeopled(state, seat)) return null;
  if (isWindow(state)) return since.at + Math.min(passDelayMs, state.terms.window);
  const absent = timing.absent[seat] ?? null;
  if (absent === null || position?.wait == null) return null;
  return Math.max(absent, since.at) + showDelayMs;
}

/** The action the orders give; null if they leave it to the seat. */
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
