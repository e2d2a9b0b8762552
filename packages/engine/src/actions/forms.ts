/** Forms stand for many actions at once: they can be matched, counted, sampled and expanded. */
import type { Action, ActionName, Form, Place } from '../vocabulary.ts';

const choicesOf = (value: Form[keyof Form]): readonly unknown[] => (Array.isArray(value) ? value : [value]);
/** The keys of a form besides `do`. */
const argumentsOf = (form: Form): (keyof Form)[] =>
  (Object.keys(form) as (keyof Form)[]).filter((key) => key !== 'do');

export function samePlace(a: unknown, b: Place): boolean {
  if (a === b) return true;
  return Array.isArray(a) && Array.isArray(b) && a.length === 2 && a[0] === b[0] && a[1] === (b as Place)[1];
}

function includesPlace(places: readonly Place[], place: unknown): boolean {
  if (places.includes(place as Place)) return true;
  return typeof place === 'object' && places.some((choice) => samePlace(place, choice));
}

function isPair(cards: unknown, from: readonly string[]): boolean {
  return (
    Array.isArray(cards) &&
    cards.length === 2 &&
    cards[0] !== cards[1] &&
    from.includes(cards[0]) &&
    from.includes(cards[1])
  );
}

/** Whether this is one of the form's actions. Safe for any value that came over the wire. */
export function matches(form: Form, action: Action): boolean {
  if (action.do !== form.do) return false;
  const given = action as unknown as Record<string, unknown>;
  let matched = 1;
  for (const key in form) {
    if (key === 'do') continue;
    const choices = form[key as keyof Form]!;
    if (key === 'from') {
      if (!isPair(given.cards, choices as readonly string[])) return false;
    } else if (given[key] === undefined) {
      if (!(form.do === 'passage' && choices.length === 1)) return false;
      continue;
    } else if (key === 'to') {
      if (!includesPlace(choices as readonly Place[], given.to)) return false;
    } else if (typeof choices === 'string') {
      if (given[key] !== choices) return false;
    } else if (!choices.includes(given[key] as string)) return false;
    matched++;
  }
  return matched === 1 + argumentCount(action);
}

/** The number of an action's arguments, which are all its keys but `do`. */
function argumentCount(action: Action): number {
  const given = action as unknown as Record<string, unknown>;
  let count = -1;
  for (const key in given) if (given[key] !== undefined) count++;
  return count;
}

/** Whether the action has no argument but this one. Values are read last: V8 is slow at reading keys that vary. */
export function hasOnly(action: Action, argument?: string): boolean {
  const given = action as unknown as Record<string, unknown>;
  for (const key in given) if (key !== 'do' && key !== argument && given[key] !== undefined) return false;
  return true;
}

/** Whether this is the named action without arguments. */
export const isBare = (action: Action, name: ActionName): boolean => action.do === name && hasOnly(action);

/** The number of different actions the form stands for; a pair of cards counts once in either order. */
export function countActions(form: Form): number {
  let count = 1;
  for (const key of argumentsOf(form)) {
    const { length } = choicesOf(form[key]);
    count *= key === 'from' ? (length * (length - 1)) / 2 : length;
  }
  return count;
}

/** One of the form's actions, all equally likely. */
export function sampleAction(form: Form, below: (bound: number) => number): Action {
  // Moves are sampled most often, and this is faster than the general copy below.
  if (form.do === 'move') return { do: 'move', to: form.to![below(form.to!.length)]! };
  // A form without choices is an action already.
  let action: Record<string, unknown> | null = null;
  for (const key in form) {
    const choices = form[key as keyof Form]!;
    if (typeof choices === 'string') continue;
    if (key === 'from') return { do: form.do, cards: samplePair(choices as string[], below) } as Action;
    action ??= { ...form };
    action[key] = choices[below(choices.length)];
  }
  return (action ?? form) as unknown as Action;
}

function samplePair(cards: readonly string[], below: (bound: number) => number): string[] {
  const first = below(cards.length);
  const second = below(cards.length - 1);
  return [cards[first]!, cards[second < first ? second : second + 1]!];
}

/** All of the form's actions. */
export function expandForm(form: Form): Action[] {
  let actions: Record<string, unknown>[] = [{ do: form.do }];
  for (const key of argumentsOf(form)) {
    const choices = choicesOf(form[key]);
    actions = actions.flatMap((action): Record<string, unknown>[] =>
      key === 'from'
        ? choices.flatMap((a, i) => choices.slice(i + 1).map((b) => ({ ...action, cards: [a, b] })))
        : choices.map((choice) => ({ ...action, [key]: choice })),
    );
  }
  return actions as unknown as Action[];
}

/** One action out of all the forms, all equally likely. */
export function sampleForms(forms: readonly Form[], below: (bound: number) => number): Action {
  let at = below(forms.reduce((sum, form) => sum + countActions(form), 0));
  for (const form of forms) {
    const count = countActions(form);
    if (at < count) return sampleAction(form, below);
    at -= count;
  }
  throw new Error('no form to choose from');
}

/** Whether some action of the form has all the keys and values of the pattern. */
export function agrees(form: Form, pattern: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(pattern).every(([key, value]) => {
    if (key === 'do') return form.do === value;
    if (key === 'cards') return form.from !== undefined && isPair(value, form.from);
    if (key === 'from') return false;
    const choices = form[key as keyof Form];
    if (choices === undefined) return false;
    return choicesOf(choices).some((choice) => samePlace(value, choice as Place));
  });
}
