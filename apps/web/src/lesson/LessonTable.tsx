/** A table with the housekeeper beside it. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { TableScreen, type TableScreenProps } from '../table/TableScreen.tsx';
import { Housekeeper } from './Housekeeper.tsx';
import type { LessonSession } from './lesson-session.ts';
import { PointingHand } from './PointingHand.tsx';
import { paneOf, targetsOf } from './pointing.ts';
import './style.ts';

export { openLesson } from './lesson-session.ts';

export function LessonTable({ session, banner }: TableScreenProps): JSX.Element {
  const led = session as LessonSession;
  const { step, isDone, strayed } = led.lesson;
  const pane = paneOf(step.value);
  useEffect(() => {
    // Tabs and hidden panes exist only where there is no room for all panes.
    if (pane !== undefined) document.querySelector<HTMLElement>(`.tab[data-goal="${pane}"]`)?.click();
  }, [step.value]);
  return (
    <>
      <TableScreen
        session={led}
        // Conclusions are for the learner to find.
        maxLevel="facts"
        banner={
          <>
            {banner}
            <Housekeeper session={led} />
          </>
        }
      />
      {step.value !== null && !isDone.value && (
        <PointingHand targets={targetsOf(step.value, strayed.value)} />
      )}
    </>
  );
}
