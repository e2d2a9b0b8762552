/** Dates as people write them. */
import type { Lang } from '@casefile/editions/words/words';

/** French counts the first day of a month and no other: “1er janvier”. The browser's dates do not. */
export const firstOfMonth = (date: string, lang: Lang): string =>
  lang === 'fr' ? date.replace(/(?<!\d)1(?= \p{Letter}|$)/u, '1er') : date;

/** Day and time in the reader's zone. */
export const sayMoment = (at: number, lang: Lang): string =>
  firstOfMonth(new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at), lang);
