/** For every edition, games that end in a given way, and their last action separately. */
import {
  type Action,
  askedSeats,
  type CardId,
  type Edition,
  type Form,
  legalForms,
  openTable,
  type Position,
  playAt,
  type Seat,
  sampleAction,
  seededChance,
} from '@casefile/engine';
import type { SavedGame } from '../../worker/messages.ts';

export type Wanted = 'won' | 'lost' | 'nobody' | 'murdered';
export const me: Seat = 0;

interface Step {
  readonly by: Seat;
  readonly action: Action;
}
export interface Ended {
  /** The game until just before its end. */
  readonly saved: SavedGame;
  readonly last: Step;
  readonly envelope: readonly CardId[];
}

/** A place from which the player in turn may accuse, in editions that do not allow it everywhere. */
const accusingRoom = 'pool';

/** The first game with this ending whose last step is as wanted; null if the edition has no such ending. */
export function endedAs(
  edition: Edition,
  wanted: Wanted,
  isLast: (step: Step) => boolean = () => true,
): Ended | null {
  for (let number = 1; number < 200; number++) {
    const ended = playTowards(edition, wanted, number);
    if (ended !== null && isLast(ended.last)) return ended;
  }
  return null;
}

function playTowards(edition: Edition, wanted: Wanted, number: number): Ended | null {
  let state = number;
  const below = (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const seed = number.toString(16).padStart(64, '0');
  const players = edition
    .cards({})
    .suspects.slice(0, Math.max(3, edition.seats[0]))
    .map((suspect) => ({ suspect }));
  const opened = openTable(edition, { players }, seededChance(seed));
  if (!opened.ok) throw new Error(opened.problem.what);
  let { table } = opened;
  const steps: Step[] = [];
  while (table.game.table.result === null && steps.length < 400) {
    const position = table.game.table;
    const by = askedSeats(position)[0]!;
    const action = choose(position, by, wanted, below);
    const played = playAt(table, by, action);
    if (!played.ok) throw new Error(played.refusal.why);
    table = played.table;
    steps.push({ by, action });
  }
  const { result, envelope } = table.game.table;
  if (result === null || endOf(result) !== wanted) return null;
  const saved: SavedGame = {
    version: 1,
    edition: edition.id,
    editionVersion: edition.version,
    options: {},
    seed,
    players: players.map((player, seat) => (seat === me ? player : { ...player, bot: 'agnes' })),
    actions: steps.slice(0, -1),
  };
  return { saved, last: steps.at(-1)!, envelope: envelope! };
}

/** Derived from the rules alone, independently of the paper. */
function endOf({ winner, lost }: NonNullable<Position['result']>): Wanted | null {
  if (winner !== null) return winner === me ? 'won' : 'lost';
  return lost === 'murdered' ? 'murdered' : lost === undefined || lost === 'accused' ? 'nobody' : null;
}

function choose(position: Position, by: Seat, wanted: Wanted, below: (bound: number) => number): Action {
  const forms = legalForms(position, by);
  const accuse = forms.find((form) => form.do === 'accuse');
  const others = forms.filter((form) => form.do !== 'accuse');
  if (accuse !== undefined && (others.length === 0 || accuses(position, by, wanted)))
    return accusation(accuse, position.envelope!, wanted !== 'nobody');
  const draws = others.find((form) => form.do === 'draw');
  if (wanted === 'murdered' && draws !== undefined) return sampleAction(draws, below);
  const walks = others.find((form) => form.do === 'move' && [form.to ?? []].flat().includes(accusingRoom));
  if (wanted !== 'murdered' && walks !== undefined) return { do: 'move', to: accusingRoom };
  return sampleAction(others[below(others.length)]!, below);
}

/** Whether this seat accuses; when all accuse wrongly, I am the last. */
const accuses = ({ out }: Position, by: Seat, wanted: Wanted): boolean =>
  wanted === 'won'
    ? by === me
    : wanted === 'lost'
      ? by !== me
      : wanted === 'nobody' && (by !== me || out.every((isOut, seat) => isOut || seat === me));

function accusation(form: Form, envelope: readonly CardId[], isRight: boolean): Action {
  const one = (choices: string | readonly string[] | undefined): CardId =>
    [choices ?? []].flat().find((card) => envelope.includes(card) === isRight)!;
  return { do: 'accuse', suspect: one(form.suspect), weapon: one(form.weapon), room: one(form.room) };
}
