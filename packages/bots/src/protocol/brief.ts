/** What a stranger said, fit for a message: short, on one line, and nothing a terminal would obey. */
const maxLength = 100;

/** Anything a program said, short enough for a message. */
export function brief(said: unknown): string {
  const text = (typeof said === 'string' ? said : written(said))
    .slice(0, 4 * maxLength)
    .replace(/\p{C}/gu, ' ');
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

function written(said: unknown): string {
  try {
    return JSON.stringify(said) ?? String(said);
  } catch {
    // A bot of this process may give anything, even a list that holds itself.
    return '(cannot be shown)';
  }
}
