import { look as house } from '../classic/look.ts';
import type { EditionLook } from '../look.ts';

const clue = { badge: 'magnifier', ground: '#1e2f4f', tone: '#f1dfae' };
const extraCards: EditionLook['extraCards'] = {
  'clue:name-suspect': { ...clue, icon: 'seat' },
  'clue:name-weapon': { ...clue, icon: 'dagger' },
  'clue:name-room': { ...clue, icon: 'door' },
  'clue:pressure': { ...clue, icon: 'hand' },
  'clue:gossip': { ...clue, icon: 'chat' },
  'clue:confession': { ...clue, icon: 'eye' },
  'clue:scream': { ...clue, icon: 'scream' },
  'clue:passage': { ...clue, icon: 'passage' },
};

export const look: EditionLook = { ...house, extraCards };
