/** A table for tests: seats are named by their suspects, and draws of chance can be scripted. */

import { legalForms } from '../actions/legal.ts';
import type { Reason } from '../actions/refusal.ts';
import { type Script, scriptedChance, seededChance } from '../chance/index.ts';
import type { Edition } from '../edition/edition.ts';
import { type Game, openGame, play } from '../game/game.ts';
import { positionFrom } from '../position/fold.ts';
import { askedSeats, type Position } from '../position/position.ts';
import type { Layout } from '../setup/layout.ts';
import type {
  Action,
  ActionName,
  CardId,
  Fact,
  FactName,
  Form,
  Options,
  Place,
  Seat,
  SuspectId,
} from '../vocabulary.ts';

export const seed = 'c1'.repeat(32);

export interface TestTableOptions {
  readonly seats?: readonly SuspectId[];
  readonly layout?: Layout;
  readonly options?: Options;
  readonly draws?: Script;
}

export interface TestTable {
  readonly game: Game;
  readonly pos: Position;
  readonly log: readonly Fact[];
  /** What happened by the last action, or by the opening. */
  readonly facts: readonly Fact[];
  readonly turn: SuspectId;
  readonly asked: readonly SuspectId[];
  /** The table after an action that must be taken, with what chance draws in it. */
  after(by: SuspectId, action: Action, draws?: Script): TestTable;
  /** Why the action is refused; null when it is taken. */
  whyNot(by: SuspectId, action: unknown): Reason | null;
  forms(by: SuspectId): readonly Form[];
  may(by: SuspectId): readonly ActionName[];
  /** Where the seat may move to. */
  ways(by: SuspectId): readonly Place[];
  at(piece: string): Place | null;
  seenBy(viewer: SuspectId | 'spectator'): Position;
  /** The last fact of this name. */
  last<N extends FactName>(name: N): Extract<Fact, { fact: N }> | undefined;
}

const hands: Readonly<Record<SuspectId, readonly CardId[]>> = {
  scarlet: ['scarlet', 'hall'],
  mustard: ['mustard', 'rope'],
  plum: ['knife', 'study'],
};
export const envelope: readonly CardId[] = ['plum', 'pipe', 'attic'];
export const solution = { suspect: 'plum', weapon: 'pipe', room: 'attic' } as const;
export const wrong = { suspect: 'plum', weapon: 'pipe', room: 'hall' } as const;

/** Opens a table with a fixed deal, unless the layout has another. */
export function openTestTable(edition: Edition, sitting: TestTableOptions = {}): TestTable {
  const { seats = ['scarlet', 'mustard', 'plum'], layout, options = {}, draws = {} } = sitting;
  const dealt = Object.fromEntries(seats.map((suspect) => [suspect, hands[suspect] ?? []]));
  const players = seats.map((suspect) => ({ suspect }));
  const setting = { players, options, layout: { envelope, hands: dealt, ...layout } };
  const opened = openGame(edition, setting, scriptedChance(draws, seededChance(seed)));
  if (!opened.ok) throw new Error(`the table does not open: ${JSON.stringify(opened.problem)}`);
  return tableOf(opened.game, opened.facts, opened.facts);
}

function tableOf(game: Game, log: readonly Fact[], facts: readonly Fact[]): TestTable {
  const pos = game.table;
  const { rules } = pos;
  const seatOf = (suspect: SuspectId): Seat => {
    const seat = rules.seatOf[suspect];
    if (seat === undefined) throw new Error(`nobody plays ${suspect}`);
    return seat;
  };
  const seenBy = (viewer: SuspectId | 'spectator'): Position =>
    positionFrom(rules, log, viewer === 'spectator' ? 'spectator' : seatOf(viewer));
  /** From the seat's own position; throws if the table's position gives other forms. */
  const forms = (by: SuspectId): readonly Form[] => {
    const own = legalForms(seenBy(by), seatOf(by));
    const tables = legalForms(pos, seatOf(by));
    if (JSON.stringify(own) !== JSON.stringify(tables))
      throw new Error(`${by} sees ${JSON.stringify(own)}, the table ${JSON.stringify(tables)}`);
    return own;
  };
  return {
    game,
    pos,
    log,
    facts,
    turn: rules.players[pos.turn]!.suspect,
    asked: askedSeats(pos).map((seat) => rules.players[seat]!.suspect),
    after(by, action, draws = {}) {
      const played = play({ ...game, chance: scriptedChance(draws, game.chance) }, seatOf(by), action);
      if (!played.ok) throw new Error(`${by} ${JSON.stringify(action)}: ${JSON.stringify(played.refusal)}`);
      return tableOf(played.game, [...log, ...played.facts], played.facts);
    },
    whyNot(by, action) {
      const played = play(game, seatOf(by), action as Action);
      return played.ok ? null : played.refusal.why;
    },
    forms,
    may: (by) => forms(by).map((form) => form.do),
    ways: (by) => forms(by).flatMap((form) => (form.do === 'move' ? form.to! : [])),
    at(piece) {
      const pawn = rules.cards.suspects.indexOf(piece);
      const node = pawn < 0 ? pos.weapons[rules.cards.weapons.indexOf(piece)]! : pos.pawns[pawn]!;
      return rules.board.places[node] ?? null;
    },
    seenBy,
    last<N extends FactName>(name: N) {
      return log.findLast((fact): fact is Extract<Fact, { fact: N }> => fact.fact === name);
    },
  };
}

/** The names of the facts, in order. */
export const namesOfFacts = (facts: readonly Fact[]): readonly FactName[] => facts.map(({ fact }) => fact);
