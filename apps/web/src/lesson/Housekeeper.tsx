/**
 * The housekeeper who leads a lesson: her portrait, her current line, and the button to go on. Announced when it changes.
 */
import { fill } from '@casefile/editions/guide/fill';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { follow } from '../app/router.ts';
import { Drawn } from '../art/Drawn.tsx';
import { Icon } from '../art/icons/Icon.tsx';
import { housekeeper } from '../art/people/busts/housekeeper.ts';
import { namesOf } from '../words/lexicon.ts';
import { useWords } from '../words/use-words.ts';
import type { LessonSession } from './lesson-session.ts';
import { loadText } from './load.ts';
import { useLessonWords } from './use-lesson-words.ts';

export function Housekeeper({ session }: { readonly session: LessonSession }): JSX.Element | null {
  const { lesson } = session;
  const told = useWords(async (lang) => ({ lang, text: await loadText(lesson.edition, lang) }));
  const isLeaving = useSignal(false);
  const box = useRef<HTMLElement>(null);
  const t = useLessonWords();
  const names = namesOf(lesson.edition);
  const step = lesson.step.value;
  const strays = lesson.strayed.value;
  const isOver = session.scene.value?.view.result != null;
  const isRead = step?.until === 'read' || step?.until === 'answered';
  useEffect(() => {
    // Keyboard players get the focus on the button, unless they are busy elsewhere.
    const { activeElement: at } = document;
    const isFree = at === null || at === document.body || at.closest('.lesson, .act') !== null;
    if (isRead && isFree)
      box.current?.querySelector<HTMLElement>('.lesson-ways button')?.focus({ preventScroll: true });
  }, [step, told !== null && t !== null]);
  if (told === null || t === null || names === undefined) return null;
  // Names only: lessons contain no figures.
  const say = (words: string): string => fill(words, told.lang, names, {});
  const said = told.text;
  const now = step === null ? null : said.steps[step.id]!;
  const words = now === null ? said.last : strays > 0 ? (now.nudge ?? t.nudge) : now.says;
  return (
    <section
      class="lesson"
      aria-label={t.name}
      ref={box}
      data-step={step?.id ?? 'last'}
      data-strays={strays > 0}
    >
      <Drawn markup={housekeeper} box="8 2 84 84" width={56} height={56} class="lesson-face" />
      <p aria-live="polite">{isLeaving.value ? t.leaveAsk : say(words)}</p>
      <div class="lesson-ways">
        {isLeaving.value ? (
          <>
            <button type="button" class="plain" onClick={() => (isLeaving.value = false)}>
              {t.stay}
            </button>
            <button
              type="button"
              class="plain"
              onClick={() => {
                isLeaving.value = false;
                lesson.stop();
              }}
            >
              {t.alone}
            </button>
            <a class="button plain" href="/" onClick={follow}>
              {t.later}
            </a>
          </>
        ) : (
          <>
            {step?.until === 'read' && (
              <button type="button" class="primary" onClick={lesson.readOn}>
                {t.goOn}
              </button>
            )}
            {step?.until === 'answered' &&
              Object.entries(now?.answers ?? {}).map(([id, answer]) => (
                <button
                  type="button"
                  class="plain"
                  key={id}
                  data-answer={id}
                  onClick={() => lesson.answer(id)}
                >
                  {say(answer)}
                </button>
              ))}
            {step === null && (
              <>
                <button type="button" class="primary" onClick={() => void session.rematch()}>
                  {t.real}
                </button>
                <a class="button plain" href="/learn" onClick={follow}>
                  {t.more}
                </a>
              </>
            )}
          </>
        )}
      </div>
      {step !== null && !isOver && !isLeaving.value && (
        <button
          type="button"
          class="tool lesson-leave"
          aria-label={t.leave}
          title={t.leave}
          onClick={() => (isLeaving.value = true)}
        >
          <Icon id="cross" size={16} />
        </button>
      )}
      {step !== null && (
        <progress
          class="lesson-progress"
          aria-label={t.progress}
          max={lesson.steps.length}
          value={lesson.progress.value.step}
        />
      )}
    </section>
  );
}
