/** Maps denials to HTTP errors. */
import type { CommandAnswer, Denial } from '@casefile/protocol';
import { refuse } from '../router.ts';

const statuses: Readonly<Record<Denial | 'refused', number>> = {
  malformed: 400,
  'too-large': 413,
  'too-many': 429,
  'not-allowed': 403,
  'not-now': 409,
  stale: 409,
  'not-saved': 503,
  unknown: 503,
  'no-such-seat': 404,
  'no-such-bot': 404,
  'seat-taken': 409,
  'table-full': 409,
  'bad-name': 400,
  'name-taken': 409,
  'too-few-players': 409,
  'bad-terms': 400,
  'no-commitment': 400,
  'bad-seed': 400,
  'too-many-changes': 409,
  'nothing-to-undo': 409,
  paused: 409,
  'only-phrases': 403,
  muted: 403,
  closed: 410,
  'id-used': 409,
  refused: 422,
};

const sentences: Readonly<Record<Denial | 'refused', string>> = {
  malformed: 'This is not a command, or something it needs is missing.',
  'too-large': 'This is too large.',
  'too-many': 'Too many requests at once. Wait a moment.',
  'not-allowed': 'You may not do that.',
  'not-now': 'This cannot be done now.',
  stale: 'Something else has happened in the meantime. Look again, then decide.',
  'not-saved': 'This could not be saved, so it was not done. Try again in a moment.',
  unknown: 'It is not known whether this was saved. Send it again under the same id: it is never done twice.',
  'no-such-seat': 'There is no such seat or person at this table.',
  'no-such-bot': 'There is no such bot.',
  'seat-taken': 'Somebody already sits there.',
  'table-full': 'Every seat of this table is taken.',
  'bad-name': 'A name has 1 to 24 characters, and all of them can be seen.',
  'name-taken': 'Somebody at this table has that name, or one that looks like it.',
  'too-few-players': 'This edition needs more players.',
  'bad-terms': 'This edition does not have these options.',
  'no-commitment':
    'Whoever sits down commits to a fresh seed of their own (`commitment`, see docs/api.md). If this page is old, reload it.',
  'bad-seed': 'This is not the seed that was committed to.',
  'too-many-changes':
    'Too much has changed at this table before its start. Start the game, or open another table.',
  'nothing-to-undo': 'There is nothing to take back.',
  paused: 'The game is paused.',
  'only-phrases': 'Only the phrases of the list may be said here.',
  muted: 'The host has turned chat off.',
  closed: 'This table is closed.',
  'id-used': 'This id belongs to another command. Every command needs an id of its own.',
  refused: 'The rules do not allow that.',
};

export function deny(why: Denial): never {
  return refuse(statuses[why], why, sentences[why]);
}

/** The answer to a command, or its refusal. */
export function settled(answer: CommandAnswer): Extract<CommandAnswer, { t: 'ok' }> {
  if (answer.t === 'ok') return answer;
  const { why, n } = answer;
  const rule = 'refusal' in answer ? { rule: answer.refusal.rule } : {};
  const error = 'refusal' in answer ? answer.refusal.why : why;
  return refuse(statuses[why], error, sentences[why], { n, ...rule });
}
