/** Plays a scenario through the real engine, every seat looking through its own stripped facts. */
import { sayProblem } from '@casefile/editions/words/refusals';
import { refusals } from '@casefile/editions/words/refusals-en';
import {
  type Action,
  advance,
  type Draw,
  type Edition,
  type Fact,
  type Game,
  legalForms,
  openGame,
  type Position,
  type Problem,
  play,
  positionFrom,
  restoreChance,
  ScriptError,
  type Seat,
  scriptedChance,
  seededChance,
  stripFact,
} from '@casefile/engine';
import { type Failure, failures, withPass } from './expect.ts';
import { type Act, parseScenario, type Scenario, ScenarioError, type Step } from './format.ts';

export interface Outcome {
  readonly ok: boolean;
  readonly why?: string;
}
export interface Stage {
  readonly game: Game;
  /** Each seat's own position, folded from what it may read. */
  readonly seats: readonly Position[];
}

/** Random parts of the set-up are always the same. */
const fixedSeed = 'ca5ef11e'.repeat(8);

/** Runs a parsed JSON value; any fault of the file or the game is returned as a sentence. */
export function runScenario(json: unknown, editions: readonly Edition[]): Outcome {
  try {
    const scenario = parseScenario(json);
    const edition = editions.find(({ id }) => id === scenario.edition);
    if (edition === undefined) {
      const known = editions.map(({ id }) => id).join(', ');
      throw new ScenarioError('edition', `unknown edition "${scenario.edition}"; known are ${known}`);
    }
    return runSteps(scenario, edition);
  } catch (error) {
    if (error instanceof ScenarioError) return { ok: false, why: error.message };
    throw error;
  }
}

function runSteps(scenario: Scenario, edition: Edition): Outcome {
  const { deck = [], rolls = [], ...layout } = scenario.setup;
  const players = scenario.seats.map((suspect) => ({ suspect }));
  const { options } = scenario;
  const opened = open(edition, { players, options, layout }, rolls);
  if (!opened.ok) return { ok: false, why: sayProblem(refusals, inFile(opened.problem)) };
  checkDeck(opened.game.table, deck);
  let stage: Stage = {
    game: scriptedLeft(opened.game).game,
    seats: scenario.seats.map((_, seat) => positionFrom(opened.game.table.rules, opened.facts, seat)),
  };
  let left: readonly string[] = deck;
  for (const [i, step] of scenario.steps.entries()) {
    const at = `steps[${i}]`;
    try {
      if (step.act !== null) {
        const done = act(stage, step.act, left);
        if ('failed' in done) return { ok: false, why: `${at}: ${done.failed}` };
        stage = done.stage;
        left = done.deck;
      }
      const [failure] = [...disagreements(stage), ...expectations(stage, step)];
      if (failure !== undefined) return { ok: false, why: `${at}.${failure.at}: ${failure.why}` };
    } catch (error) {
      throw inStep(at, error);
    }
  }
  return { ok: true };
}

function open(
  edition: Edition,
  setting: Parameters<typeof openGame>[1],
  rolls: readonly number[],
): ReturnType<typeof openGame> {
  const chance = scriptedChance({ first: rolls }, seededChance(fixedSeed));
  try {
    return openGame(edition, setting, chance);
  } catch (error) {
    if (error instanceof ScriptError) throw new ScenarioError('setup.rolls', error.message);
    throw error;
  }
}

/** A scripted card that is in no deck would silently never be drawn. */
function checkDeck({ intrigue, clues }: Position, deck: readonly string[]): void {
  const cards = [...(intrigue?.unseen ?? []), ...(clues?.undrawn ?? [])];
  const copies = (list: readonly string[], card: string) => list.filter((each) => each === card).length;
  for (const [i, card] of deck.entries()) {
    const at = `setup.deck[${i}]`;
    const valid = [...new Set(cards)].join(', ') || 'none';
    if (!cards.includes(card)) throw new ScenarioError(at, `“${card}” is not in the deck; valid: ${valid}`);
    const most = copies(cards, card);
    // The fatal clock goes back into the deck and may be drawn any number of times.
    if (card !== 'clock' && copies(deck.slice(0, i), card) === most)
      throw new ScenarioError(at, `“${card}” is drawn once more than it is in the deck (${most})`);
  }
}

