/** One game between players, with their faults counted. */
import {
  type Action,
  type Chance,
  type Form,
  matches,
  type Seat,
  sampleForms,
  seededChance,
  type View,
} from '@casefile/engine';
import type { Bot } from '../bot.ts';
import { brief } from '../protocol/brief.ts';
import { withoutAccusing } from '../sight.ts';
import type { ArenaTable } from './table.ts';

/** Whoever plays a seat: a bot in this process, or a program at the other end of a line. */
export interface ArenaPlayer {
  /** Answers with an action; a player that fails answers with its fault instead of throwing. */
  decide(view: View, legal: readonly Form[]): ArenaAnswer | Promise<ArenaAnswer>;
  /** Called before each decision, so that the player can be told what has happened. */
  watch?(table: ArenaTable, seat: Seat): void;
  /** The game is over, won or not. */
  leave?(table: ArenaTable, seat: Seat): void;
}
/** What a player answered: an action, what was wrong with it, or nothing because nobody is there. */
export type ArenaAnswer =
  | { readonly action: Action }
  | { readonly fault: string }
  /** Nobody plays this seat any more. */
  | { readonly absent: true };

/** How a game ended, with every seat's faults and thinking times. */
export interface PlayedGame {
  readonly winner: Seat | null;
  readonly turns: number;
  readonly suggestions: readonly number[];
  readonly accusedWrongly: readonly boolean[];
  /** Seat by seat. */
  readonly faults: readonly number[];
  readonly ms: readonly (readonly number[])[];
}

/** Table, players and limits of one game. */
export interface GameSetting {
  readonly table: ArenaTable;
  readonly players: readonly ArenaPlayer[];
  /** Draws the actions that replace faulty ones. */
  readonly seed: string;
  readonly clock: () => number;
  /** A game without a winner after this many turns ends without one. */
  readonly maxTurns: number;
  readonly onFault?: (seat: Seat, why: string) => void;
}

/** Plays a game to its end; a faulty answer is counted and replaced by a legal action. */
export async function playGame(setting: GameSetting): Promise<PlayedGame> {
  const { table, players, clock, maxTurns, onFault } = setting;
  const chance = seededChance(setting.seed);
  const faults = players.map(() => 0);
  const ms: number[][] = players.map(() => []);
  const watch = (): void => {
    for (const [seat, player] of players.entries()) player.watch?.(table, seat);
  };
  for (let asked = table.question(); asked !== null; asked = table.question()) {
    if (table.turnNumber > maxTurns) break;
    const { seat, view, legal } = asked;
    watch();
    const began = clock();
    const given = players[seat]!.decide(view, legal);
    const answer = given instanceof Promise ? await given : given;
    ms[seat]!.push(clock() - began);
    const { action, fault } = settle(answer, legal, chance);
    if (fault !== null) {
      faults[seat]!++;
      onFault?.(seat, fault);
    }
    const refusal = table.act(seat, action);
    if (refusal !== null) throw new Error(`${brief(action)} was offered and refused: ${refusal.why}`);
  }
  for (const [seat, player] of players.entries()) player.leave?.(table, seat);
  return {
    winner: table.result?.winner ?? null,
    turns: table.turnNumber,
    suggestions: table.suggestions,
    accusedWrongly: table.accusedWrongly,
    faults,
    ms,
  };
}

/** The action to take: the answer if it is legal, else a legal action in its place. */
export function settle(
  answer: ArenaAnswer,
  legal: readonly Form[],
  chance: Chance,
): { action: Action; fault: string | null } {
  const taken = checked(answer, legal);
  if ('action' in taken) return { action: taken.action, fault: null };
  return {
    action: standIn(legal, 'absent' in taken, chance),
    fault: 'fault' in taken ? taken.fault : null,
  };
}

/** A random legal action; a seat that nobody plays passes where it may. */
function standIn(legal: readonly Form[], isAbsent: boolean, chance: Chance): Action {
  const resting = legal.filter((form) => form.do === 'pass' || form.do === 'end');
  const from = isAbsent && resting.length > 0 ? resting : withoutAccusing(legal);
  return sampleForms(from, (bound) => chance.below(bound));
}

function checked(answer: ArenaAnswer, legal: readonly Form[]): ArenaAnswer {
  if (!('action' in answer)) return answer;
  const { action } = answer;
  if (typeof action !== 'object' || action === null || typeof action.do !== 'string')
    return { fault: `no action: ${brief(action)}` };
  if (legal.some((form) => matches(form, action))) return answer;
  return { fault: `not legal here: ${brief(action)}` };
}

/** A bot of this process in a seat. */
export function inProcess(bot: Bot, ms: number): ArenaPlayer {
  return {
    decide(view, legal) {
      try {
        return { action: bot.decide(view, legal, { ms }) };
      } catch (error) {
        return { fault: `threw ${error instanceof Error ? error.message : String(error)}` };
      }
    },
  };
}
