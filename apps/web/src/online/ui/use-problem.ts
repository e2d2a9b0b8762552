import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** A press that did nothing says why for this long. */
const problemMs = 8000;

/** Why the last press did nothing; null again after a while. */
export function useProblem(): Signal<string | null> {
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    if (problem.value === null) return;
    const timer = setTimeout(() => {
      problem.value = null;
    }, problemMs);
    return () => clearTimeout(timer);
  }, [problem.value]);
  return problem;
}
