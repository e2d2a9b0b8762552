/** What a casebook waits for, begun as soon as one is likely to be opened: the worker, and the words of its page. */
import { editionIds } from '../editions/edition-meta.ts';
import { trustedScriptUrl } from '../trusted.ts';
import { loadNames, locale } from '../words/lexicon.ts';
import { loadCaseWords } from './words/words.ts';
import workerUrl from './worker.ts?worker&url';

let waiting: Worker | null = null;

const makeWorker = (): Worker => new Worker(trustedScriptUrl(workerUrl), { type: 'module' });

/** The words are wanted once, and who needs them says so where they do not come. */
export function prepareCase(): void {
  const { lang } = locale.peek()!;
  if (waiting === null) {
    waiting = makeWorker();
    // One that did not come is no use to anybody: whoever opens a casebook tries again.
    waiting.onerror = () => {
      waiting = null;
    };
  }
  // The names of all editions come in one piece.
  for (const coming of [loadCaseWords(lang), loadNames(editionIds[0]!, lang)]) coming.catch(() => {});
}

/** For one casebook alone. */
export function takeWorker(): Worker {
  const worker = waiting ?? makeWorker();
  waiting = null;
  return worker;
}
