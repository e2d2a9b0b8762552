import { lineWidth, tracking, wrapped } from '../../board/words.ts';
import { type IconId, icons } from '../icons/icon-set.ts';
import { chamfered, circle, escaped, group, line, many, path, rect, ring } from '../svg.ts';

interface Look {
  readonly icon: IconId;
  readonly ground: string;
  readonly tone: string;
}

/** Cards that are no evidence, by the part of their id before the colon, and by what they do. */
const grounds: Readonly<Record<string, Omit<Look, 'icon'>>> = {
  clue: { ground: '#1e2f4f', tone: '#f1dfae' },
  butler: { ground: '#4b1620', tone: '#f1dfae' },
  clock: { ground: '#1b1a1f', tone: '#f0b35a' },
  power: { ground: '#163d30', tone: '#f1dfae' },
};

const signs: Readonly<Record<string, IconId>> = {
  'clue:name-suspect': 'seat',
  'clue:name-weapon': 'dagger',
  'clue:name-room': 'door',
  'clue:pressure': 'hand',
  'clue:gossip': 'chat',
  'clue:confession': 'eye',
  'clue:scream': 'scream',
  'clue:passage': 'passage',
  'butler:stay': 'seat',
  'butler:anywhere': 'door',
  'butler:six-more': 'dice',
  'butler:neighbour': 'hand',
  'butler:again': 'redo',
  'butler:home': 'undo',
  'butler:see': 'eye',
  'butler:no-answer': 'mute',
  clock: 'clock',
  'power:scarlet': 'eye',
  'power:mustard': 'dice',
  'power:white': 'door',
  'power:green': 'link',
  'power:peacock': 'hand',
  'power:plum': 'redo',
};

export const isExtra = (id: string): boolean => id in signs;

/** A clue, butler, clock or power card in the box of a card: plain, with a sign, its words below. */
export function extraCard(id: string, text: string): string {
  const kind = id.split(':')[0]!;
  const look = grounds[kind];
  const icon = signs[id];
  if (!look || !icon) throw new Error(`the card ${id} has no picture`);
  const { ground, tone } = look;
  const badge = kind === 'butler' ? icons.bell : kind === 'clue' ? icons.magnifier : '';
  const { size, lines } = fitText(text);
  return (
    path(chamfered(1, 1, 98, 138, 6), ground, { stroke: 'card-line', width: 1 }) +
    path(chamfered(4, 4, 92, 132, 5), 'none', { stroke: tone, width: 1 }) +
    path(chamfered(6.5, 6.5, 87, 127, 4), 'none', { stroke: tone, width: 0.5 }) +
    line(
      many(11, (i) => {
        const a = Math.PI * (1 + i / 10);
        return `M${50 + Math.cos(a) * 29} ${52 + Math.sin(a) * 29}L${50 + Math.cos(a) * 35} ${52 + Math.sin(a) * 35}`;
      }),
      tone,
      1,
    ) +
    circle(50, 52, 26, tone) +
    path(ring(50, 52, 8, 24), ground) +
    group(icons[icon], 'translate(30.500 32.500) scale(1.625)', ` color="${tone}"`) +
    (badge &&
      group(
        circle(12, 12, 14, ground, { stroke: tone, width: 1.6 }) + badge,
        'translate(9.500 10) scale(.66)',
        ` color="${tone}"`,
      )) +
    rect(30, 85, 40, 0.8, tone) +
    lines
      .map(
        (each, i) =>
          `<text x="${50 + tracking(size) / 2}" y="${94 + size * 0.4 + i * size * 1.2}" font-size="${size}" letter-spacing="${tracking(size)}" text-anchor="middle" fill="${tone}">${escaped(each)}</text>`,
      )
      .join('')
  );
}

function fitText(text: string): { size: number; lines: readonly string[] } {
  for (const size of [11, 10, 9, 8, 7.5, 7, 6.5, 6])
    for (const count of [1, 2, 3, 4, 5]) {
      const lines = wrapped(text, count);
      // Small letters are narrower than the capitals that are measured.
      const fits = lines?.every((each) => lineWidth(each, size) * 0.76 <= 80);
      if (lines && fits && count * size * 1.2 <= 36) return { size, lines };
    }
  return { size: 5.5, lines: wrapped(text, 6) ?? [text] };
}
