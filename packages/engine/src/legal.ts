/** The one source of legality: what a seat may do, from its own position or from the table's. */
import { agrees, matches } from './forms.ts';
import type { Mechanic } from './mechanic.ts';
import { askedSeats, type Position } from './position.ts';
import type { Action, Form, Seat } from './vocabulary.ts';

/** Everything the seat may do now. Empty for a seat that is not asked. */
export function legalForms(pos: Position, seat: Seat): readonly Form[] {
  const forms: Form[] = [];
  if (!askedSeats(pos).includes(seat)) return forms;
  for (const mechanic of pos.rules.mechanics) mechanic.offers?.(pos, seat, forms);
  return forms;
}

/** May the seat take an action that has all these keys and values? */
export function mayTake(pos: Position, seat: Seat, pattern: Readonly<Record<string, unknown>>): boolean {
  return legalForms(pos, seat).some((form) => agrees(form, pattern));
}

/** `end` and `pass` both decline; where only one of them is offered the other means it. */
const declines: Readonly<Record<string, Action>> = { end: { do: 'pass' }, pass: { do: 'end' } };

/** The mechanic that offers this action, and the action in its words. */
export function offerFor(pos: Position, seat: Seat, action: Action): [Mechanic, Action] | null {
  const forms: Form[] = [];
  for (const mechanic of pos.rules.mechanics) {
    if (mechanic.does?.[action.do] === undefined) continue;
    forms.length = 0;
    mechanic.offers?.(pos, seat, forms);
    for (const form of forms) if (matches(form, action)) return [mechanic, action];
  }
  return null;
}

export function declined(action: Action): Action | null {
  return Object.keys(action).length === 1 ? (declines[action.do] ?? null) : null;
}
