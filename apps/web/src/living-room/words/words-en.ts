import type { LivingRoomWords } from './words.ts';

export const words: LivingRoomWords = {
  scan: 'Scan to sit down',
  orType: 'or type this address',
  address: 'Address',
  onlyHere:
    'Phones cannot get in yet: this server listens to its own computer only. Start it for the house with',
  nobody: 'Nobody is here yet.',
  freeChairs: (count) => (count === 1 ? 'Room for one more' : `Room for ${count} more`),
  comeBack: 'Scan to come back or watch',
  pace: 'Pace',
  fullScreen: 'Full screen',
  leave: 'Leave',
  another: 'Another game',
  anotherByPhone: 'For another game, press “Play again” on a phone.',
};
