/** Decisions of particular editions: clue cards, spies, butlers, powers, cards to draw or look at. */
import { advance, type CardId, type Fact, type Form, type Position, type Seat } from '@casefile/engine';
import { expectedDrop } from '../decisions/answers.ts';
import type { CountedKnowledge } from '../knowledge/counted-knowledge.ts';
import { meansOf, seatOf } from './accusing.ts';
import { calledOut, glimpsed, lookedAt, shownBy } from './learning.ts';
import type { RoomValues } from './rooms.ts';
import { listenerAt } from './showing.ts';
import type { Tip } from './tip.ts';
import { nextTurnFrom, rollTip, stayTips, wayTips } from './ways.ts';

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** A card to name, a player who must show one, a room to run to or to join. */
export function chooseTips(form: Form, values: RoomValues): Tip[] {
  const { pos, counting } = values;
  const action = { do: 'choose' } as const;
  const hand = pos.hands[pos.you]!;
  return [
    ...listOf(form.card)
      // Naming one's own card would only reveal it to all.
      .filter((card) => !hand.includes(card))
      .map(
        (card): Tip => ({
          do: 'name',
          action: { ...action, card },
          card,
          bits: calledOut(counting, pos, card),
        }),
      ),
    ...listOf(form.target).map((target) => seeTip(pos, counting, target, { ...action, target })),
    ...listOf(form.room).map(
      (room): Tip => ({ do: 'join', action: { ...action, room }, room, bits: values.in(room).bits }),
    ),
    ...(form.to ?? []).flatMap((to): Tip[] =>
      typeof to === 'string' ? [{ do: 'move', action: { ...action, to }, to, ...values.in(to) }] : [],
    ),
  ];
}

function seeTip(pos: Position, counting: CountedKnowledge, target: string, action: Tip['action']): Tip {
  const from = seatOf(pos, target);
  return { do: 'see', action, from, bits: shownBy(counting, from) };
}

export function spyTips(form: Form, { pos, counting }: RoomValues): Tip[] {
  return listOf(form.target).map((target) => seeTip(pos, counting, target, { do: 'spy', target }));
}

export function lookTips({ counting, hasTime }: RoomValues): Tip[] {
  return [{ do: 'look', action: { do: 'look' }, bits: lookedAt(counting, 'pool', hasTime) }];
}

/** Whether to draw: the last clock card kills. */
export function drawTips(pos: Position): Tip[] {
  const { unseen, counts, held } = pos.intrigue!;
  const elsewhere = counts.reduce((sum, count, seat) => sum + count - held[seat]!.length, 0);
  const deck = Math.max(1, unseen.length - elsewhere);
  const clocks = unseen.filter((card) => card === 'clock').length;
  const kills = clocks === 1 ? 1 / deck : 0;
  const draw: Tip = { do: 'draw', action: { do: 'draw' }, kills, helps: Math.max(0, 1 - clocks / deck) };
  const pass: Tip = { do: 'pass', action: { do: 'pass' }, bits: 0, spares: kills };
  return kills > 0 ? [pass, draw] : [draw, pass];
}

/** A reaction to another player's suggestion or a card just shown: a card, a power, or nothing. */
export function reactionTips(
  forms: readonly Form[],
  values: RoomValues,
  facts: readonly Fact[],
): readonly Tip[] {
  const { pos } = values;
  const [tip] = forms.flatMap((form): Tip[] => {
    if (form.do !== 'play' && form.do !== 'power') return [];
    const action = form.do === 'play' ? { do: form.do, card: form.card as CardId } : { do: form.do };
    const means = meansOf(form);
    if (pos.wait?.for === 'after-show') {
      const { by, to } = pos.wait;
      const isPeek = by === pos.you;
      const from = isPeek ? to : by;
      return [{ do: 'see', action, from, bits: seenBits(values, from, isPeek), ...means }];
    }
    return [{ do: 'silence', action, bits: silenceBits(pos, facts), ...means }];
  });
  if (tip === undefined || !('bits' in tip)) return [];
  const pass: Tip = { do: 'pass', action: { do: 'pass' }, bits: tip.bits, spares: 0 };
  return tip.bits >= enoughBits ? [tip, pass] : [pass, tip];
}
/** Less than this is not worth a card that is played only once. */
const enoughBits = 0.5;

