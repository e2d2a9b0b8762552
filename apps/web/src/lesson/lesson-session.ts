/** A game on this device that somebody leads through: what does not belong to the step is not done, and answered kindly. */
import type { LessonPlan, LessonStep } from '@casefile/editions/lesson';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { read, write } from '../app/settings.ts';
import { openLocal } from '../game/local-session.ts';
import type { Session } from '../game/session.ts';
import { parsePage } from '../notebook/notes.ts';
import type { LocalSetting, SavedGame } from '../worker/messages.ts';
import { loadPlan } from './load.ts';
import { atFirst, endOf, isHolding, isProgress, type Progress, stepFor } from './progress.ts';

export interface Lesson {
  readonly edition: string;
  readonly steps: readonly LessonStep[];
  readonly progress: ReadonlySignal<Progress>;
  /** Null when all is done, or the rest was not wanted. */
  readonly step: ReadonlySignal<LessonStep | null>;
  /** It has been done, and what comes of it is still shown. */
  readonly isDone: ReadonlySignal<boolean>;
  /** How often something else was tried at this step. */
  readonly strayed: Signal<number>;
  /** What was to be read was read. */
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
  /** Set with the session: before it nothing has happened. */
  const opened = signal<Session | null>(null);
  const step = computed((): LessonStep | null => steps[progress.value.step] ?? null);
  /** How many facts there were when the step had ended. */
  const end = computed((): number | null => {
    const session = opened.value;
    const seat = session?.scene.value?.viewerSeat ?? null;
    if (session === null || seat === null || step.value === null) return null;
    return endOf(step.value, progress.value.since, { seat, log: session.log.value, marks: marks.value });
  });
  const isHeld = (): boolean => {
    if (step.value === null) return false;
    // Before the learner can do what comes next the others may have to, and before an accusation is judged, too.
    const isNextDone = steps[progress.value.step + 1]?.until === 'done';
    return isHolding(step.value) || (end.value !== null && !isNextDone && !isAccusing(step.value));
  };
  const goTo = (next: Progress): void => {
    progress.value = next;
    strayed.value = 0;
    write(keyOf(id), JSON.stringify(next));
  };
  // Fetched before the game begins: she would speak before the first scene, and tell how it ends.
  const director = await import('../game/staging/director.ts').then(
    ({ makeDirector }) => makeDirector(),
    () => undefined,
  );
  const local = await openLocal(id, setting, isHeld, director);
  marks.value = marksIn(await local.loadNotes());
  opened.value = local;
  /** What led to it is seen first, and what is asked for can be done. */
  const isTime = computed((): boolean => {
    const beat = local.beat.value;
    const scene = local.scene.value;
    if (scene === null || local.pending.value.length > 0) return false;
    // Where others accuse at the same time the verdict comes only after them.
    if (step.value !== null && isAccusing(step.value) && scene.view.result === null) return false;
    const next = steps[progress.value.step + 1];
    const isTalk = next?.until === 'read' || next?.until === 'happened';
    // A question lies open until it is answered, and is no reason to wait.
    if (beat !== null) return isTalk && scene.view.waitingFor === 'answer' && beat.left === 0;
    return next?.until !== 'done' || scene.legal.some((form) => form.do === next.action.do);
  });
  const stopFollowing = effect(() => {
    const { value: at } = end;
    if (at === null || !isTime.value) return;
    // The facts come before their scene: only a moment later it is known whether there is one.
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
  // Who is led needs no second voice.
  const { coach: _coach, ...withoutCoach } = local;
  return {
    ...withoutCoach,
    lesson,
    // What is taken back would have to be learned again.
    scene: computed(() => local.scene.value && { ...local.scene.value, canUndo: false }),
    async act(action) {
      // Who acts while what led to it is still shown need not wait for her.
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
