import { describe, expect, test } from 'vitest';
import { across } from '../../board/across/across.ts';
import type { Layout } from '../../setup/layout.ts';
import {
  end,
  maySuggest,
  naming,
  policy,
  rests,
  suggesting,
  suggests,
  walks,
} from '../../test/suggesting.ts';
import { openTestTable } from '../../test/table.ts';
import { testEdition } from '../../test/test-edition.ts';
import { dice, passages, sum } from '../moving/dice.ts';
import { walk } from '../moving/walk.ts';
import { answer } from './answer.ts';
import { type SuggestPolicy, suggest } from './suggest.ts';

describe('on entering a room', () => {
  const entered = (onEntering: SuggestPolicy['onEntering']) =>
    walks(suggesting({ onEntering }, { pawns: { scarlet: [1, 0] } }), 1, 'hall');

  test('must: a seat suggests, or accuses instead (C86-17)', () => {
    expect(entered('must').may('scarlet')).toEqual(['suggest', 'accuse']);
    expect(entered('must').whyNot('scarlet', end)).toBe('must-suggest');
  });

  test('may: a seat need not suggest (AST-09)', () => {
    expect(entered('may').may('scarlet')).toEqual(['suggest', 'accuse', 'end']);
  });

  test('a seat names any suspect and any weapon, and that room (C86-17)', () => {
    expect(entered('may').forms('scarlet')[0]).toEqual({
      do: 'suggest',
      suspect: ['scarlet', 'mustard', 'plum'],
      weapon: ['rope', 'knife', 'pipe'],
      room: 'hall',
    });
  });

  test('all hear the three names', () => {
    const table = entered('may').after('scarlet', naming('hall'));
    const suggested = { fact: 'suggested', seat: 0, cards: ['scarlet', 'pipe', 'hall'], room: 'hall' };
    expect(table.facts[0]).toEqual(suggested);
    expect(table.seenBy('spectator').history[0]).toMatchObject({ by: 0, cards: suggested.cards });
  });

  test('a seat suggests once', () => {
    const table = entered('must').after('scarlet', naming('hall'));
    expect(maySuggest(table)).toBe(false);
    expect(table.whyNot('scarlet', naming('hall'))).toBe('already-suggested');
  });
});

describe('a seat pulled into a room', () => {
  const pulled = (policy: SuggestPolicy['pulled']) =>
    suggesting({ pulled: policy }, { pawns: { scarlet: 'hall' }, pulled: ['scarlet'] });

  test('may: may suggest there without moving, or move (C86-22)', () => {
    expect(pulled('may').may('scarlet')).toEqual(['roll', 'suggest', 'accuse', 'end']);
    expect(maySuggest(pulled('may').after('scarlet', { do: 'roll' }))).toBe(false);
  });

  test('never: may not suggest there without moving (AST-10)', () => {
    expect(pulled('never').may('scarlet')).toEqual(['roll', 'accuse', 'end']);
    expect(pulled('never').whyNot('scarlet', naming('hall'))).toBe('not-entered');
  });

  test('may suggest there on its next turn, but not on the one after', () => {
    expect(maySuggest(rests(rests(rests(pulled('may')))))).toBe(false);
  });

  test('differs from one that walked in earlier without suggesting, which has no such right (X91-14)', () => {
    const silent = walks(suggesting({}, { pawns: { scarlet: [1, 0] } }), 1, 'hall');
    const later = rests(rests(rests(silent)));
    expect(maySuggest(later)).toBe(false);
    expect(later.whyNot('scarlet', naming('hall'))).toBe('not-entered');
  });
});

describe('a seat that begins its turn in a room where it has not suggested', () => {
  const inHall = (lingering: SuggestPolicy['lingering'], layout: Layout = {}) =>
    suggesting(lingering === undefined ? {} : { lingering }, {
      ...layout,
      pawns: { scarlet: 'hall', ...layout.pawns },
    });
  const shutIn: Layout = { pawns: { plum: [1, 0] } };

  test('never: must enter again or be pulled in (X91-14), which is the default', () => {
    for (const lingering of ['never', undefined] as const) {
      expect(maySuggest(inHall(lingering))).toBe(false);
      expect(maySuggest(inHall(lingering, shutIn))).toBe(false);
    }
  });

  test('trapped: may suggest there while every door is blocked', () => {
    expect(maySuggest(inHall('trapped'))).toBe(false);
    expect(maySuggest(inHall('trapped', shutIn))).toBe(true);
  });

  test('may: may suggest there', () => {
    expect(inHall('may').may('scarlet')).toEqual(['roll', 'suggest', 'accuse', 'end']);
  });

  test.each(['trapped', 'may'] as const)('%s: may not suggest there twice running', (lingering) => {
    const again = rests(rests(suggests(inHall(lingering, shutIn), 'hall')));
    expect([again.turn, again.at('scarlet')]).toEqual(['scarlet', 'hall']);
    expect(maySuggest(again)).toBe(false);
  });
});

