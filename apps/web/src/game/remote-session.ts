/** A session at an online table, driven by the worker that follows it. */
import { emptyJournal, type Journal, makePassOrder, remoteNotes } from '@casefile/client';
import type { Fact } from '@casefile/engine';
import type { Command } from '@casefile/protocol/command';
import type { Credentials, TableInfo } from '@casefile/protocol/http';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { isMissing } from '../app/missing.ts';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { api } from '../online/api.ts';
import { makePartInDeal } from '../online/deal/part-in-deal.ts';
import { freshNote, keepNote, noteOf } from '../online/deal/seeds.ts';
import { remember } from '../online/keys.ts';
import { keepPawns } from '../online/last-pawns.ts';
import { lastPhrase } from '../online/last-phrase.ts';
import { keepShown, lastShown } from '../online/last-shown.ts';
import { makeOrder, type Order } from '../online/make-order.ts';
import { muted } from '../online/ui/chat/muted.ts';
import type { Scene, WorkerReply } from '../worker/messages.ts';
import { openWorker } from '../worker/open-worker.ts';
import { emptyRoom, type RemoteNews, type Room } from '../worker/tables/room.ts';
import { keepSeen, seenOf } from './kept-games.ts';
import { isWindow, Reactions } from './reactions.ts';
import type { Session, Sitting, TableTrouble } from './session.ts';
import { makeBacklog } from './staging/backlog.ts';
import type { Pace } from './staging/director.ts';
import { lazyDirector } from './staging/lazy-director.ts';
import { makeQueue } from './staging/queue.ts';

export interface RemoteSession extends Session {
  readonly keys: Credentials;
  /** The table around the game. */
  readonly room: ReadonlySignal<Room>;
  /** Null before the first news. */
  readonly info: ReadonlySignal<TableInfo | null>;
  /** Chat, and events around the game. */
  readonly journal: ReadonlySignal<Journal>;
  /** Why this device was disconnected for good. */
  readonly ended: ReadonlySignal<string | null>;
  /** Sends a command to the table, not to the game. */
  readonly order: Order;
}

