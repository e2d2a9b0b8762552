/** Things to say at the table without typing; each reader reads them in their own language. */
export const phrases = [
  'hello',
  'good-luck',
  'well-played',
  'thank-you',
  'one-moment',
  'take-your-time',
  'your-turn',
  'interesting',
  'i-suspect-you',
  'oh-no',
  'got-it',
  'rematch',
  'goodbye',
] as const;
/** One of the phrases. */
export type Phrase = (typeof phrases)[number];
