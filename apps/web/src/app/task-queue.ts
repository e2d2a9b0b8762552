/** Deferred work, each piece in its own task, so that input is handled in between. */
const waiting: (() => void)[] = [];
const { port1: next, port2: ring } = new MessageChannel();
next.onmessage = () => {
  const work = waiting.shift();
  if (waiting.length > 0) ring.postMessage(null);
  work?.();
};

/** Runs in order. Returns a function that cancels it. */
export function enqueueTask(work: () => void): () => void {
  if (waiting.push(work) === 1) ring.postMessage(null);
  return () => {
    const at = waiting.indexOf(work);
    if (at >= 0) waiting[at] = () => {};
  };
}

/** Resolves after the next paint; at once on a hidden page, which does not paint. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => enqueueTask(resolve));
    setTimeout(resolve, 100);
  });

/** Runs these steps one per task. */
export function runInSteps<T>(steps: Iterator<void, T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const go = (): void => {
      try {
        const step = steps.next();
        if (step.done) resolve(step.value);
        else enqueueTask(go);
      } catch (error) {
        reject(error);
      }
    };
    enqueueTask(go);
  });
}
