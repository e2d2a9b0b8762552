/** The tools of an assistant. Each takes and returns plain JSON, made from what its own seat may know. */
import {
  type Explanation,
  explain,
  knowledgeFromView,
  sayReason,
  solve,
  TooLarge,
} from '@casefile/deduction';
import { words } from '@casefile/deduction/words/en';
import { type Action, countActions, makeView, type Position } from '@casefile/engine';
import { infoOf } from '@casefile/protocol';
import { plainNames } from '../text/plain-names.ts';
import { endSentence, McpProblem, type SeatedClient, type Seats, unwrap } from './seats.ts';
import { sentenceFor } from './sentences.ts';

type Arguments = Readonly<Record<string, unknown>>;

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, { readonly type: string; readonly description: string }>>;
    readonly [key: string]: unknown;
  };
  readonly run: (given: Arguments, seats: Seats) => Promise<unknown>;
}

const table = { type: 'string', description: 'The table; may be omitted while you are at only one.' };
const maxWaitSeconds = 60;

function text(given: Arguments, key: string): string | undefined {
  const value = given[key];
  if (value !== undefined && typeof value !== 'string') throw new McpProblem(`"${key}" must be a string.`);
  return value === '' ? undefined : value;
}

function needed(given: Arguments, key: string): string {
  const value = text(given, key);
  if (value === undefined) throw new McpProblem(`"${key}" is missing.`);
  return value;
}

/** A misspelt argument would otherwise be ignored, and another table or time be meant than the assistant thinks. */
export function checkArguments({ inputSchema: { properties } }: Tool, given: Arguments): void {
  for (const [key, value] of Object.entries(given)) {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (known === undefined)
      throw new McpProblem(
        `There is no argument "${key}". Valid: ${Object.keys(properties).join(', ') || 'none'}.`,
      );
    if (known.type === 'number' && typeof value !== 'number')
      throw new McpProblem(`"${key}" must be a number.`);
  }
}

const tool = (
  name: string,
  description: string,
  properties: Tool['inputSchema']['properties'],
  required: readonly string[],
  run: Tool['run'],
): Tool => ({
  name,
  description,
  inputSchema: { type: 'object', properties, required, additionalProperties: false },
  run,
});

export const tools: readonly Tool[] = [
  tool(
    'list_tables',
    'The games of your tokens, starting with those that wait for you, and the tables you sit at now.',
    {},
    [],
    async (_, seats) => {
      const { resumeTokens } = seats;
      const games = resumeTokens.length === 0 ? [] : unwrap(await seats.api.myGames(resumeTokens)).games;
      return { games: games.map(({ token: _token, ...game }) => game), sittingAt: seats.tables };
    },
  ),
  tool(
    'look_at_table',
    'What everybody with the link may know about a table: edition, chairs, people, terms.',
    { table: { ...table, description: 'The table, as in its link /t/….' } },
    ['table'],
    async (given, seats) => unwrap(await seats.api.info(needed(given, 'table'))),
  ),
  tool(
    'sit_down',
    'Sits down at a table. With a token of a seat (seat_…), or one that resumes it (back_…), on that seat; without one on a free chair.',
    {
      table: { ...table, description: 'The table, as in its link /t/….' },
      token: { type: 'string', description: 'A token for the seat; without one a free chair is taken.' },
      name: { type: 'string', description: 'What you are called at the table.' },
    },
    ['table'],
    async (given, seats) => {
      const at = needed(given, 'table');
      return readView(await seats.sit(at, text(given, 'name') ?? 'Assistant', text(given, 'token')));
    },
  ),
  tool(
    'read_view',
    'The table as your seat sees it: hand, positions, turn, history of suggestions, and what the table waits for.',
    { table },
    [],
    async (given, seats) => readView(seats.at(text(given, 'table'))),
  ),
  tool(
    'legal_actions',
    'What your seat may do now, as forms: each field lists what it may be. Choose one value for each field to play.',
    { table },
    [],
    async (given, seats) => legal(seats.at(text(given, 'table'))),
  ),
  tool(
    'play',
    'Takes an action that the legal forms allow, as {"do":"suggest","suspect":"plum","weapon":"rope","room":"hall"}.',
    { table, action: { type: 'object', description: 'One value for each field of a legal form.' } },
    ['action'],
    async (given, seats) => play(seats.at(text(given, 'table')), given.action, seats),
  ),
  tool(
    'take_back',
    'Takes back your last step, as long as nobody has learned anything from it.',
    { table },
    [],
    async (given, seats) => {
      const client = checked(seats.at(text(given, 'table')));
      return answered(await client.undo(), client);
    },
  ),
  tool(
    'wait',
    'Waits until your seat is asked, the game is over or the time is up; then says what your seat may do.',
    { table, seconds: { type: 'number', description: `At most ${maxWaitSeconds}; 20 by default.` } },
    [],
    async (given, seats) => {
      const seat = seats.at(text(given, 'table'));
      const seconds = typeof given.seconds === 'number' ? given.seconds : 20;
      const { client } = seat;
      const isAsked = (): boolean =>
        client.end !== null || client.legal.length > 0 || client.state?.phase === 'over';
      await seats.until(isAsked, 1000 * Math.max(0, Math.min(maxWaitSeconds, seconds)));
      return legal(seat);
    },
  ),
  tool(
    'deduce',
    'Exact deduction from what your seat knows: how many deals fit, where each card can be, what is certain. With a card, why it is certain to be, or not to be, with an owner.',
    {
      table,
      card: { type: 'string', description: 'A card to explain.' },
      owner: { type: 'string', description: 'A suspect who plays, or "envelope" (the default).' },
    },
    [],
    async (given, seats) => {
      const position = positionOf(seats.at(text(given, 'table')));
      const card = text(given, 'card');
      return card === undefined ? deduce(position) : why(position, card, text(given, 'owner') ?? 'envelope');
    },
  ),
];

