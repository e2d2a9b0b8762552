/** A game on this device: alone against bots, or handed from one person to the next. */

import type { Action, Fact, Seat } from '@casefile/engine';
import { computed, signal } from '@preact/signals';
import { write } from '../app/settings.ts';
import { openDesk } from '../desk/desk.ts';
import type { Done, LocalSetting, SavedGame, Scene, ToDesk } from '../desk/messages.ts';
import { pauseAfter } from './pace.ts';
import type { Session, Sitting, Trouble } from './session.ts';

export const savedKey = 'game';

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

  function take(done: Done): boolean {
    if (!done.ok) {
      trouble.value = 'refusal' in done ? { refusal: done.refusal } : { problem: done.problem };
      return false;
    }
    if (done.scene !== null) {
      log.value = done.scene.whole ? done.scene.facts : [...log.value, ...done.scene.facts];
      scene.value = done.scene;
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

  let isRunning = false;
  /** Lets bots play until a person is asked. */
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (isOpen && scene.value?.botAsked) {
      await rest(pauseAfter(scene.value.facts));
      if (!isOpen || !(await ask({ ask: 'next' }))) break;
    }
    isRunning = false;
    await turnTo();
  }

  /** Where several people share the device, it is handed to who is asked. */
  async function turnTo(): Promise<void> {
    const here = scene.value;
    if (here === null || here.view.result !== null || people().length < 2) return;
    const next = here.view.asked.find((seat) => people().includes(seat));
    if (next === undefined || next === here.looker) return;
    await hide();
    handOver.value = next;
  }
  async function hide(): Promise<void> {
    if (scene.value?.looker !== null) await ask({ ask: 'look', as: null });
  }

  const opened = await desk.ask({ ask: 'open', setting });
  if (!opened.ok) {
    desk.close();
    throw new Error('problem' in opened ? opened.problem : opened.refusal.why);
  }
  const first = setting.players.filter(({ bot }) => bot === undefined);
  await ask({ ask: 'look', as: null });
  if (first.length === 1) {
    const seat = scene.value!.view.seats.findIndex(({ suspect }) => suspect === first[0]!.suspect);
    await ask({ ask: 'look', as: seat });
  }
  void run();

  return {
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
      const isDone = await ask({ ask: 'act', seat: looker, action });
      busy.value = false;
      void run();
      return isDone;
    },
    async undo() {
      const looker = scene.value?.looker;
      if (looker !== null && looker !== undefined) await ask({ ask: 'undo', seat: looker });
    },
    async look(seat) {
      handOver.value = null;
      await ask({ ask: 'look', as: seat });
    },
    hide,
    hurry: () => wake?.(),
    marks: (level, chances) => desk.marks({ ask: 'marks', level, chances }),
    why: (mark) => desk.why({ ask: 'why', mark }),
    leave() {
      isOpen = false;
      wake?.();
      desk.close();
    },
  };
}
