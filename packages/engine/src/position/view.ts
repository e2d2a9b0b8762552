/** A position as plain JSON, for bots, the wire and screens. It hides nothing: a position holds no secrets of others. */

import type { CardId, Options, Owner, Place, Seat, ShowReason } from '../vocabulary.ts';
import {
  type Accusation,
  askedSeats,
  type Inquiry,
  isSeat,
  type Position,
  type Showing,
  type Sight,
  type Unheld,
} from './position.ts';

/** A position as plain JSON. */
export interface View {
  readonly edition: string;
  readonly version: number;
  readonly options: Options;
  /** The seat that looks; null for a spectator and for the table. */
  readonly you: Seat | null;
  readonly seats: readonly {
    readonly suspect: string;
    readonly name: string;
    readonly hand: number;
    readonly out: boolean;
    readonly murdered?: boolean;
    readonly butlers?: number;
    readonly power?: 'used' | 'unused';
    readonly members?: readonly string[];
  }[];
  readonly hand: readonly CardId[];
  readonly turn: Seat;
  readonly turnNumber: number;
  readonly step: string;
  readonly asked: readonly Seat[];
  readonly waitingFor: string | null;
  readonly dice: readonly number[] | null;
  readonly left: number;
  readonly pawns: Readonly<Record<string, Place | null>>;
  readonly weapons: Readonly<Record<string, Place | null>>;
  readonly known: Readonly<Record<CardId, Owner>>;
  readonly spots: Readonly<Record<string, number>>;
  readonly shown: readonly {
    readonly card: CardId;
    readonly by: Seat;
    readonly turn: number;
    readonly why: ShowReason;
  }[];
  readonly showed: readonly { readonly card: CardId; readonly to: Seat; readonly turn: number }[];
  /** How and when other cards came to be known. */
  readonly sights: readonly Sight[];
  readonly history: readonly {
    readonly turn: number;
    readonly by: Seat;
    readonly cards: readonly CardId[];
    readonly answers: Inquiry['answers'];
  }[];
  /** The accusations that are judged. */
  readonly accusations: readonly (Accusation & { readonly right: boolean })[];
  readonly result: Position['result'];
  readonly butlers?: readonly CardId[];
  readonly clocks?: number;
  readonly clue?: CardId | null;
  readonly unheld?: readonly Unheld[];
  /** The card that was called and that the seat asked now is about to show to all. */
  readonly revealing?: CardId;
  readonly passages?: readonly (readonly [Place, Place])[];
}

/** The view of a position. */
export function makeView(pos: Position): View {
  const { rules } = pos;
  const { board, cards, edition } = rules;
  const place = (node: number): Place | null => board.places[node] ?? null;
  const inquiries = pos.inquiry === null ? pos.history : [...pos.history, pos.inquiry];
  return {
    edition: edition.id,
    version: edition.version,
    options: rules.options,
    you: isSeat(pos.you) ? pos.you : null,
    seats: rules.players.map((_, seat) => seatView(pos, seat)),
    hand: isSeat(pos.you) ? pos.hands[pos.you]! : [],
    turn: pos.turn,
    turnNumber: pos.turnNumber,
    step: pos.step,
    asked: askedSeats(pos),
    waitingFor: pos.wait?.for ?? null,
    dice: pos.dice,
    left: pos.left,
    pawns: Object.fromEntries(cards.suspects.map((suspect, i) => [suspect, place(pos.pawns[i]!)])),
    weapons: Object.fromEntries(cards.weapons.map((weapon, i) => [weapon, place(pos.weapons[i]!)])),
    known: pos.known,
    spots: pos.spots,
    shown: pos.shown.map(({ card, by, turn, why }: Showing) => ({ card, by, turn, why })),
    showed: pos.showed.map(({ card, to, turn }: Showing) => ({ card, to, turn })),
    sights: pos.sights,
    history: inquiries.map(({ turn, by, cards: named, answers }) => ({ turn, by, cards: named, answers })),
    accusations: pos.accusations.filter(isJudged),
    result: pos.result,
    ...editionView(pos, place),
  };
}

/** An accusation that waits for the others may still be right: nobody may read it as wrong. */
const isJudged = (accusation: Accusation): accusation is Accusation & { readonly right: boolean } =>
  accusation.right !== null;

function seatView(pos: Position, seat: Seat): View['seats'][number] {
  const { suspect, name, members } = pos.rules.players[seat]!;
  return {
    suspect,
    name: name ?? suspect,
    hand: pos.sizes[seat]!,
    out: pos.out[seat]!,
    ...(members ? { members } : {}),
    ...(pos.intrigue ? { murdered: pos.gone[seat]!, butlers: pos.intrigue.counts[seat]! } : {}),
    ...(pos.powers ? { power: pos.powers.used[seat] ? 'used' : 'unused' } : {}),
  };
}

function editionView(pos: Position, place: (node: number) => Place | null): Partial<View> {
  return {
    ...(pos.intrigue
      ? { clocks: pos.intrigue.clocks, butlers: isSeat(pos.you) ? pos.intrigue.held[pos.you]! : [] }
      : {}),
    ...(pos.clues ? { clue: pos.clues.current, unheld: pos.unheld } : {}),
    ...(pos.wait?.for === 'reveal' ? { revealing: pos.wait.card } : {}),
    ...(pos.tunnels.length > 0
      ? { passages: pos.tunnels.map(([a, b]) => [place(a)!, place(b)!] as const) }
      : {}),
  };
}
