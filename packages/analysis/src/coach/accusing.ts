/** Whether to accuse, and how to get to where accusing is allowed. */
import type { CardId, Form, Place, Position, Seat } from '@casefile/engine';
import type { CountedKnowledge } from '../knowledge/counted-knowledge.ts';
import { afterRolls, type RoomValues } from './rooms.ts';
import { best, type Means, type Tip } from './tip.ts';
import { nextTurnFrom } from './ways.ts';

interface Likeliest {
  readonly cards: readonly CardId[];
  readonly chance: number;
}

/** The most likely three cards; null where the deals could not be counted. */
export function likeliest({ tally, puzzle }: CountedKnowledge): Likeliest | null {
  if (typeof tally === 'string') return null;
  const top = tally.envelopes.reduce((best, each) => (each.count > best.count ? each : best));
  return { cards: top.cards.map((card) => puzzle.cards[card]!), chance: top.count / tally.total };
}

export function accuseTip({ cards, chance }: Likeliest): Tip {
  const [suspect, weapon, room] = cards as readonly [string, string, string];
  return { do: 'accuse', action: { do: 'accuse', suspect, weapon, room }, cards, chance };
}

/** Others are accusing: join them or wait. */
export function gatherTips(forms: readonly Form[], found: Likeliest): Tip[] {
  const accuse = accuseTip(found);
  if (!forms.some((form) => form.do === 'pass')) return [accuse];
  const wait: Tip = { do: 'end', action: { do: 'pass' }, chance: found.chance };
  // When the other is right the game is over either way: an even chance is worth taking.
  return found.chance >= 0.5 ? [accuse, wait] : [wait, accuse];
}

/** The three are certain, but accusing is not allowed here. */
export function hurryTips(forms: readonly Form[], values: RoomValues, cards: readonly CardId[]): Tip[] {
  const known = new Map<Place, boolean>();
  const isThere = (to: Place): boolean => {
    if (!known.has(to)) known.set(to, values.offersAt(to).includes('accuse'));
    return known.get(to)!;
  };
  const tips = forms.flatMap((form): Tip[] => {
    if (form.do === 'roll') return [nearTip(values.pos, values.pos.you, isThere, null)];
    return (form.to ?? []).flatMap((to): Tip[] => {
      const action = { do: form.do, to, ...(form.card === undefined ? {} : { card: form.card }) };
      if (typeof to !== 'string' || !isThere(to)) return [];
      return [{ do: 'go-accuse', action: action as Tip['action'], to, cards, ...meansOf(form) }];
    });
  });
  if (tips.some((tip) => tip.do === 'go-accuse')) return tips;
  const squares = forms.flatMap((form) => (form.do === 'move' ? (form.to ?? []) : []));
  for (const to of squares) {
    tips.push(nearTip(nextTurnFrom(values.pos, to), values.pos.you, isThere, to));
    if (!values.hasTime()) break;
  }
  return [...best(tips)];
}

function nearTip(pos: Position, seat: Seat, isThere: (to: Place) => boolean, to: Place | null): Tip {
  const reached = afterRolls(pos, seat, 1, (rooms) => rooms.some(isThere));
  const reaches = reached.reduce((sum, { chance, value }) => sum + (value ? chance : 0), 0);
  const action: Tip['action'] = to === null ? { do: 'roll' } : { do: 'move', to };
  return { do: 'near-accuse', action, to, reaches };
}

export function meansOf(form: Form): { readonly means?: Means } {
  if (form.do === 'power') return { means: 'power' };
  return form.do === 'play' && typeof form.card === 'string' ? { means: form.card } : {};
}

export const seatOf = (pos: Position, suspect: string): Seat => pos.rules.seatOf[suspect]!;
