/** State of a finished game's screens; the analysis arrives piece by piece. */
import type { Casebook, NotebookCase, OwnMark } from '@casefile/analysis';
import type { Seat } from '@casefile/engine';
import type { Check, Dealt } from '@casefile/protocol/record/verify';
import { batch, type Signal, signal } from '@preact/signals';
import { loadNames, locale } from '../words/lexicon.ts';
import { takeWorker } from './ahead.ts';
import type { Begun, CaseFault, CaseHead, CaseReply, CaseRequest, CaseSource } from './messages.ts';

export interface OpenCase {
  readonly head: Signal<CaseHead | null>;
  readonly casebook: Signal<Casebook | null>;
  readonly progress: Signal<{ readonly done: number; readonly of: number } | null>;
  readonly verified: Signal<{ readonly checks: readonly Check[]; readonly dealt: Dealt } | 'checking' | null>;
  readonly fault: Signal<CaseFault | null>;
  /** The reader's own notebook, judged by what could be proved. */
  readonly notes: Signal<NotebookCase | null>;
  judge(seat: Seat, marks: readonly OwnMark[]): void;
  verify(noted: string | null): void;
  begin(at: number, seat: Seat, isDrawn: boolean): Promise<Begun>;
  close(): void;
}

export function openCase(load: () => Promise<CaseSource | CaseFault>): OpenCase {
  const worker = takeWorker();
  const head = signal<CaseHead | null>(null);
  const casebook = signal<Casebook | null>(null);
  const progress = signal<{ done: number; of: number } | null>(null);
  const verified = signal<{ checks: readonly Check[]; dealt: Dealt } | 'checking' | null>(null);
  const fault = signal<CaseFault | null>(null);
  const notes = signal<NotebookCase | null>(null);
  let begin: ((begun: Begun) => void) | null = null;
  const ask = (request: CaseRequest): void => worker.postMessage(request);
  const take = async (reply: CaseReply): Promise<void> => {
    if (reply.kind === 'head') {
      await loadNames(reply.head.edition, locale.value!.lang);
      head.value = reply.head;
    } else if (reply.kind === 'casebook')
      batch(() => {
        casebook.value = reply.casebook;
        progress.value = reply.done < reply.of ? { done: reply.done, of: reply.of } : null;
      });
    else if (reply.kind === 'verified') verified.value = reply;
    else if (reply.kind === 'notes') notes.value = reply.notes;
    else if (reply.kind === 'begun') begin?.(reply.begun);
    else fault.value = reply.fault;
  };
  const lost = (): void => {
    fault.value ??= { why: 'unreachable' };
  };
  worker.onmessage = ({ data }: MessageEvent<CaseReply>) => void take(data).catch(lost);
  worker.onerror = lost;
  load().then((source) => {
    if ('why' in source) fault.value = source;
    else ask({ ask: 'open', source });
  }, lost);
  return {
    head,
    casebook,
    progress,
    verified,
    fault,
    notes,
    judge: (seat, marks) => ask({ ask: 'notes', seat, marks }),
    verify(noted) {
      verified.value = 'checking';
      ask({ ask: 'verify', noted });
    },
    begin(at, seat, isDrawn) {
      ask({ ask: 'begin', at, seat, isDrawn });
      return new Promise((resolve) => {
        begin = resolve;
      });
    },
    close: () => worker.terminate(),
  };
}
