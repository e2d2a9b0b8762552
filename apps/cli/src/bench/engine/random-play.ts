/** Random play of whole games, as bots and tests do it: the asked seat's legal forms, one of them, one action. */
import {
  askedSeats,
  type Edition,
  type Fact,
  type Form,
  type Game,
  legalForms,
  openGame,
  play,
  sampleAction,
  seededChance,
} from '@casefile/engine';
import { cpuSeconds } from '../clock.ts';

let tables = 0;

export function openTable(edition: Edition, seats: number): { game: Game; facts: readonly Fact[] } {
  const defaults = Object.fromEntries(
    Object.entries(edition.options).map(([name, values]) => [name, values[0]!]),
  );
  const players = edition
    .cards(defaults)
    .suspects.slice(0, seats)
    .map((suspect) => ({ suspect }));
  const opened = openGame(edition, { players }, seededChance((++tables).toString(16).padStart(64, '0')));
  if (!opened.ok) throw new Error(`the table did not open: ${opened.problem.what}`);
  return opened;
}

/** A quick generator: what the benchmark chooses must cost next to nothing. */
let state = 2463534242;
export function below(bound: number): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return Math.floor((state >>> 0) * 2 ** -32 * bound);
}

/** Any form, an accusation only now and then: games would be over before they began. */
function chooseForm(forms: readonly Form[]): Form {
  for (;;) {
    const form = forms[below(forms.length)]!;
    if (form.do !== 'accuse' || forms.length === 1 || below(50) === 0) return form;
  }
}

export function randomStep(game: Game): { game: Game; facts: readonly Fact[] } {
  const asked = askedSeats(game.table);
  const seat = asked[below(asked.length)]!;
  const played = play(game, seat, sampleAction(chooseForm(legalForms(game.table, seat)), below));
  if (!played.ok) throw new Error(`a legal action was refused: ${played.refusal.why}`);
  return played;
}

/** Steps a second of whole games, opening included. */
export function stepsPerSecond(edition: Edition, seats: number, atLeast: number): number {
  let steps = 0;
  const seconds = cpuSeconds(() => {
    while (steps < atLeast)
      for (let { game } = openTable(edition, seats); game.table.result === null; steps++)
        game = randomStep(game).game;
  });
  return steps / seconds;
}

/** Few: tables that wait for their turn are copied at each collection of garbage, on the clock of those that play. */
const tablesAtOnce = 5;

/** Steps a second on tables opened before the clock runs: the legal forms and one action of them, nothing else. */
export function openStepsPerSecond(edition: Edition, seats: number, atLeast: number): number {
  let steps = 0;
  let seconds = 0;
  while (steps < atLeast) {
    const games = Array.from({ length: tablesAtOnce }, () => openTable(edition, seats).game);
    seconds += cpuSeconds(() => {
      for (let game of games) for (; game.table.result === null; steps++) game = randomStep(game).game;
    });
  }
  return steps / seconds;
}
