import { holdsEverywhere } from '../property.ts';
import { nonsense, oddOpeningsAreInOrder, wrongTypesAreProblems } from './bad-openings.ts';

holdsEverywhere('odd openings are in order or problems', oddOpeningsAreInOrder, { longest: 0 });
holdsEverywhere('openings of wrong types are problems', wrongTypesAreProblems, {
  also: nonsense,
  longest: 0,
});
