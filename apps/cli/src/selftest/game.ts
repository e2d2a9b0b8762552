/** Plays a whole game as every visitor of a table: three players and a spectator. */
import { askedSeats, legalForms, sampleForms } from '@casefile/engine';
import type { Entry } from '@casefile/protocol';
import { ask, type Bounds, Visitor } from './visitor.ts';

export interface TestTable {
  readonly players: readonly Visitor[];
  readonly spectator: Visitor;
  readonly table: string;
}

/** A quick edition: no board, and every question is answered. */
export const edition = 'speed';

export async function openTestTable(bounds: Bounds): Promise<TestTable> {
  const terms = { spectators: true, pace: 'instant', chat: 'free' };
  const host = await Visitor.sit(bounds, '/api/tables', 'Selftest A', {
    edition,
    suspect: 'scarlet',
    terms,
  });
  const { table } = host.session;
  const others = [
    await Visitor.sit(bounds, `/api/tables/${table}/seats`, 'Selftest B', { suspect: 'plum' }),
    await Visitor.sit(bounds, `/api/tables/${table}/seats`, 'Selftest C', { suspect: 'green' }),
  ];
  const watching = await ask(bounds, 'POST', `/api/tables/${table}/watchers`, {});
  const spectator = new Visitor(bounds, 'the spectator', watching.body, '');
  for (const visitor of [host, ...others, spectator]) await visitor.connect();
  return { players: [host, ...others], spectator, table };
}

/** Stores a unique word in each player's notes, which nobody else may read. */
export async function noteSomething({ players }: TestTable): Promise<ReadonlyMap<Visitor, string>> {
  const notes = new Map<Visitor, string>();
  for (const player of players) {
    const word = `note${Math.random().toString(36).slice(2)}`;
    await player.note(word);
    notes.set(player, word);
  }
  return notes;
}

const entriesOf = ({ heard }: Visitor): readonly Entry[] =>
  heard.flatMap((frame) => (frame.t === 'entry' ? [frame.entry] : []));

/** The number of actions before anybody accuses, so that cards are asked for and shown. */
const calm = 24;

export interface Moments {
  /** Once, in the middle of the game. */
  readonly midway: () => Promise<void>;
  /** Somebody has accused wrongly, and the game goes on. */
  readonly accused: (player: Visitor) => Promise<void>;
}

/** Starts a game, plays for a while, then accuses as soon as possible. The clients open their seeds by themselves. */
export async function playOut({ players, spectator }: TestTable, moments: Moments): Promise<void> {
  const [host] = players;
  await host!.do({ do: 'start' }, host!.session.tokens.host);
  const below = (bound: number): number => Math.floor(Math.random() * bound);
  let isMidway = false;
  for (let acts = 0; ; ) {
    const { state } = host!;
    if (state?.phase === 'over') break;
    const asked = state?.position ? askedSeats(state.position) : [];
    const seat = asked[0];
    const player = players.find((each) => state?.chairs[seat ?? -1]?.people.includes(each.session.person));
    const own = player?.state;
    // A client behind the host would decide on an outdated state.
    const isBehind = own?.n !== state?.n;
    const forms = own?.position && seat !== undefined && !isBehind ? legalForms(own.position, seat) : [];
    if (player === undefined || forms.length === 0) {
      await (player ?? host!).news();
      continue;
    }
    const accuse = forms.filter((form) => form.do === 'accuse');
    const others = forms.filter((form) => form.do !== 'accuse');
    const isAccusing = accuse.length > 0 && (acts >= calm || others.length === 0);
    if (!isMidway && (isAccusing || acts === calm / 2)) {
      isMidway = true;
      await moments.midway();
    }
    const before = entriesOf(host!).length;
    acts++;
    await player.do({ do: 'act', action: sampleForms(isAccusing ? accuse : others, below) });
    while (entriesOf(host!).length === before) await host!.news();
    if (isAccusing && host!.state?.phase === 'playing') await moments.accused(player);
  }
  const hasHeardAll = (): boolean => entriesOf(spectator).some(({ is }) => is === 'revealed');
  while (spectator.trouble === null && !hasHeardAll()) await spectator.news();
}
