import { describe, expect, test } from 'vitest';
import type { Layout } from '../../setup/layout.ts';
import { namesOfFacts, openTestTable, type TestTable, wrong } from '../../test/table.ts';
import { type TestEditionOptions, testEdition } from '../../test/test-edition.ts';
import type { CardId } from '../../vocabulary.ts';
import { accuse } from '../accusing/accuse.ts';
import { dice, passages, sum } from '../moving/dice.ts';
import { stay } from '../moving/stay.ts';
import { walk } from '../moving/walk.ts';
import { answer, showing } from '../suggesting/answer.ts';
import { suggest } from '../suggesting/suggest.ts';
import { clueCards } from './clue-cards.ts';
import { clues } from './clues.ts';

const deck = Object.fromEntries(Object.keys(clueCards).map((card) => [card, 1]));
const start = (layout: Layout = {}, more: TestEditionOptions = {}): TestTable =>
  openTestTable(
    testEdition(
      [
        dice({ steps: sum, trapped: 'rolls', begin: 'may' }),
        clues({ deck, two: 'one-by-one' }),
        showing,
        passages({ afterRoll: true, trapped: 'may' }),
        walk({ rest: 'anywhere', roomLeft: 'barred' }),
        stay('anyone'),
        suggest({ onEntering: 'may', pulled: 'never', again: 'free', pulledBack: 'may' }),
        answer('first-who-can'),
        accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
      ],
      { passages: [['hall', 'study']], ...more },
    ),
    { layout },
  );
/** The seat in turn rolls a magnifier and reads this card. */
const reads = (table: TestTable, card: CardId): TestTable =>
  table.after(table.turn, { do: 'roll' }, { die: [1], deck: [card] });
const drawn = (card: CardId, layout?: Layout, more?: TestEditionOptions): TestTable =>
  reads(start(layout, more), card);
const show = (card: string) => ({ do: 'show', card }) as const;

describe.each([
  ['clue:name-suspect', ['scarlet', 'mustard', 'plum'], 'mustard', 'mustard', 'plum'],
  ['clue:name-weapon', ['rope', 'knife', 'pipe'], 'knife', 'plum', 'pipe'],
  ['clue:name-room', ['hall', 'study', 'attic'], 'study', 'plum', 'attic'],
] as const)('%s (N15-15 to N15-17)', (card, category, held, holder, unheld) => {
  const table = drawn(card);

  test('lets the drawer name a card of its category', () => {
    expect(table.forms('scarlet')).toEqual([{ do: 'choose', card: category }]);
  });

  test('makes its holder show it to all', () => {
    const asked = table.after('scarlet', { do: 'choose', card: held });
    expect(asked.asked).toEqual([holder]);
    expect(asked.forms(holder)).toEqual([{ do: 'show', card: held }]);
    const shown = asked.after(holder, show(held));
    expect(namesOfFacts(shown.facts)).toEqual(['revealed', 'done']);
    expect(shown.seenBy('spectator').known[held]).toBe(shown.pos.rules.seatOf[holder]);
    expect(shown.may('scarlet')).toContain('move');
  });

  test('cannot be declined by the card’s holder', () => {
    const asked = table.after('scarlet', { do: 'choose', card: held });
    expect(asked.whyNot(holder, { do: 'pass' })).toBe('must-show');
    expect(asked.whyNot(holder, show(unheld))).toBe('not-held');
  });

  test('tells all that nobody holds it when it lies in the envelope, without showing it', () => {
    const asked = table.after('scarlet', { do: 'choose', card: unheld });
    expect(asked.facts.slice(0, 3)).toEqual([
      { fact: 'chose', seat: 0, what: unheld },
      { fact: 'unheld', card: unheld },
      { fact: 'done', card },
    ]);
    expect(asked.seenBy('scarlet').known[unheld]).toBe(undefined);
  });
});