function seenBits({ pos, counting }: RoomValues, from: Seat, isPeek: boolean): number {
  const { inquiry } = pos;
  return isPeek || inquiry === null ? shownBy(counting, from) : glimpsed(counting, from, inquiry.cards);
}

/** The bits the answer would give a listener. */
export function silenceBits(pos: Position, facts: readonly Fact[]): number {
  const { inquiry, rules } = pos;
  if (inquiry === null) return 0;
  const listener = listenerAt(pos, facts);
  const named = inquiry.cards.map((card) => [listener.puzzle.cards.indexOf(card)]);
  const order = rules.clockwise[inquiry.by]!.filter((seat) => !pos.gone[seat]);
  const drop = expectedDrop(listener, named, { asks: rules.inquiries.asks, order });
  return typeof drop === 'string' ? 0 : drop;
}

/** Butler cards and powers on one's own turn. Those that suggest are rated with the suggestions. */
export function meansTips(form: Form, values: RoomValues, forms: readonly Form[]): Tip[] {
  if (form.suspect !== undefined) return [];
  // Only end-of-turn cards can follow them.
  const isEarly = forms.some(({ do: what }) => what === 'suggest' || what === 'move' || what === 'look');
  if (isEarly && endCards.includes(form.card as CardId)) return [];
  const means = meansOf(form);
  const action: Tip['action'] =
    form.do === 'play' ? { do: 'play', card: form.card as CardId } : { do: 'power' };
  if (form.to !== undefined)
    return form.to.flatMap((to): Tip[] =>
      typeof to === 'string'
        ? [{ do: 'move', action: { ...action, to } as Tip['action'], to, ...values.in(to), ...means }]
        : [],
    );
  const { pos } = values;
  // Two rolls: the only power on one's own turn without a place or cards to name.
  if (form.do === 'power') return [{ ...rollTip(pos, values, 2), action, ...means }];
  return butlers[form.card as CardId]?.(values, action, form, means.means!) ?? [];
}

const endCards: readonly CardId[] = ['butler:neighbour', 'butler:again', 'butler:home'];

type Butler = (values: RoomValues, action: Tip['action'], form: Form, means: CardId) => Tip[];
const butlers: Readonly<Record<CardId, Butler>> = {
  'butler:stay': (values, action, _form, means) => stayTips(values, action, means),
  'butler:six-more': (values, action, _form, means) => {
    const { pos } = values;
    const further = advance(pos, { fact: 'played', seat: pos.you, card: means });
    const moves = further.rules.mechanics.flatMap((mechanic) => {
      const offered: Form[] = [];
      mechanic.offers?.(further, pos.you, offered);
      return offered.filter((form) => form.do === 'move');
    });
    return wayTips(moves, values)
      .filter((tip) => tip.do === 'move' && typeof tip.to === 'string')
      .map((tip): Tip => ({ ...tip, action, means }));
  },
  'butler:neighbour': ({ pos, counting }, action, _form, means) => {
    const from = pos.rules.clockwise[pos.you]!.findLast((seat) => !pos.gone[seat]);
    return from === undefined ? [] : [{ do: 'see', action, from, bits: shownBy(counting, from), means }];
  },
  'butler:again': (values, action, _form, means) => {
    const { bits, reaches } = rollTip(nextTurnFrom(values.pos, null), values);
    return [{ do: 'again', action, bits, reaches, means }];
  },
  'butler:home': ({ pos }, action, form, means) => {
    const rivals = listOf(form.pawn).filter((pawn) => {
      const seat = pos.rules.seatOf[pawn];
      return seat !== undefined && !pos.out[seat];
    });
    // A player in a room has the longest way back to asking.
    const inRoom = rivals.find((pawn) =>
      pos.rules.board.isRoom(pos.pawns[pos.rules.cards.suspects.indexOf(pawn)]!),
    );
    const pawn = inRoom ?? rivals[0];
    return pawn === undefined
      ? []
      : [{ do: 'home', action: { ...action, pawn } as Tip['action'], pawn, means }];
  },
};
