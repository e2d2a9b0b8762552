import '../cards/cards.css';
import type { DieSign } from '@casefile/editions/die';
import { Drawn } from '../Drawn.tsx';
import { die } from './die.ts';

interface Props {
  /** One to six. */
  readonly face: number;
  /** What is printed there in place of the pips. */
  readonly sign?: DieSign | undefined;
  readonly size?: number;
  readonly label?: string;
}

export const Die = ({ face, sign, size = 48, label }: Props) => (
  <Drawn
    markup={die(face, sign)}
    box="0 0 48 48"
    width={size}
    height={size}
    class="die"
    {...(label === undefined ? {} : { label })}
  />
);
