/** A game at a table of the server: the same session, fed by entries. */
import type { Fact, Seat } from '@casefile/engine';
import type { Command } from '@casefile/protocol/command';
import type { Entry } from '@casefile/protocol/entry';
import type { ServerFrame } from '@casefile/protocol/frame';
import type { Session as Keys, TableInfo } from '@casefile/protocol/http';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { api } from '../online/api.ts';
import { type Gathering, gathered, lastPhrase, nobodyYet } from '../online/gathering.ts';
import { remember } from '../online/keys.ts';
import { Link } from '../online/link.ts';
import { PartInDeal } from '../online/part-in-deal.ts';
import { freshNote, keepNote, noteOf } from '../online/seeds.ts';
import type { Scene, WorkerReply } from '../worker/messages.ts';
import { openWorker } from '../worker/open-worker.ts';
import { makeBacklog } from './backlog.ts';
import { changesInfo, gameEntries } from './entries.ts';
import { keepSeen, seenOf } from './kept-games.ts';
import { makeQueue } from './queue.ts';
import { isWindow, Reactions } from './reactions.ts';
import { remoteNotes } from './remote-notes.ts';
import { makePassOrder } from './remote-orders.ts';
import type { Session, Sitting, Trouble } from './session.ts';

export interface RemoteSession extends Session {
  readonly info: ReadonlySignal<TableInfo | null>;
  readonly keys: Keys;
  readonly seat: ReadonlySignal<Seat | null>;
  readonly spectators: ReadonlySignal<number>;
  /** People who are connected. */
  readonly here: ReadonlySignal<readonly string[]>;
  readonly gathering: ReadonlySignal<Gathering>;
  readonly clocks: ReadonlySignal<Extract<ServerFrame, { t: 'clocks' }> | null>;
  /** Why this device is no longer connected, for good. */
  readonly ended: ReadonlySignal<string | null>;
  /** What the table, not the game, is asked. Null when it was done, else why not. */
  order(command: Command): Promise<string | null>;
  refresh(): Promise<void>;
}

/** What the host may do, and others may not, or not alone. */
const hostOrders: readonly Command['do'][] = [
  'terms',
  'seat-bot',
  'stand',
  'start',
  'replace',
  'pause',
  'resume',
  'host',
  'mute-all',
];

