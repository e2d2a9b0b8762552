import { replays } from './replays.ts';
import { holdsEverywhere } from './property.ts';

holdsEverywhere('a record replays to the same game', replays);
