/** How strong a bot is: its place among the five, and its rating where it has been measured. */
import { type Opponent, opponents } from '@casefile/bots/people';
import { ratingOf } from '@casefile/bots/ratings/measured';
import type { JSX } from 'preact';
import { locale, more } from '../../words/lexicon.ts';

const rankOf = (id: string): number => opponents.findIndex((each) => each.id === id) + 1;

export const opponent = (id: string): Opponent | undefined => opponents.find((each) => each.id === id);

/** “Agnes · strength 3 of 5”, for lists that only hold text. */
const strengthText = ({ id, name }: Opponent): string =>
  `${name} · ${more().terms.strengthOf(rankOf(id), opponents.length)}`;

function ratingText({ id, plays, habits }: Opponent): string | null {
  const points = (ratingOf(id) ?? (habits === null ? ratingOf(plays) : undefined))?.rating;
  return points === undefined || points === null ? null : more().terms.rating(Math.round(points));
}

/** All five, to choose from. */
export function BotOptions(): JSX.Element {
  return (
    <>
      {opponents.map((bot) => (
        <option key={bot.id} value={bot.id}>
          {strengthText(bot)}
        </option>
      ))}
    </>
  );
}

export function Strength({ id }: { readonly id: string }): JSX.Element | null {
  const bot = opponent(id);
  if (bot === undefined) return null;
  const rank = rankOf(id);
  return (
    <span class="strength">
      <span class="pips" aria-hidden="true">
        {opponents.map((each, i) => (
          <i key={each.id} data-on={i < rank} />
        ))}
      </span>
      <span class="unseen">{strengthText(bot)}. </span>
      <small>
        {bot.character[locale.value!.lang]} {ratingText(bot)}
      </small>
    </span>
  );
}
