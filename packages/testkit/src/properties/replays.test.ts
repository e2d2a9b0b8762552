import { holdsEverywhere } from './property.ts';
import { replays } from './replays.ts';

holdsEverywhere('a record replays to the same game', replays);
