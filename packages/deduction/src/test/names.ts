/** The names of every edition in both languages. */

import { names as asterixEn } from '@casefile/editions/asterix/en/names';
import { names as asterixFr } from '@casefile/editions/asterix/fr/names';
import { names as card2018En } from '@casefile/editions/card-2018/en/names';
import { names as card2018Fr } from '@casefile/editions/card-2018/fr/names';
import { names as clue1986En } from '@casefile/editions/clue-1986/en/names';
import { names as clue1986Fr } from '@casefile/editions/clue-1986/fr/names';
import { names as clue2002En } from '@casefile/editions/clue-2002/en/names';
import { names as clue2002Fr } from '@casefile/editions/clue-2002/fr/names';
import { names as clue2015En } from '@casefile/editions/clue-2015/en/names';
import { names as clue2015Fr } from '@casefile/editions/clue-2015/fr/names';
import type { EditionNames } from '@casefile/editions/names';
import { names as secrets2008En } from '@casefile/editions/secrets-2008/en/names';
import { names as secrets2008Fr } from '@casefile/editions/secrets-2008/fr/names';
import { names as speedEn } from '@casefile/editions/speed/en/names';
import { names as speedFr } from '@casefile/editions/speed/fr/names';
import { names as super1991En } from '@casefile/editions/super-1991/en/names';
import { names as super1991Fr } from '@casefile/editions/super-1991/fr/names';

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
