import { stripVTControlCharacters } from 'node:util';

/** The width of a text in terminal columns; our texts contain colours and combining accents, but no wide characters. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text).normalize('NFC')].length;
}

export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Columns as wide as their widest cell; the last one is not padded. */
export function columns(rows: readonly (readonly string[])[], gap = 2): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  return rows.map((row) =>
    row
      .map((cell, i) => (i === row.length - 1 ? cell : pad(cell, widths[i]! + gap)))
      .join('')
      .trimEnd(),
  );
}

/** Words broken into lines; following lines are indented. A word longer than a line stands alone; gaps in a line stay. */
export function wrap(text: string, width: number, indent = ''): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  const [first = '', ...words] = text.match(/ *[^ ]+/g) ?? [];
  let line = first;
  for (const word of words) {
    const longer = line + word;
    if (widthOf(longer) > width) {
      lines.push(line);
      line = indent + word.trimStart();
    } else line = longer;
  }
  return [...lines, line];
}

/** Blocks of lines side by side. */
export function sideBySide(left: readonly string[], right: readonly string[], gap = 3): string[] {
  const width = Math.max(0, ...left.map(widthOf)) + gap;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    (right[i] === undefined ? (left[i] ?? '') : pad(left[i] ?? '', width) + right[i]).trimEnd(),
  );
}

export const terminalWidth = (): number => process.stdout.columns || 100;
