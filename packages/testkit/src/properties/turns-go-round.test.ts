import { turnsGoRound } from './turns-go-round.ts';
import { holdsEverywhere } from './property.ts';

holdsEverywhere('turns go round', turnsGoRound);
