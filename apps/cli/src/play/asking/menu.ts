/** The legal actions as a menu: forms with few choices one by one, others to be filled in. */
import { type ArgumentName, sayAction, type Words } from '@casefile/editions/words/words';
import type { Action, ActionName, Form, Place } from '@casefile/engine';
import { capital } from '../panel.ts';
import type { PlayScene } from '../scene.ts';

/** An action with some of its arguments, and the form with the choices for the others. */
export interface MenuEntry {
  readonly label: string;
  readonly given: { readonly do: ActionName } & Readonly<Record<string, unknown>>;
  readonly form: Form;
  /** The arguments still to be asked for, in this order. */
  readonly ask: readonly ArgumentName[];
}

const fewChoices = 12;

export function menuOf(forms: readonly Form[], scene: PlayScene): MenuEntry[] {
  return [...forms].sort(bySeriousness).flatMap((form) => entriesOf(form, scene));
}

/** The riskiest actions come last. */
const last: readonly ActionName[] = ['pass', 'end', 'accuse'];
const bySeriousness = (a: Form, b: Form): number => last.indexOf(a.do) - last.indexOf(b.do);

function entriesOf(form: Form, scene: PlayScene): MenuEntry[] {
  const { words, speaker, screen } = scene;
  const fixed: MenuEntry['given'] = { do: form.do };
  for (const key of Object.keys(form) as (keyof Form)[])
    if (typeof form[key] === 'string') Object.assign(fixed, { [key]: form[key] });
  const open = (Object.keys(form) as (keyof Form)[]).filter((key) =>
    Array.isArray(form[key]),
  ) as ArgumentName[];
  const entry = (given: MenuEntry['given'], ask: readonly ArgumentName[]): MenuEntry => ({
    label: sayAction(words, given, speaker),
    given,
    form,
    ask,
  });
  const [only] = open;
  if (open.length !== 1 || only === undefined) return [entry(fixed, open)];
  if (only === 'to') {
    const squares = form.to!.filter((place) => typeof place !== 'string');
    const rooms = roomsFirst(form.to!).filter((place) => typeof place === 'string');
    const direct = rooms.map((to) => entry({ ...fixed, to }, []));
    if (form.do === 'play') return [entry(fixed, open)];
    return squares.length === 0
      ? direct
      : [...direct, { ...entry(fixed, open), label: screen.aSquare(squares.length) }];
  }
  if (only === 'from' || form[only]!.length > fewChoices) return [entry(fixed, open)];
  return (form[only] as readonly string[]).map((value) => entry({ ...fixed, [only]: value }, []));
}

const roomsFirst = (places: readonly Place[]): Place[] => [
  ...places.filter((place) => typeof place === 'string'),
  ...places.filter((place) => typeof place !== 'string').sort((a, b) => a[1] - b[1] || a[0] - b[0]),
];

/** The choices for one argument, with what to call them. */
export function choicesFor(
  { form, given, ask }: MenuEntry,
  key: ArgumentName,
  scene: PlayScene,
): [string, unknown][] {
  const { words, speaker } = scene;
  if (key === 'to') {
    const isMove = ask.length === 1 && form.do === 'move';
    const places = roomsFirst(form.to!).filter((place) => !isMove || typeof place !== 'string');
    // Squares are typed: their numbers stand at the edges of the board.
    return places.map((place) => [
      typeof place === 'string' ? words.place(place, speaker) : place.join(','),
      place,
    ]);
  }
  const taken = given.cards as readonly string[] | undefined;
  return (form[key] as readonly string[])
    .filter((value) => !taken?.includes(value))
    .map((value) => [speaker.name(value), value]);
}

/** Several cards are asked for one after the other. */
export const questionFor = (words: Words, key: ArgumentName, scene: PlayScene): string =>
  capital(words.arguments[key === 'from' ? 'card' : key](scene.speaker));

export const asAction = (given: MenuEntry['given']): Action => given as unknown as Action;
