import { locale } from './lexicon.ts';

/** “Name: Mrs. White”; in French the colon stands apart. */
export const labelled = (label: string, what: string): string =>
  `${label}${locale.value!.lang === 'fr' ? '\u00a0' : ''}: ${what}`;