test('a clue card may name the drawer’s own card', () => {
  expect(drawn('clue:name-room').after('scarlet', { do: 'choose', card: 'hall' }).asked).toEqual(['scarlet']);
});

describe('clue:pressure (N15-18)', () => {
  const table = drawn('clue:pressure');

  test('lets the drawer choose another seat, which then chooses a card to show', () => {
    expect(table.forms('scarlet')).toEqual([{ do: 'choose', target: ['mustard', 'plum'] }]);
    const asked = table.after('scarlet', { do: 'choose', target: 'plum' });
    expect(asked.forms('plum')).toEqual([{ do: 'show', card: ['knife', 'study'] }]);
    const shown = asked.after('plum', show('study'));
    expect(shown.seenBy('scarlet').known.study).toBe(2);
    expect(shown.seenBy('mustard').known.study).toBe(undefined);
    expect(shown.may('scarlet')).toContain('move');
  });

  test('cannot be turned on the drawer', () => {
    expect(table.whyNot('scarlet', { do: 'choose', target: 'scarlet' })).not.toBe(null);
  });
});

describe('clue:gossip (N15-19)', () => {
  const table = drawn('clue:gossip');
  const picked = table.after('plum', show('study')).after('scarlet', show('hall'));

  test('asks every seat at once for a card of its own choice', () => {
    expect(table.asked).toEqual(['scarlet', 'mustard', 'plum']);
    expect(table.forms('plum')).toEqual([{ do: 'show', card: ['knife', 'study'] }]);
    expect(table.whyNot('plum', show('rope'))).toBe('not-held');
    expect(table.whyNot('plum', { do: 'end' })).toBe('must-show');
  });

  test('shows nothing until all have picked', () => {
    expect(picked.asked).toEqual(['mustard']);
    expect(namesOfFacts(picked.log)).not.toContain('showed');
    expect(picked.seenBy('scarlet').known.study).toBe(undefined);
    expect(picked.seenBy('plum').clues?.picks[2]).toBe('study');
    expect(picked.seenBy('mustard').clues?.picks[2]).not.toBe('study');
    expect(picked.whyNot('plum', show('knife'))).toBe('not-asked');
  });

  test('shows each card only to the seat on the left', () => {
    const shown = picked.after('mustard', show('rope'));
    expect(shown.seenBy('mustard').known.hall).toBe(0);
    expect(shown.seenBy('plum').known.rope).toBe(1);
    expect(shown.seenBy('scarlet').known.study).toBe(2);
    expect(shown.seenBy('scarlet').known.rope).toBe(undefined);
    expect(shown.seenBy('spectator').known).toEqual({});
  });

  test('skips a seat without cards', () => {
    const { pos, game } = table;
    const empty = { ...pos, sizes: [2, 0, 2], wait: null };
    const [asked] = clueCards['clue:gossip']!.follows({ pos: empty, seat: 0, chance: game.chance })!;
    expect(asked).toMatchObject({ wait: { for: 'each', seats: [0, 2] } });
  });
});

describe('clue:confession (N15-20)', () => {
  test('shows all players a card of every seat, all at once', () => {
    const two = drawn('clue:confession').after('mustard', show('rope')).after('plum', show('knife'));
    expect(two.seenBy('spectator').known).toEqual({});
    expect(two.after('scarlet', show('hall')).seenBy('spectator').known).toEqual({
      hall: 0,
      rope: 1,
      knife: 2,
    });
  });
});

