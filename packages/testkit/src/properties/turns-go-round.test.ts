import { holdsEverywhere } from './property.ts';
import { turnsGoRound } from './turns-go-round.ts';

holdsEverywhere('turns go round', turnsGoRound);
