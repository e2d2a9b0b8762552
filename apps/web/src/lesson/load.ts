/** The lessons of the editions, each fetched on demand. */
import type { LessonPlan, LessonText } from '@casefile/editions/lesson';
import type { Lang } from '@casefile/editions/words/words';
import { byEdition } from '../words/by-edition.ts';

type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;
const plans: Loaders<LessonPlan> = byEdition(
  import.meta.glob<LessonPlan>('../../../../packages/editions/src/*/lesson.ts', { import: 'plan' }),
);
const texts: Readonly<Record<Lang, Loaders<LessonText>>> = {
  en: byEdition(
    import.meta.glob<LessonText>('../../../../packages/editions/src/*/en/lesson.ts', { import: 'text' }),
  ),
  fr: byEdition(
    import.meta.glob<LessonText>('../../../../packages/editions/src/*/fr/lesson.ts', { import: 'text' }),
  ),
};

export const hasLesson = (edition: string): boolean => Object.hasOwn(plans, edition);
export const loadPlan = (edition: string): Promise<LessonPlan> => plans[edition]!();
export const loadText = (edition: string, lang: Lang): Promise<LessonText> => texts[lang][edition]!();
