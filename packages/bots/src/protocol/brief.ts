/** Quotes untrusted text in a message: short, on one line, without control characters. */
const maxLength = 100;

/** Anything a program sent, short enough for a message. */
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
    // A bot in this process may return anything, even a list that contains itself.
    return '(cannot be shown)';
  }
}
