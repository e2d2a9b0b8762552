import { holdsEverywhere } from './property.ts';
import { somebodyCanAct } from './somebody-can-act.ts';

holdsEverywhere('somebody can act until the end, nobody after', somebodyCanAct);
