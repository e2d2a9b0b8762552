/** Preloads what a casebook needs, the worker and its words, as soon as one is likely to be opened. */
import { editionIds } from '../editions/edition-meta.ts';
import { trustedScriptUrl } from '../trusted.ts';
import { loadNames, locale } from '../words/lexicon.ts';
import { loadCaseWords } from './words/words.ts';
import workerUrl from './worker.ts?worker&url';

let waiting: Worker | null = null;

const makeWorker = (): Worker => new Worker(trustedScriptUrl(workerUrl), { type: 'module' });

/** Failures are ignored here: the screen that needs the words reports them. */
export function prepareCase(): void {
  const { lang } = locale.peek()!;
  if (waiting === null) {
    waiting = makeWorker();
    // A failed load is not kept, so that opening a casebook tries again.
    waiting.onerror = () => {
      waiting = null;
    };
  }
  // The names of all editions are one chunk.
  for (const coming of [loadCaseWords(lang), loadNames(editionIds[0]!, lang)]) coming.catch(() => {});
}

/** Used for one casebook only. */
export function takeWorker(): Worker {
  const worker = waiting ?? makeWorker();
  waiting = null;
  return worker;
}