describe('clue:scream (N15-21)', () => {
  const layout: Layout = { pawns: { mustard: 'hall' } };
  const table = drawn('clue:scream', layout);
  const pass = { do: 'pass' } as const;
  const run = (to: string) => ({ do: 'choose', to }) as const;

  test('lets every seat in turn, the drawer first, run to any other room or pass', () => {
    expect(table.asked).toEqual(['scarlet']);
    expect(table.forms('scarlet')).toEqual([
      { do: 'choose', to: ['hall', 'study', 'attic'] },
      { do: 'pass' },
    ]);
    const second = table.after('scarlet', pass);
    expect(second.asked).toEqual(['mustard']);
    expect(second.forms('mustard')[0]).toEqual({ do: 'choose', to: ['study', 'attic'] });
    const ran = second.after('mustard', run('attic'));
    expect(ran.at('mustard')).toBe('attic');
    expect(ran.asked).toEqual(['plum']);
    const over = ran.after('plum', pass);
    expect(over.pos).toMatchObject({ moved: false, roomsLeft: [] });
    expect(over.asked).toEqual(['scarlet']);
    expect(over.may('scarlet')).toContain('move');
  });

  test('gives others no right to suggest, and the drawer only by staying', () => {
    const ran = table.after('scarlet', run('attic')).after('mustard', run('study')).after('plum', pass);
    expect(ran.may('scarlet')).toEqual(['move', 'stay', 'accuse']);
    const mustards = ran.after('scarlet', { do: 'move', to: [3, 1] }).after('scarlet', { do: 'end' });
    expect(mustards.may('mustard')).toEqual(['roll', 'passage', 'stay', 'accuse', 'end']);
  });

  test('skips seats that are out', () => {
    const out = start(layout).after('scarlet', { do: 'accuse', ...wrong });
    const screamed = reads(out, 'clue:scream');
    expect(screamed.asked).toEqual(['mustard']);
    expect(screamed.last('clue')).toEqual({ fact: 'clue', seat: 1, card: 'clue:scream' });
    expect(screamed.after('mustard', pass).asked).toEqual(['plum']);
    expect(screamed.after('mustard', pass).after('plum', pass).may('mustard')).toContain('move');
  });

  test('opens no passage from the new room, since passages start where the turn began (N15-05)', () => {
    const ran = drawn('clue:scream', { pawns: { scarlet: 'hall' } })
      .after('scarlet', run('study'))
      .after('mustard', pass)
      .after('plum', pass);
    expect(ran.at('scarlet')).toBe('study');
    expect(ran.may('scarlet')).not.toContain('passage');
    const stayed = drawn('clue:scream', { pawns: { scarlet: 'hall' } })
      .after('scarlet', pass)
      .after('mustard', pass)
      .after('plum', pass);
    expect(stayed.may('scarlet')).toContain('passage');
  });
});

describe('clue:passage (N15-22)', () => {
  test('joins a room without a passage to all rooms that have one', () => {
    const table = drawn('clue:passage', { pawns: { mustard: 'attic' } });
    expect(table.forms('scarlet')).toEqual([{ do: 'choose', room: ['attic'] }]);
    const dug = table.after('scarlet', { do: 'choose', room: 'attic' });
    expect(dug.last('tunnelled')).toEqual({ fact: 'tunnelled', from: 'attic', to: ['hall', 'study'] });
    expect(dug.may('scarlet')).not.toContain('passage');
    const mustards = dug.after('scarlet', { do: 'end' });
    expect(mustards.forms('mustard')).toContainEqual({ do: 'passage', to: ['hall', 'study'] });
    expect(mustards.after('mustard', { do: 'passage', to: 'study' }).at('mustard')).toBe('study');
  });

  test('leads both ways', () => {
    const table = drawn('clue:passage', { pawns: { mustard: 'hall' } });
    const dug = table.after('scarlet', { do: 'choose', room: 'attic' }).after('scarlet', { do: 'end' });
    expect(dug.forms('mustard')).toContainEqual({ do: 'passage', to: ['study', 'attic'] });
  });

  test('does nothing when every room has a passage', () => {
    const all: TestEditionOptions = { passages: [['hall', 'study'], ['study', 'attic']] }; // biome-ignore format: two passages
    const table = drawn('clue:passage', {}, all);
    expect(namesOfFacts(table.facts)).toEqual(['rolled', 'clue', 'done']);
    expect(table.may('scarlet')).toContain('move');
  });
});
