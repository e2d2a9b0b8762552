/** All that each edition says, for tests. */
import { names as asterixEn } from '../../asterix/en/names.ts';
import { names as asterixFr } from '../../asterix/fr/names.ts';
import { names as card2018En } from '../../card-2018/en/names.ts';
import { names as card2018Fr } from '../../card-2018/fr/names.ts';
import { names as clue1986En } from '../../clue-1986/en/names.ts';
import { names as clue1986Fr } from '../../clue-1986/fr/names.ts';
import { names as clue2002En } from '../../clue-2002/en/names.ts';
import { names as clue2002Fr } from '../../clue-2002/fr/names.ts';
import { names as clue2015En } from '../../clue-2015/en/names.ts';
import { names as clue2015Fr } from '../../clue-2015/fr/names.ts';
import type { EditionNames } from '../../schema/names.ts';
import { names as secrets2008En } from '../../secrets-2008/en/names.ts';
import { names as secrets2008Fr } from '../../secrets-2008/fr/names.ts';
import { names as speedEn } from '../../speed/en/names.ts';
import { names as speedFr } from '../../speed/fr/names.ts';
import { names as super1991En } from '../../super-1991/en/names.ts';
import { names as super1991Fr } from '../../super-1991/fr/names.ts';

const editionNames: Record<string, Record<string, EditionNames>> = {
  asterix: { en: asterixEn, fr: asterixFr },
  'card-2018': { en: card2018En, fr: card2018Fr },
  'clue-1986': { en: clue1986En, fr: clue1986Fr },
  'clue-2002': { en: clue2002En, fr: clue2002Fr },
  'clue-2015': { en: clue2015En, fr: clue2015Fr },
  'secrets-2008': { en: secrets2008En, fr: secrets2008Fr },
  speed: { en: speedEn, fr: speedFr },
  'super-1991': { en: super1991En, fr: super1991Fr },
};
export const namesIn = (id: string, lang: string): EditionNames => editionNames[id]![lang]!;
