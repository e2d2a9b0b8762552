/** The names of every edition in both languages. */

import { names as asterixEn } from '@casefile/editions/asterix/en';
import { names as asterixFr } from '@casefile/editions/asterix/fr';
import { names as card2018En } from '@casefile/editions/card-2018/en';
import { names as card2018Fr } from '@casefile/editions/card-2018/fr';
import { names as clue1986En } from '@casefile/editions/clue-1986/en';
import { names as clue1986Fr } from '@casefile/editions/clue-1986/fr';
import { names as clue2002En } from '@casefile/editions/clue-2002/en';
import { names as clue2002Fr } from '@casefile/editions/clue-2002/fr';
import { names as clue2015En } from '@casefile/editions/clue-2015/en';
import { names as clue2015Fr } from '@casefile/editions/clue-2015/fr';
import type { EditionNames } from '@casefile/editions/names';
import { names as secrets2008En } from '@casefile/editions/secrets-2008/en';
import { names as secrets2008Fr } from '@casefile/editions/secrets-2008/fr';
import { names as speedEn } from '@casefile/editions/speed/en';
import { names as speedFr } from '@casefile/editions/speed/fr';
import { names as super1991En } from '@casefile/editions/super-1991/en';
import { names as super1991Fr } from '@casefile/editions/super-1991/fr';

export type Lang = 'en' | 'fr';

export const editionNames: Readonly<Record<string, Readonly<Record<Lang, EditionNames>>>> = {
  asterix: { en: asterixEn, fr: asterixFr },
  'card-2018': { en: card2018En, fr: card2018Fr },
  'clue-1986': { en: clue1986En, fr: clue1986Fr },
  'clue-2002': { en: clue2002En, fr: clue2002Fr },
  'clue-2015': { en: clue2015En, fr: clue2015Fr },
  'secrets-2008': { en: secrets2008En, fr: secrets2008Fr },
  speed: { en: speedEn, fr: speedFr },
  'super-1991': { en: super1991En, fr: super1991Fr },
};
