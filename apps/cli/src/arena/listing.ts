/** The bots by id, with their measured strength. */
import { aboutBot, botIds, opponents, ratingOf, sayRating } from '@casefile/bots';
import type { Lang } from '@casefile/editions/words/words';
import { columns } from '../text/layout.ts';
import { bold, dim } from '../text/style.ts';

export function listing(lang: Lang = 'en'): readonly string[] {
  const rows = botIds.map((id) => {
    const rating = ratingOf(id);
    const opponent = opponents.find((each) => each.id === id);
    const about = opponent === undefined ? aboutBot(id) : `${opponent.name}. ${opponent.character[lang]}`;
    return [bold(id), rating === undefined ? '–' : sayRating(rating), about];
  });
  return columns([['bot', 'rating', ''].map(dim), ...rows]);
}

/** As JSON, with the ratings that have been measured. */
export const listed = (): unknown => ({
  bots: botIds,
  ratings: Object.fromEntries(
    botIds.flatMap((id) => {
      const found = ratingOf(id);
      if (found === undefined) return [];
      const { rating, low, high } = found;
      return [[id, { rating, low, high }]];
    }),
  ),
});
