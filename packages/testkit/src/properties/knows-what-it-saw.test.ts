import { knowsWhatItSaw } from './knows-what-it-saw.ts';
import { holdsEverywhere } from './property.ts';

holdsEverywhere('everyone knows what they saw, and no more', knowsWhatItSaw);
