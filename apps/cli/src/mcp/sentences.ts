/** Why an action was denied, in a sentence: an assistant cannot look up codes. */
import type { TableClient } from '@casefile/client';
import type { Refusal } from '@casefile/engine';
import { rulesOf } from '../names.ts';

type Answer = Awaited<ReturnType<TableClient['act']>>;
type Denied = Extract<Answer, { readonly t: 'no' }>;

const sentences: Readonly<Record<string, string>> = {
  'not-now': 'The game has not begun.',
  'not-allowed': 'You do not play at this table.',
  stale: 'Something has happened since you looked: read what is legal now, then play again.',
  paused: 'The game is paused.',
  closed: 'The table is closed.',
  'nothing-to-undo': 'None of your steps can be taken back.',
  malformed: 'That is not an action of this game. Choose one value for each field of a legal form.',
  'too-large': 'That is larger than any action of this game.',
  'too-many': 'Too many messages in a short time: wait a moment.',
  'not-saved': 'The server could not save it. Nothing has changed: try again.',
  unknown: 'The server cannot say whether it was saved: read what is legal now before you play again.',
};

export async function sentenceFor(answer: Denied, edition: string): Promise<string> {
  if (answer.why === 'refused') return refusedBy(answer.refusal, edition);
  return sentences[answer.why] ?? `The server has refused it: ${answer.why}.`;
}

async function refusedBy({ rule, why }: Refusal, edition: string): Promise<string> {
  if (why === 'not-asked') return 'It is not your decision now: wait until you are asked.';
  if (why === 'game-over') return 'The game is over.';
  const text = (await rulesOf(edition, 'en'))[rule];
  return text === undefined ? `The rules refuse it: ${why}.` : `Rule ${rule}: ${text}`;
}
