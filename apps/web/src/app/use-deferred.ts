import { useEffect, useState } from 'preact/hooks';
import { enqueueTask } from './task-queue.ts';

/** False until the page was painted and is idle; then the component renders again. */
export function useDeferred(isWanted = true): boolean {
  const [isMine, setMine] = useState(false);
  useEffect(() => (isWanted ? enqueueTask(() => setMine(true)) : undefined), [isWanted]);
  return isMine;
}
