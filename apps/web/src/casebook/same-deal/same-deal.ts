/** The deal of a finished game as a link, to play the same cards from the same seat. */
import type { CardId, Layout, Options, SuspectId } from '@casefile/engine';
import type { CaseHead } from '../messages.ts';

export interface SameDeal {
  readonly edition: string;
  readonly options: Options;
  readonly suspects: readonly SuspectId[];
  /** The seat it is played from. */
  readonly own: SuspectId;
  readonly layout: Layout;
}

/** Stands in place of a game's id. */
export const sameDealId = 'same-deal';

/** Null where the record lacks cards, or the game did not start with its own deal. */
export function sameDealOf({
  viewpoint,
  origin,
  facts,
  edition,
  options,
  players,
  me,
}: CaseHead): SameDeal | null {
  if (viewpoint !== 'table' || origin !== null) return null;
  const suspectOf = (seat: number): SuspectId => players[seat]!.suspect;
  const hands: Record<SuspectId, readonly CardId[]> = {};
  const roomCards: Record<string, CardId> = {};
  let layout: Layout = {};
  for (const fact of facts) {
    if (fact.fact === 'turn') break;
    if (fact.fact === 'first') layout = { ...layout, first: suspectOf(fact.seat) };
    if (fact.fact === 'enveloped') layout = { ...layout, envelope: fact.sealed.cards ?? [] };
    if (fact.fact === 'dealt') hands[suspectOf(fact.seat)] = fact.sealed.cards ?? [];
    if (fact.fact === 'faced') layout = { ...layout, faceUp: fact.cards };
    if (fact.fact !== 'laid') continue;
    const cards = fact.sealed.cards ?? [];
    if (fact.where === 'pool') layout = { ...layout, pool: cards };
    else if (cards[0] !== undefined) roomCards[fact.where.slice('room:'.length)] = cards[0];
  }
  if (layout.envelope?.length !== 3) return null;
  const rooms = Object.keys(roomCards).length === 0 ? {} : { roomCards };
  const own = suspectOf(me ?? 0);
  return {
    edition,
    options,
    suspects: players.map(({ suspect }) => suspect),
    own,
    layout: { ...layout, hands, ...rooms },
  };
}

/** Encoded, so that nobody reads the solution by accident. */
export function linkTo(deal: SameDeal): string {
  const text = btoa(JSON.stringify(deal)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `/case/${sameDealId}#${text}`;
}

const isText = (value: unknown): value is string => typeof value === 'string' && /^[\w:-]{1,40}$/.test(value);
const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 40 && value.every(isText);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const each = (value: unknown, is: (one: unknown) => boolean): boolean =>
  value === undefined ||
  (isRecord(value) && Object.entries(value).every(([key, one]) => isText(key) && is(one)));

function isLayout(value: unknown): value is Layout {
  if (!isRecord(value)) return false;
  const { envelope, hands, first, pool = [], faceUp = [], roomCards, ...rest } = value;
  return (
    isList(envelope) &&
    each(hands, isList) &&
    (first === undefined || isText(first)) &&
    isList(pool) &&
    isList(faceUp) &&
    each(roomCards, isText) &&
    Object.keys(rest).length === 0
  );
}

/** Null for an invalid link; whether the rules allow it is checked when the table opens. */
export function readDeal(hash: string): SameDeal | null {
  try {
    const given: unknown = JSON.parse(atob(hash.slice(1).replaceAll('-', '+').replaceAll('_', '/')));
    if (!isRecord(given)) return null;
    const { edition, options, suspects, own, layout } = given;
    if (!isText(edition) || !isList(suspects) || !isText(own) || !suspects.includes(own)) return null;
    if (!each(options, (value) => typeof value === 'boolean' || isText(value)) || !isRecord(options))
      return null;
    if (!isLayout(layout)) return null;
    return { edition, options: options as Options, suspects, own, layout };
  } catch {
    return null;
  }
}
