/** Who sits at the table, with how many cards, and who is asked. */
import type { JSX } from 'preact';
import { Emblem } from '../art/people.tsx';
import { useNaming, useScene, useTable } from '../game/context.ts';
import { ui } from '../words/lexicon.ts';

export function Seats(): JSX.Element {
  const { session } = useTable();
  const { view, looker } = useScene();
  const { speaker } = useNaming();
  const t = ui().table;
  return (
    <ul class="seats" aria-label={t.seats}>
      {view.seats.map(({ suspect, hand, out, murdered }, seat) => {
        const sitting = session.sittings.value[seat];
        const asked = view.asked.includes(seat);
        const notes = [
          seat === looker ? ui().setUp.you : null,
          sitting?.bot ? t.botStrength(sitting.bot) : null,
          sitting?.isHere === false ? t.away : null,
          murdered ? t.murdered : out ? t.out : null,
        ].filter((note) => note !== null);
        return (
          <li key={suspect} class="seat" data-turn={view.turn === seat} data-asked={asked} data-out={out}>
            <Emblem id={suspect} />
            <span class="seat-name">{speaker.seat(seat)}</span>
            <span class="seat-notes">{[t.cardCount(hand), ...notes].join(' · ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
