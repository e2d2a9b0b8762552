/** Rates what to ask and where to go. */
import { advance, type Form, makeView, type Place, type Position } from '@casefile/engine';
import { namedBy } from '../decisions/suggestions.ts';
import { afterRolls, type RoomValues } from './rooms.ts';
import { best, type Means, maxTips, type SeatPosition, type Tip } from './tip.ts';

export function askTips(forms: readonly Form[], values: RoomValues): Tip[] {
  const { pos } = values;
  const hand = pos.hands[pos.you]!;
  return forms.flatMap((form) =>
    values
      .rated(namedBy(form, pos))
      .sort((a, b) => b.bits - a.bits)
      .slice(0, maxTips)
      .map(({ cards, bits }): Tip => {
        const [suspect, weapon, room] = cards as readonly [string, string, string];
        const own = cards.filter((card) => hand.includes(card));
        if (form.do === 'ask') return { do: 'ask', action: { do: 'ask', cards }, cards, bits, own };
        if (form.do === 'suggest')
          return { do: 'ask', action: { do: 'suggest', suspect, weapon, room }, cards, bits, own };
        const named = form.room === undefined ? { suspect, weapon } : { suspect, weapon, room };
        return { do: 'ask', means: 'power', action: { do: 'power', ...named }, cards, bits, own };
      }),
  );
}

/** Where to go. A square gives no information by itself. */
export function wayTips(forms: readonly Form[], values: RoomValues): Tip[] {
  const ways = forms.flatMap((form) => roomTips(form, values));
  if (ways.length > 0) return ways;
  const squares = forms.flatMap((form) => (form.do === 'move' ? (form.to ?? []) : []));
  return squareTips(values, squares);
}

function roomTips(form: Form, values: RoomValues): Tip[] {
  const { pos } = values;
  if (form.do === 'roll') return [rollTip(pos, values)];
  if (form.do === 'stay') return stayTips(values, { do: 'stay' });
  if (form.do !== 'move' && form.do !== 'passage') return [];
  const how = form.do;
  return (form.to ?? []).flatMap((to): Tip[] =>
    typeof to === 'string' ? [{ do: how, action: { do: how, to }, to, ...values.in(to) }] : [],
  );
}

export function stayTips(values: RoomValues, action: Tip['action'], means?: Means): Tip[] {
  const { pos } = values;
  const here = makeView(pos).pawns[pos.rules.players[pos.you]!.suspect];
  if (typeof here !== 'string') return [];
  return [{ do: 'stay', action, to: here, ...values.in(here), ...(means === undefined ? {} : { means }) }];
}

/** With no room in reach: the expected value of the next roll from there. */
function squareTips(values: RoomValues, squares: readonly Place[]): Tip[] {
  const tips: Tip[] = [];
  for (const to of squares) {
    const { bits } = rollTip(nextTurnFrom(values.pos, to), values);
    tips.push({ do: 'move', action: { do: 'move', to }, to, cards: [], bits });
    if (!values.hasTime()) break;
  }
  return best(tips).slice(0, 1);
}

/** My next turn, with my pawn there. */
export function nextTurnFrom(pos: SeatPosition, to: Place | null): Position {
  const seat = pos.you;
  const pawn = pos.rules.players[seat]!.suspect;
  const there = to === null ? pos : advance(pos, { fact: 'moved', seat, pawn, to, by: 'walk', left: 0 });
  return advance(there, { fact: 'turn', seat, number: pos.turnNumber + 1 });
}

/** Every possible roll with its probability. */
export function rollTip(pos: Position, values: RoomValues, times = 1): Extract<Tip, { do: 'roll' }> {
  let bits = 0;
  let reaches = 0;
  for (const { chance, value } of afterRolls(pos, values.pos.you, times, (rooms) => rooms)) {
    if (value.length > 0) reaches += chance;
    bits += chance * Math.max(0, ...value.map((room) => values.in(room).bits));
  }
  return { do: 'roll', action: { do: 'roll' }, bits, reaches };
}
