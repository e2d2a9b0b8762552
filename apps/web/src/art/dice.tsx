import './cards.css';
import { Drawn } from './Drawn.tsx';
import { die } from './things/die.ts';

interface Props {
  readonly edition: string;
  /** One to six; editions print signs in place of some numbers. */
  readonly face: number;
  readonly size?: number;
  readonly label?: string;
}

export const Die = ({ edition, face, size = 48, label }: Props) => (
  <Drawn
    markup={die(edition, face)}
    box="0 0 48 48"
    width={size}
    height={size}
    class="die"
    {...(label === undefined ? {} : { label })}
  />
);
