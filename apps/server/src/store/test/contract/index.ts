/** The contract tests that every store must pass. */
import { afterEach } from 'vitest';
import { damagePromises } from './damage.ts';
import { deletionPromises } from './deletion.ts';
import { headPromises } from './heads.ts';
import { logPromises } from './log.ts';
import { notesPromises } from './notes.ts';
import { processPromises } from './processes.ts';
import type { StoreMaker } from './promises.ts';
import { tokenPromises } from './tokens.ts';

export type { StoreMaker } from './promises.ts';

export function storeContract(name: string, maker: StoreMaker): void {
  afterEach(maker.end);
  logPromises(name, maker);
  headPromises(name, maker);
  tokenPromises(name, maker);
  notesPromises(name, maker);
  processPromises(name, maker);
  deletionPromises(name, maker);
  damagePromises(name, maker);
}
