/** A rules page: the export `rules` of `en/rules.ts` and `fr/rules.ts` in an edition's folder, and beside it `differs`. */

/** Each rule under its ID, with names in braces as in a guide; a † closes our reading of a silent or ambiguous rulebook. */
export type RulesPage = Readonly<Record<string, string>>;

/** One difference from the one-die classic, and the rules of its page that say so. */
export interface Difference {
  readonly rules: readonly string[];
  readonly says: string;
}

/** The rules of another edition under this one's prefix, also inside the sentences. */
export const renumbered = (page: RulesPage, from: string, to: string): RulesPage =>
  Object.fromEntries(
    Object.entries(page).map(([id, text]) => [id.replace(from, to), text.replaceAll(from, to)]),
  );
