/** What is printed in the box: the cards, the board, the dice, the rules. Nothing of a game. */
import {
  type AgainPolicy,
  type Board,
  type Cards,
  type Drawing,
  type Edition,
  makeBoard,
  type Options,
} from '@casefile/engine';
import { everyOption } from '@casefile/engine/options';

/** What a bot knows of an edition before the cards are dealt. */
export interface EditionInfo {
  readonly id: string;
  readonly cards: Cards;
  readonly drawing: Drawing | null;
  readonly dice: readonly (readonly number[])[];
  /** When the room of the last suggestion is open for another. */
  readonly again: AgainPolicy;
  /** Which clock card murders the seat that draws it; null without clock cards. */
  readonly fatalClock: number | null;
}

/** The cards, board and dice of an edition under these options. */
export function infoOf(edition: Edition, options: Options): EditionInfo {
  const { id, drawing, dice } = edition;
  const mechanics = edition.mechanics(everyOption(edition, options), edition.seats[0]);
  const again = mechanics.find((mechanic) => mechanic.again !== undefined)?.again ?? 'free';
  const fatalClock = mechanics.find((mechanic) => mechanic.fatalClock !== undefined)?.fatalClock ?? null;
  return { id, cards: edition.cards(options), drawing, dice, again, fatalClock };
}

const boards = new WeakMap<Drawing, Board>();

/** The board of a drawing; made once. */
export function boardOf({ drawing }: EditionInfo): Board | null {
  if (drawing === null) return null;
  let board = boards.get(drawing);
  if (board === undefined) {
    board = makeBoard(drawing);
    boards.set(drawing, board);
  }
  return board;
}
