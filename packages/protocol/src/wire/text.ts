/** Texts typed by people: names and messages. */
import * as v from 'valibot';

/** Control, format (bidi and zero-width among them), private, unassigned; line and paragraph separators. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
/** The one format character that people type: it joins emoji. */
const joiner = /\u200D/g;

export const hasHidden = (text: string): boolean => hidden.test(text.replace(joiner, ''));

const maxTextLength = 500;

/** A normalised line, or null if invalid. It cannot contain hidden, bidirectional or line-breaking characters. */
export function checkLine(given: string): string | null {
  if (given.length > 4 * maxTextLength || !given.isWellFormed()) return null;
  const text = given.normalize('NFC').replace(/\s+/g, ' ').trim();
  return text.length > 0 && text.length <= maxTextLength && !hasHidden(text) ? text : null;
}

/** A line of chat, normalised. */
export const lineSchema = v.pipe(
  v.string(),
  v.maxLength(4 * maxTextLength),
  v.check(
    (text) => checkLine(text) !== null,
    `must be a line of at most ${maxTextLength} characters, nothing hidden in it`,
  ),
  v.transform((text) => checkLine(text)!),
);
