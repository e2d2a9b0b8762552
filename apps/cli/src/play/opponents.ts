/** The opponents as they are introduced to the player. */
import { opponents, ratingOf, sayRating } from '@casefile/bots';
import type { Lang } from '@casefile/editions/words/words';

export interface SeatedOpponent {
  readonly name: string;
  /** A sentence about its character; empty for a bot without one. */
  readonly character: string;
}

/** The bots by name, numbered where the same bot sits twice. */
export function seatedOpponents(ids: readonly string[], lang: Lang): SeatedOpponent[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    const opponent = opponents.find((each) => each.id === id);
    const name = opponent?.name ?? id;
    return { name: count === 1 ? name : `${name} ${count}`, character: opponent?.character[lang] ?? '' };
  });
}

/** The opponents to choose from, with their strength. */
export const opponentChoices = (lang: Lang): [label: string, id: string][] =>
  opponents.map(({ id, name, character }) => {
    const rating = ratingOf(id);
    return [`${name}${rating === undefined ? '' : ` (${sayRating(rating)})`} – ${character[lang]}`, id];
  });
