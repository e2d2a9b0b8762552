/** The table after a number of facts, as one viewer knew it. */
import {
  advanceAll,
  blankPosition,
  makeRules,
  makeView,
  type Owner,
  type Position,
  type View,
} from '@casefile/engine';
import { openedIn } from '@casefile/protocol/record';
import { namesOf } from '../names.ts';
import { drawBoard, pawnInk } from '../play/board/board-text.ts';
import { pawnLetters } from '../play/board/letters.ts';
import { columns, sideBySide, terminalWidth, widthOf, wrap } from '../text/layout.ts';
import { bold, dim, style } from '../text/style.ts';
import type { Narration } from './narration.ts';
import type { RecordFile } from './read.ts';

export function positionAt(
  { record, edition }: RecordFile,
  { told, viewer }: Narration,
  at: number,
): Position {
  const { options, players } = openedIn(record.log);
  const rules = makeRules(edition, options, players);
  return advanceAll(
    blankPosition(rules, viewer),
    told.slice(0, at).map(({ fact }) => fact),
  );
}

export async function lettersOf({ record }: RecordFile): Promise<Readonly<Record<string, string>>> {
  return pawnLetters((await namesOf(record.edition, 'en')).suspects);
}

export function tableLines(
  pos: Position,
  narration: Narration,
  letters: Readonly<Record<string, string>>,
  at: number,
): string[] {
  const { told, own, words, speaker } = narration;
  const view = makeView(pos);
  const recent = told.slice(Math.max(0, at - 4), at).filter(({ text }) => text !== '');
  const panel = [
    bold(`${words.facts.turn({ fact: 'turn', seat: view.turn, number: view.turnNumber }, speaker, null)}`),
    ...columns(view.seats.map((_, seat) => seatRow(view, seat, narration, letters))),
    ...(view.you === null ? [] : ['', bold(own.hand), `  ${view.hand.map(speaker.name).join(', ')}`]),
    ...known(view, narration),
    '',
    ...recent.map(({ text, number }) => (number === at ? text : dim(text))),
    '',
    dim(own.step(at, told.length)),
  ];
  return withBoard(pos, view, narration, letters, panel);
}

function withBoard(
  pos: Position,
  view: View,
  { speaker }: Narration,
  letters: Readonly<Record<string, string>>,
  panel: readonly string[],
): string[] {
  const width = terminalWidth();
  const folded = (room: number): string[] => panel.flatMap((line) => wrap(line, room, '    '));
  if (pos.rules.edition.drawing === null) return folded(width);
  const board = drawBoard({
    board: pos.rules.board,
    pawns: pos.rules.cards.suspects.map((suspect, i) => ({
      letter: letters[suspect]!,
      at: view.pawns[suspect] ?? null,
      ink: pawnInk(i, i === pos.rules.pawnOf[view.turn]),
    })),
    roomName: speaker.name,
    squares: [],
    rooms: {},
  });
  const room = width - Math.max(...board.map(widthOf)) - 3;
  return room < 38 ? [...board, '', ...folded(width)] : sideBySide(board, folded(room));
}

function seatRow(
  view: View,
  seat: number,
  { own, speaker, words }: Narration,
  letters: Readonly<Record<string, string>>,
): string[] {
  const { suspect, hand, out } = view.seats[seat]!;
  const at = view.pawns[suspect] ?? null;
  return [
    `${view.turn === seat ? style('yellow', '▸') : ' '} ${letters[suspect]!} ${speaker.seat(seat)}`,
    dim(own.cards(hand)),
    at === null ? '' : words.near(at, speaker),
    out ? style('yellow', own.out) : '',
  ];
}

/** Cards the viewer knows to lie elsewhere; for the table, everybody's. */
function known(view: View, { own, speaker }: Narration): string[] {
  const owners = new Map<Owner, string[]>();
  for (const [card, owner] of Object.entries(view.known))
    if (owner !== view.you) owners.set(owner, [...(owners.get(owner) ?? []), speaker.name(card)]);
  if (owners.size === 0) return [];
  const say = (owner: Owner): string =>
    typeof owner === 'number'
      ? speaker.seat(owner)
      : owner === 'envelope'
        ? speaker.words.envelope
        : speaker.name(owner.replace('room:', ''));
  return [
    '',
    bold(own.knows),
    ...[...owners].map(([owner, cards]) => `  ${say(owner)} – ${cards.join(', ')}`),
  ];
}
