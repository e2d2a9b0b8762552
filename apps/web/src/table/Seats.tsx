/** Who sits at the table, with how many cards, and who is asked. */
import type { ComponentChildren, JSX } from 'preact';
import { followOver } from '../app/router.ts';
import { Emblem, Face } from '../art/people/people.tsx';
import { botName } from '../game/bot-name.ts';
import { useNaming, useScene, useTable, useUntold } from '../game/context.ts';
import { ui } from '../words/lexicon.ts';

/** Without the title: “Moutarde” for “Colonel Moutarde”. */
export const shortName = (name: string): string => name.split(' ').at(-1)!;

/** With more players than this, full names do not fit. */
export const isCrowd = (seats: number): boolean => seats > 6;

export function Seats(): JSX.Element {
  const { session, pointed } = useTable();
  const { view, viewerSeat } = useScene();
  const { names, speaker } = useNaming();
  const untold = useUntold();
  const turn = untold?.turn ?? view.turn;
  const t = ui().table;
  return (
    <section class="table-seats" aria-label={t.seats}>
      <ul class="seats" data-many={isCrowd(view.seats.length)}>
        {view.seats.map(({ suspect, hand, out, murdered, butlers, power }, seat) => {
          const sitting = session.sittings.value[seat];
          const isOut = out && !untold?.ends.includes(seat);
          const notes = [
            isOut ? (murdered ? t.murdered : t.out) : null,
            seat === viewerSeat ? ui().table.you : null,
            sitting?.bot ? t.botStrength(botName(sitting.bot)) : null,
            sitting?.isHere === false ? t.away : null,
            butlers ? t.butlerCount(butlers) : null,
            power === undefined ? null : power === 'used' ? t.powerUsed : t.power,
          ].filter((note) => note !== null);
          const name = seat === viewerSeat ? (sitting?.name ?? suspect) : speaker.seat(seat);
          const called = name === suspect ? speaker.name(suspect) : name;
          return (
            <li
              key={suspect}
              class="seat"
              data-seat={seat}
              data-turn={turn === seat}
              data-asked={untold === null ? view.asked.includes(seat) : turn === seat}
              data-out={isOut}
              data-you={seat === viewerSeat}
              data-pointed={pointed.value?.seats.includes(seat) ?? false}
              aria-current={turn === seat ? 'true' : undefined}
            >
              <Who
                name={names.suspects[suspect]!}
                story={names.hasStories && `${view.edition}#guest-${suspect}`}
              >
                <Face id={suspect} edition={view.edition} size={40} />
                <Emblem id={suspect} size={18} />
              </Who>
              <span class="seat-name" title={called}>
                {isCrowd(view.seats.length) ? shortName(called) : called}
              </span>
              <span class="seat-count" aria-hidden="true">
                {hand}
              </span>
              <span class="unseen">{t.cardCount(hand)}</span>
              <span class="seat-notes">{notes.join(' · ')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface WhoProps {
  readonly name: string;
  /** Where the rules tell who that is, if they do. */
  readonly story: string | undefined;
  readonly children: ComponentChildren;
}

function Who({ name, story, children }: WhoProps): JSX.Element {
  if (story === undefined) return <span class="seat-face">{children}</span>;
  return (
    <a class="seat-face" href={`/rules/${story}`} onClick={followOver} aria-label={ui().table.whoIs(name)}>
      {children}
    </a>
  );
}
