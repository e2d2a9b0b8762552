/** Who sits where, and with which options: what a table is opened with, checked. */
import type { Cards, Edition } from './edition.ts';
import { problem } from './refusal.ts';
import type { Options, OptionValue, Player } from './vocabulary.ts';

export function checkOptions(edition: Edition, given: Options): Options {
  const options: Record<string, OptionValue> = {};
  for (const [name, values] of Object.entries(edition.options)) options[name] = values[0]!;
  for (const [name, value] of Object.entries(given)) {
    const values = Object.hasOwn(edition.options, name) ? edition.options[name] : undefined;
    if (values === undefined)
      return problem('unknown-option', `options.${name}`, name, Object.keys(edition.options));
    if (!values.includes(value))
      return problem('bad-option-value', `options.${name}`, value, values.map(String));
    options[name] = value;
  }
  return options;
}

export function seated(edition: Edition, cards: Cards, players: readonly Player[]): readonly Player[] {
  const [fewest, most] = edition.seats;
  if (players.length < fewest || players.length > most)
    return problem('seat-count', 'seats', players.length, [`${fewest}`, `${most}`]);
  const order = players.map((player) => cards.suspects.indexOf(player.suspect));
  order.forEach((index, seat) => {
    const { suspect } = players[seat]!;
    if (index < 0) problem('unknown-suspect', `seats[${seat}]`, suspect, cards.suspects);
    if (order.indexOf(index) !== seat) problem('suspect-twice', `seats[${seat}]`, suspect);
  });
  const descents = order.filter((index, seat) => index > order[(seat + 1) % order.length]!).length;
  if (edition.seating === 'as-they-please' || descents === 1) return players;
  return [...players].sort((a, b) => cards.suspects.indexOf(a.suspect) - cards.suspects.indexOf(b.suspect));
}
