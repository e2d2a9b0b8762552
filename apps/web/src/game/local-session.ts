/** A game on this device: alone against bots, or handed from one person to the next. */

import type { Action, Fact, Seat } from '@casefile/engine';
import { batch, computed, signal } from '@preact/signals';
import { isKeeping, settings } from '../app/settings.ts';
import { nextPaint } from '../app/task-queue.ts';
import type { LocalSetting, SavedGame, Scene, WorkerReply, WorkerRequest } from '../worker/messages.ts';
import { openWorker } from '../worker/open-worker.ts';
import { keepGame, keepNotes, keepSeen, notesOf, seenOf } from './kept-games.ts';
import { isReading } from './looking-back.ts';
import { isWindow, Reactions } from './reactions.ts';
import type { Session, Sitting, TableTrouble } from './session.ts';
import type { Director, Pace } from './staging/director.ts';
import { lazyDirector } from './staging/lazy-director.ts';
import { makeQueue, type Seen, until } from './staging/queue.ts';
import { freshSeed, startLocal } from './start.ts';

/** How long bots may play before the screen is drawn again, at pace “at once”. */
const maxStretchMs = 150;

/** Nothing has been acknowledged yet. */
const unseen: Seen = { fromTurn: 0, next: {} };

/** The saved text is not a game. Any other failure may succeed on the next try. */
export class BrokenGame extends Error {}

