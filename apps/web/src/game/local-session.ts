/** A game on this device: alone against bots, or handed from one person to the next. */

import type { Action, Fact, Seat } from '@casefile/engine';
import { computed, signal } from '@preact/signals';
import { read, settings, write } from '../app/settings.ts';
import { shown } from '../app/turns.ts';
import { openDesk } from '../desk/desk.ts';
import type { Done, LocalSetting, SavedGame, Scene, ToDesk } from '../desk/messages.ts';
import { makePace } from './pace.ts';
import { isWindow, Reactions } from './reactions.ts';
import type { Session, Sitting, Trouble } from './session.ts';
import { freshSeed, startLocal } from './start.ts';

export const savedKey = 'game';
/** Seat by seat: who shares a device does not share notes. */
const notesKey = 'notes';
type KeptNotes = Readonly<Record<string, string>>;
const isNotes = (value: unknown): value is KeptNotes =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');
/** How long bots may play before the screen is drawn again, where nothing is shown slowly. */
const stretch = 150;

/** What was saved is no game; everything else that goes wrong may go right the next time. */
export class BrokenGame extends Error {}

export async function openLocal(setting: LocalSetting | SavedGame): Promise<Session> {
  const desk = openDesk();
  const scene = signal<Scene | null>(null);
  const log = signal<readonly Fact[]>([]);
  const trouble = signal<Trouble | null>(null);
  const busy = signal(false);
  const handOver = signal<Seat | null>(null);
  let isOpen = true;
  let wake: (() => void) | null = null;

  const sittings = computed<readonly Sitting[]>(() =>
    (scene.value?.view.seats ?? []).map(({ suspect, name }) => {
      const player = setting.players.find((each) => each.suspect === suspect);
      return { suspect, name, bot: player?.bot ?? null, isHere: true };
    }),
  );
  const people = (): Seat[] => sittings.value.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));

  const isShared = setting.players.filter(({ bot }) => bot === undefined).length > 1;
  const reactions = new Reactions(() => settings.reactions.value, isShared);

  function take(done: Done): boolean {
    if (!done.ok) {
      trouble.value = 'refusal' in done ? { refusal: done.refusal } : { problem: done.problem };
      return false;
    }
    if (done.scene !== null) {
      log.value = done.scene.whole ? done.scene.facts : [...log.value, ...done.scene.facts];
      reactions.see(done.scene);
      scene.value = { ...done.scene, isQuiet: reactions.isQuiet(done.scene) };
      if (done.scene.saved !== null) write(savedKey, JSON.stringify(done.scene.saved));
    }
    return true;
  }
  const ask = async (message: Exclude<ToDesk, { ask: 'marks' | 'why' }>): Promise<boolean> =>
    take(await desk.ask(message));

  const rest = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const pace = makePace();
  let isRunning = false;
  /** A person who is asked whether they react, and need not be. */
  const passing = (): Seat | undefined => {
    const now = scene.value;
    if (now === null || !isWindow(now)) return undefined;
    if (now.isQuiet) return now.looker!;
    if (!isShared) return undefined;
    return now.view.asked.find((seat) => people().includes(seat) && reactions.isResting(seat));
  };
  /** Lets bots play until a person is asked. */
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (isOpen) {
      if (!scene.value?.botAsked) {
        const seat = passing();
        if (seat === undefined || !(await ask({ ask: 'act', seat, action: { do: 'pass' } }))) break;
        continue;
      }
      const speed = settings.speed.value;
      const pause = pace(scene.value, speed);
      if (pause > 0) await rest(pause);
      if (!isOpen || !(await ask({ ask: 'next', for: speed === 'instant' ? stretch : 0 }))) break;
    }
    isRunning = false;
    await turnTo();
  }

  /** Where several people share the device, it is handed to who is asked. */
  async function turnTo(): Promise<void> {
    const here = scene.value;
    if (here === null || here.view.result !== null || people().length < 2) return;
    const next = here.view.asked.find((seat) => people().includes(seat));
    if (next !== undefined && next !== here.looker) await giveTo(next);
  }
  async function giveTo(seat: Seat): Promise<void> {
    handOver.value = seat;
    if (scene.value?.looker !== null) await ask({ ask: 'look', as: null });
  }

  const opened = await desk.ask({ ask: 'open', setting });
  if (!opened.ok) {
    desk.close();
    const why = 'problem' in opened ? opened.problem : opened.refusal.why;
    throw why === 'offline' ? new Error(why) : new BrokenGame(why);
  }
  const first = setting.players.filter(({ bot }) => bot === undefined);
  await ask({ ask: 'look', as: null });
  if (first.length === 1) {
    const seat = scene.value!.view.seats.findIndex(({ suspect }) => suspect === first[0]!.suspect);
    await ask({ ask: 'look', as: seat });
  }
  void run();

  const session: Session = {
    scene,
    log,
    sittings,
    trouble,
    busy,
    handOver,
    link: signal('here'),
    async act(action: Action) {
      const looker = scene.value?.looker;
      if (looker === null || looker === undefined || busy.value) return false;
      busy.value = true;
      trouble.value = null;
      // The press is seen first: what follows from it changes the whole table.
      const [done] = await Promise.all([desk.ask({ ask: 'act', seat: looker, action }), shown()]);
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
      const looker = scene.value?.looker;
      if (looker !== null && looker !== undefined) await ask({ ask: 'undo', seat: looker });
    },
    async look(seat) {
      await ask({ ask: 'look', as: seat });
      handOver.value = null;
    },
    async hide() {
      const looker = scene.value?.looker ?? null;
      const isOver = scene.value?.view.result !== null;
      if (looker !== null && !isOver && people().length > 1) await giveTo(looker);
    },
    hurry: () => wake?.(),
    marks: (level, chances) => desk.marks({ ask: 'marks', level, chances }),
    why: (mark) => desk.why({ ask: 'why', mark }),
    async loadNotes() {
      return read<KeptNotes>(notesKey, {}, isNotes)[String(scene.value?.looker)] ?? '';
    },
    async saveNotes(text) {
      const looker = scene.value?.looker ?? null;
      if (looker === null) return;
      write(notesKey, JSON.stringify({ ...read<KeptNotes>(notesKey, {}, isNotes), [looker]: text }));
    },
    async rematch() {
      const { edition, options, players } = setting;
      await startLocal({ edition, options, players, seed: freshSeed() }, 'replace');
    },
    leave() {
      isOpen = false;
      wake?.();
      desk.close();
    },
  };
  return session;
}
