import type { JSX } from 'preact';
import { Chip, Chips } from '../Chips.tsx';
import type { SheetParts } from '../context.ts';

export interface PeopleProps extends Pick<SheetParts, 'table' | 'speaker' | 'words'> {
  readonly title: string;
  readonly players: readonly number[];
  readonly chosen: number | null;
  readonly onPick: (player: number) => void;
}

/** Somebody at the table. */
export const People = ({
  table,
  speaker,
  words,
  title,
  players,
  chosen,
  onPick,
}: PeopleProps): JSX.Element => (
  <Chips title={title}>
    {players.map((player) => (
      <Chip key={player} isChosen={chosen === player} onPick={() => onPick(player)}>
        {player === table.you ? words.entry.you : speaker.seat(player)}
      </Chip>
    ))}
  </Chips>
);
