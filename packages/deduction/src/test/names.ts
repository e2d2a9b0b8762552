/** The names of every edition in both languages. */
import { editions } from '@casefile/editions';
import type { EditionNames } from '@casefile/editions/names';
import { partOf } from '@casefile/testkit/folders';

export type Lang = 'en' | 'fr';

const namesOf = async (id: string, lang: Lang): Promise<EditionNames> =>
  (await partOf(id, `${lang}/names`))!.names as EditionNames;

export const editionNames: Readonly<Record<string, Readonly<Record<Lang, EditionNames>>>> =
  Object.fromEntries(
    await Promise.all(
      editions.map(
        async ({ id }) => [id, { en: await namesOf(id, 'en'), fr: await namesOf(id, 'fr') }] as const,
      ),
    ),
  );
