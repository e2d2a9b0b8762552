import { gamesEnd } from './games-end.ts';
import { holdsEverywhere } from './property.ts';

holdsEverywhere('games end', gamesEnd);
