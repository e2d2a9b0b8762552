/** What lies on the table now: the dice, the card that was drawn, what was named, and how everybody answered. */
import type { JSX } from 'preact';
import { lazyPart } from '../../app/lazy-part.tsx';
import { CardFace } from '../../art/cards/cards.tsx';
import { useCalled, useNaming, useScene, useTable, useUntold } from '../../game/context.ts';
import { ui } from '../../words/lexicon.ts';
import { firstRolls } from '../dice/first-rolls.ts';

const Dice = lazyPart(() => import('../dice/Dice.tsx').then(({ Dice }) => Dice));
// Loaded with the first question.
const Inquiry = lazyPart(() => import('./Inquiry.tsx').then(({ Inquiry }) => Inquiry), true);
const FirstRolls = lazyPart(() => import('../dice/FirstRolls.tsx').then(({ FirstRolls }) => FirstRolls));

export function Now(): JSX.Element | null {
  const { view } = useScene();
  const { drawing, session } = useTable();
  const { speaker } = useNaming();
  const t = ui().table;
  // Events still to be staged are not shown here yet.
  const untold = useUntold();
  const waiting = untold?.names ?? [];
  const last = view.history.at(waiting.includes('suggested') ? -2 : -1);
  // Without a board it is in the middle of the table already. A player with nothing to do may read it until the next
  // one.
  const isAsked = useCalled();
  const isOpen = drawing !== null && (last?.turn === view.turnNumber || !isAsked);
  const inquiry = isOpen ? last : undefined;
  const clue = waiting.includes('clue') ? null : (view.clue ?? null);
  const clocks = (view.clocks ?? 0) - (untold?.clocks ?? 0);
  // A player who has just sat down sees how the first player was found.
  const first = view.turnNumber === 1 && inquiry === undefined ? firstRolls(session.log.value) : undefined;
  const isEmpty = view.dice === null && inquiry === undefined && clue === null;
  if (isEmpty && clocks === 0 && first === undefined) return null;
  return (
    <div class="now">
      {inquiry === undefined && view.dice !== null && <Dice />}
      {first !== undefined && <FirstRolls fact={first} />}
      {clue !== null && (
        <div class="now-clue">
          <CardFace id={clue} name={speaker.name(clue)} edition={view.edition} />
          <p>{speaker.name(clue)}</p>
        </div>
      )}
      {clocks > 0 && <p class="now-clocks">{t.clocksLeft(clocks)}</p>}
      {inquiry !== undefined && <Inquiry inquiry={inquiry} />}
    </div>
  );
}
