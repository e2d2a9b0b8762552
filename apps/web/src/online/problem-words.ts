import { more, ui } from '../words/lexicon.ts';

/** What the server refused, or what was wrong with its answer, for who sits before the screen. */
export function problemWords(code: string): string {
  const { problems, ended } = more().online;
  return problems[code] ?? ended[code] ?? ui().trouble.something;
}
