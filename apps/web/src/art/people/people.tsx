import { useMemo } from 'preact/hooks';
import { Drawn } from '../Drawn.tsx';
import { useArt } from '../use-art.ts';
import { portrait } from './portraits.ts';
import { arrivedEmblems, medallion, pawn } from './suspects.ts';

interface Props {
  readonly id: string;
  readonly size?: number;
  /** With a name it is a picture; without one it is silent. */
  readonly label?: string;
}

const spoken = (label: string | undefined) => (label === undefined ? {} : { label });

/** A suspect's sign on its colour: enough at 20 pixels. */
export function Emblem({ id, size = 24, label }: Props) {
  // There are dozens on a table: none is made again for being drawn again.
  const markup = useMemo(() => medallion(id), [id, arrivedEmblems.value]);
  return (
    <Drawn markup={markup} box="0 0 24 24" width={size} height={size} class="emblem" {...spoken(label)} />
  );
}

export const Pawn = ({ id, size = 24, label }: Props) => (
  <Drawn markup={pawn(id)} box="0 0 24 35" width={size} height={(size * 35) / 24} {...spoken(label)} />
);

interface BustProps extends Props {
  readonly edition: string;
}

// A seat is drawn again with every move, its face is not.
function useBust(id: string, edition: string): string {
  const art = useArt(edition);
  return useMemo(() => portrait(id, art?.people[id], art?.finish), [id, art]);
}

/** The bust, 25 wide and 32 high. */
export function Portrait({ id, edition, size = 100, label }: BustProps) {
  const markup = useBust(id, edition);
  return <Drawn markup={markup} box="0 -8 100 128" width={size} height={size * 1.28} {...spoken(label)} />;
}

/** Head and shoulders in a square, for seats. */
export function Face({ id, edition, size = 40, label }: BustProps) {
  const markup = useBust(id, edition);
  return <Drawn markup={markup} box="8 4 84 84" width={size} height={size} {...spoken(label)} />;
}
