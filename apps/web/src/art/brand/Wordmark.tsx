import '../cards/cards.css';
import { Drawn } from '../Drawn.tsx';
import { logo } from './logo.ts';

/** The name of the game with its mark. */
export const Wordmark = ({ isLarge = false }: { readonly isLarge?: boolean }) => (
  <span class={isLarge ? 'wordmark large' : 'wordmark'}>
    <Drawn markup={logo()} box="0 0 48 48" />
    Casefile
  </span>
);