function checked({ client }: SeatedClient): SeatedClient['client'] {
  if (client.end !== null) throw new McpProblem(endSentence(client.end));
  return client;
}

function positionOf(seat: SeatedClient): Position {
  const position = checked(seat).state?.position ?? null;
  if (position === null) throw new McpProblem('The game has not begun.');
  return position;
}

function readView(seat: SeatedClient) {
  const { state, presence, status } = checked(seat);
  return {
    connection: status,
    table: state === null ? null : infoOf(state, presence.spectators),
    yourSeat: seat.client.seat,
    view: state?.position == null ? null : makeView(state.position),
  };
}

function legal(seat: SeatedClient) {
  const { state, legal: forms, mayUndo } = checked(seat);
  return {
    phase: state?.phase ?? null,
    isAsked: forms.length > 0,
    forms: forms.map((form) => ({ ...form, ways: countActions(form) })),
    mayTakeBack: mayUndo,
    result: state?.position?.result ?? null,
  };
}

async function play(seat: SeatedClient, action: unknown, seats: Seats) {
  if (typeof action !== 'object' || action === null || !('do' in action))
    throw new McpProblem('"action" must be an object with "do", as legal_actions shows.');
  const client = checked(seat);
  const answer = await client.act(action as Action);
  // The view is current once the entry has arrived.
  if (answer.t === 'ok') await seats.until(() => client.n >= answer.n || client.end !== null, 5000);
  return answered(answer, client);
}

type Client = SeatedClient['client'];
async function answered(answer: Awaited<ReturnType<Client['act']>>, { state }: Client) {
  if (answer.t === 'ok') return { done: true };
  const message = await sentenceFor(answer, state!.edition.id);
  return {
    done: false,
    why: answer.why,
    message,
    ...('refusal' in answer ? { refusal: answer.refusal } : {}),
  };
}

function deduce(position: Position) {
  const solution = solved(position);
  if (!solution.consistent) return { consistent: false };
  const { model: _, ...rest } = solution;
  return rest;
}

function solved(position: Position) {
  try {
    return solve(knowledgeFromView(makeView(position), position.rules.cards));
  } catch (error) {
    if (error instanceof TooLarge) throw new McpProblem(error.message);
    throw error;
  }
}

function why(position: Position, card: string, owner: string) {
  const knowledge = knowledgeFromView(makeView(position), position.rules.cards);
  const owners = [...Object.keys(knowledge.owners), 'envelope'];
  if (!Object.values(knowledge.categories).flat().includes(card))
    throw new McpProblem(`There is no card "${card}".`);
  if (!owners.includes(owner)) throw new McpProblem(`"owner" is one of: ${owners.join(', ')}.`);
  const holds = explain(knowledge, card, owner, true);
  const because = (reason: Explanation) => ({
    because: sayReason(knowledge, reason, words, plainNames),
    facts: reason.facts.map((at) => knowledge.facts[at]),
  });
  if (holds !== null) return { card, owner, is: 'there', ...because(holds) };
  const lacks = explain(knowledge, card, owner, false);
  return lacks === null
    ? { card, owner, is: 'unknown' }
    : { card, owner, is: 'not there', ...because(lacks) };
}
