import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { keepNotes } from './keep-notes.ts';
import { blankNotes, cellKey, marked, type Notes, undone, written } from './notes.ts';

const [rope, knife] = [cellKey('rope', 'plum'), cellKey('knife', 'plum')];
const kept = JSON.stringify({ marks: { [rope]: 'no' }, signs: {}, text: 'Plum lies.', times: { [rope]: 3 } });

/** A notebook whose notes arrive when they are given. */
function opened(notes = signal<Notes>(blankNotes)) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const saved: unknown[] = [];
  const session = {
    loadNotes: () => promise,
    saveNotes: async (text: string) => void saved.push(JSON.parse(text)),
    log: signal(Array(7)),
  };
  const stop = keepNotes(session as never, notes);
  const give = async (text: string): Promise<void> => {
    resolve(text);
    await promise;
  };
  return { notes, saved, give, stop };
}

test('shows the saved notes, and saves nothing before a change', async () => {
  const { notes, saved, give } = opened();
  await give(kept);
  expect(notes.value.page).toEqual({ marks: { [rope]: 'no' }, signs: {}, text: 'Plum lies.' });
  expect(saved).toEqual([]);
  notes.value = marked(notes.value, knife, 'yes');
  expect(saved).toEqual([
    {
      marks: { [rope]: 'no', [knife]: 'yes' },
      signs: {},
      text: 'Plum lies.',
      times: { [rope]: 3, [knife]: 7 },
    },
  ]);
});

test('marks made before the saved notes arrive are added to them, and can be undone', async () => {
  const { notes, saved, give } = opened();
  notes.value = marked(written(notes.value, 'And so does Green.'), knife, 'yes');
  expect(saved).toEqual([]);
  await give(kept);
  const page = {
    marks: { [rope]: 'no', [knife]: 'yes' },
    signs: {},
    text: 'Plum lies.\nAnd so does Green.',
  };
  expect(notes.value.page).toEqual(page);
  expect(saved).toEqual([{ ...page, times: { [rope]: 3, [knife]: 7 } }]);
  expect(undone(undone(notes.value)).page).toEqual({
    marks: { [rope]: 'no' },
    signs: {},
    text: 'Plum lies.',
  });
});

test('notes loaded again are not added to themselves', async () => {
  const { notes, give, stop } = opened();
  await give(kept);
  notes.value = marked(notes.value, knife, 'yes');
  stop();
  const text = JSON.stringify(notes.value.page);
  const again = opened(notes);
  await again.give(text);
  expect(notes.value.page.text).toBe('Plum lies.');
  expect(again.saved).toEqual([]);
});

test('notes that arrive after their notebook was closed are not added to those of the next one', async () => {
  const first = opened();
  first.stop();
  const { notes, give } = opened(first.notes);
  await give(kept);
  await first.give(kept);
  expect(notes.value.page.text).toBe('Plum lies.');
});

test('unreadable notes are blank', async () => {
  const { notes, give } = opened();
  await give('no notes');
  expect(notes.value).toEqual(blankNotes);
});
