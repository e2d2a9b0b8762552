/** Parts of one line, with dots between them. A dot stays with what it follows: it never begins a line. */
export const dotted = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\u00a0· ');
