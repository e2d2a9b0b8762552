/** The names of every listed edition, for tests. */
import { partOf } from '@casefile/testkit/folders';
import { editions } from '../../index.ts';
import type { EditionNames } from '../../schema/names.ts';
import { languages } from '../words.ts';

const editionNames = new Map<string, EditionNames>(
  await Promise.all(
    editions.flatMap(({ id }) =>
      languages.map(async (lang) => {
        const part = await partOf(id, `${lang}/names`);
        return [`${id} ${lang}`, part?.names as EditionNames] as const;
      }),
    ),
  ),
);

export const namesIn = (id: string, lang: string): EditionNames => editionNames.get(`${id} ${lang}`)!;
