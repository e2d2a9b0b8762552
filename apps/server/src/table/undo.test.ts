import { editions } from '@casefile/editions';
import { askedSeats, type Position, type Viewer } from '@casefile/engine';
import { type EntryOf, foldEntries, type TableState } from '@casefile/protocol';
import { canonical, must, mustBeSame, positionText } from '@casefile/testkit/properties/canonical';
import { randomFrom } from '@casefile/testkit/random';
import { longTimeoutMs, size } from '@casefile/testkit/size';
import { describe, expect, test } from 'vitest';
import type { ServerTable } from './table.ts';
import { host, Sitting, seated } from './test/sitting.ts';
import { seenBy } from './views.ts';

/** What a move of one's own pawn may change in anybody's view. */
const movement: readonly (keyof Position)[] = [
  'n', 'pawns', 'moved', 'entered', 'byPassage', 'left', 'step', 'roomsLeft', 'pulled', 'spied',
]; // biome-ignore format: a list

/** Defined by what becomes known, independently of the server's list of facts. */
function mayBeTakenBack(before: ServerTable, after: ServerTable, entry: EntryOf<'acted'>): boolean {
  const { seat, by } = entry;
  if (by !== 'person' || before.used !== after.used) return false;
  const [was, is] = [before.state.position!, after.state.position!];
  const isAlone = (pos: Position): boolean => canonical(askedSeats(pos)) === canonical([seat]);
  if (!isAlone(was) || !isAlone(is) || is.turn !== seat || is.turnNumber !== was.turnNumber) return false;
  const rest = (pos: Position): string =>
    canonical(
      Object.fromEntries(
        Object.entries({ ...pos, rules: null }).filter(([key]) => !movement.includes(key as never)),
      ),
    );
  const isOwnPawn = is.pawns.every(
    (node, pawn) => node === was.pawns[pawn] || is.rules.pawnOf[seat] === pawn,
  );
  const isStep = is.step !== was.step || is.pawns.some((node, pawn) => node !== was.pawns[pawn]);
  return isOwnPawn && isStep && rest(was) === rest(is);
}

const viewersOf = ({ chairs }: TableState): readonly Viewer[] => ['table', 'spectator', ...chairs.keys()];

/** Undoes where possible, and compares everybody's view with the earlier one. */
function tryUndo(sitting: Sitting, before: ServerTable): void {
  const { state } = sitting;
  const entry = sitting.last;
  const after = sitting.table;
  if (entry.is !== 'acted') return;
  const isAllowed = state.undo !== null;
  must(
    isAllowed === mayBeTakenBack(before, after, entry),
    () => `undo is ${isAllowed} after ${canonical(entry.facts)}`,
  );
  for (const viewer of viewersOf(state)) expect(seenBy(after, viewer).undo?.of).toBe(state.undo?.of);
  const { people } = state.chairs[entry.seat]!;
  for (const [seat, chair] of state.chairs.entries())
    if (chair.people.length > 0 && seat !== entry.seat)
      expect(sitting.why(seated(chair.people[0]!), { do: 'undo' })).toBe('nothing-to-undo');
  if (people.length === 0) return;
  expect(sitting.why(seated(people[0]!), { do: 'undo' })).toBe(isAllowed ? 'ok' : 'nothing-to-undo');
  if (!isAllowed) return;
  expect(sitting.table.used).toBe(before.used);
  for (const viewer of viewersOf(state)) {
    const knew = positionText(seenBy(before, viewer).position!);
    mustBeSame(`what ${viewer} knows`, knew, positionText(seenBy(sitting.table, viewer).position!));
  }
  sitting.table = after;
}

function undoneActions(edition: string): readonly string[] {
  const found = new Set<string>();
  for (let seed = 0; seed < 6; seed++) {
    const below = randomFrom(100 + seed);
    const sitting = Sitting.started({ edition, people: 3, bots: 0 });
    for (let n = 0; n < 150 && sitting.step(below, 1000); n++)
      if (sitting.state.undo !== null && sitting.last.is === 'acted') found.add(sitting.last.action!.do);
  }
  return [...found].sort();
}

describe('R07 undo', () => {
  test('R07 allows undo of moves on a board, and of nothing else', () => {
    for (const { id, drawing } of editions) {
      const found = undoneActions(id);
      expect(drawing === null ? [] : ['move', 'passage', 'stay'], id).toEqual(
        expect.arrayContaining([...found]),
      );
      expect(found.includes('move'), id).toBe(drawing !== null);
    }
  });

  for (const edition of editions)
    test(
      `R07 allows undo exactly where nobody learned anything: ${edition.id}`,
      () => {
        let allowed = 0;
        for (let seed = 0; seed < size(3, 1250); seed++) {
          const below = randomFrom(seed);
          const sitting = Sitting.started({
            edition: edition.id,
            people: 3,
            bots: edition.seats[0] > 3 ? 1 : 0,
          });
          for (let n = 0; n < 400; n++) {
            const before = sitting.table;
            if (!sitting.step(below, n > 100 ? 1 : 100)) break;
            if (sitting.state.undo !== null) allowed++;
            if (below(3) === 0 && sitting.state.phase === 'playing') tryUndo(sitting, before);
          }
        }
        if (edition.drawing !== null) expect(allowed).toBeGreaterThan(0);
        else expect(allowed).toBe(0);
      },
      longTimeoutMs,
    );

  test('only once, and not after another relevant entry', () => {
    const sitting = stepped();
    sitting.must(host, { do: 'say', phrase: 'hello' });
    expect(sitting.why(playerInTurn(sitting), { do: 'undo' })).toBe('ok');
    expect(sitting.why(playerInTurn(sitting), { do: 'undo' })).toBe('nothing-to-undo');
  });

  test('not a move that the clock or a bot has made', () => {
    const { entries, state } = stepped().table;
    const walked = entries.at(-1) as EntryOf<'acted'>;
    const allowed = (['person', 'clock', 'bot'] as const).map((by) => {
      const log = [...entries.slice(0, -1), { ...walked, by }];
      return foldEntries('table', log, state.edition).undo !== null;
    });
    expect(allowed).toEqual([true, false, false]);
  });

  test('not for a client that has not seen the last step', () => {
    const sitting = stepped();
    const decision = sitting.do(playerInTurn(sitting), { do: 'undo' }, { v: sitting.state.n - 1 });
    expect(decision).toMatchObject({ ok: false, why: 'stale', n: sitting.state.n });
  });
});

const playerInTurn = (sitting: Sitting) => sitting.playerOf(sitting.position.turn)!;

/** A pawn has walked and may be taken back. */
function stepped(): Sitting {
  for (let seed = 0; ; seed++) {
    const sitting = Sitting.started({ people: 3, bots: 0 });
    const below = randomFrom(seed);
    for (let i = 0; i < 20; i++) {
      sitting.step(below);
      if (sitting.state.undo !== null) return sitting;
    }
  }
}
