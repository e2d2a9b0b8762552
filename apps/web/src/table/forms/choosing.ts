/** Filling in a form: what is still to be chosen, and the action when nothing is. Knows no rules. */
import type { Action, Form, Place, View } from '@casefile/engine';

/** The keys of a form in the order in which people think of them. */
export const formKeys = ['card', 'pawn', 'target', 'suspect', 'weapon', 'room', 'from', 'to'] as const;
export type Key = (typeof formKeys)[number];
export type Chosen = Readonly<Partial<Record<Key, string | Place | readonly string[]>>>;

export interface Choosing {
  readonly form: Form;
  readonly chosen: Chosen;
}

/** Whether a destination is being confirmed. */
export const isMove = ({ form }: Choosing): boolean => form.do === 'move';

export function begin(form: Form): Choosing {
  const chosen: Partial<Record<Key, string | Place>> = {};
  for (const key of formKeys) {
    const choices = choicesOf(form, key);
    if (key !== 'from' && choices.length === 1) chosen[key] = choices[0]!;
  }
  return { form, chosen };
}

/** The choices for a key; none if the form does not have it. */
export function choicesOf(form: Form, key: Key): readonly Place[] {
  const value = form[key];
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : (value as readonly Place[]);
}

export function openKeys({ form, chosen }: Choosing): readonly Key[] {
  return formKeys.filter((key) => {
    if (form[key] === undefined) return false;
    if (key === 'from') return ((chosen.from as readonly string[] | undefined) ?? []).length < 2;
    return chosen[key] === undefined;
  });
}

export function choose({ form, chosen }: Choosing, key: Key, value: Place): Choosing {
  if (key !== 'from') return { form, chosen: { ...chosen, [key]: value } };
  const before = (chosen.from as readonly string[] | undefined) ?? [];
  const card = value as string;
  const from = before.includes(card) ? before.filter((each) => each !== card) : [...before, card].slice(-2);
  return { form, chosen: { ...chosen, from } };
}

/** The action, once everything is chosen. */
export function actionOf(choosing: Choosing): Action | null {
  if (openKeys(choosing).length > 0) return null;
  const { from, ...rest } = choosing.chosen;
  return { do: choosing.form.do, ...rest, ...(from === undefined ? {} : { cards: from }) } as Action;
}

export const isSameForm = (one: Form, other: Form): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Stays the same for one question, even if others answer meanwhile. */
export const questionKey = (view: Pick<View, 'turnNumber' | 'waitingFor' | 'history'>, form: Form): string =>
  JSON.stringify([view.turnNumber, view.waitingFor, view.history.length, view.history.at(-1)?.answers, form]);

/** The most likely action comes first and is the primary button. */
const priority: readonly Form['do'][] = [
  'show',
  'place',
  'choose',
  'suggest',
  'ask',
  'move',
  'roll',
  'draw',
  'look',
  'spy',
  'passage',
  'stay',
  'end',
  'pass',
  'play',
  'power',
  'accuse',
];

/** Unknown actions come after all known ones and before the accusation. */
const rank = ({ do: what }: Form): number => {
  const at = priority.indexOf(what);
  return at < 0 ? priority.length - 1.5 : at;
};

export function inOrder(forms: readonly Form[]): readonly Form[] {
  return [...forms].sort((a, b) => rank(a) - rank(b));
}

/**
 * The form of the primary button. While choosing a destination the lit board is primary, and an unknown action never
 * is: nobody should press what cannot be explained.
 */
export function loudForm(forms: readonly Form[]): Form | null {
  const [first] = forms;
  if (first === undefined || forms.some(({ do: what }) => what === 'move')) return null;
  return priority.includes(first.do) ? first : null;
}

/** Places that one tap on the board stands for, with the form each of them belongs to. */
export function destinations(forms: readonly Form[]): ReadonlyMap<string, Choosing> {
  const map = new Map<string, Choosing>();
  for (const form of inOrder(forms)) {
    if (form.do !== 'move' && form.do !== 'passage') continue;
    for (const to of form.to ?? []) {
      const key = String(to);
      if (!map.has(key)) map.set(key, choose(begin(form), 'to', to));
    }
  }
  return map;
}

/** The picked destination, for the board to show. */
export const placeOf = (picked: Choosing | null): Place | null =>
  picked?.form.do === 'move' ? ((picked.chosen.to as Place | undefined) ?? null) : null;
