/** Template tables in every phase with every role, copied so that each test may change its own. */
import { askedSeats, legalForms } from '@casefile/engine';
import { type Entry, makeRows, noRows, type Phase, type Terms } from '@casefile/protocol';
import { randomFrom } from '@casefile/testkit/random';
import { headOf } from '../../src/host/live.ts';
import { hashToken, mintCode, mintId, mintToken, plainCode } from '../../src/http/tokens.ts';
import { platformHashing } from '../../src/store/hashing.ts';
import type { Store, TokenRow } from '../../src/store/store.ts';
import { foldAll } from '../../src/table/table.ts';
import { host, Sitting, seated } from '../../src/table/test/sitting.ts';
import { Player } from './player.ts';

/** The actors. `left` has given up the seat, so its token is invalid; `stranger` sits at another table. */
export const actors = [
  'player',
  'other',
  'accuser',
  'left',
  'spectator',
  'host',
  'bot',
  'resume',
  'stranger',
  'anonymous',
] as const;
export type Actor = (typeof actors)[number];
export const phases = ['lobby', 'playing', 'over'] as const;
type Kept = (typeof phases)[number];

const people: Readonly<Record<Actor, string>> = {
  player: 'p1',
  other: 'p2',
  accuser: 'p3',
  left: 'p5',
  spectator: 'w0',
  host: 'p0',
  bot: 'p4',
  resume: 'p1',
  stranger: 's0',
  anonymous: '',
};

export interface Copy {
  readonly table: string;
  readonly phase: Phase;
  readonly entries: readonly Entry[];
  readonly tokens: Readonly<Record<Actor, string | undefined>>;
  readonly person: (actor: Actor) => string;
  /** The actor's chair, or else the player's. */
  readonly suspect: (actor: Actor) => string;
  readonly seat: (actor: Actor) => number;
  readonly free: string;
  /** A code that hands the player's seat over. */
  readonly code: string;
}

/** Played until the accuser is out and the player is asked in their turn. */
function makeSitting(): Readonly<Record<Kept, readonly Entry[]>> {
  const below = randomFrom(11);
  const sitting = new Sitting({ people: 6, bots: 0, terms: { chat: 'free' } });
  const open = new Sitting({ people: 6, bots: 0, terms: { chat: 'free' } });
  open.must(seated(people.left), { do: 'leave' });
  const lobby = open.table.entries;
  sitting.must(host, { do: 'start' });
  const seatOf = (actor: Actor): number =>
    sitting.state.chairs.findIndex((chair) => chair.people.includes(people[actor]));
  const accuser = seatOf('accuser');
  const isOut = (): boolean => sitting.position.accusations.some(({ by }) => by === accuser);
  while (!isOut()) {
    const accuse = legalForms(sitting.position, accuser).find((form) => form.do === 'accuse');
    if (accuse === undefined) sitting.step(below, 1e9);
    else {
      const wrong = ['suspect', 'weapon', 'room'].map((key) => {
        const choices = accuse[key as 'suspect'] as readonly string[];
        return [key, choices[0]!];
      });
      sitting.must(seated(people.accuser), {
        do: 'act',
        action: { do: 'accuse', ...Object.fromEntries(wrong) } as never,
      });
    }
  }
  sitting.must(seated(people.left), { do: 'leave' });
  const isPlayersTurn = (): boolean =>
    askedSeats(sitting.position).includes(seatOf('player')) &&
    legalForms(sitting.position, seatOf('player')).some((form) => form.do === 'roll');
  while (!isPlayersTurn()) sitting.step(below, 1e9);
  sitting.write({ is: 'absent', seat: seatOf('other') });
  const playing = [...sitting.table.entries];
  while (sitting.step(below, 1));
  return { lobby, playing, over: sitting.table.entries };
}

let made: ReturnType<typeof makeSitting> | undefined;

export async function copyTable(store: Store, phase: Kept, terms: Partial<Terms> = {}): Promise<Copy> {
  made ??= makeSitting();
  const table = mintId();
  const entries = made[phase].map((entry) =>
    entry.is === 'opened' ? { ...entry, table, terms: { ...entry.terms, ...terms } } : entry,
  );
  const folded = foldAll(null, entries);
  const kinds = { spectator: 'watch', host: 'host', bot: 'bot', resume: 'resume' } as const;
  const minted = actors.map((actor) => {
    const kind = actor in kinds ? kinds[actor as keyof typeof kinds] : ('seat' as const);
    return { actor, kind, token: mintToken(kind) };
  });
  const code = mintCode();
  const rowOf = (text: string, kind: TokenRow['kind'], person: string, where = table): TokenRow => ({
    hash: hashToken(text),
    kind,
    table: where,
    person,
    expires: Date.now() + 600_000,
  });
  const tokens = [
    ...minted.flatMap(({ actor, kind, token }) =>
      actor === 'left' || actor === 'anonymous'
        ? []
        : [rowOf(token, kind, people[actor], actor === 'stranger' ? 'another-table' : table)],
    ),
    rowOf(plainCode(code), 'code', people.player),
  ];
  const { seed } = new Sitting();
  const appended = await store.append({
    table,
    after: -1,
    rows: makeRows(seed, noRows, entries, platformHashing),
    head: headOf(folded),
    secrets: { seed },
    people: Object.keys(folded.state.people),
    tokens,
  });
  if (!appended.ok) throw new Error(JSON.stringify(appended));
  const { chairs, edition, options } = folded.state;
  const seat = (actor: Actor): number => {
    const found = chairs.findIndex((chair) => chair.people.includes(people[actor]));
    return found >= 0 && actor !== 'host' ? found : seat('player');
  };
  return {
    table,
    phase,
    entries,
    tokens: Object.fromEntries(
      minted.map(({ actor, token }) => [actor, actor === 'anonymous' ? undefined : token]),
    ) as Copy['tokens'],
    person: (actor) => people[actor],
    seat,
    suspect: (actor) => chairs[seat(actor)]!.suspect,
    free:
      edition.cards(options).suspects.find((suspect) => !chairs.some((chair) => chair.suspect === suspect)) ??
      'green',
    code,
  };
}

/** A client for an actor who may open a socket. */
export function playerAt({ origin }: { readonly origin: string }, copy: Copy, actor: Actor): Player {
  const kind = actor === 'spectator' ? 'watch' : actor === 'host' ? 'host' : 'seat';
  const session = { table: copy.table, person: copy.person(actor), name: '', suspect: null };
  return new Player(origin, { ...session, tokens: { [kind]: copy.tokens[actor] } });
}
