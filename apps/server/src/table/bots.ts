/** Which seats want a bot's decision, and when it may be given. */
import { type EditionInfo, infoOf, makeBot } from '@casefile/bots';
import {
  type Action,
  type Form,
  hmacSha256,
  legalForms,
  makeView,
  matches,
  type Seat,
  type View,
} from '@casefile/engine';
import { makeHex, parseSeed } from '@casefile/engine/chance/bytes';
import { type EntryBody, isPaused, type TableState, type Terms } from '@casefile/protocol';
import { acting } from './playing.ts';
import type { ServerTable } from './table.ts';
import { seenBy } from './views.ts';

export interface BotTurn {
  readonly seat: Seat;
  readonly bot: string;
  /** The entry that asked. */
  readonly n: number;
  /** The earliest time of the answer, whatever the seat holds and however fast it decided (R03). */
  readonly at: number;
}

/** No real game is this long. Bots finish a game that nobody ends, so that its record stays small enough. */
export const maxBeforeBots = 3000;

export const delays: Readonly<Record<Terms['pace'], number>> = { instant: 100, quick: 800, natural: 2000 };

export function botTurns(state: TableState): readonly BotTurn[] {
  if (state.phase !== 'playing' || isPaused(state)) return [];
  return state.timing.asked.flatMap((since, seat) => {
    const { bot } = state.chairs[seat]!;
    return since === null || bot === null
      ? []
      : [{ seat, bot, n: since.n, at: since.at + delays[state.terms.pace] }];
  });
}

/** Questions to which some hands leave a bot only one answer, and nothing to think about. */
const telling: readonly string[] = ['answer', 'card', 'no-answer', 'after-show'];
export const isTelling = ({ position }: TableState): boolean => telling.includes(position?.wait?.for ?? '');

/** A bot's input: its seat's view and legal forms. */
export interface BotQuestion {
  readonly bot: string;
  /** The seed of the bot’s own randomness, which does not reveal the table’s seed. */
  readonly seed: string;
  readonly info: EditionInfo;
  readonly view: View;
  readonly legal: readonly Form[];
}

const utf8 = new TextEncoder();
const botSeed = (seed: string, seat: Seat): string =>
  makeHex(hmacSha256(parseSeed(seed), utf8.encode(`casefile bot v1\n${seat}`)));

/** `seen` is the seat's position, if available. */
export function botQuestion(
  table: ServerTable,
  seat: Seat,
  bot: string,
  seed: string,
  seen?: TableState,
): BotQuestion {
  const { edition, options } = table.state;
  const position = (seen ?? seenBy(table, seat)).position!;
  return {
    bot,
    seed: botSeed(seed, seat),
    info: infoOf(edition, options),
    view: makeView(position),
    legal: legalForms(position, seat),
  };
}

/** A simple fallback action, for a seat whose time is over or a bot that fails. */
export function plainAction(question: BotQuestion): Action {
  const plain = makeBot('cross-off', question.seed, question.info);
  return plain.decide(question.view, question.legal, { ms: 0 });
}

/** The bot's decision, or a fallback if it is illegal. Nothing if it comes too late. */
export function botActs(
  table: ServerTable,
  { seat, bot, n }: BotTurn,
  action: Action | null,
  seed: string,
): readonly EntryBody[] {
  const isOpen = botTurns(table.state).some((turn) => turn.seat === seat && turn.bot === bot && turn.n === n);
  if (!isOpen) return [];
  const legal = legalForms(table.state.position!, seat);
  const isLegal = action !== null && legal.some((form) => matches(form, action));
  const isEndless = table.state.n >= maxBeforeBots;
  const taken = isLegal && !isEndless ? action : plainAction(botQuestion(table, seat, bot, seed));
  const verdict = acting(table, { seat, action: taken, by: 'bot' }, seed);
  return 'deny' in verdict ? [] : verdict;
}
