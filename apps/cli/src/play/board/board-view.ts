/** The board beside the panel, with a legend. */
import { legalForms, makeView, type Place, type Position } from '@casefile/engine';
import { sideBySide, terminalWidth, widthOf, wrap } from '../../text/layout.ts';
import { dim } from '../../text/style.ts';
import type { MenuEntry } from '../asking/menu.ts';
import { drawPanel } from '../panel.ts';
import type { PlayScene } from '../scene.ts';
import { drawBoard, pawnInk } from './board-text.ts';

const narrowest = 38;

/** `entries` is the menu, so that rooms carry the numbers to choose them by. */
export function drawTable(pos: Position, scene: PlayScene, entries: readonly MenuEntry[]): string[] {
  if (pos.rules.edition.drawing === null) return drawPanel(pos, scene, terminalWidth());
  const board = drawMarkedBoard(pos, scene, entries);
  const width = Math.max(...board.map(widthOf));
  const room = terminalWidth() - width - 3;
  const legend = [...signs(pos, scene, entries), ...passages(pos, scene)].flatMap((line) =>
    wrap(line, terminalWidth() - 2, '  '),
  );
  if (room < narrowest) return [...drawPanel(pos, scene, terminalWidth()), '', ...board, ...legend];
  return [...sideBySide(board, drawPanel(pos, scene, room)), ...legend];
}

function drawMarkedBoard(pos: Position, scene: PlayScene, entries: readonly MenuEntry[]): string[] {
  const { suspects } = pos.rules.cards;
  const { pawns } = makeView(pos);
  const own = pos.rules.players[scene.you]!.suspect;
  const numbered = entries.flatMap(({ given }, i): [string, number][] =>
    typeof given.to === 'string' ? [[given.to, i + 1]] : [],
  );
  return drawBoard({
    board: pos.rules.board,
    pawns: suspects.map((suspect, i) => ({
      letter: scene.letters[suspect]!,
      at: pawns[suspect] ?? null,
      ink: pawnInk(i, suspect === own),
    })),
    roomName: scene.speaker.name,
    squares: reachable(pos, scene),
    rooms: Object.fromEntries(numbered),
  });
}

function reachable(pos: Position, { you }: PlayScene): Place[] {
  return legalForms(pos, you).flatMap((form) => (form.do === 'move' ? form.to! : []));
}

function signs(pos: Position, scene: PlayScene, entries: readonly MenuEntry[]): string[] {
  const { screen, names } = scene;
  const marks = Object.entries(pos.rules.board.drawing.marks ?? {}).map(
    ([char, kind]) => `${char} ${names.extras[kind] ?? kind}`,
  );
  const goal = entries.some(({ given }) => given.do === 'move') ? [`◆ ${screen.reachable}`] : [];
  return [dim([`· ${screen.square}`, `▲ ${screen.door}`, ...goal, ...marks].join('   '))];
}

function passages(pos: Position, { screen, words, speaker, names }: PlayScene): string[] {
  const { drawing } = pos.rules.board;
  const name = (place: Place): string => {
    const kind = typeof place === 'string' ? undefined : drawing.marks?.[drawing.map[place[1]]![place[0]]!];
    const text = (kind && names.extras[kind]) ?? words.place(place, speaker);
    return text.replaceAll(' ', '\u00a0');
  };
  const all = [...drawing.passages, ...(makeView(pos).passages ?? [])];
  if (all.length === 0) return [];
  return [dim(`${screen.passages} ${all.map(([a, b]) => `${name(a)} ↔ ${name(b)}`).join(' · ')}`)];
}
