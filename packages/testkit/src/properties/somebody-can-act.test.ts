import { somebodyCanAct } from './somebody-can-act.ts';
import { holdsEverywhere } from './property.ts';

holdsEverywhere('somebody can act until the end, nobody after', somebodyCanAct);
