/** Who sits at the table, with how many cards, and who is asked. */
import type { Seat } from '@casefile/engine';
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

/** One player as the table shows them. */
export interface SeatLine {
  readonly seat: Seat;
  readonly suspect: string;
  readonly called: string;
  readonly hand: number;
  readonly notes: string;
  readonly isTurn: boolean;
  readonly isAsked: boolean;
  readonly isOut: boolean;
}

export function useSeatLines(): readonly SeatLine[] {
  const { session } = useTable();
  const { view, viewerSeat } = useScene();
  const { speaker } = useNaming();
  const untold = useUntold();
  const turn = untold?.turn ?? view.turn;
  const t = ui().table;
  return view.seats.map(({ suspect, hand, out, murdered, butlers, power }, seat) => {
    const sitting = session.sittings.value[seat];
    const isOut = out && !untold?.ends.includes(seat);
    const notes = [
      isOut ? (murdered ? t.murdered : t.out) : null,
      seat === viewerSeat ? t.you : null,
      sitting?.bot ? t.botStrength(botName(sitting.bot)) : null,
      sitting?.isHere === false ? t.away : null,
      butlers ? t.butlerCount(butlers) : null,
      power === undefined ? null : power === 'used' ? t.powerUsed : t.power,
    ].filter((note) => note !== null);
    const name = seat === viewerSeat ? (sitting?.name ?? suspect) : speaker.seat(seat);
    return {
      seat,
      suspect,
      called: name === suspect ? speaker.name(suspect) : name,
      hand,
      notes: notes.join(' · '),
      isTurn: turn === seat,
      isAsked: untold === null ? view.asked.includes(seat) : turn === seat,
      isOut,
    };
  });
}

export function Seats(): JSX.Element {
  const lines = useSeatLines();
  return (
    <section class="table-seats" aria-label={ui().table.seats}>
      <ul class="seats" data-many={isCrowd(lines.length)}>
        {lines.map((line) => (
          <SeatRow key={line.suspect} line={line} isMany={isCrowd(lines.length)} />
        ))}
      </ul>
    </section>
  );
}

export interface SeatRowProps {
  readonly line: SeatLine;
  readonly isMany: boolean;
}

export function SeatRow({ line, isMany }: SeatRowProps): JSX.Element {
  const { pointed } = useTable();
  const { view, viewerSeat } = useScene();
  const { names } = useNaming();
  const { seat, suspect, called, hand, isTurn } = line;
  return (
    <li
      class="seat"
      data-seat={seat}
      data-turn={isTurn}
      data-asked={line.isAsked}
      data-out={line.isOut}
      data-you={seat === viewerSeat}
      data-pointed={pointed.value?.seats.includes(seat) ?? false}
      aria-current={isTurn ? 'true' : undefined}
    >
      <Who name={names.suspects[suspect]!} story={names.hasStories && `${view.edition}#guest-${suspect}`}>
        <Face id={suspect} edition={view.edition} size={40} />
        <Emblem id={suspect} size={18} />
        {seat === viewerSeat && (
          <span class="seat-you" aria-hidden="true">
            {ui().table.you}
          </span>
        )}
      </Who>
      <span class="seat-name" title={called}>
        {isMany ? shortName(called) : called}
      </span>
      <span class="seat-count" aria-hidden="true">
        {hand}
      </span>
      <span class="unseen">{ui().table.cardCount(hand)}</span>
      <span class="seat-notes">{line.notes}</span>
    </li>
  );
}

interface WhoProps {
  readonly name: string;
  /** A link to the guest's story in the rules, if there is one. */
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