describe('arriving by a passage', () => {
  /** From the study, which no door joins to the hall, a passage leads to it. */
  const arrived = (behindPassage: NonNullable<SuggestPolicy['behindPassage']>, by: 'door' | 'passage') => {
    const edition = testEdition(
      [
        dice({ steps: sum, trapped: 'rolls', begin: 'may' }),
        passages({ afterRoll: false, trapped: 'may' }),
        walk({ rest: 'anywhere', roomLeft: 'open' }),
        suggest({ ...policy, behindPassage }),
        answer('first-who-can'),
      ],
      { map: 'H<1#S<2#A<3', passages: [['hall', 'study']], movement: (board) => across(board) },
    );
    const pawns: Layout['pawns'] = { scarlet: by === 'door' ? [2, 0] : [6, 0], mustard: null };
    return walks(openTestTable(edition, { layout: { pawns } }), 4, 'hall');
  };

  test('as-by-a-door: obliges no seat to suggest (X91-10)', () => {
    for (const by of ['door', 'passage'] as const)
      expect(arrived('as-by-a-door', by).may('scarlet')).toEqual(['suggest', 'end']);
  });

  test('must: obliges a seat to suggest that could not have come by a door', () => {
    expect(arrived('must', 'passage').may('scarlet')).toEqual(['suggest']);
    expect(arrived('must', 'door').may('scarlet')).toEqual(['suggest', 'end']);
  });

  test('must: obliges a seat that took the passage without rolling too', () => {
    const edition = testEdition(
      [
        dice({ steps: sum, trapped: 'rolls', begin: 'may' }),
        passages({ afterRoll: false, trapped: 'may' }),
        walk({ rest: 'anywhere', roomLeft: 'open' }),
        suggest({ ...policy, behindPassage: 'must' }),
        answer('first-who-can'),
      ],
      { passages: [['hall', 'study']] },
    );
    const taken = openTestTable(edition, { layout: { pawns: { scarlet: 'hall' } } }).after('scarlet', {
      do: 'passage',
    });
    expect(taken.may('scarlet')).toEqual(['suggest']);
    const next = taken.after('scarlet', naming('study')).after('plum', { do: 'show', card: 'study' });
    expect([next.turn, next.pos.byPassage]).toEqual(['mustard', false]);
  });
});

describe('the pawn of a wrong accuser', () => {
  const named = (wrongAccusers: NonNullable<SuggestPolicy['wrongAccusers']>, suspect: string) => {
    const layout: Layout = { pawns: { mustard: 'study', plum: [8, 0] }, pulled: ['mustard'] };
    return suggesting({ wrongAccusers }, layout)
      .after('scarlet', { do: 'accuse', suspect: 'plum', weapon: 'pipe', room: 'hall' })
      .after('mustard', naming('study', suspect));
  };

  test('come: is brought like any other (C86-26, X91-18)', () => {
    expect(named('come', 'scarlet').at('scarlet')).toBe('study');
  });

  test('stay: stays where it is, while the weapon and other pawns are brought', () => {
    const table = named('stay', 'scarlet');
    expect(table.at('scarlet')).not.toBe('study');
    expect(table.at('pipe')).toBe('study');
    expect(named('stay', 'plum').at('plum')).toBe('study');
  });
});

describe('a suggestion is refused', () => {
  const inHall = suggesting({}, { pawns: { scarlet: 'hall' }, pulled: ['scarlet'] });

  test('when it names a room the seat is not in', () => {
    expect(inHall.whyNot('scarlet', naming('study'))).toBe('stand-elsewhere');
  });

  test('when it names something that is not a card', () => {
    expect(inHall.whyNot('scarlet', { ...naming('hall'), weapon: 'feather' })).toBe('malformed');
    expect(inHall.whyNot('scarlet', { ...naming('hall'), suspect: ['plum'] })).toBe('malformed');
    expect(inHall.whyNot('scarlet', { ...naming('hall'), why: 'because' })).toBe('malformed');
  });

  test('on a square', () => {
    expect(suggesting({}, { pawns: { scarlet: [1, 0] } }).whyNot('scarlet', naming('hall'))).toBe(
      'not-entered',
    );
  });

  test('off the board', () => {
    const off = suggesting({}, { pawns: { scarlet: null } });
    expect(maySuggest(off)).toBe(false);
    expect(off.whyNot('scarlet', naming('hall'))).toBe('not-entered');
  });

  test('in a room without a card (S08-14, X91-01)', () => {
    const pool = walks(suggesting({ onEntering: 'must' }, { pawns: { scarlet: [8, 0] } }), 1, 'pool');
    expect(pool.may('scarlet')).toEqual(['accuse', 'end']);
    expect(pool.whyNot('scarlet', naming('pool'))).toBe('no-crime-here');
  });

  test('on another seat’s turn', () => {
    expect(inHall.whyNot('mustard', naming('hall'))).toBe('not-asked');
  });
});
