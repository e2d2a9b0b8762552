/** The notebook: cards by seats, from what was seen and said, and the player's own marks. */
import type { CardId, Owner, Position } from '@casefile/engine';
import { pad, widthOf } from '../text/layout.ts';
import { bold, dim, style } from '../text/style.ts';
import { capital, sayOwner } from './panel.ts';
import type { Scene } from './scene.ts';

/** A column: a seat, or the envelope. */
export type Column = number | 'envelope';
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
export function seen(pos: Position, card: CardId, column: Column): boolean | null {
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

export function drawNotebook(pos: Position, marks: Marks, scene: Scene): string[] {
  const { cards, players } = pos.rules;
  const { screen, speaker, letters } = scene;
  const width = Math.max(...pos.rules.deck.map((card) => widthOf(speaker.name(card)))) + 4;
  const heads = [...players.map(({ suspect }) => letters[suspect]!), capital(speaker.words.envelope)];
  const row = (card: CardId): string => {
    const cells = columnsOf(pos).map((column) => drawCell(seen(pos, card, column), marks.of(card, column)));
    const owner = pos.known[card];
    const elsewhere = owner === undefined || typeof owner === 'number' || owner === 'envelope';
    return `${pad(`  ${speaker.name(card)}`, width)}${cells.join('  ')}  ${elsewhere ? '' : dim(sayOwner(owner, scene))}`.trimEnd();
  };
  return [
    bold(screen.notebook),
    `${' '.repeat(width)}${heads.join('  ')}`,
    ...[cards.suspects, cards.weapons, cards.rooms].flatMap((category, i) => [
      dim([screen.who, screen.withWhat, screen.where][i]!),
      ...category.map(row),
    ]),
    '',
    dim(screen.notebookKey),
    dim(players.map(({ suspect }, seat) => `${letters[suspect]} ${speaker.seat(seat)}`).join('   ')),
  ];
}

function drawCell(isSeen: boolean | null, mark: string | undefined): string {
  if (isSeen === true) return style(['green', 'bold'], '●');
  if (mark !== undefined) return style('cyan', mark);
  return isSeen === false ? dim('–') : dim('·');
}
