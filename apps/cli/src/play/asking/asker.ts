/** Asks the player: on a terminal with a list and a cursor, otherwise with numbered lines. */

/** The index of a choice, text that matches no choice, or the end of input. */
export type Reply =
  | { readonly pick: number }
  | { readonly typed: string }
  | { readonly end: 'quit' | 'silence' };

export interface Asker {
  /** Notes are printed after their choices and cannot be typed. */
  ask(question: string, choices: readonly string[], hints: string, notes?: readonly string[]): Promise<Reply>;
  close(): void;
}

/** Which choice a typed text means: its number, its name, or the beginning of only one name. */
export function readTyped(text: string, choices: readonly string[]): Reply {
  const typed = text.trim();
  const number = Number(typed);
  if (/^\d+$/.test(typed) && number >= 1 && number <= choices.length) return { pick: number - 1 };
  const plain = choices.map(simplify);
  const wanted = simplify(typed);
  const exact = plain.indexOf(wanted);
  if (exact >= 0) return { pick: exact };
  const starting = plain.flatMap((choice, i) => (choice.startsWith(wanted) ? [i] : []));
  return starting.length === 1 && wanted.length > 1 ? { pick: starting[0]! } : { typed };
}

const simplify = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
