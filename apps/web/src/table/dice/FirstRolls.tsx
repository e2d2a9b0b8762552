/** Everybody's rolls for the first turn or the deal, and who begins. */
import { rollsOf } from '@casefile/editions/words/rolls';
import type { JSX } from 'preact';
import { Emblem } from '../../art/people/people.tsx';
import { useNaming, useScene } from '../../game/context.ts';
import { locale } from '../../words/lexicon.ts';
import type { FirstRoll } from './first-rolls.ts';

export function FirstRolls({ fact }: { readonly fact: FirstRoll }): JSX.Element {
  const { view } = useScene();
  const { speaker } = useNaming();
  const { rounds, highest } = rollsOf(fact)!;
  return (
    <div class="first-rolls">
      <p>{locale.value!.game.begins(fact, speaker)}</p>
      {rounds.map((round, i) => (
        <ol key={i}>
          {round.map(({ seat, worth }) => (
            <li key={seat} data-highest={seat === highest && i === rounds.length - 1}>
              <Emblem id={view.seats[seat]!.suspect} size={20} label={speaker.seat(seat)} />
              <span>{worth}</span>
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}
