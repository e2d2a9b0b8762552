/** The scenario file: an executable rule. This is the only place where its JSON gets a type. */
import type { Layout, Options, Place, RuleId, SuspectId } from '@casefile/engine';

export interface Scenario {
  readonly scenario: string;
  readonly rules: readonly RuleId[];
  readonly edition: string;
  readonly options: Options;
  readonly seats: readonly SuspectId[];
  readonly setup: Layout & {
    readonly deck?: readonly string[];
    /** Dice rolled for who begins, by player and round. */
    readonly rolls?: readonly number[];
  };
  readonly steps: readonly Step[];
}
export interface Step {
  readonly act: Act | null;
  readonly expect: Expectation | null;
}
export interface Act {
  readonly by: string;
  readonly action: Readonly<Record<string, unknown>>;
  readonly dice?: readonly number[];
  readonly picked?: string;
  readonly refused: boolean | string;
}
export type Pattern = Readonly<Record<string, unknown>>;
type BySeat<T> = Readonly<Record<SuspectId, T>>;
export interface Expectation {
  readonly turn?: SuspectId;
  readonly asked?: readonly SuspectId[];
  readonly can?: BySeat<readonly Pattern[]>;
  readonly cannot?: BySeat<readonly Pattern[]>;
  readonly rooms?: BySeat<readonly string[]>;
  readonly squares?: BySeat<{
    readonly includes?: readonly Place[];
    readonly excludes?: readonly Place[];
    readonly count?: number;
  }>;
  readonly at?: Readonly<Record<string, Place | null>>;
  readonly shown?: BySeat<readonly { readonly card: string; readonly by: string }[]>;
  readonly sees?: BySeat<Readonly<Record<string, string>>>;
  readonly accusation?: BySeat<readonly string[] | null>;
  /** Clue cards drawn but not yet carried out, in the order they will be. */
  readonly clues?: readonly string[];
  readonly out?: readonly SuspectId[];
  /** `lost`: how the game was lost, where the end says so. */
  readonly over?: { readonly winner: SuspectId | null; readonly lost?: string } | false;
}

/** Thrown for a file that is not a scenario; `at` names the key. */
export class ScenarioError extends Error {
  readonly at: string;
  readonly what: string;
  constructor(at: string, what: string) {
    super(`${at}: ${what}`);
    this.at = at;
    this.what = what;
  }
}

type Check = (value: unknown, at: string) => void;

const say = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
const wrong = (at: string, wanted: string, value: unknown): never => {
  throw new ScenarioError(at, `${wanted} expected, found ${value === undefined ? 'nothing' : say(value)}`);
};

const text: Check = (value, at) => typeof value === 'string' || wrong(at, 'a text', value);
const number: Check = (value, at) => Number.isInteger(value) || wrong(at, 'a whole number', value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf =
  (check: Check): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return wrong(at, 'a list', value);
    for (const [i, item] of value.entries()) check(item, `${at}[${i}]`);
  };
const recordOf =
  (check: Check): Check =>
  (value, at) => {
    if (!isRecord(value)) return wrong(at, 'an object', value);
    for (const key of Object.keys(value)) check(value[key], `${at}.${key}`);
  };
const shape =
  (keys: Readonly<Record<string, Check>>, required: readonly string[] = []): Check =>
  (value, at) => {
    if (!isRecord(value)) return wrong(at, 'an object', value);
    const under = (key: string): string => (at === '' ? key : `${at}.${key}`);
    for (const key of required) if (!(key in value)) throw new ScenarioError(under(key), 'is missing');
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(keys, key))
        throw new ScenarioError(under(key), `unknown key; known are ${Object.keys(keys).join(', ')}`);
      keys[key]!(value[key], under(key));
    }
  };
const orNull =
  (check: Check): Check =>
  (value, at) =>
    value === null || check(value, at);
const place: Check = (value, at) => {
  if (typeof value === 'string') return;
  if (!Array.isArray(value) || value.length !== 2 || !value.every(Number.isInteger))
    wrong(at, 'a room id or [column, row]', value);
};
const option: Check = (value, at) =>
  ['string', 'boolean'].includes(typeof value) || wrong(at, 'a text, true or false', value);
const flag: Check = (value, at) =>
  ['string', 'boolean'].includes(typeof value) || wrong(at, 'true or a reason code', value);
const pattern: Check = (value, at) => {
  if (!isRecord(value)) wrong(at, 'an object', value);
};
const over: Check = (value, at) => {
  if (value !== false) shape({ winner: orNull(text), lost: text }, ['winner'])(value, at);
};

const setup = shape({
  envelope: listOf(text),
  hands: recordOf(listOf(text)),
  first: text,
  pawns: recordOf(orNull(place)),
  weapons: recordOf(orNull(place)),
  pool: listOf(text),
  roomCards: recordOf(text),
  faceUp: listOf(text),
  deck: listOf(text),
  butlers: recordOf(listOf(text)),
  clocks: number,
  rolls: listOf(number),
  pulled: listOf(text),
});

const expectation = shape({
  turn: text,
  asked: listOf(text),
  can: recordOf(listOf(pattern)),
  cannot: recordOf(listOf(pattern)),
  rooms: recordOf(listOf(text)),
  squares: recordOf(shape({ includes: listOf(place), excludes: listOf(place), count: number })),
  at: recordOf(orNull(place)),
  shown: recordOf(listOf(shape({ card: text, by: text }, ['card', 'by']))),
  sees: recordOf(recordOf(text)),
  accusation: recordOf(orNull(listOf(text))),
  clues: listOf(text),
  out: listOf(text),
  over,
});

const file = shape(
  {
    scenario: text,
    rules: listOf(text),
    edition: text,
    options: recordOf(option),
    seats: listOf(text),
    setup,
    steps: listOf((value, at) => {
      if (!isRecord(value)) wrong(at, 'an object', value);
    }),
  },
  ['scenario', 'rules', 'edition', 'seats', 'steps'],
);

function parseStep(step: Record<string, unknown>, at: string): Step {
  const { by, dice, picked, refused, expect, ...action } = step;
  if (expect !== undefined) expectation(expect, `${at}.expect`);
  if (Object.keys(action).length === 0 && by === undefined) {
    if (expect === undefined) throw new ScenarioError(at, 'neither an action (by, do) nor expect');
    return { act: null, expect: expect as Expectation };
  }
  text(by, `${at}.by`);
  if (refused !== undefined) flag(refused, `${at}.refused`);
  // An action expected to be refused may be malformed.
  if (refused === undefined || refused === false) {
    text(action.do, `${at}.do`);
    if (dice !== undefined) listOf(number)(dice, `${at}.dice`);
    if (picked !== undefined) text(picked, `${at}.picked`);
  }
  const act: Act = {
    by: by as string,
    action,
    refused: (refused as boolean | string | undefined) ?? false,
    ...(dice === undefined ? {} : { dice: dice as number[] }),
    ...(picked === undefined ? {} : { picked: picked as string }),
  };
  return { act, expect: (expect as Expectation | undefined) ?? null };
}

/** Throws a ScenarioError that names the key when it is none. */
export function parseScenario(json: unknown): Scenario {
  if (!isRecord(json)) throw new ScenarioError('the file', 'is not a JSON object');
  file(json, '');
  const given = json as unknown as Omit<Scenario, 'steps'> & { steps: Record<string, unknown>[] };
  return {
    scenario: given.scenario,
    rules: given.rules,
    edition: given.edition,
    options: given.options ?? {},
    seats: given.seats,
    setup: given.setup ?? {},
    steps: given.steps.map((step, i) => parseStep(step, `steps[${i}]`)),
  };
}
