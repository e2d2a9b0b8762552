/** Numbers as the reader's language writes them. */
import { locale } from '../words/lexicon.ts';

const written = (value: number, how: Intl.NumberFormatOptions): string =>
  value.toLocaleString(locale.value!.lang, how);

export const bitsText = (bits: number): string => written(bits, { maximumFractionDigits: 2 });
export const percentText = (part: number): string =>
  written(part, { style: 'percent', maximumFractionDigits: 1 });
