import { neverMutated } from './never-mutated.ts';
import { holdsEverywhere } from './property.ts';

holdsEverywhere('nothing handed out is changed', neverMutated);
