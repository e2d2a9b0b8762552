/** A guided local game: actions that do not belong to the current step are not played, but answered kindly. */
import type { LessonPlan, LessonStep } from '@casefile/editions/lesson';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { read, write } from '../app/settings.ts';
import { openLocal } from '../game/local-session.ts';
import { isReading } from '../game/looking-back.ts';
import type { Session } from '../game/session.ts';
import { parsePage } from '../notebook/notes.ts';
import type { LocalSetting, SavedGame } from '../worker/messages.ts';
import { loadPlan } from './load.ts';
import { atFirst, endOf, isHolding, isProgress, type Progress, stepFor } from './progress.ts';

export interface Lesson {
  readonly edition: string;
  readonly steps: readonly LessonStep[];
  readonly progress: ReadonlySignal<Progress>;
  /** Null when the lesson is complete or was skipped. */
  readonly step: ReadonlySignal<LessonStep | null>;
  /** The step is done, but its scene is still playing. */
  readonly isDone: ReadonlySignal<boolean>;
  /** How many wrong tries there were at this step. */
  readonly strayed: Signal<number>;
  /** Confirms that the step's text was read. */
  readOn(): void;
  answer(id: string): void;
  /** The game goes on without the lesson. */
  stop(): void;
}
export interface LessonSession extends Session {
  readonly lesson: Lesson;
}

const isAccusing = (step: LessonStep): boolean => step.until === 'done' && step.action.do === 'accuse';
const keyOf = (id: string): string => `lesson.${id}`;

export async function openLesson(id: string, setting: LocalSetting | SavedGame): Promise<LessonSession> {
  const plan: LessonPlan = await loadPlan(setting.edition);
  const { steps } = plan;
  const progress = signal(read(keyOf(id), atFirst, isProgress));
  const marks = signal<Readonly<Record<string, string>>>({});
  const strayed = signal(0);
  /** Assigned together with the session. */
  const opened = signal<Session | null>(null);
  const step = computed((): LessonStep | null => steps[progress.value.step] ?? null);
  /** The number of facts when the step ended. */
  const end = computed((): number | null => {
    const session = opened.value;
    const seat = session?.scene.value?.viewerSeat ?? null;
    if (session === null || seat === null || step.value === null) return null;
    return endOf(step.value, progress.value.since, { seat, log: session.log.value, marks: marks.value });
  });
  const isHeld = (): boolean => {
    if (step.value === null) return false;
    // Others may have to move before the learner can go on, and before an accusation is judged.
    const isNextDone = steps[progress.value.step + 1]?.until === 'done';
    return isHolding(step.value) || (end.value !== null && !isNextDone && !isAccusing(step.value));
  };
  const goTo = (next: Progress): void => {
    progress.value = next;
    strayed.value = 0;
    write(keyOf(id), JSON.stringify(next));
  };
  // Fetched before the game begins: otherwise she would speak before the first scene and give its end away.
  const director = await import('../game/staging/director.ts').then(
    ({ makeDirector }) => makeDirector(isReading),
    () => undefined,
  );
  const local = await openLocal(id, setting, isHeld, director);
  marks.value = marksIn(await local.loadNotes());
  opened.value = local;
  /** The preceding scene has been shown, and the requested action is possible. */
  const isTime = computed((): boolean => {
    const beat = local.beat.value;
    const scene = local.scene.value;
    if (scene === null || local.pending.value.length > 0) return false;
    // Where others accuse at the same time, the verdict comes only after theirs.
    if (step.value !== null && isAccusing(step.value) && scene.view.result === null) return false;
    const next = steps[progress.value.step + 1];
    const isTalk = next?.until === 'read' || next?.until === 'happened';
    // An open question is staged until it is answered, and is no reason to wait.
    if (beat !== null) return isTalk && scene.view.waitingFor === 'answer' && beat.left === 0;
    return next?.until !== 'done' || scene.legal.some((form) => form.do === next.action.do);
  });
  const stopFollowing = effect(() => {
    const { value: at } = end;
    if (at === null || !isTime.value) return;
    // Facts arrive before their scene: whether there is one is known only a moment later.
    setTimeout(() => {
      if (end.peek() === at && isTime.peek()) goTo({ step: progress.peek().step + 1, since: at });
    });
  });
  const next = (): void => goTo({ ...progress.peek(), step: progress.peek().step + 1 });
  const stray = (): void => {
    strayed.value++;
  };
  const lesson: Lesson = {
    edition: setting.edition,
    steps,
    progress,
    step,
    isDone: computed(() => end.value !== null),
    strayed,
    readOn() {
      if (step.peek()?.until === 'read') next();
    },
    answer(id) {
      const now = step.peek();
      if (now?.until !== 'answered') return;
      if (now.right === id) next();
      else stray();
    },
    stop: () => goTo({ ...progress.peek(), step: steps.length }),
  };
  // A guided player needs no second adviser.
  const { coach: _coach, ...withoutCoach } = local;
  return {
    ...withoutCoach,
    lesson,
    // Undo is off: the lesson would have to be rewound too. And who waits for the learner cannot be hurried.
    scene: computed(() => {
      const { value: now } = local.scene;
      if (now === null) return null;
      const isWaiting = local.beat.value === null && isHeld();
      return { ...now, canUndo: false, botAsked: now.botAsked && !isWaiting };
    }),
    async act(action) {
      // A player who acts during the scene need not wait for her.
      const ended = end.peek();
      if (ended !== null) goTo({ step: progress.peek().step + 1, since: ended });
      const at = stepFor(steps, progress.peek().step, action);
      if (at === null) {
        stray();
        return false;
      }
      if (at !== progress.peek().step) goTo({ ...progress.peek(), step: at });
      return local.act(action);
    },
    async saveNotes(text) {
      const before = marks.peek();
      marks.value = marksIn(text);
      const now = step.peek();
      const isWrong = Object.entries(marks.peek()).some(
        ([cell, mark]) => before[cell] !== mark && mark === 'yes',
      );
      if (now?.until === 'marked' && isWrong && end.peek() === null) stray();
      await local.saveNotes(text);
    },
    leave() {
      stopFollowing();
      local.leave();
    },
  };
}

function marksIn(text: string): Readonly<Record<string, string>> {
  try {
    return parsePage(JSON.parse(text)).marks;
  } catch {
    return {};
  }
}