/** The problem with its key in the file; keys without a part of their own belong to the set-up. */
function inFile(problem: Problem): Problem {
  return /^(seats|options|setup)\b/.test(problem.at) ? problem : { ...problem, at: `setup.${problem.at}` };
}

const scripts: Partial<Record<Draw, string>> = { die: 'dice', picked: 'picked' };
function inStep(at: string, error: unknown): unknown {
  if (error instanceof ScenarioError) return new ScenarioError(`${at}.${error.at}`, error.what);
  if (!(error instanceof ScriptError)) return error;
  const key = scripts[error.draw];
  return new ScenarioError(key === undefined ? 'setup.deck' : `${at}.${key}`, error.message);
}

const expectations = (stage: Stage, step: Step): readonly Failure[] =>
  step.expect === null ? [] : failures(stage, step.expect);

/** A seat's legal actions must be the same from its own position and from the table's. */
function disagreements({ game, seats }: Stage): Failure[] {
  return seats.flatMap((own, seat) => {
    const here = JSON.stringify(legalForms(own, seat));
    const there = JSON.stringify(legalForms(game.table, seat));
    return here === there ? [] : [{ at: 'legality', why: `seat ${seat} sees ${here}, the table ${there}` }];
  });
}

function act(
  stage: Stage,
  { by, action, dice, picked, refused }: Act,
  deck: readonly string[],
): { stage: Stage; deck: readonly string[] } | { failed: string } {
  const { rules } = stage.game.table;
  const seat: Seat | undefined = Object.hasOwn(rules.seatOf, by) ? rules.seatOf[by] : undefined;
  const wanted = refused !== false;
  if (seat === undefined) {
    if (wanted) return { stage, deck };
    throw new ScenarioError('by', `"${by}" has no seat here`);
  }
  const faulty = wrongDice(rules.edition, dice);
  if (faulty !== null && !wanted) throw new ScenarioError('dice', faulty);
  const die = faulty === null ? (dice ?? []) : [];
  const script = { die, deck, picked: picked === undefined ? [] : [picked] };
  const chance = scriptedChance(script, stage.game.chance);
  const said = withPass(legalForms(stage.game.table, seat), action);
  const played = play({ ...stage.game, chance }, seat, said as unknown as Action);
  if (!played.ok || faulty !== null) {
    const { rule, why } = played.ok ? malformedDice : played.refusal;
    if (!wanted) return { failed: `${JSON.stringify(action)} was refused: ${why} (${rule})` };
    if (refused === true || refused === why || refused === rule) return { stage, deck };
    return { failed: `refused as expected, but as ${why} (${rule}), not ${refused}` };
  }
  if (wanted) return { failed: `${JSON.stringify(action)} was accepted, a refusal was expected` };
  const after = scriptedLeft(played.game);
  return {
    stage: { game: after.game, seats: advanceSeats(stage.seats, played.facts) },
    deck: after.deck,
  };
}

const malformedDice = { rule: 'ALL-10', why: 'malformed' };

/** A missing die would silently be left to chance. */
function wrongDice({ dice }: Edition, given: readonly number[] | undefined): string | null {
  if (given === undefined) return null;
  if (!Array.isArray(given) || given.length !== dice.length)
    return `${dice.length} expected, found ${JSON.stringify(given)}`;
  const at = given.findIndex((face, i) => !dice[i]!.includes(face));
  return at < 0 ? null : `no die has the face ${given[at]}; valid: ${dice[at]!.join(', ')}`;
}

/** Returns the game to its seed, and the rest of the scripted deck. */
function scriptedLeft(game: Game): { game: Game; deck: readonly string[] } {
  const data = game.chance.save();
  if (data.kind !== 'scripted') return { game, deck: [] };
  return { game: { ...game, chance: restoreChance(data.then) }, deck: (data.script.deck ?? []) as string[] };
}

function advanceSeats(seats: readonly Position[], facts: readonly Fact[]): readonly Position[] {
  return seats.map((own, seat) => facts.reduce((pos, fact) => advance(pos, stripFact(fact, seat)), own));
}
