/** Whole games played at random, every viewer folding its own stripped facts along the way. */
import {
  type Action,
  askedSeats,
  type Edition,
  type Fact,
  type Form,
  type GameRecord,
  legalForms,
  openTable,
  type Position,
  playAt,
  recordVersion,
  type Seat,
  sampleAction,
  seededChance,
  type Table,
} from '@casefile/engine';
import { oneOf, type RandomInt, randomFrom } from './random.ts';
import { editionOf, type Recipe } from './recipe.ts';

export interface Move {
  readonly by: Seat;
  readonly action: Action;
}

/** The game after its opening or after one more action. */
export interface Stage extends Table {
  readonly edition: Edition;
  /** The action that led here; null for the opening. */
  readonly move: Move | null;
  readonly facts: readonly Fact[];
}

/** A game with more actions than this counts as endless. */
export const maxActions = 6000;

/** Rare enough for long games. */
export const accusesSeldom = 150;

export const seedOf = (seed: number): string => seed.toString(16).padStart(64, '0');

const settingOf = ({ suspects, options, clocks }: Recipe) => ({
  players: suspects.map((suspect) => ({ suspect })),
  options,
  ...(clocks > 0 ? { layout: { clocks } } : {}),
});

export function openStage(recipe: Recipe): Stage {
  const edition = editionOf(recipe);
  const opened = openTable(edition, settingOf(recipe), seededChance(seedOf(recipe.seed)));
  if (!opened.ok) throw new Error(`the table does not open: ${JSON.stringify(opened.problem)}`);
  return { ...opened.table, edition, move: null, facts: opened.facts };
}

export function nextStage(stage: Stage, move: Move): Stage {
  const played = playAt(stage, move.by, move.action);
  if (!played.ok)
    throw new Error(`an offered action is refused: ${JSON.stringify({ ...move, refusal: played.refusal })}`);
  return { ...played.table, edition: stage.edition, move, facts: played.facts };
}

/** The game stage by stage: as the recipe decides, then with everyone accusing as soon as possible. */
export function* stagesOf(recipe: Recipe): Generator<Stage> {
  let stage = openStage(recipe);
  yield stage;
  const hurried = randomFrom(recipe.seed);
  for (let n = 0; stage.game.table.result === null && n < maxActions; n++) {
    const choice = recipe.choices[n];
    stage = nextStage(
      stage,
      choice === undefined
        ? chooseMove(stage.game.table, hurried, 1)
        : chooseMove(stage.game.table, randomFrom(choice), accusesSeldom),
    );
    yield stage;
  }
}

export interface Playthrough {
  readonly stages: readonly Stage[];
  readonly last: Stage;
  readonly log: readonly Fact[];
  readonly record: GameRecord;
}

export function playRandomly(recipe: Recipe): Playthrough {
  const stages = [...stagesOf(recipe)];
  const last = stages.at(-1)!;
  const record: GameRecord = {
    record: recordVersion,
    edition: recipe.edition,
    editionVersion: last.edition.version,
    ...settingOf(recipe),
    seed: seedOf(recipe.seed),
    actions: stages.flatMap(({ move }) => (move === null ? [] : [move])),
  };
  return { stages, last, log: stages.flatMap(({ facts }) => facts), record };
}

/** A random legal action of an asked seat, which accuses on its own turn at one in this many opportunities. */
export function chooseMove(table: Position, below: RandomInt, accusesOnceIn: number): Move {
  const asked = askedSeats(table);
  if (asked.length === 0) throw new Error('nobody is asked and the game is not over');
  const by = oneOf(asked, below);
  const forms = legalForms(table, by);
  if (forms.length === 0) throw new Error(`seat ${by} is asked and may do nothing`);
  const form = table.wait === null ? chooseForm(forms, below, accusesOnceIn) : oneOf(forms, below);
  return { by, action: sampleAction(towardsRooms(form, table, below, accusesOnceIn), below) };
}

/** Prefers suggesting, then anything to ending the turn, for eventful games. */
function chooseForm(forms: readonly Form[], below: RandomInt, accusesOnceIn: number): Form {
  const accuse = forms.find((form) => form.do === 'accuse');
  const others = forms.filter((form) => form !== accuse);
  if (accuse !== undefined && (others.length === 0 || below(accusesOnceIn) === 0)) return accuse;
  const suggest = others.find((form) => form.do === 'suggest');
  if (suggest !== undefined && below(3) > 0) return suggest;
  const active = others.filter((form) => form.do !== 'end');
  return oneOf(active.length > 0 && below(4) > 0 ? active : others, below);
}

/**
 * Prefers rooms, which a random walk seldom reaches. A hurried seat goes to the place without a card, where accusations
 * are made.
 */
function towardsRooms(form: Form, { rules }: Position, below: RandomInt, accusesOnceIn: number): Form {
  const rooms = form.to?.filter((place) => typeof place === 'string') ?? [];
  const bare = rooms.filter((room) => !rules.cards.rooms.includes(room));
  if (accusesOnceIn === 1 && bare.length > 0) return { ...form, to: bare };
  return rooms.length > 0 && below(2) > 0 ? { ...form, to: rooms } : form;
}