export function openRemote(keys: Keys): RemoteSession {
  const worker = openWorker();
  const scene = signal<Scene | null>(null);
  const log = signal<readonly Fact[]>([]);
  const trouble = signal<Trouble | null>(null);
  const isSending = signal(false);
  const seen = seenOf(keys.table);
  const queue = makeQueue(seen, (next) => keepSeen(keys.table, next));
  /** Where nobody knows what was seen, nothing is held before this entry. */
  let knownFrom = seen === null ? Number.POSITIVE_INFINITY : -1;
  const backlog = makeBacklog({ isFree: () => queue.pending.value.length === 0, apply });
  const info = signal<TableInfo | null>(null);
  const seat = signal<Seat | null>(null);
  const here = signal<readonly string[]>([]);
  const spectators = signal(0);
  const gathering = signal<Gathering>(nobodyYet);
  const clocks = signal<RemoteSession['clocks']['value']>(null);
  const ended = signal<string | null>(null);
  const link = signal<'here' | 'on' | 'lost'>('lost');
  // What is pressed while nobody listens would happen at another moment than it was meant for.
  const busy = computed(
    () => isSending.value || link.value === 'lost' || info.value?.paused === true || backlog.behind.value > 0,
  );
  const sittings = signal<readonly Sitting[]>([]);
  let n = -1;
  /** What each entry brought, so that one that is taken back can be left out. */
  let steps: { readonly n: number; readonly facts: readonly Fact[]; readonly seat: Seat | null }[] = [];
  const reactions = new Reactions(() => settings.reactions.value, false);
  const orderPasses = makePassOrder(keys.table, keys.tokens.seat);

  function take(done: WorkerReply): void {
    if (!done.ok) {
      trouble.value = 'refusal' in done ? { refusal: done.refusal } : { problem: done.problem };
      return;
    }
    if (done.scene === null) return;
    reactions.see(done.scene);
    const isQuiet = reactions.isQuiet(done.scene);
    const next = { ...done.scene, canUndo: mayUndo(done.scene), isQuiet };
    batch(() => {
      log.value = next.whole ? next.facts : [...log.value, ...next.facts];
      scene.value = next;
      queue.take(next);
    });
    tellOrders();
    seatPeople();
  }
  /** Where nobody is ever asked to react, the server need not be told anything. */
  function tellOrders(): void {
    const { view, viewerSeat } = scene.value!;
    if (view.butlers !== undefined && viewerSeat !== null)
      orderPasses(settings.reactions.value !== 'always' || reactions.isResting(viewerSeat));
  }
  /** A plain move of mine that nothing has followed. */
  function mayUndo({ view, viewerSeat }: Scene): boolean {
    const last = steps.at(-1);
    return (
      last !== undefined &&
      viewerSeat !== null &&
      last.seat === viewerSeat &&
      last.facts.every(({ fact }) => fact === 'moved' || fact === 'stayed') &&
      view.turn === viewerSeat &&
      view.asked.includes(viewerSeat)
    );
  }
  const ask = async (message: Parameters<typeof worker.ask>[0]): Promise<void> =>
    take(await worker.ask(message));
  const followAll = (): Promise<void> =>
    ask({ ask: 'follow', as: seat.value, facts: steps.flatMap(({ facts }) => facts) });

  function seatPeople(): void {
    const { view } = scene.value ?? {};
    if (view === undefined || info.value === null) return;
    sittings.value = view.seats.map(({ suspect, name }): Sitting => {
      const chair = info.value!.chairs.find((each) => each.suspect === suspect);
      const isHere = chair?.bot !== null || chair.people.some(({ person }) => here.value.includes(person));
      const names = chair?.people.map((person) => person.name).join(' & ');
      return { suspect, name: names || name, bot: chair?.bot ?? null, isHere };
    });
  }

  async function refresh(): Promise<void> {
    const found = await api.info(keys.table);
    if (!found.ok) return;
    info.value = found.value;
    seatPeople();
  }

  function hear(entry: Entry): void {
    if (entry.n !== n + 1) return;
    n = entry.n;
    if (changesInfo.includes(entry.is)) void refresh();
    gathering.value = gathered(gathering.value, entry);
    partInDeal.hear(entry);
    if (gameEntries.includes(entry.is) || knownFrom >= 0) backlog.add(entry);
  }

  /** What the entry changes in the game; talk and people are heard at once. */
  async function apply(entry: Entry): Promise<Scene | null> {
    if (entry.is === 'started') {
      const mine = info.value?.chairs.find(({ people }) =>
        people.some(({ person }) => person === keys.person),
      );
      const own =
        keys.tokens.seat === undefined ? -1 : entry.seats.indexOf(mine?.suspect ?? keys.suspect ?? '');
      seat.value = own < 0 ? null : own;
      steps = [{ n: entry.n, facts: entry.facts, seat: null }];
      // Who is there from the beginning has everything still to see.
      if (entry.n > knownFrom && knownFrom >= 0) queue.assume(1);
      await followAll();
    }
    if (entry.is === 'acted') {
      steps.push({ n: entry.n, facts: entry.facts, seat: entry.seat });
      await ask({ ask: 'more', facts: entry.facts });
    }
    if (entry.is === 'undone') {
      steps = steps.filter((step) => step.n !== entry.of);
      await followAll();
    }
    if (knownFrom >= 0 && entry.n >= knownFrom && scene.value !== null) {
      queue.assume(scene.value.view.turnNumber);
      knownFrom = -1;
    }
    return scene.value;
  }

  const token = (keys.tokens.seat ?? keys.tokens.host ?? keys.tokens.watch)!;
  const notes = remoteNotes(keys.table, keys.tokens.seat);
  const wire = new Link(keys.table, token, {
    since: () => n,
    state: (state) => {
      link.value = state;
    },
    ended: (why) => {
      ended.value = why;
    },
    frame(frame) {
      if (frame.t === 'welcome') {
        if (knownFrom === Number.POSITIVE_INFINITY) knownFrom = frame.n;
        if (frame.since < n) {
          n = frame.since;
          backlog.clear();
          gathering.value = nobodyYet;
        }
      }
      if (frame.t === 'entry') hear(frame.entry);
      if (frame.t === 'presence') {
        here.value = frame.people;
        spectators.value = frame.spectators;
        seatPeople();
        partInDeal.settleIn();
      }
      if (frame.t === 'clocks') clocks.value = frame;
    },
  });
  const partInDeal = new PartInDeal(keys, (command) => void wire.do(command));
  void refresh();

  return {
    scene,
    log,
    sittings,
    trouble,
    busy,
    handOver: signal(null),
    link,
    info,
    keys,
    seat,
    spectators,
    here,
    gathering,
    phrase: computed(() => lastPhrase(gathering.value)),
    clocks,
    ended,
    async act(action) {
      if (busy.value) return false;
      isSending.value = true;
      trouble.value = null;
      const answer = await wire.do({ do: 'act', action: action as never });
      isSending.value = false;
      if (answer.t === 'ok') return true;
      trouble.value = 'refusal' in answer ? { refusal: answer.refusal } : { problem: answer.why };
      return false;
    },
    async letPass(rests) {
      const now = scene.value;
      if (now === null || !isWindow(now)) return;
      reactions.decline(now, rests);
      const isAsked = settings.reactions.value === 'always' && !reactions.isResting(now.viewerSeat!);
      // The server passes at its fixed time: an answer at the moment of the press would tell that there was a prompt.
      if (isAsked) await this.act({ do: 'pass' });
      else scene.value = { ...now, isQuiet: true };
      tellOrders();
    },
    async undo() {
      await wire.do({ do: 'undo' });
    },
    async order(command) {
      const { host, seat: own } = keys.tokens;
      const byHost = host !== undefined && hostOrders.includes(command.do);
      const done = await api.command(keys.table, (byHost ? host : (own ?? host ?? token))!, command);
      return done.ok ? null : done.error.error;
    },
    look: async () => {},
    hide: async () => {},
    pending: queue.pending,
    behind: backlog.behind,
    unkept: signal(null),
    acknowledge: queue.acknowledge,
    // Others play on: it ends when they have done.
    toEnd: signal(null),
    hurry: backlog.hurry,
    marks: (level, chances) => worker.marks({ ask: 'marks', level, chances }),
    why: (mark) => worker.why({ ask: 'why', mark }),
    proof: () => worker.proof({ ask: 'proof', facts: log.value }),
    loadNotes: () => notes.load(),
    saveNotes: (text) => notes.save(text),
    async rematch() {
      const note = freshNote();
      const found = await api.rematch(keys.table, token, note.commitment);
      if (!found.ok) {
        trouble.value = { problem: found.error.error };
        return;
      }
      remember(found.value);
      // Who had opened the table already sits there with another seed.
      if (noteOf(found.value.table) === null) keepNote(found.value.table, note);
      go(`/t/${found.value.table}`);
    },
    refresh,
    leave() {
      backlog.close();
      wire.close();
      worker.close();
    },
  };
}
