/** Who sits where, checked. */

import { problem } from '../actions/refusal.ts';
import type { Cards, Edition } from '../edition/edition.ts';
import { byOptions } from '../edition/options.ts';
import type { Options, Player } from '../vocabulary.ts';

export function seated(
  edition: Edition,
  cards: Cards,
  players: readonly Player[],
  options: Options = {},
): readonly Player[] {
  const [minSeats, maxSeats] = edition.seats;
  if (players.length < minSeats || players.length > maxSeats)
    return problem('seat-count', 'seats', players.length, [`${minSeats}`, `${maxSeats}`]);
  const order = players.map((player) => cards.suspects.indexOf(player.suspect));
  order.forEach((index, seat) => {
    const { suspect } = players[seat]!;
    if (index < 0) problem('unknown-suspect', `seats[${seat}]`, suspect, cards.suspects);
    if (order.indexOf(index) !== seat) problem('suspect-twice', `seats[${seat}]`, suspect);
  });
  const descents = order.filter((index, seat) => index > order[(seat + 1) % order.length]!).length;
  if (byOptions(edition.seating, options) === 'as-they-please' || descents === 1) return players;
  return [...players].sort((a, b) => cards.suspects.indexOf(a.suspect) - cards.suspects.indexOf(b.suspect));
}
