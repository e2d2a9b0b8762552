export {
  type MadeGameRecord,
  makeGameRecord,
  makeRecord,
  makeViewpoint,
  openedIn,
} from './make.ts';
export {
  decodeRecord,
  type EditionLookup,
  type ParsedRecord,
  parseRecord,
  type RecordFault,
} from './parse.ts';
export { salvageRecord } from './salvage.ts';
export {
  type CaseRecord,
  type ReadRecord,
  type RecordChance,
  recordFormat,
  recordSchema,
} from './schema.ts';
export { factsOf, type GameStep, resultOf, stepsOf } from './steps.ts';
export { checksumOf, makeRecordText } from './text.ts';
export { type Move, type ReplayedStep, replaySteps } from './verify/replay-steps.ts';
export { checkSeen } from './verify/seen.ts';
export {
  type Check,
  type Dealt,
  isVerified,
  type Verification,
  type VerifyOptions,
  verifyRecord,
} from './verify/verify.ts';
