import { describe, expect, test } from 'vitest';
import type { AgainPolicy } from '../../edition/mechanic.ts';
import type { Layout } from '../../setup/layout.ts';
import { maySuggest, naming, rests, suggesting, suggests, walks } from '../../test/suggesting.ts';
import type { SuggestPolicy } from './suggest.ts';

describe('the room of a seat’s last suggestion', () => {
  const layout: Layout = { pawns: { scarlet: 'hall', mustard: 'study' }, pulled: ['scarlet', 'mustard'] };
  const suggested = (again: AgainPolicy, changes: Partial<SuggestPolicy> = {}) =>
    suggests(suggesting({ again, ...changes }, layout), 'hall');
  /** Pulled into the study by Mustard, and walks back at once. */
  const straightBack = (again: AgainPolicy) => walks(rests(suggests(suggested(again), 'study')), 3, 'hall');
  /** Walks out on the next turn, and back in on the one after. */
  const outAndIn = (again: AgainPolicy, changes?: Partial<SuggestPolicy>) => {
    const out = walks(rests(rests(suggested(again, changes))), 1, [1, 0]);
    return walks(rests(rests(rests(out))), 1, 'hall');
  };

  test('not-straight-back: is closed to a seat that was pulled out and walks straight back (C86-21)', () => {
    const table = straightBack('not-straight-back');
    expect(table.at('scarlet')).toBe('hall');
    expect(table.may('scarlet')).toEqual(['accuse', 'end']);
    expect(table.whyNot('scarlet', naming('hall'))).toBe('already-suggested');
  });

  test('not-straight-back: is open on a later turn (C86-21)', () => {
    expect(maySuggest(outAndIn('not-straight-back'))).toBe(true);
  });

  test('not-twice-running: is closed, however long ago (X91-14)', () => {
    expect(maySuggest(straightBack('not-twice-running'))).toBe(false);
    expect(maySuggest(outAndIn('not-twice-running'))).toBe(false);
  });

  test('not-twice-running: is reopened by a suggestion elsewhere (X91-14)', () => {
    const inStudy = walks(rests(rests(suggested('not-twice-running'))), 3, 'study');
    expect(maySuggest(walks(rests(rests(suggests(inStudy, 'study'))), 3, 'hall'))).toBe(true);
  });

  test('free: is never closed (AST-10)', () => {
    expect(maySuggest(straightBack('free'))).toBe(true);
    expect(maySuggest(outAndIn('free'))).toBe(true);
  });

  test('does not oblige a seat to suggest while it is closed', () => {
    expect(outAndIn('not-twice-running', { onEntering: 'must' }).may('scarlet')).toEqual(['accuse', 'end']);
    expect(outAndIn('free', { onEntering: 'must' }).may('scarlet')).toEqual(['suggest', 'accuse']);
  });

  test('is not closed to other seats', () => {
    const mustards = rests(straightBack('not-twice-running'));
    expect(maySuggest(walks(mustards, 3, 'hall'))).toBe(true);
  });
});

describe('a seat pulled back into a room that is closed to it', () => {
  /** Scarlet suggests in the hall; Mustard pulls her into the study, Plum back into the hall. */
  const pulledBack = (policy: SuggestPolicy['pulledBack'], again: AgainPolicy) => {
    const table = suggesting(
      { pulledBack: policy, again },
      {
        pawns: { scarlet: 'hall', mustard: 'study', plum: 'hall' },
        pulled: ['scarlet', 'mustard', 'plum'],
      },
    );
    const back = suggests(suggests(suggests(table, 'hall'), 'study'), 'hall');
    expect([back.turn, back.at('scarlet')]).toEqual(['scarlet', 'hall']);
    return back;
  };

  test.each(['not-straight-back', 'not-twice-running'] as const)(
    'may, under %s: may suggest all the same (C86-22)',
    (again) => {
      expect(maySuggest(pulledBack('may', again))).toBe(true);
    },
  );

  test.each(['not-straight-back', 'not-twice-running'] as const)(
    'closed, under %s: may not suggest (X91-15)',
    (again) => {
      expect(maySuggest(pulledBack('closed', again))).toBe(false);
      expect(pulledBack('closed', again).whyNot('scarlet', naming('hall'))).toBe('already-suggested');
    },
  );

  test('closed: may suggest where no room is ever closed', () => {
    expect(maySuggest(pulledBack('closed', 'free'))).toBe(true);
  });
});
