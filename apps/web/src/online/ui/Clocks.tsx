/** All clocks, by the server's account. Hidden while disconnected. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Emblem } from '../../art/people/people.tsx';
import { ownTime } from '../../game/calling.ts';
import type { RemoteSession } from '../../game/remote-session.ts';
import { more } from '../../words/lexicon.ts';
import type { Companion } from './use-company.ts';
import { useNow } from './use-now.ts';

export interface ClocksProps {
  readonly session: RemoteSession;
  readonly company: readonly Companion[];
}

export function Clocks({ session, company }: ClocksProps): JSX.Element | null {
  const face = session.room.value.clocks;
  const isPaused = session.info.value?.paused === true;
  const now = useNow(face !== null && face.running.length > 0 && !isPaused);
  const mine = company.find(({ isMe }) => isMe)?.seat;
  useEffect(() => {
    const left = mine === undefined || !face?.running.includes(mine) ? null : leftOf(mine);
    ownTime.value = left === null ? null : clockText(left);
  });
  useEffect(
    () => () => {
      ownTime.value = null;
    },
    [],
  );
  const leftOf = (seat: number): number | null => {
    const left = face?.left[seat] ?? null;
    if (left === null || isPaused || !face?.running.includes(seat)) return left;
    return Math.max(0, left - Math.max(0, now - face.heardAt));
  };
  if (face === null) return null;
  return (
    <ul class="clocks" aria-label={more().setUp.clock}>
      {company.map(({ seat, suspect, name }) => {
        const left = leftOf(seat);
        if (left === null) return null;
        return (
          <li
            key={suspect}
            data-running={face.running.includes(seat) && !isPaused}
            data-short={left < 30_000}
          >
            <Emblem id={suspect} size={16} />
            <span class="unseen">{more().people.clockOf(name, clockText(left))}</span>
            <span aria-hidden="true">{clockText(left)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** 9:05, 1:02:00, or days. */
function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
