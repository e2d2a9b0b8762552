/** Names of people at a table. */
import type { Result } from '@casefile/engine';
import * as v from 'valibot';
import { hasHidden } from '../wire/text.ts';
import { isBlocked } from './name-blocklist.ts';
import { skeleton } from './name-skeleton.ts';

export { skeleton };

/** The maximum length of a name. */
export const maxGraphemes = 24;

/** What can be wrong with a name. */
export type NameFault = 'empty' | 'too-long' | 'bad-characters' | 'too-many-marks' | 'not-allowed';
/** The normalised name, or its fault. */
export type CheckedName = Result<{ name: string }, { why: NameFault }>;

/** Validates and normalises a name. */
export function checkName(given: string): CheckedName {
  const shaped = shapeName(given);
  if (shaped.ok && isBlocked(shaped.name)) return { ok: false, why: 'not-allowed' };
  return shaped;
}

/** Invisible letters and symbols: a name of these alone looks empty. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u;
/** Says only whether the character before is drawn in colour. */
const variation = /[\uFE0E\uFE0F]/g;
const marks = /\p{M}{4,}/u;
const visible = /[\p{L}\p{N}\p{S}\p{P}]/u;

let graphemes: Intl.Segmenter | undefined;
function countGraphemes(text: string): number {
  graphemes ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of graphemes.segment(text)) count++;
  return count;
}

/** Like checkName without the blocklist, which may change while records stay. */
export function shapeName(given: string): CheckedName {
  const no = (why: NameFault): CheckedName => ({ ok: false, why });
  if (given.length > 400) return no('too-long');
  if (!given.isWellFormed()) return no('bad-characters');
  const name = given
    .normalize('NFC')
    .replace(variation, '')
    .replace(/[\p{Zs}\t\n\r]+/gu, ' ')
    // Not `trim`, which would silently remove some hidden characters.
    .replace(/^ | $/g, '');
  if (name === '') return no('empty');
  if (hasHidden(name) || invisible.test(name)) return no('bad-characters');
  // Stacked marks cover other lines; languages need at most three per letter.
  if (marks.test(name.normalize('NFD')) || /^\p{M}/u.test(name)) return no('too-many-marks');
  if (!visible.test(name)) return no('empty');
  return countGraphemes(name) > maxGraphemes ? no('too-long') : { ok: true, name };
}

/** Two people at a table may not have names that look alike. */
export const looksAlike = (one: string, other: string): boolean => skeleton(one) === skeleton(other);

/** Whether a name is already as it would be shown. */
export function isShaped(name: string): boolean {
  const shaped = shapeName(name);
  return shaped.ok && shaped.name === name;
}

/** A name in a record; empty for a forgotten person. */
export const playerName = v.pipe(
  v.string(),
  v.check(
    (name) => name === '' || isShaped(name),
    'must be a name of 1 to 24 characters, nothing hidden in it',
  ),
);
