/** Random play of whole games, as in bots and tests: the asked seat's legal forms, then one random action of them. */

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
import { defaultOptions } from '@casefile/engine/options';
import { cpuSeconds } from '../clock.ts';

let tables = 0;

export function openTable(edition: Edition, seats: number): { game: Game; facts: readonly Fact[] } {
  const players = edition
    .cards(defaultOptions(edition))
    .suspects.slice(0, seats)
    .map((suspect) => ({ suspect }));
  const opened = openGame(edition, { players }, seededChance((++tables).toString(16).padStart(64, '0')));
  if (!opened.ok) throw new Error(`the table did not open: ${opened.problem.what}`);
  return opened;
}

/** A fast generator, whose cost must not show in the benchmark. */
let state = 2463534242;
export function below(bound: number): number {
  if (bound === 1) return 0;
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return Math.floor((state >>> 0) * 2 ** -32 * bound);
}

/** A random form, but seldom an accusation, which would end games early. */
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

/** Steps a second over whole games, including their opening. */
export function stepsPerSecond(edition: Edition, seats: number, atLeast: number): number {
  let steps = 0;
  const seconds = cpuSeconds(() => {
    while (steps < atLeast)
      for (let { game } = openTable(edition, seats); game.table.result === null; steps++)
        game = randomStep(game).game;
  });
  return steps / seconds;
}

/** Kept small: every garbage collection copies the waiting tables, and its time is charged to the running ones. */
const tablesAtOnce = 5;

/** Steps a second on tables that were opened before the measurement: only the legal forms and one action of them. */
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
