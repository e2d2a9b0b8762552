/** A small board on which pawns walk into rooms and suggest there. */
import { accuse } from '../mechanics/accusing/accuse.ts';
import { dice, sum } from '../mechanics/moving/dice.ts';
import { walk } from '../mechanics/moving/walk.ts';
import { answer } from '../mechanics/suggesting/answer.ts';
import { type SuggestPolicy, suggest } from '../mechanics/suggesting/suggest.ts';
import type { Layout } from '../setup/layout.ts';
import type { Place } from '../vocabulary.ts';
import { openTestTable, type TestTable } from './table.ts';
import { type TestEditionOptions, testEdition } from './test-edition.ts';

/** Hall and study are three steps apart. */
const near: TestEditionOptions = { map: 'H<>S#A<P<' };
export const policy: SuggestPolicy = { onEntering: 'may', pulled: 'may', again: 'free', pulledBack: 'may' };
export const suggesting = (changes: Partial<SuggestPolicy>, layout: Layout): TestTable =>
  openTestTable(
    testEdition(
      [
        dice({ steps: sum, trapped: 'rolls', begin: 'may' }),
        walk({ rest: 'anywhere', roomLeft: 'barred' }),
        suggest({ ...policy, ...changes }),
        answer('first-who-can'),
        accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
      ],
      near,
    ),
    { layout },
  );

export const end = { do: 'end' } as const;
export const naming = (room: string, suspect = 'scarlet') =>
  ({ do: 'suggest', suspect, weapon: 'pipe', room }) as const;
export const maySuggest = (table: TestTable): boolean => table.may(table.turn).includes('suggest');

/** The seat in turn ends its turn. */
export const rests = (table: TestTable): TestTable => table.after(table.turn, end);
export const walks = (table: TestTable, face: number, to: Place): TestTable =>
  table.after(table.turn, { do: 'roll' }, { die: [face] }).after(table.turn, { do: 'move', to });
/** The seat in turn suggests, whoever can shows, and the turn is over. */
export function suggests(table: TestTable, room: string): TestTable {
  const asked = table.after(table.turn, naming(room));
  if (asked.pos.wait === null) return rests(asked);
  const [shower] = asked.asked;
  const [card] = asked.forms(shower!)[0]!.card!;
  return rests(asked.after(shower!, { do: 'show', card: card! }));
}
