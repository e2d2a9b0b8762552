/** Counting, expanding, sampling and matching a form agree on its actions. */
import {
  type Action,
  agrees,
  countActions,
  expandForm,
  type Form,
  matches,
  type Rules,
  sampleAction,
} from '@casefile/engine';
import { oneOf, type RandomInt } from '../random.ts';
import { must } from './canonical.ts';

/** All actions of a form as text. Cached, because forms can be large and seldom change between stages. */
const expanded = new Map<string, ReadonlyMap<string, Action>>();
export function actionsOf(form: Form): ReadonlyMap<string, Action> {
  const key = JSON.stringify(form);
  let actions = expanded.get(key);
  if (actions === undefined) {
    const all = expandForm(form);
    actions = new Map(all.map((action) => [JSON.stringify(action), action]));
    must(actions.size === all.length, () => `${key} holds an action twice`);
    if (expanded.size > 500) expanded.clear();
    expanded.set(key, actions);
  }
  return actions;
}

/** Whether the form expands to the action. A pair matches in either order. */
export function isAmong(form: Form, action: Action): boolean {
  const given = { ...action } as Record<string, unknown>;
  const { cards } = given;
  if (form.from !== undefined && Array.isArray(cards))
    given.cards = [...cards].sort((a, b) => form.from!.indexOf(a) - form.from!.indexOf(b));
  if (form.do === 'passage' && form.to?.length === 1 && given.to === undefined) given.to = form.to[0];
  return actionsOf(form).has(JSON.stringify(given));
}

export function formsAgree(form: Form, rules: Rules, below: RandomInt): void {
  const actions = [...actionsOf(form).values()];
  const written = JSON.stringify(form);
  const count = countActions(form);
  must(count === actions.length, () => `${written} counts ${count}, expands to ${actions.length}`);
  for (const action of actions.length <= 60 ? actions : [oneOf(actions, below), oneOf(actions, below)]) {
    must(matches(form, action), () => `${JSON.stringify(action)} is in ${written} and does not match`);
    must(agrees(form, { ...action }), () => `${JSON.stringify(action)} does not agree with ${written}`);
  }
  const sampled = sampleAction(form, below);
  must(isAmong(form, sampled), () => `${JSON.stringify(sampled)} is sampled from ${written}`);
  const other = mutated(sampled, rules, below);
  must(
    matches(form, other) === isAmong(form, other),
    () => `${JSON.stringify(other)} and ${written}: matches says ${matches(form, other)}`,
  );
}

/** The action with one argument changed. */
export function mutated(action: Action, rules: Rules, below: RandomInt): Action {
  const given: Record<string, unknown> = { ...action };
  const keys = Object.keys(given).filter((key) => key !== 'do');
  const key = oneOf([...keys, 'card', 'to', 'room', 'extra'], below);
  const value = oneOf(values, below)(rules, below);
  if (below(6) === 0) delete given[key];
  else if (below(8) === 0)
    given.do = oneOf(['roll', 'move', 'show', 'play', 'end', 'toString', '__proto__'], below);
  else given[key] = value;
  return given as unknown as Action;
}

const values: readonly ((rules: Rules, below: RandomInt) => unknown)[] = [
  (rules, below) => oneOf(rules.deck, below),
  (rules, below) => oneOf([...rules.board.places, 'nowhere'], below),
  (rules, below) => [oneOf(rules.deck, below), oneOf(rules.deck, below)],
  (_rules, below) => oneOf([null, 0, -1, true, '', [], {}, [[0, 0]], 'butler:see', undefined], below),
];
