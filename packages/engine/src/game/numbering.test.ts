/** Nothing depends on the number of a seat: the same people in the same order round the table play the same game. */
import { describe, expect, test } from 'vitest';
import { sampleAction } from '../actions/forms.ts';
import { across } from '../board/across/across.ts';
import { seededChance } from '../chance/index.ts';
import type { Edition } from '../edition/edition.ts';
import { accuse } from '../mechanics/accusing/accuse.ts';
import { gather } from '../mechanics/accusing/gather.ts';
import { clueCards } from '../mechanics/decks/clue-cards.ts';
import { clues } from '../mechanics/decks/clues.ts';
import { dice, passages, sum } from '../mechanics/moving/dice.ts';
import { spies } from '../mechanics/moving/spies.ts';
import { stay } from '../mechanics/moving/stay.ts';
import { walk } from '../mechanics/moving/walk.ts';
import { answer, showing } from '../mechanics/suggesting/answer.ts';
import { questions } from '../mechanics/suggesting/questions.ts';
import { suggest } from '../mechanics/suggesting/suggest.ts';
import { makeView } from '../position/view.ts';
import type { Layout } from '../setup/layout.ts';
import { secretsTable } from '../test/secrets.ts';
import { openTestTable, type TestTable } from '../test/table.ts';
import { testEdition } from '../test/test-edition.ts';

const classic = testEdition(
  [
    dice({ steps: sum, trapped: 'waits', begin: 'must' }),
    passages({ afterRoll: false, trapped: 'must' }),
    walk({ rest: 'never', roomLeft: 'barred' }),
    suggest({ onEntering: 'must', pulled: 'may', again: 'not-straight-back', pulledBack: 'may' }),
    answer('first-who-can'),
    accuse({ where: 'in-a-room', when: 'until-shown', heard: 'spoken', clearsDoor: true }),
  ],
  { passages: [['hall', 'study']] },
);
const clueGame = testEdition(
  [
    dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
    clues({
      deck: Object.fromEntries(Object.keys(clueCards).map((card) => [card, 1])),
      two: 'one-by-one',
    }),
    showing,
    passages({ afterRoll: true, trapped: 'may' }),
    walk({ rest: 'never', roomLeft: 'barred' }),
    stay('anyone'),
    suggest({ onEntering: 'must', pulled: 'never', again: 'free', pulledBack: 'may' }),
    answer('first-who-can'),
    accuse({ where: 'in-a-room', when: 'any-time', heard: 'spoken', clearsDoor: false }),
  ],
  { passages: [['hall', 'study']], dice: [[1, 2, 3]] },
);
const spyGame = testEdition(
  [
    dice({ steps: sum, trapped: 'rolls', begin: 'may' }),
    walk({ rest: 'on-a-square', halt: 'spy', roomLeft: 'open' }),
    spies({ again: 'once-a-turn', wrongAccusers: 'spied-on' }),
    stay('pulled'),
    suggest({ onEntering: 'may', pulled: 'may', again: 'not-twice-running', pulledBack: 'closed' }),
    answer('everyone'),
    showing,
    accuse({ where: 'anywhere', when: 'any-time', heard: 'written', clearsDoor: false }),
  ],
  { map: 'H<1*.2.*3>S\n####v######\n####A######', movement: (board) => across(board) },
);
const gathering = gather({
  when: 'instead-of-asking',
  others: 'at-once',
  order: 'from-the-turn',
  forcedAt: 2,
});
const cardGame = testEdition([questions, answer('first-who-can'), gathering], {
  drawing: null,
  movement: null,
  dice: [],
});

const seatings = [
  ['scarlet', 'mustard', 'plum'],
  ['plum', 'scarlet', 'mustard'],
];
const sitting = (edition: Edition) => (seats: string[], layout: Layout) =>
  openTestTable(edition, { seats, layout });
const intrigue = (seats: string[], layout: Layout): TestTable =>
  secretsTable({
    seats,
    layout: { ...layout, butlers: { mustard: ['butler:again', 'butler:home'], plum: ['butler:see'] } },
    guests: { scarlet: 'twice', mustard: 'elsewhere', plum: 'see' },
  });
const doubleMoves = (seats: string[], layout: Layout): TestTable =>
  secretsTable({ seats, layout, guests: { scarlet: 'double-move', mustard: 'double-move', plum: 'peek' } });

/** What somebody sees, with seats called by their suspects and listed in an order of their own. */
function seen(table: TestTable, viewer: string): unknown {
  const view = makeView(table.seenBy(viewer));
  const nameOf = (seat: unknown): unknown => (typeof seat === 'number' ? view.seats[seat]!.suspect : seat);
  return {
    ...view,
    you: nameOf(view.you),
    turn: nameOf(view.turn),
    asked: view.asked.map(nameOf).sort(),
    seats: [...view.seats].sort((a, b) => (a.suspect < b.suspect ? -1 : 1)),
    known: Object.entries(view.known).map(([card, owner]) => [card, nameOf(owner)]),
    shown: view.shown.map((each) => ({ ...each, by: nameOf(each.by) })),
    showed: view.showed.map((each) => ({ ...each, to: nameOf(each.to) })),
    history: view.history.map(({ by, answers, ...rest }) => ({
      ...rest,
      by: nameOf(by),
      answers: answers.map((each) => ({ ...each, seat: nameOf(each.seat) })),
    })),
    accusations: view.accusations.map((each) => ({ ...each, by: nameOf(each.by) })),
    result: view.result && { ...view.result, winner: nameOf(view.result.winner) },
  };
}

describe.each([
  ['the classic game', sitting(classic)],
  ['the game with clue cards', sitting(clueGame)],
  ['the game with spies', sitting(spyGame)],
  ['the game of cards', sitting(cardGame)],
  ['the game of secrets', intrigue],
  ['the game of double moves', doubleMoves],
] as const)('%s', (_name, open) => {
  test.each(['scarlet', 'mustard', 'plum'])(
    'plays the same however the seats are numbered, when %s begins',
    (first) => {
      let tables = seatings.map((seats) => open([...seats], { first }));
      const chance = seededChance('ab'.repeat(32));
      for (let n = 0; n < 80 && tables[0]!.pos.result === null; n++) {
        const views = tables.map((table) =>
          ['scarlet', 'mustard', 'plum'].map((suspect) => seen(table, suspect)),
        );
        expect(views[1]).toEqual(views[0]);
        const [table] = tables;
        const asked = [...table!.asked].sort();
        const by = asked[chance.below(asked.length)]!;
        const forms = table!.forms(by);
        expect(tables[1]!.forms(by).map((form) => form.do)).toEqual(forms.map((form) => form.do));
        const calm = forms.filter((form) => form.do !== 'accuse' || chance.below(15) === 0);
        const choice = calm.length > 0 ? calm : forms;
        const action = sampleAction(choice[chance.below(choice.length)]!, (bound) => chance.below(bound));
        tables = tables.map((each) => each.after(by, action));
      }
    },
  );
});
