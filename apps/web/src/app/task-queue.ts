/** Work that may wait, each piece in a task of its own: what is pressed meanwhile is answered between two of them. */
const waiting: (() => void)[] = [];
const { port1: next, port2: ring } = new MessageChannel();
next.onmessage = () => {
  const work = waiting.shift();
  if (waiting.length > 0) ring.postMessage(null);
  work?.();
};

/** In the order in which it was asked for. Returns how to take it back. */
export function enqueueTask(work: () => void): () => void {
  if (waiting.push(work) === 1) ring.postMessage(null);
  return () => {
    const at = waiting.indexOf(work);
    if (at >= 0) waiting[at] = () => {};
  };
}

/** When what has changed so far is on the screen. A page that nobody looks at draws nothing: it does not wait for that. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => enqueueTask(resolve));
    setTimeout(resolve, 100);
  });

/** Goes on with these steps one task at a time. */
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
