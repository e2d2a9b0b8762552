/**
 * Names and figures in the texts of a guide: `{scarlet}`, `{the rope}`, `{count rooms}`, `{initial white}`; in French
 * `{le mustard}`, `{dans library}`, `{à white}`, `{de plum}`, `{un suggestion}`. A form with a capital begins a sentence.
 */
import type { CaseWords, EditionNames } from '../schema/names.ts';
import type { RulesPage } from '../schema/rules.ts';
import type { Lang } from '../words/words.ts';
import type { Counts } from './counts.ts';
import { forms as en } from './fill.en.ts';
import { forms as fr } from './fill.fr.ts';

/** Something a text names: a person, or a thing that takes an article. */
export interface Named {
  readonly name: string;
  readonly isPerson: boolean;
  /** The locative phrase, where it is not simply “in”. */
  readonly at?: string | undefined;
}
/** How a language puts names and figures into a sentence. */
export interface Forms {
  readonly said: Readonly<Record<string, (named: Named) => string>>;
  readonly count: (count: number) => string;
}

const languages: Readonly<Record<Lang, Forms>> = { en, fr };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text of the guide with its names and figures. */
export function fill(text: string, lang: Lang, names: EditionNames, counts: Counts): string {
  const { said, count } = languages[lang];
  return text.replace(/\{([^}]+)\}/g, (_, asked: string) => {
    const [first, second] = asked.split(' ');
    const [form, id] = second === undefined ? ['', first!.toLowerCase()] : [first!, second];
    const key = form.toLowerCase();
    const put = first === first!.toLowerCase() ? (found: string): string => found : capital;
    if (key === 'count') return put(count(known(counts[id], asked)));
    if (key === 'initial') return known(known(names.suspects[id], asked).split(' ').at(-1), asked).charAt(0);
    return put(known(said[key], asked)(namedBy(id, names, asked)));
  });
}

/** A rules page with people named as at this table. */
export const fillRules = (page: RulesPage, lang: Lang, names: EditionNames): RulesPage =>
  Object.fromEntries(Object.entries(page).map(([id, text]) => [id, fill(text, lang, names, {})]));

function namedBy(id: string, names: EditionNames, asked: string): Named {
  const person = names.suspects[id];
  if (person !== undefined) return { name: person, isPerson: true };
  // It already contains its article where it needs one.
  if (id === 'victim') return { name: known(names.words.victim ?? undefined, asked), isPerson: true };
  const word = names.words[id as keyof CaseWords];
  const thing = names.weapons[id] ?? names.rooms[id] ?? (typeof word === 'string' ? word : undefined);
  return { name: known(thing, asked), isPerson: false, at: names.at?.[id] };
}

/** Throws for an unknown name, which is a mistake in the text. */
function known<T>(value: T | undefined, asked: string): T {
  if (value === undefined)
    throw new RangeError(`The guide speaks of {${asked}}, which this edition does not have.`);
  return value;
}
