/** The list of lessons, or with an edition its lesson, resumed or from the start. */
import { firstEdition } from '@casefile/editions/first-edition';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { follow, go } from '../app/router.ts';
import { isKeeping } from '../app/settings.ts';
import { Drawn } from '../art/Drawn.tsx';
import { housekeeper } from '../art/people/busts/housekeeper.ts';
import { editionIds } from '../editions/edition-meta.ts';
import { type GameCard, keptGames } from '../game/kept-games.ts';
import { startLocal } from '../game/start.ts';
import { Page } from '../screens/Page.tsx';
import { namesOf } from '../words/lexicon.ts';
import { useWords } from '../words/use-words.ts';
import { hasLesson, loadPlan, loadText } from './load.ts';
import { useLessonWords } from './use-lesson-words.ts';
import './style.ts';

const lessonsOf = (edition: string): readonly GameCard[] =>
  keptGames().filter((game) => game.isLesson && game.edition === edition);

async function open(edition: string): Promise<void> {
  const begun = lessonsOf(edition).find(({ result }) => result === null);
  if (begun !== undefined) return go(`/play/${begun.id}`, 'replace');
  const { players, layout, seed, choices, options = {} } = await loadPlan(edition);
  await startLocal({ edition, options, players, layout, seed, lesson: { choices } }, 'replace');
}

export function Learn({ edition }: { readonly edition: string | null }): JSX.Element | null {
  const t = useLessonWords();
  const isKnown = edition !== null && hasLesson(edition);
  useEffect(() => {
    if (isKnown) void open(edition);
  }, [edition]);
  if (t === null || isKnown) return <div class="opening" aria-busy="true" />;
  return (
    <Page title={t.title}>
      {edition !== null && <p>{t.unknown}</p>}
      {!isKeeping && <p class="help">{t.unkept}</p>}
      <div class="learn-first">
        <Drawn markup={housekeeper} box="0 -8 100 128" width={100} height={128} class="lesson-face" />
        <LessonLink edition={firstEdition} title={t.first} hint={t.firstHint} />
      </div>
      <h2>{t.others}</h2>
      <ul class="learn-list">
        {editionIds
          .filter((each) => each !== firstEdition && hasLesson(each))
          .map((each) => (
            <li key={each}>
              <OtherLesson edition={each} />
            </li>
          ))}
      </ul>
      <h2>{t.howTo}</h2>
      <ul class="learn-pages">
        {editionIds.map((each) => (
          <li key={each}>
            <a href={`/how-to-play/${each}`} onClick={follow} class="button plain">
              {namesOf(each)?.title ?? ''}
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

interface LessonLinkProps {
  readonly edition: string;
  readonly title: string;
  readonly hint: string;
}

/** What the lesson is about, in its own words. */
function OtherLesson({ edition }: { readonly edition: string }): JSX.Element {
  const text = useWords((lang) => loadText(edition, lang));
  return <LessonLink edition={edition} title={namesOf(edition)?.title ?? ''} hint={text?.about ?? ''} />;
}

function LessonLink({ edition, title, hint }: LessonLinkProps): JSX.Element {
  const t = useLessonWords()!;
  const games = useMemo(() => lessonsOf(edition), []);
  const isBegun = games.some(({ result }) => result === null);
  return (
    <a href={`/learn/${edition}`} onClick={follow} class="other-way">
      <span>
        <strong>{title}</strong>
        <small>{hint}</small>
        {games.length > 0 && <em>{isBegun ? t.goOnWith : t.again}</em>}
      </span>
    </a>
  );
}
