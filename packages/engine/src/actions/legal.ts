/** The one source of legality: what a seat may do, from its own position or from the table's. */

import type { Doer } from '../edition/rules.ts';
import { isAsked, listAt, type Position } from '../position/position.ts';
import type { Action, Form, Seat } from '../vocabulary.ts';
import { agrees, matches } from './forms.ts';

/** Everything the seat may do now. Empty for a seat that is not asked. */
export function legalForms(pos: Position, seat: Seat): readonly Form[] {
  if (!isAsked(pos, seat)) return [];
  const offering = listAt(pos.rules.offering, pos.wait === null ? pos.step : 'waiting');
  const forms = borrowList();
  for (let i = 0; i < offering.length; i++) offering[i]!(pos, seat, forms);
  const legal = copyOf(forms);
  returnList(forms);
  return legal;
}

/** There are seldom more than three forms, and array literals need no call. */
function copyOf(forms: readonly Form[]): readonly Form[] {
  if (forms.length === 1) return [forms[0]!];
  if (forms.length === 2) return [forms[0]!, forms[1]!];
  if (forms.length === 3) return [forms[0]!, forms[1]!, forms[2]!];
  return forms.slice();
}

/**
 * The list that mechanics push their forms into. It is reused: the first push to a new list reserves space for sixteen.
 */
let spareList: Form[] | undefined;
function borrowList(): Form[] {
  const list = spareList ?? [];
  spareList = undefined;
  return list;
}
function returnList(list: Form[]): void {
  while (list.length > 0) list.pop();
  spareList = list;
}

/** Whether the seat may take an action that has all these keys and values. */
export function mayTake(pos: Position, seat: Seat, pattern: Readonly<Record<string, unknown>>): boolean {
  return legalForms(pos, seat).some((form) => agrees(form, pattern));
}

/** `end` and `pass` both decline: where only one of them is offered, the other is accepted in its place. */
const declines: Readonly<Record<string, Action>> = { end: { do: 'pass' }, pass: { do: 'end' } };

/** The mechanic that offers this action and carries it out; null when none does. */
export function offererOf(pos: Position, seat: Seat, action: Action): Doer | null {
  const doers = pos.rules.doers.get(action.do);
  if (doers === undefined) return null;
  for (let i = 0; i < doers.length; i++) if (isOfferedBy(doers[i]!, pos, seat, action)) return doers[i]!;
  return null;
}

function isOfferedBy({ accepts, offers }: Doer, pos: Position, seat: Seat, action: Action): boolean {
  if (accepts !== undefined) return accepts(pos, seat, action);
  if (offers === undefined) return false;
  const forms = borrowList();
  offers(pos, seat, forms);
  let isOffered = false;
  for (let i = 0; i < forms.length && !isOffered; i++) isOffered = matches(forms[i]!, action);
  returnList(forms);
  return isOffered;
}

/** The other word for declining, for an action that is nothing but one of the two. */
export function declined(action: Action): Action | null {
  return Object.keys(action).length === 1 ? (declines[action.do] ?? null) : null;
}
