/** Plays a lesson without a screen, doing what it asks for. */
import { editionById } from '@casefile/editions';
import type { LessonPlan, LessonStep } from '@casefile/editions/lesson';
import { fits } from '@casefile/editions/lesson';
import { type Action, expandForm, type Fact } from '@casefile/engine';
import type { SavedGame, Scene } from '../../worker/messages.ts';
import { LocalTable } from '../../worker/tables/local-table.ts';
import { endOf, type LessonState } from '../progress.ts';

export interface PlayedStep {
  readonly step: LessonStep;
  /** What the learner could do when the step began. */
  readonly legal: readonly Action[];
  readonly view: Scene['view'];
  /** The stored game and lesson at that moment, and what had been done. */
  readonly saved: SavedGame;
  readonly since: number;
  readonly state: LessonState;
}
export interface PlayedLesson {
  readonly steps: readonly PlayedStep[];
  readonly log: readonly Fact[];
  readonly last: Scene;
  /** Where the lesson got stuck, and why. */
  readonly stuck: string | null;
  /** Whether the bots followed the whole plan. */
  readonly isAsPlanned: boolean;
}

const maxBotActions = 60;

export function playLesson(id: string, plan: LessonPlan): PlayedLesson {
  const { players, layout, seed, choices, options = {} } = plan;
  const table = new LocalTable(editionById(id)!, {
    edition: id,
    options,
    players,
    layout,
    seed,
    lesson: { choices },
  });
  table.look(null);
  const learner = players.find(({ bot }) => bot === undefined)!.suspect;
  const seat = table.scene().view.seats.findIndex(({ suspect }) => suspect === learner);
  table.look(seat);
  let scene = table.scene();
  const log: Fact[] = [...scene.facts];
  const take = (): void => {
    scene = table.scene();
    log.push(...scene.facts);
  };
  const done: PlayedStep[] = [];
  const marks: Record<string, string> = {};
  let since = 0;
  let stuck: string | null = null;
  for (const step of plan.steps) {
    const state = (): LessonState => ({ seat, log, marks });
    const legal = (): Action[] => scene.legal.flatMap((form) => expandForm(form));
    // The learner waits for the others first.
    for (let n = 0; n < maxBotActions && step.until === 'done' && legal().length === 0; n++) {
      if (!table.next()) break;
      take();
    }
    done.push({
      step,
      legal: legal(),
      view: scene.view,
      // Copied: the table keeps appending to its own list.
      saved: { ...scene.saved!, actions: [...scene.saved!.actions] },
      since,
      state: { seat, log: [...log], marks: { ...marks } },
    });
    if (step.until === 'done') {
      const action = legal().find((each) => fits(step.action, each));
      if (action === undefined) {
        stuck = `${step.id}: ${JSON.stringify(step.action)} is not possible; possible is ${JSON.stringify(scene.legal).slice(0, 400)}`;
        break;
      }
      const refused = table.act(seat, action);
      if (refused !== null) throw new Error(`${step.id}: ${refused.why}`);
      take();
    }
    if (step.until === 'marked') marks[`${step.card}|${step.owner}`] = step.mark;
    if (step.until === 'happened')
      for (let n = 0; n < maxBotActions && endOf(step, since, state()) === null; n++) {
        if (!table.next()) break;
        take();
      }
    const end = step.until === 'read' || step.until === 'answered' ? since : endOf(step, since, state());
    if (end === null) {
      stuck = `${step.id}: it does not end`;
      break;
    }
    since = end;
  }
  const botsDone = (): number => scene.saved!.actions.filter(({ by }) => by !== seat).length;
  while (stuck === null && botsDone() < choices.length && table.next()) take();
  const bots = scene.saved!.actions.filter(({ by }) => by !== seat);
  const isAsPlanned =
    bots.length >= choices.length &&
    choices.every(({ action }, i) => JSON.stringify(action) === JSON.stringify(bots[i]?.action));
  return { steps: done, log, last: scene, stuck, isAsPlanned };
}
