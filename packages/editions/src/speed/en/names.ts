import { names as classic } from '../../clue-2002/en/names.ts';
import type { EditionNames } from '../../schema/names.ts';

export const names: EditionNames = {
  ...classic,
  title: 'Speed',
  summary: 'A house edition of cards only: name any three, see who answers, be the first to be sure.',
};
