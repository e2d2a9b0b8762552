/** The notebook: cards by seats, filled from everything seen and said, and from the player's own marks. */
import type { CardId, Owner, Position } from '@casefile/engine';
import { pad, sideBySide, terminalWidth, widthOf } from '../text/layout.ts';
import { bold, dim, style } from '../text/style.ts';
import { sayOwner } from './panel.ts';
import type { PlayScene } from './scene.ts';

/** A column: a seat, or the envelope. */
export type Column = number | 'envelope';
const envelopeSign = '□';
const ownMarks = ['✓', '✗', '?'] as const;

export class Marks {
  readonly #marks = new Map<string, string>();

  of(card: CardId, column: Column): string | undefined {
    return this.#marks.get(`${card}@${column}`);
  }

  /** The next mark in this cell: yes, no, perhaps, none. */
  change(card: CardId, column: Column): void {
    const now = ownMarks.indexOf((this.of(card, column) ?? '') as '✓');
    const next = ownMarks[now + 1];
    if (next === undefined) this.#marks.delete(`${card}@${column}`);
    else this.#marks.set(`${card}@${column}`, next);
  }
}

export const columnsOf = (pos: Position): Column[] => [
  ...pos.rules.players.map((_, seat) => seat),
  'envelope',
];

/** Whether the card was seen there (yes), cannot be there (no), or neither (null). */
function seen(pos: Position, card: CardId, column: Column): boolean | null {
  const owner: Owner | undefined = pos.known[card];
  if (owner !== undefined) return owner === column;
  if (column === pos.you) return false;
  const inquiries = pos.inquiry === null ? pos.history : [...pos.history, pos.inquiry];
  const denied = inquiries.some(
    ({ cards, answers }) =>
      cards.includes(card) && answers.some(({ seat, answer }) => seat === column && answer === 'none'),
  );
  return denied ? false : null;
}

export function drawNotebook(pos: Position, marks: Marks, scene: PlayScene): string[] {
  const { cards, players } = pos.rules;
  const { screen, speaker, letters } = scene;
  const categories: [string, readonly CardId[]][] = [
    [screen.who, cards.suspects],
    [screen.withWhat, cards.weapons],
    [screen.where, cards.rooms],
  ];
  return [
    bold(screen.notebook),
    ...flow(categories.map(([title, category]) => drawCategory(title, category, pos, marks, scene))),
    '',
    dim(players.map(({ suspect }, seat) => `${letters[suspect]} ${speaker.seat(seat)}`).join('   ')),
    dim(`${envelopeSign} ${speaker.words.envelope}   ${screen.notebookKey}`),
  ];
}

function drawCategory(
  title: string,
  category: readonly CardId[],
  pos: Position,
  marks: Marks,
  scene: PlayScene,
): string[] {
  const { speaker, letters } = scene;
  const heads = [...pos.rules.players.map(({ suspect }) => letters[suspect]!), envelopeSign];
  const width = Math.max(widthOf(title), ...category.map((card) => widthOf(speaker.name(card)))) + 2;
  const row = (card: CardId): string => {
    const cells = columnsOf(pos).map((column) => drawCell(seen(pos, card, column), marks.of(card, column)));
    const owner = pos.known[card];
    const spot = typeof owner === 'string' && owner !== 'envelope' ? `  ${sayOwner(owner, scene)}` : '';
    return `${pad(speaker.name(card), width)}${cells.join(' ')}${dim(spot)}`;
  };
  return [`${bold(pad(title, width))}${heads.join(' ')}`, ...category.map(row)];
}

/** Blocks side by side as far as they fit the terminal, the rest below. */
function flow(blocks: readonly (readonly string[])[]): string[] {
  const [first = [], ...rest] = blocks;
  const widthOfBlock = (block: readonly string[]): number => Math.max(...block.map(widthOf));
  let line = [...first];
  const lines: string[] = [];
  for (const block of rest) {
    if (widthOfBlock(line) + 4 + widthOfBlock(block) <= terminalWidth()) line = sideBySide(line, block, 4);
    else {
      lines.push(...line, '');
      line = [...block];
    }
  }
  return [...lines, ...line];
}

function drawCell(isSeen: boolean | null, mark: string | undefined): string {
  if (isSeen === true) return style(['green', 'bold'], '●');
  if (mark !== undefined) return style('cyan', mark);
  return isSeen === false ? dim('–') : dim('·');
}
