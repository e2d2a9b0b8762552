import type { Study } from '@casefile/training';
import type { SavedGame } from '../worker/messages.ts';

export interface StudyRequest {
  readonly id: string;
  readonly saved: SavedGame;
}
/** Null where the game can no longer be read. */
export interface StudyReply {
  readonly id: string;
  readonly study: Study | null;
}
