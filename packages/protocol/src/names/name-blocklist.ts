/** Words blocked in names. Short on purpose: a host can remove anyone else. */
import { foldLetters } from './name-skeleton.ts';

/** Blocked anywhere: no other word contains them. */
const anywhere =
  'fuck nigger nigga faggot hitler bitch whore bullshit encule connard connasse putain bougnoule bamboula tarlouze niktamere';
/** Blocked only as a whole word: Scunthorpe, therapists, députés and salopettes are welcome. */
const alone =
  'cunt shit rapist nazi nazis kike spic paki chink gook coon twat wanker slut tranny pute putes salope salaud nique niquer ntm fdp pede tapette negre negro youpin bicot merde batard suce bite casefile admin administrator moderator administrateur moderateur';

/** Digits and signs that people write in place of letters to get around a blocklist. */
const written: Readonly<Record<string, string>> = {
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
};
const plain = (text: string): string =>
  foldLetters(text)
    .replace(/[345789@$€!]/g, (sign) => written[sign]!)
    // A digit one, an i and an l look alike.
    .replace(/l/g, 'i');

/** Letters may be repeated: fuuuck. A doubled letter must be doubled: Niger is a country. */
const drawnOut = (word: string): string =>
  plain(word).replace(/(.)\1?/g, (run, letter: string) => `${letter}${run.length > 1 ? '{2,}' : '+'}`);
const found = new RegExp(anywhere.split(' ').map(drawnOut).join('|'));
const whole = new RegExp(`^(?:${alone.split(' ').map(drawnOut).join('|')})$`);

export function isBlocked(name: string): boolean {
  const text = plain(name);
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const joined = words.join('');
  // Spaced out: c u n t
  const isSpaced = words.every((word) => word.length <= 1);
  return found.test(joined) || words.some((word) => whole.test(word)) || (isSpaced && whole.test(joined));
}