export function openRemote(keys: Credentials): RemoteSession {
  const worker = openWorker(hear);
  const scene = signal<Scene | null>(null);
  const log = signal<readonly Fact[]>([]);
  const trouble = signal<TableTrouble | null>(null);
  const isSending = signal(false);
  let isRematching = false;
  const seen = seenOf(keys.table);
  const queue = makeQueue(seen, (next) => keepSeen(keys.table, next));
  /** Without a record of what was seen, nothing before this entry is held back. */
  let knownFrom = seen === null ? Number.POSITIVE_INFINITY : -1;
  /** The last entry that this device has shown, now or before; null until it is known where the history ends. */
  let shown = lastShown(keys.table);
  /** The entries of the history that are not on the screen yet: until then the table is as it was. */
  const past = signal(0);
  /** What has come of the history until it is complete. */
  let early: RemoteNews['heard'] = [];
  const director = lazyDirector();
  const backlog = makeBacklog({
    isFree: () => queue.pending.value.length === 0,
    apply,
    shown: director.idle,
    catchUp: director.end,
  });
  const room = signal(emptyRoom);
  const journal = signal(emptyJournal);
  const info = computed(() => room.value.info);
  const link = computed(() => (room.value.status === 'on' ? 'on' : 'lost'));
  // A browser does not retry a module that it could not fetch, so the page has to reload.
  let wasLost = false;
  const stopMending = effect(() => {
    const isLost = link.value === 'lost';
    if (wasLost && !isLost && isMissing.peek()) location.reload();
    wasLost = isLost;
  });
  // A press while disconnected would take effect at another moment than intended.
  const busy = computed(
    () =>
      isSending.value ||
      link.value === 'lost' ||
      info.value?.paused === true ||
      backlog.behind.value > 0 ||
      past.value > 0 ||
      !room.value.isCurrent,
  );
  const sittings = computed<readonly Sitting[]>(() => {
    const { here, info: table } = room.value;
    return (scene.value?.view.seats ?? []).map(({ suspect, name }): Sitting => {
      const chair = table?.chairs.find((each) => each.suspect === suspect);
      const isHere = chair?.bot !== null || chair.people.some(({ person }) => here.includes(person));
      const names = chair?.people.map((person) => person.name).join(' & ');
      return { suspect, name: names || name, bot: chair?.bot ?? null, isHere };
    });
  });
  const reactions = new Reactions(() => settings.reactions.value, false);
  const orderPasses = makePassOrder(api, keys.table, keys.tokens.seat);
  const token = (keys.tokens.seat ?? keys.tokens.host ?? keys.tokens.watch)!;
  const notes = remoteNotes(api, keys.table, keys.tokens.seat);
  const noteDeal = makePartInDeal(keys, (seed) => {
    void worker.ask({ ask: 'seed', seed });
    void worker.ask({ ask: 'send', command: { do: 'commit', commitment: seed.commitment } });
  });

  function hear(news: RemoteNews): void {
    batch(() => {
      room.value = news.room;
      if (news.journal !== null) journal.value = news.journal;
    });
    if (knownFrom === Number.POSITIVE_INFINITY && news.room.newest >= 0) knownFrom = news.room.newest;
    // Without a record nobody knows what was seen, and the present is what is wanted.
    if (news.room.newest >= 0) shown ??= news.room.newest;
    if (news.isRestarted) {
      backlog.clear();
      past.value = 0;
      early = [];
    }
    past.value += news.heard.filter((entry) => isPast(entry, news.room)).length;
    early = [...early, ...news.heard];
    // On a slow line the history comes piece by piece, and a piece of it is a table that was long ago.
    if (news.room.isCurrent) {
      for (const entry of early) if (entry.isGame || knownFrom >= 0) backlog.add(entry);
      early = [];
    }
    noteDeal(news.room);
  }

  const isPast = ({ n, isGame }: RemoteNews['heard'][number], { newest }: Room): boolean =>
    isGame && n <= newest;

  // A hidden page is not watched, and its timers are throttled.
  const paceNow = (): Pace => (document.hidden ? 'instant' : settings.speed.value);

  function take(done: WorkerReply, pace: Pace = paceNow()): void {
    if (!done.ok) {
      trouble.value = 'refusal' in done ? { refusal: done.refusal } : { problem: done.problem };
      return;
    }
    if (done.scene === null) return;
    reactions.see(done.scene);
    const next = { ...done.scene, isQuiet: reactions.isQuiet(done.scene) };
    batch(() => {
      log.value = next.whole ? next.facts : [...log.value, ...next.facts];
      scene.value = next;
      queue.take(next);
    });
    director.show(next, pace);
    tellOrders();
    keepPawns(keys.table, next.view.pawns);
    // Fetched when a game is over, as for local games.
    if (next.view.result !== null && next.viewerSeat !== null)
      void import('../record/kept.ts').then(
        ({ keepOnlineResult }) => keepOnlineResult(keys.table, sittings.value, next),
        () => {},
      );
  }
  /** If no player ever needs to react, nothing is sent to the server. */
  function tellOrders(): void {
    const { view, viewerSeat } = scene.value!;
    if (view.butlers !== undefined && viewerSeat !== null)
      orderPasses(settings.reactions.value !== 'always' || reactions.isResting(viewerSeat));
  }

  /** Whether the entry changes the game; chat and people are shown at once. */
  async function apply(entry: RemoteNews['heard'][number]): Promise<Scene | null> {
    const { n, isGame } = entry;
    const isFirst = scene.value === null;
    // A player present from the start has everything still to see.
    if (isGame && isFirst && n > knownFrom && knownFrom >= 0) queue.assume(1);
    if (isGame) {
      const isKnown = shown !== null && n <= shown;
      const pace = isKnown ? 'instant' : paceNow();
      const done = await worker.ask({ ask: 'show', upTo: isKnown ? shown : null });
      if (!isFirst) await director.ready(pace);
      take(done, pace);
      if (isPast(entry, room.value)) past.value = Math.max(0, past.value - 1);
      if (!isKnown) {
        shown = n;
        keepShown(keys.table, n);
      }
    }
    if (knownFrom >= 0 && n >= knownFrom && scene.value !== null) {
      queue.assume(scene.value.view.turnNumber);
      knownFrom = -1;
    }
    return scene.value;
  }

  /** True when done; otherwise the problem is shown. */
  async function send(command: Command): Promise<boolean> {
    const done = await worker.ask({ ask: 'send', command });
    take(done);
    return done.ok;
  }

  const online = (): void => void worker.ask({ ask: 'network', isOnline: true });
  const offline = (): void => void worker.ask({ ask: 'network', isOnline: false });
  addEventListener('online', online);
  addEventListener('offline', offline);
  const { origin } = location;
  const at = { origin, table: keys.table, token, seed: noteOf(keys.table) };
  void worker.ask({ ask: 'join', at }).then((done) => {
    if (!done.ok) room.value = { ...room.value, status: 'ended', end: { why: 'offline', trouble: null } };
  });

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
    room,
    journal,
    phrase: computed(() => lastPhrase(journal.value, room.value, muted.value)),
    ended: computed(() => room.value.end?.why ?? null),
    async act(action) {
      if (busy.value) return false;
      isSending.value = true;
      trouble.value = null;
      const isDone = await send({ do: 'act', action: action as never });
      isSending.value = false;
      return isDone;
    },
    async letPass(rests) {
      const now = scene.value;
      if (now === null || !isWindow(now)) return;
      reactions.decline(now, rests);
      const isAsked = settings.reactions.value === 'always' && !reactions.isResting(now.viewerSeat!);
      // The server passes at a fixed time: an immediate answer would reveal that there was a prompt.
      if (isAsked) await this.act({ do: 'pass' });
      else scene.value = { ...now, isQuiet: true };
      tellOrders();
    },
    async undo() {
      trouble.value = null;
      await send({ do: 'undo' });
    },
    order: makeOrder(api, keys, () => info.value),
    look: async () => {},
    hide: async () => {},
    pending: queue.pending,
    behind: backlog.behind,
    unkept: signal(null),
    acknowledge: queue.acknowledge,
    // Others play on, so it ends when they are done.
    toEnd: signal(null),
    beat: director.beat,
    hurry: director.hurry,
    again: (n) => director.again(log.value, n, settings.speed.value),
    marks: (level, chances) => worker.marks({ ask: 'marks', level, chances }),
    why: (mark) => worker.why({ ask: 'why', mark }),
    proof: () => worker.proof({ ask: 'proof', facts: log.value }),
    get coach() {
      if (info.value?.terms.coach !== true) return undefined;
      return () => worker.coach({ ask: 'coach', facts: log.value });
    },
    loadNotes: () => notes.load(),
    saveNotes: (text) => notes.save(text),
    async rematch() {
      // The tokens that a second press got would end those of the first.
      if (isRematching) return;
      isRematching = true;
      const note = freshNote();
      const found = await api.rematch(keys.table, token, note.commitment);
      isRematching = false;
      if (!found.ok) {
        trouble.value = { problem: found.error.error };
        return;
      }
      remember(found.value);
      // The player who opened the table already committed another seed.
      if (noteOf(found.value.table) === null) keepNote(found.value.table, note);
      go(`/t/${found.value.table}`);
    },
    leave() {
      notes.close();
      backlog.close();
      stopMending();
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      worker.close();
    },
  };
}
