import { useEffect, useState } from 'preact/hooks';
import { enqueueTask } from './task-queue.ts';

/** False until the page has been shown and there is time for this: then whoever asked is drawn again. */
export function useDeferred(isWanted = true): boolean {
  const [isMine, setMine] = useState(false);
  useEffect(() => (isWanted ? enqueueTask(() => setMine(true)) : undefined), [isWanted]);
  return isMine;
}
