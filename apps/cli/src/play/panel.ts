/** The players at the table, and the cards that the player holds and has seen. */
import { writeDice } from '@casefile/editions/words/rolls';
import { type CardId, makeView, type Owner, type Place, type Position, type View } from '@casefile/engine';
import { columns, wrap } from '../text/layout.ts';
import { bold, dim, style } from '../text/style.ts';
import { pawnInk } from './board/board-text.ts';
import type { PlayScene } from './scene.ts';

export function drawPanel(pos: Position, scene: PlayScene, width: number): string[] {
  const view = makeView(pos);
  const { screen, speaker } = scene;
  const dice =
    view.dice === null
      ? ''
      : ` · ${screen.dice(view.dice.length)} ${writeDice(scene.words, view.dice, speaker).join(', ')}`;
  const left = view.left > 0 ? ` · ${screen.left(view.left)}` : '';
  const clocks = view.clocks === undefined ? [] : ['', screen.clocks(view.clocks)];
  const butlers = view.butlers ?? [];
  return [
    bold(screen.turn(view.turnNumber, speaker.seat(view.turn))) + dice + left,
    '',
    ...columns(view.seats.map((_, seat) => seatRow(view, seat, pos, scene))),
    ...clocks,
    '',
    bold(screen.yourHand),
    ...byCategory(view.hand, pos, scene, width),
    ...(butlers.length > 0
      ? ['', bold(screen.yourButlers), ...butlers.map((card) => `  ${speaker.name(card)}`)]
      : []),
    ...seenSoFar(view, scene, width),
  ];
}

function seatRow(view: View, seat: number, pos: Position, scene: PlayScene): string[] {
  const { screen, speaker, words, letters } = scene;
  const { suspect, hand, out, murdered, butlers = 0, power } = view.seats[seat]!;
  const isYou = seat === scene.you;
  const who = isYou ? screen.you : scene.company[seat]!.name;
  const letter = style(
    pawnInk(pos.rules.pawnOf[seat]!, isYou) as Parameters<typeof style>[0],
    letters[suspect]!,
  );
  const at: Place | null = view.pawns[suspect] ?? null;
  const notes = [
    butlers > 0 ? screen.butlers(butlers) : '',
    power === 'used' ? screen.powerUsed : '',
    murdered ? screen.murdered : out ? screen.out : '',
  ].filter((note) => note !== '');
  return [
    `${view.turn === seat ? style('yellow', '▸') : ' '} ${letter} ${speaker.seat(seat)} (${who})`,
    dim(screen.cards(hand)),
    at === null ? '' : words.near(at, speaker),
    style('yellow', notes.join(', ')),
  ];
}

/** Cards by category, one line each. */
function byCategory(
  cards: readonly CardId[],
  pos: Position,
  { screen, speaker }: PlayScene,
  width: number,
): string[] {
  const { suspects, weapons, rooms } = pos.rules.cards;
  const rows: [string, readonly string[]][] = [
    [screen.who, suspects],
    [screen.withWhat, weapons],
    [screen.where, rooms],
  ];
  const label = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.flatMap(([name, category]) => {
    const held = cards.filter((card) => category.includes(card)).map(speaker.name);
    const text = `  ${name.padEnd(label)}${held.length === 0 ? '–' : held.join(', ')}`;
    return wrap(text, width, ' '.repeat(label + 2));
  });
}

/** Cards known to be elsewhere, by owner. */
function seenSoFar(view: View, scene: PlayScene, width: number): string[] {
  const elsewhere = Object.entries(view.known).filter(([, owner]) => owner !== view.you);
  const owners = [...new Set(elsewhere.map(([, owner]) => owner))];
  if (owners.length === 0) return [];
  const lines = owners.flatMap((owner) => {
    const cards = elsewhere.filter(([, other]) => other === owner).map(([card]) => scene.speaker.name(card));
    return wrap(`  ${sayOwner(owner, scene)} – ${cards.join(', ')}`, width, '    ');
  });
  return ['', bold(scene.screen.shownToYou), ...lines];
}

export function sayOwner(owner: Owner, { speaker, screen }: PlayScene): string {
  if (typeof owner === 'number') return speaker.seat(owner);
  if (owner === 'envelope') return capital(speaker.words.envelope);
  return owner === 'face-up' ? screen.faceUp : speaker.name(owner.replace('room:', ''));
}

export const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
