import { editionById } from '@casefile/editions';
import { type Entry, type EntryBody, foldEntry, openState } from '@casefile/protocol';
import { expect, test } from 'vitest';
import { sampleLog } from '../test/sample-log.ts';
import { emptyJournal, type Journal, writeDown } from './journal.ts';

const [opened, ...sample] = sampleLog(0);

/** The journal of the sample table after some more entries. */
function after(...whats: readonly EntryBody[]): Journal {
  if (opened?.is !== 'opened') throw new Error('no table');
  let state = openState('spectator', opened, editionById('clue-2002')!);
  let journal = emptyJournal;
  for (const what of [...sample, ...whats]) {
    const entry = { at: 5000, ...what, n: state.n + 1 } as Entry;
    journal = writeDown(journal, state, entry);
    state = foldEntry(state, entry);
  }
  return journal;
}

test('names the people of an absent seat', () => {
  const { happenings } = after({ is: 'absent', seat: 1 }, { is: 'back', seat: 1 });
  expect(happenings.slice(-2)).toMatchObject([
    { what: 'absent', name: 'BEN' },
    { what: 'back', name: 'BEN' },
  ]);
});

test('keeps the name of a departed person beside their messages', () => {
  const { talk, happenings } = after(
    { is: 'wrote', person: 'ben', text: 'I was in the library.' },
    { is: 'left', person: 'ben' },
  );
  expect(talk.at(-1)).toMatchObject({ name: 'BEN', text: 'I was in the library.' });
  expect(happenings.at(-1)).toMatchObject({ what: 'left', name: 'BEN' });
});

test('names whom a bot plays for, also after they have left for good', () => {
  const bot: EntryBody = { is: 'replaced', seat: 1, bot: 'agnes', by: 'self' };
  for (const whats of [[bot], [{ is: 'left', person: 'ben' } as const, bot]])
    expect(after(...whats).happenings.at(-1)).toMatchObject({ what: 'replaced', name: 'BEN', bot: 'agnes' });
});

test('tells a person removed by the host from one who leaves', () => {
  const stood = (by: 'self' | 'host'): EntryBody => ({ is: 'stood', suspect: 'mustard', person: 'ben', by });
  expect(after(stood('host')).happenings.at(-1)).toMatchObject({ what: 'removed', name: 'BEN' });
  expect(after(stood('self')).happenings.at(-1)).toMatchObject({ what: 'stood', name: 'BEN' });
});

test('does not announce bots, and names who ordered a pause', () => {
  const bot: EntryBody = { is: 'sat', suspect: 'green', sitter: { kind: 'bot', bot: 'agnes' } };
  const { happenings } = after(bot, { is: 'paused', by: 'ada' }, { is: 'muted', muted: true });
  expect(happenings.map(({ what }) => what)).toEqual(['sat', 'sat', 'sat', 'paused', 'muted']);
  expect(happenings.at(-2)).toMatchObject({ name: 'Ada'.toUpperCase() });
});

test('keeps only the latest messages', () => {
  const lines = Array.from(
    { length: 300 },
    (): EntryBody => ({ is: 'said', person: 'ada', phrase: 'hello' }),
  );
  expect(after(...lines).talk).toHaveLength(200);
});
