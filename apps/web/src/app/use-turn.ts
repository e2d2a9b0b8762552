import { useEffect, useState } from 'preact/hooks';
import { later } from './turns.ts';

/** False until the page has been shown and there is time for this: then whoever asked is drawn again. */
export function useTurn(isWanted = true): boolean {
  const [isMine, setMine] = useState(false);
  useEffect(() => (isWanted ? later(() => setMine(true)) : undefined), [isWanted]);
  return isMine;
}