/** A new game under this id, or one that was kept. While it is held the bots wait. */
export async function openLocal(
  id: string,
  setting: LocalSetting | SavedGame,
  isHeld: () => boolean = () => false,
  director: Director = lazyDirector(isReading),
): Promise<Session> {
  const worker = openWorker();
  const scene = signal<Scene | null>(null);
  const log = signal<readonly Fact[]>([]);
  const trouble = signal<TableTrouble | null>(null);
  const busy = signal(false);
  const handOver = signal<Seat | null>(null);
  const unkept = signal<'denied' | 'full' | null>(isKeeping ? null : 'denied');
  const isToEnd = signal(false);
  const begun = setting.origin?.seen ?? unseen;
  const queue = makeQueue('actions' in setting ? seenOf(id) : begun, (seen) => {
    if (!keepSeen(id, seen)) noRoom();
  });
  let isOpen = true;
  // Nobody looks at a hidden page, and time passes slowly there.
  const paceNow = (): Pace => (isToEnd.value || document.hidden ? 'instant' : settings.speed.value);

  const sittings = computed<readonly Sitting[]>(() =>
    (scene.value?.view.seats ?? []).map(({ suspect, name }) => {
      const player = setting.players.find((each) => each.suspect === suspect);
      return { suspect, name, bot: player?.bot ?? null, isHere: true };
    }),
  );
  const people = (): Seat[] => sittings.value.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));

  const isShared = setting.players.filter(({ bot }) => bot === undefined).length > 1;
  const reactions = new Reactions(() => settings.reactions.value, isShared);

  function noRoom(): void {
    unkept.value ??= 'full';
  }
  function take(done: WorkerReply): boolean {
    if (!done.ok) {
      trouble.value = 'refusal' in done ? { refusal: done.refusal } : { problem: done.problem };
      return false;
    }
    if (done.scene === null) return true;
    reactions.see(done.scene);
    const next = { ...done.scene, isQuiet: reactions.isQuiet(done.scene) };
    batch(() => {
      log.value = next.whole ? next.facts : [...log.value, ...next.facts];
      scene.value = next;
      queue.take(next);
    });
    director.show(next, paceNow());
    if (next.saved !== null && !keepGame(id, next.saved, next)) noRoom();
    // Fetched when a game is over, because nobody needs it earlier.
    if (next.view.result !== null)
      void import('../record/kept.ts').then(
        ({ keepResult }) => keepResult(id, setting, next),
        () => {},
      );
    return true;
  }
  const ask = async (
    message: Exclude<WorkerRequest, { ask: 'marks' | 'why' | 'proof' | 'coach' }>,
  ): Promise<boolean> => {
    const done = await worker.ask(message);
    if (message.ask === 'next' || message.ask === 'act') await director.ready(paceNow());
    return take(done);
  };

  let isRunning = false;
  /** The seat of a person whose reaction prompt can be skipped. */
  const passing = (): Seat | undefined => {
    const now = scene.value;
    if (now === null || !isWindow(now)) return undefined;
    if (now.isQuiet) return now.viewerSeat!;
    if (!isShared) return undefined;
    return now.view.asked.find((seat) => people().includes(seat) && reactions.isResting(seat));
  };
  const isFree = (): boolean =>
    !isOpen || (handOver.value === null && queue.pending.value.length === 0 && !isReading() && !isHeld());
  /** Lets bots play until a person is asked, or has something to look at. */
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (isOpen) {
      await until(isFree);
      const here = scene.value;
      if (!isOpen || here === null || here.view.result !== null || queue.owed(here) !== null) break;
      if (!here.botAsked && !isToEnd.value) {
        const seat = passing();
        if (seat === undefined) break;
        // The player first sees the event to react to: the next scene would cut it off.
        await director.idle();
        if (scene.value !== here || !isFree()) continue;
        if (!(await ask({ ask: 'act', seat, action: { do: 'pass' } }))) break;
        continue;
      }
      await director.idle();
      // The player may have opened something to read during the previous scene.
      if (!isFree()) continue;
      // In a lesson something may have to be said after any of them.
      const stretchMs = paceNow() === 'instant' && setting.lesson === undefined ? maxStretchMs : 0;
      if (!isOpen || !(await ask({ ask: 'next', for: stretchMs, isToEnd: isToEnd.value }))) break;
    }
    // The player who hands the device on has already seen what led to it.
    const here = scene.value;
    if (isShared) await director.idle();
    isRunning = false;
    await (scene.value === here ? turnTo() : run());
  }

  /** A shared device goes first to the player who learned something in private, then to the player who is asked. */
  async function turnTo(): Promise<void> {
    const here = scene.value;
    if (!isOpen || here === null || here.view.result !== null || people().length < 2) return;
    const next = queue.owed(here) ?? here.view.asked.find((seat) => people().includes(seat));
    if (next !== undefined && next !== here.viewerSeat) await giveTo(next);
  }
  async function giveTo(seat: Seat): Promise<void> {
    handOver.value = seat;
    if (scene.value?.viewerSeat !== null) await ask({ ask: 'look', as: null });
  }

  const opened = await worker.ask({ ask: 'open', setting });
  if (!opened.ok) {
    worker.close();
    const why = 'problem' in opened ? opened.problem : opened.refusal.why;
    throw why === 'offline' ? new Error(why) : new BrokenGame(why);
  }
  const first = setting.players.filter(({ bot }) => bot === undefined);
  await ask({ ask: 'look', as: null });
  if (first.length === 1) {
    const seat = scene.value!.view.seats.findIndex(({ suspect }) => suspect === first[0]!.suspect);
    await ask({ ask: 'look', as: seat });
  }
  if ('actions' in setting) queue.assume(scene.value!.view.turnNumber);
  else keepSeen(id, begun);
  void run();

  const session: Session = {
    scene,
    log,
    sittings,
    trouble,
    busy,
    handOver,
    link: signal('here'),
    pending: queue.pending,
    behind: signal(0),
    unkept,
    acknowledge: queue.acknowledge,
    toEnd: computed(() => {
      const view = scene.value?.view;
      const isOver = view === undefined || view.result !== null || isToEnd.value;
      if (isOver || !people().every((seat) => view.seats[seat]!.out)) return null;
      return () => {
        isToEnd.value = true;
        queue.release();
        director.end();
        void run();
      };
    }),
    async act(action: Action) {
      const viewerSeat = scene.value?.viewerSeat;
      if (viewerSeat === null || viewerSeat === undefined || busy.value || queue.pending.value.length > 0)
        return false;
      busy.value = true;
      trouble.value = null;
      // The press is painted first, because its consequences redraw the whole table.
      const [done] = await Promise.all([
        worker.ask({ ask: 'act', seat: viewerSeat, action }),
        nextPaint(),
        director.ready(paceNow()),
      ]);
      const isDone = take(done);
      busy.value = false;
      void run();
      return isDone;
    },
    async letPass(rests) {
      if (scene.value !== null) reactions.decline(scene.value, rests);
      await session.act({ do: 'pass' });
    },
    async undo() {
      const viewerSeat = scene.value?.viewerSeat;
      if (viewerSeat !== null && viewerSeat !== undefined) await ask({ ask: 'undo', seat: viewerSeat });
    },
    async look(seat) {
      await ask({ ask: 'look', as: seat });
      handOver.value = null;
      void run();
    },
    async hide() {
      const viewerSeat = scene.value?.viewerSeat ?? null;
      const isOver = scene.value?.view.result !== null;
      if (viewerSeat !== null && !isOver && people().length > 1) await giveTo(viewerSeat);
    },
    beat: director.beat,
    hurry: director.hurry,
    again: (n) => director.again(log.value, n, settings.speed.value),
    marks: (level, chances) => worker.marks({ ask: 'marks', level, chances }),
    why: (mark) => worker.why({ ask: 'why', mark }),
    proof: () => worker.proof({ ask: 'proof', facts: log.value }),
    coach: () => worker.coach({ ask: 'coach', facts: log.value }),
    async loadNotes() {
      return notesOf(id)[String(scene.value?.viewerSeat)] ?? '';
    },
    async saveNotes(text) {
      const viewerSeat = scene.value?.viewerSeat ?? null;
      if (viewerSeat === null) return;
      if (!keepNotes(id, { ...notesOf(id), [viewerSeat]: text })) noRoom();
    },
    async rematch() {
      const { edition, options, players } = setting;
      await startLocal({ edition, options, players, seed: freshSeed() }, 'replace');
    },
    leave() {
      isOpen = false;
      director.end();
      worker.close();
    },
  };
  return session;
}
