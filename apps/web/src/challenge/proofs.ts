/**
 * When a case could have been proved, counted from its record as in the casebook; and whether it is the promised deal.
 */
import type { SeatCase } from '@casefile/analysis';
import type { ChallengeInfo } from '@casefile/protocol/challenges';
import { takeWorker } from '../casebook/ahead.ts';
import type { CaseHead, CaseReply, CaseRequest } from '../casebook/messages.ts';
import { tableRecord } from '../casebook/source/table-record.ts';
import { isPromised } from './promised.ts';

export interface AttemptProof {
  readonly provable: SeatCase['provable'];
  /**
   * Whether the record is complete, is of the game that the link promises, and was dealt as the server had committed
   * to.
   */
  readonly isSound: boolean;
}
export interface WantedProof {
  readonly table: string;
  readonly token: string;
  readonly attempt: number;
  /** The player. */
  readonly suspect: string;
  readonly info: ChallengeInfo;
}

/** Null if the record cannot be fetched or read. */
export async function findProof({
  table,
  token,
  attempt,
  suspect,
  info,
}: WantedProof): Promise<AttemptProof | null> {
  const source = await tableRecord({ table, token, attempt: String(attempt) }, null);
  if ('why' in source || source.from !== 'record') return null;
  const worker = takeWorker();
  const ask = (request: CaseRequest): void => worker.postMessage(request);
  let head: CaseHead | null = null;
  let provable: AttemptProof['provable'] | null = null;
  const found = new Promise<AttemptProof | null>((resolve) => {
    worker.onerror = () => resolve(null);
    worker.onmessage = ({ data }: MessageEvent<CaseReply>) => {
      if (data.kind === 'fault') resolve(null);
      if (data.kind === 'head') head = data.head;
      if (data.kind === 'casebook' && provable === null) {
        provable = data.casebook.seats.find((each) => each.seat === head?.me)?.provable ?? null;
        if (provable !== null) ask({ ask: 'verify', noted: info.commitment });
      }
      if (data.kind === 'verified' && provable !== null && head !== null)
        resolve({ provable, isSound: isPromised(head, data.checks, info) });
    };
  });
  ask({ ask: 'open', source: { ...source, suspect } });
  try {
    return await found;
  } finally {
    // The rest of the casebook is counted when somebody opens it.
    worker.terminate();
  }
}
