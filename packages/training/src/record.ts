/** A player's record: their finished games and statistics. */
import { type PersonRating, ratePerson } from '@casefile/bots/ratings/person';
import type { Seat, SuspectId, View } from '@casefile/engine';

/** A game that is over. */
export interface RecordedGame {
  readonly id: string;
  /** When it ended, in milliseconds since 1970. */
  readonly endedMs: number;
  readonly edition: string;
  /** Seat by seat; null is the player, and `otherPerson` somebody else. */
  readonly bots: readonly (string | null)[];
  readonly winner: number | null;
  readonly turns: number;
  /** The analysis, which is added later. */
  readonly study?: Study;
}

/** Stands for another person, whose strength is unknown. */
export const otherPerson = 'person';

/** A local or online game as a record entry; null where it is not over or was only watched. */
export function recordedGame(
  id: string,
  { result, seats, edition, turnNumber }: Pick<View, 'result' | 'seats' | 'edition' | 'turnNumber'>,
  me: Seat | null,
  botOf: (suspect: SuspectId) => string | null,
  endedMs: number,
): RecordedGame | null {
  if (result === null || me === null) return null;
  const bots = seats.map(({ suspect }, seat) => (seat === me ? null : (botOf(suspect) ?? otherPerson)));
  return { id, endedMs, edition, bots, winner: result.winner ?? null, turns: turnNumber };
}

export interface Study {
  /** The expected information of the questions asked, as a share of that of the best ones. */
  readonly accuracy: number | null;
  /** The turn from which the case could be proved, and the turn of the accusation. */
  readonly provedTurn: number | null;
  readonly accusedTurn: number | null;
}

/** A game is recorded once, however often it is opened. The oldest are dropped when there are too many. */
export function withGame(games: readonly RecordedGame[], game: RecordedGame): readonly RecordedGame[] {
  if (games.some(({ id }) => id === game.id)) return games;
  return [...games, game].slice(-maxGames);
}
const maxGames = 2000;

export const withStudy = (
  games: readonly RecordedGame[],
  id: string,
  study: Study,
): readonly RecordedGame[] => games.map((game) => (game.id === id ? { ...game, study } : game));

/** Statistics of a group of games. */
export interface Tally {
  readonly games: number;
  readonly won: number;
  /** Mean number of turns to the end. */
  readonly turns: number | null;
  readonly accuracy: number | null;
  /** Turns between being able to prove the case and accusing. */
  readonly delay: number | null;
}

export interface RecordSummary {
  readonly all: Tally;
  readonly byEdition: Readonly<Record<string, Tally>>;
  /** Games with this bot at the table. */
  readonly byBot: Readonly<Record<string, Tally>>;
  readonly winStreak: { readonly now: number; readonly best: number };
  readonly strength: PersonRating | null;
}

const isWon = ({ bots, winner }: RecordedGame): boolean => winner !== null && bots[winner] === null;

export function summaryOf(games: readonly RecordedGame[]): RecordSummary {
  const inOrder = [...games].sort((a, b) => a.endedMs - b.endedMs);
  const editions = [...new Set(games.map(({ edition }) => edition))].sort();
  const bots = [...new Set(games.flatMap((game) => game.bots))].filter((bot) => bot !== null).sort();
  let [now, best] = [0, 0];
  for (const game of inOrder) {
    now = isWon(game) ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return {
    all: tallyOf(games),
    byEdition: Object.fromEntries(
      editions.map((id) => [id, tallyOf(games.filter(({ edition }) => edition === id))]),
    ),
    byBot: Object.fromEntries(
      bots.map((bot) => [bot, tallyOf(games.filter((game) => game.bots.includes(bot)))]),
    ),
    winStreak: { now, best },
    strength: ratePerson(games),
  };
}

function tallyOf(games: readonly RecordedGame[]): Tally {
  const studies = games.flatMap(({ study }) => (study === undefined ? [] : [study]));
  const delays = studies.flatMap(({ provedTurn, accusedTurn }) =>
    provedTurn === null || accusedTurn === null ? [] : [Math.max(0, accusedTurn - provedTurn)],
  );
  return {
    games: games.length,
    won: games.filter(isWon).length,
    turns: mean(games.map(({ turns }) => turns)),
    accuracy: mean(studies.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy]))),
    delay: mean(delays),
  };
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Storage may hold anything: invalid games are dropped. */
export function parseGames(value: unknown): readonly RecordedGame[] {
  const games = Array.isArray(value) ? value.filter(isGame) : [];
  // A game without a valid study is analysed again.
  return games.map(({ study, ...game }) => (isStudy(study) ? { ...game, study } : game));
}

function isGame(value: unknown): value is RecordedGame {
  if (typeof value !== 'object' || value === null) return false;
  const { id, endedMs, edition, bots, winner, turns } = value as Partial<Record<keyof RecordedGame, unknown>>;
  const isSeat = (each: unknown): boolean => each === null || typeof each === 'string';
  return (
    typeof id === 'string' &&
    Number.isFinite(endedMs) &&
    typeof edition === 'string' &&
    Array.isArray(bots) &&
    bots.every(isSeat) &&
    (winner === null || (Number.isSafeInteger(winner) && (winner as number) < bots.length)) &&
    Number.isSafeInteger(turns)
  );
}

function isStudy(value: unknown): value is Study {
  const { accuracy, provedTurn, accusedTurn } = (value ?? {}) as Partial<Record<keyof Study, unknown>>;
  return [accuracy, provedTurn, accusedTurn].every((each) => each === null || Number.isFinite(each));
}
