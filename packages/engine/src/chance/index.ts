export { type Chance, type ChanceData, type Draw, restoreChance, type Script } from './chance.ts';
export { combineSeeds, commit, opens } from './commitment.ts';
export { hmacSha256 } from './hmac.ts';
export { ScriptError, type ScriptedChance, scriptedChance } from './scripted.ts';
export {
  combineOpened,
  commitToSeed,
  digestOfCommitments,
  opensSeed,
  standInSeed,
} from './sealed-seeds.ts';
export { seededChance } from './seeded.ts';
export { sha256 } from './sha256.ts';
