import { more, ui } from '../words/lexicon.ts';

/** Words for a refusal or failure of the server. */
export function problemWords(code: string): string {
  const { problems, ended } = more().online;
  return problems[code] ?? ended[code] ?? ui().trouble.something;
}
