/** How long ago something was, in the reader's language: "5 minutes ago", "yesterday". */
import { locale } from './lexicon.ts';

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function ageOf(at: number): string {
  const words = new Intl.RelativeTimeFormat(locale.value!.lang, { numeric: 'auto' });
  const age = Date.now() - at;
  const [unit, ms] = units.find(([, length]) => age >= length) ?? units[2]!;
  // At least one: “played now” is no English, and “jouée maintenant” no French.
  return words.format(-Math.max(1, Math.floor(age / ms)), unit);
}
