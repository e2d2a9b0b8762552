/** The names a table may use instead of those printed in its edition: the same people under the names of another market. */
import type { EditionNames } from '../schema/names.ts';

/** Where a box was sold: as printed, or under the names of one market. */
export const markets = ['printed', 'cluedo', 'clue'] as const;
/** One of the markets. */
export type Market = (typeof markets)[number];

/** What one market calls the cards. */
export interface MarketNames {
  readonly suspects: Readonly<Record<string, string>>;
  readonly weapons: Readonly<Record<string, string>>;
  readonly victim: string;
}
/** The names of each market that has its own. */
export type Markets = Readonly<Record<Exclude<Market, 'printed'>, MarketNames>>;

/** Changes only the names on screen; ids, rules and records stay the same. */
export function inMarket(names: EditionNames, market: Market, all: Markets): EditionNames {
  if (market === 'printed' || !isSoldThere(names, all)) return names;
  const { suspects, weapons, victim } = all[market];
  const { victim: printed, question } = names.words;
  return {
    ...names,
    suspects: renamed(names.suspects, suspects),
    weapons: renamed(names.weapons, weapons),
    words:
      printed === null
        ? names.words
        : { ...names.words, victim, question: question.replace(printed, victim) },
  };
}

/** An edition with its own characters has no other names for them. */
export const isSoldThere = ({ suspects }: EditionNames, { cluedo }: Markets): boolean =>
  Object.keys(suspects).some((id) => id in cluedo.suspects);

const renamed = (
  names: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [id, others[id] ?? name]));
