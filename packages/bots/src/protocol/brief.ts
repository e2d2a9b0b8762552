/** What a stranger said, fit for a message: short, on one line, and nothing a terminal would obey. */
const most = 100;

/** Anything a program said, short enough for a message. */
export function brief(said: unknown): string {
  const text = (typeof said === 'string' ? said : written(said)).slice(0, 4 * most).replace(/\p{C}/gu, ' ');
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

function written(said: unknown): string {
  try {
    return JSON.stringify(said) ?? String(said);
  } catch {
    // A bot of this process may give anything, even a list that holds itself.
    return '(cannot be shown)';
  }
}
