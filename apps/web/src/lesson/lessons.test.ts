/** U38, U65: every lesson is a real game that can be played to its end, in both languages. */
import { editionById, editions } from '@casefile/editions';
import { firstEdition } from '@casefile/editions/first-edition';
import { fill } from '@casefile/editions/guide/fill';
import type { LessonPlan, LessonStep, LessonText } from '@casefile/editions/lesson';
import { fits } from '@casefile/editions/lesson';
import type { EditionNames } from '@casefile/editions/names';
import { type Lang, languages } from '@casefile/editions/words/words';
import { expandForm, type Fact } from '@casefile/engine';
import { partOf } from '@casefile/testkit/folders';
import { faultsIn } from '@casefile/testkit/forbidden-words';
import { describe, expect, test } from 'vitest';
import { type Beat, BeatMaker } from '../game/staging/beats.ts';
import { beatTimesMs } from '../game/staging/director.ts';
import { LocalTable } from '../worker/tables/local-table.ts';
import { endOf, isHolding, stepFor } from './progress.ts';
import { playLesson } from './test/play-lesson.ts';

/** Longer texts leave no room for the table on a phone. */
const maxLetters = 260;

/** A slow reader who searches for each control before pressing it. */
const wordsPerMinute = 200;
const secondsPerPress = 1.5;

function pressesAt(step: LessonStep): number {
  switch (step.until) {
    case 'read':
    case 'answered':
      return 1;
    case 'happened':
      return 0;
    // Opening the notebook, finding the cell and pressing it twice.
    case 'marked':
      return 5;
    case 'done': {
      const { do: what, to: _to, ...named } = step.action;
      const tiles = what === 'show' ? 1 : Object.values(named).flat().length;
      return tiles === 0 ? 1 : what === 'accuse' ? tiles + 3 : tiles + 2;
    }
  }
}

/** All scenes at the calm pace, the default for newcomers. */
function scenesMs(log: readonly Fact[]): number {
  let sum = 0;
  let turn: Beat[] = [];
  const beats = new BeatMaker().take(log);
  for (const [i, beat] of beats.entries()) {
    turn.push(beat);
    if (beats[i + 1] !== undefined && beats[i + 1]!.fact.fact !== 'turn') continue;
    sum += beatTimesMs(turn, 'calm', 0).reduce((all, ms) => all + ms, 0);
    turn = [];
  }
  return sum;
}

describe.each(editions.map(({ id }) => id))('%s', async (id) => {
  const plan = (await partOf(id, 'lesson'))!.plan as LessonPlan;
  const textIn = async (lang: Lang): Promise<LessonText> =>
    (await partOf(id, `${lang}/lesson`))!.text as LessonText;

  test('U65 the game follows the plan, and every step can be completed', () => {
    const { stuck, isAsPlanned, steps } = playLesson(id, plan);
    expect(stuck).toBeNull();
    expect(isAsPlanned).toBe(true);
    expect(steps.map(({ step }) => step.id)).toEqual(plan.steps.map((step) => step.id));
    expect(new Set(plan.steps.map((step) => step.id)).size).toBe(plan.steps.length);
  });

  test('U65 no step is complete before it was done', () => {
    const { steps } = playLesson(id, plan);
    for (const { step } of steps) expect(endOf(step, 0, { seat: 0, log: [], marks: {} }), step.id).toBeNull();
  });

  test('U65 a step accepts only its own action, and text-only steps may be skipped', () => {
    const { steps } = playLesson(id, plan);
    for (const [at, { step, legal }] of steps.entries()) {
      if (step.until !== 'done') continue;
      for (const action of legal)
        expect(stepFor(plan.steps, at, action), `${step.id} ${JSON.stringify(action)}`).toBe(
          fits(step.action, action) ? at : null,
        );
      if (plan.steps[at - 1]?.until === 'read')
        expect(stepFor(plan.steps, at - 1, legal.find((each) => fits(step.action, each))!)).toBe(at);
    }
  });

  test('U38 U65 reopened at any step, game and lesson resume where they were', () => {
    const { steps } = playLesson(id, plan);
    for (const [at, { step, saved, since, state, legal }] of steps.entries()) {
      const { seat, marks } = state;
      const table = LocalTable.restore(editionById(id)!, saved);
      table.look(seat);
      const scene = table.scene();
      const log = [...scene.facts];
      expect(log, step.id).toEqual(state.log);
      expect(scene.legal.flatMap((form) => expandForm(form))).toEqual(legal);
      // An event she waits for may have happened within the same move.
      if (step.until !== 'happened') expect(endOf(step, since, { seat, log, marks }), step.id).toBeNull();
      // The game was saved but its step was not: the page was closed in between.
      const before = steps[at - 1];
      if (before !== undefined && before.step.until !== 'read' && before.step.until !== 'answered')
        expect(endOf(before.step, before.since, state), before.step.id).toBe(since);
      if (step.until !== 'happened') continue;
      while (endOf(step, since, { seat, log, marks }) === null) {
        expect(table.next(), step.id).toBe(true);
        log.push(...table.scene().facts);
      }
    }
  });

  test.each(languages)('says every step in %s, short, with names that the edition has', async (lang) => {
    const text = await textIn(lang);
    const { names } = (await partOf(id, `${lang}/names`)) as { names: EditionNames };
    expect(Object.keys(text.steps)).toEqual(plan.steps.map((step) => step.id));
    for (const step of plan.steps) {
      const { says, nudge, answers = {} } = text.steps[step.id]!;
      expect(Object.keys(answers).includes(step.until === 'answered' ? step.right : '')).toBe(
        step.until === 'answered',
      );
      for (const words of [says, nudge ?? '', text.last, ...Object.values(answers)]) {
        const said = fill(words, lang, names, {});
        expect(said.length, said).toBeLessThanOrEqual(maxLetters);
        expect(faultsIn(said, lang)).toEqual([]);
      }
    }
  });

  test.each(languages)('U38 U65 is over in the time it promises, read at leisure in %s', async (lang) => {
    const text = await textIn(lang);
    const { names } = (await partOf(id, `${lang}/names`)) as { names: EditionNames };
    const said = [...plan.steps.map((step) => text.steps[step.id]!.says), text.last];
    const words = said.flatMap((each) => fill(each, lang, names, {}).split(/\s+/)).length;
    const { log, last } = playLesson(id, plan);
    const shown = log.filter((fact) => fact.fact === 'showed' && fact.to === last.viewerSeat).length;
    const presses = plan.steps.reduce((sum, step) => sum + pressesAt(step), shown);
    const seconds = (words / wordsPerMinute) * 60 + presses * secondsPerPress + scenesMs(log) / 1000;
    expect(seconds).toBeLessThan(id === firstEdition ? 300 : 120);
    expect(seconds).toBeGreaterThan(30);
  });

  test('asks for actions, not only reading', () => {
    const held = plan.steps.filter((step) => !isHolding(step) || step.until !== 'read');
    expect(held.length).toBeGreaterThan(plan.steps.length / 2);
  });
});

test('U65 the learner wins the first game by deducing a card that nobody showed them', async () => {
  const { plan } = (await partOf('clue-2002', 'lesson')) as { plan: LessonPlan };
  const { last, steps } = playLesson('clue-2002', plan);
  expect(last.view.result?.winner).toBe(last.viewerSeat);
  const deduced = steps.find(({ step }) => step.until === 'marked')!;
  expect(deduced.step).toMatchObject({ card: 'ballroom', owner: 'peacock' });
  expect(deduced.view.shown.map(({ card }) => card)).not.toContain('ballroom');
});
