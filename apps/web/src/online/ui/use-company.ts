/** Who is at this table, chair by chair, as everything about people needs it. */
import type { Seat } from '@casefile/engine';
import type { TableInfo } from '@casefile/protocol/http';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { botName } from '../../game/bot-name.ts';
import type { RemoteSession } from '../../game/remote-session.ts';
import { namesOf } from '../../words/lexicon.ts';
import { votedChairs } from '../voted-chairs.ts';

export interface Companion {
  readonly seat: Seat;
  readonly suspect: string;
  /** The people's names, or the bot's. */
  readonly name: string;
  readonly people: readonly string[];
  /** The name of the bot that plays here. */
  readonly bot: string | null;
  readonly isMe: boolean;
  readonly isHost: boolean;
  readonly isHere: boolean;
  /** When this device last saw them, by its own clock; null while they are here. */
  readonly goneSince: number | null;
  /** The server counts them as away: a bot may be seated. */
  readonly isAway: boolean;
  /** The suspects of the chairs that vote for a bot. */
  readonly votedBy: readonly string[];
}

export function useCompany(session: RemoteSession, info: TableInfo): readonly Companion[] {
  const { keys } = session;
  const { here, seats, absent, votes } = session.room.value;
  const gone = useSignal<Readonly<Record<string, number>>>({});
  const present = here.join(' ');
  useEffect(() => {
    const missing = info.chairs.filter(
      ({ people, bot }) =>
        bot === null && people.length > 0 && people.every(({ person }) => !here.includes(person)),
    );
    gone.value = Object.fromEntries(
      missing.map(({ suspect }) => [suspect, gone.peek()[suspect] ?? Date.now()]),
    );
  }, [present, info]);
  const names = namesOf(info.edition);
  return info.chairs
    .filter(({ free }) => !free)
    .map(({ suspect, people, bot }): Companion => {
      const seat = seats.indexOf(suspect);
      return {
        seat,
        suspect,
        name: people.map(({ name }) => name).join(' & ') || (names?.suspects[suspect] ?? suspect),
        people: people.map(({ person }) => person),
        bot: bot === null ? null : botName(bot),
        isMe: people.some(({ person }) => person === keys.person),
        isHost: people.some(({ person }) => person === info.host.person),
        isHere: bot !== null || people.some(({ person }) => here.includes(person)),
        goneSince: gone.value[suspect] ?? null,
        isAway: absent.includes(seat),
        votedBy: votedChairs(info.chairs, votes[seat] ?? []),
      };
    })
    .sort((one, other) => one.seat - other.seat);
}
