import { answersAreTrue } from './answers-are-true.ts';
import { holdsEverywhere } from './property.ts';

holdsEverywhere('answers are true', answersAreTrue);
