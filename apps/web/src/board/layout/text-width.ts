/** Widths of the card font's capitals, relative to its size; others count as wide as an O. */
const widths: Record<string, number> = { ' ': 0.23, "'": 0.23, '’': 0.23, '-': 0.37, I: 0.29, J: 0.36 };
for (const [width, letters] of [
  [0.51, 'ST'],
  [0.54, 'LYÿ'],
  [0.59, 'EFZ'],
  [0.65, 'ABKPRVX'],
  [0.75, 'CDHNU'],
] as const)
  for (const letter of letters) widths[letter] = width;

const SPACING = 0.07;

export const tracking = (size: number): number => SPACING * size;

/** Width of a line in capitals of the card face. */
export function lineWidth(text: string, size: number): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()];
  return letters.reduce((sum, letter) => sum + (widths[letter] ?? 0.86) + SPACING, 0) * size;
}

/** Breaks words into this many lines, minimising the longest; none when there are fewer words. */
export function wrapped(text: string, lines: number): readonly string[] | null {
  const words = text.split(' ');
  if (words.length < lines) return null;
  if (lines === 1) return [text];
  let best: readonly string[] | null = null;
  for (let first = 1; first <= words.length - lines + 1; first++) {
    const rest = wrapped(words.slice(first).join(' '), lines - 1);
    const all = rest && [words.slice(0, first).join(' '), ...rest];
    if (all && (!best || longest(all) < longest(best))) best = all;
  }
  return best;
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((each) => lineWidth(each, 1)));
