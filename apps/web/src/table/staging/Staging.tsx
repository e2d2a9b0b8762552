/** The stage over the board: what happens, one beat at a time, with a picture for each gesture. */
import { sayFact } from '@casefile/editions/words/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { Icon } from '../../art/icons/Icon.tsx';
import { useNaming, useTable } from '../../game/context.ts';
import type { Beat, Gesture } from '../../game/staging/beats.ts';
import { locale, ui } from '../../words/lexicon.ts';
import { Picture } from './Picture.tsx';
import { Question } from './Question.tsx';
import './style.ts';

export function Staging(): JSX.Element | null {
  const { session } = useTable();
  const { speaker } = useNaming();
  const beat = session.beat.value;
  useLitSeat(beat?.seat ?? null);
  if (beat === null) return null;
  const caption = sayFact(locale.value!.game, beat.fact, speaker);
  return (
    <div class="staging" data-gesture={beat.gesture} data-on-board={isOnBoard(beat)}>
      {/* The log's own announcer reads out what happens. */}
      <div class="tableau" aria-hidden="true" key={beat.asking === null ? beat.n : 'asking'}>
        {beat.asking !== null ? <Question beat={beat} asking={beat.asking} /> : <Picture beat={beat} />}
        {caption !== '' && <p class="stage-caption">{caption}</p>}
      </div>
      {settings.speed.value === 'step' && (
        <button type="button" class="primary step-on" onClick={() => {}}>
          {ui().table.stepOn} <Icon id="next" size={16} />
        </button>
      )}
    </div>
  );
}

/** What is seen on the board itself: it stays clear, but for the words at its edge. */
const onBoard: readonly Gesture[] = ['dice', 'walk', 'passage', 'caption', 'tunnel', 'carry'];
const isOnBoard = ({ gesture, asking }: Beat): boolean => onBoard.includes(gesture) && asking === null;

/** Who does it is lit in the row of players. */
function useLitSeat(seat: number | null): void {
  useEffect(() => {
    const face = seat === null ? null : document.querySelector<HTMLElement>(`.seat[data-seat="${seat}"]`);
    if (face === null) return;
    face.dataset.lit = '';
    return () => {
      delete face.dataset.lit;
    };
  }, [seat]);
}
