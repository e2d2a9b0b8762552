/** My record: games, questions, strength, training and days, all kept on this device alone. */
import { opponents } from '@casefile/bots';
import type { Lang } from '@casefile/editions/words/words';
import { otherPerson, puzzleKinds, type Study, streakOf, summaryOf, type Tally } from '@casefile/training';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { follow } from '../app/router.ts';
import { isKeeping } from '../app/settings.ts';
import { keptDiary } from '../daily/diary.ts';
import { sayStreak } from '../daily/share.ts';
import { today } from '../daily/today.ts';
import { loadDailyWords } from '../daily/words.ts';
import { savedGame } from '../game/kept-games.ts';
import { Page } from '../screens/Page.tsx';
import { save } from '../table/end/paper/picture.ts';
import { keptProgress } from '../training/kept.ts';
import { LevelPips } from '../training/LevelPips.tsx';
import { loadTrainWords } from '../training/words/words.ts';
import { trustedScriptUrl } from '../trusted.ts';
import { namesOf } from '../words/lexicon.ts';
import { useWords } from '../words/use-words.ts';
import { deleteRecord, exportRecord, keepStudy, keptRecord } from './kept.ts';
import type { StudyReply, StudyRequest } from './messages.ts';
import { Strength } from './Strength.tsx';
import { loadRecordWords, type RecordWords } from './words.ts';
import workerUrl from './worker.ts?worker&url';
import './style.ts';

/** The number of games analysed per visit. */
const maxStudies = 20;

const loadWords = async (lang: Lang) => {
  const [record, train, daily] = await Promise.all([
    loadRecordWords(lang),
    loadTrainWords(lang),
    loadDailyWords(lang),
  ]);
  return { record, train, daily };
};

export function RecordScreen(): JSX.Element {
  const words = useWords(loadWords);
  const games = useSignal(keptRecord());
  const left = useSignal(0);
  const undo = useSignal<(() => void) | null>(null);
  useEffect(
    () =>
      studyGames(
        games.peek().flatMap(({ id, study }) => (study === undefined ? [id] : [])),
        (id, study) => {
          if (study !== null && undo.peek() === null) games.value = keepStudy(id, study);
        },
        (count) => {
          left.value = count;
        },
      ),
    [],
  );
  const summary = useMemo(() => summaryOf(games.value), [games.value]);
  if (words === null) return <div class="opening" aria-busy="true" />;
  const { record: t, train, daily } = words;
  const progress = keptProgress();
  const streak = streakOf(keptDiary(), today.value);
  const practised = puzzleKinds.filter((kind) => progress[kind].answered > 0);
  const isNew = Object.keys(keptDiary()).length === 0;
  const isEmpty = isNew && summary.all.games === 0 && practised.length === 0;
  const nameOf = (bot: string): string =>
    bot === otherPerson ? t.people : (opponents.find(({ id }) => id === bot)?.name ?? bot);
  const remove = (): void => {
    undo.value = deleteRecord();
    games.value = keptRecord();
  };
  const restore = (): void => {
    undo.value?.();
    undo.value = null;
    games.value = keptRecord();
  };
  return (
    <Page title={t.title}>
      {!isKeeping && <p class="help">{t.unkept}</p>}
      {summary.all.games === 0 ? (
        <>
          <p>{t.none}</p>
          <p class="ways-on">
            <a href="/" onClick={follow} class="button primary">
              {t.toGame}
            </a>
          </p>
        </>
      ) : (
        <>
          <dl class="record-head">
            <Figure name={t.games} value={String(summary.all.games)} />
            <Figure
              name={t.won}
              value={`${summary.all.won} · ${t.percent(summary.all.won / summary.all.games)}`}
            />
            <Figure name={t.inRow} value={t.streak(summary.winStreak.now, summary.winStreak.best)} />
            {summary.all.accuracy !== null && (
              <Figure name={t.accuracy} value={t.percent(summary.all.accuracy)} />
            )}
            {summary.all.delay !== null && <Figure name={t.delay} value={t.number(summary.all.delay)} />}
          </dl>
          <p role="status" class="help">
            {left.value > 0 ? t.studying(left.value) : summary.all.accuracy !== null ? t.explain : ''}
          </p>
          <h2 class="record-part">{t.strength}</h2>
          <Strength strength={summary.strength} games={summary.all.games} words={t} />
          <h2 class="record-part">{t.byEdition}</h2>
          <Tallies
            head={t.edition}
            words={t}
            rows={Object.entries(summary.byEdition).map(([id, tally]) => [namesOf(id)?.title ?? id, tally])}
          />
          <h2 class="record-part">{t.byBot}</h2>
          <Tallies
            head={t.opponent}
            words={t}
            rows={Object.entries(summary.byBot).map(([id, tally]) => [nameOf(id), tally])}
          />
        </>
      )}
      <h2 class="record-part">{t.trainer}</h2>
      {practised.length === 0 ? (
        <p>
          {t.trainerNone}{' '}
          <a href="/train" onClick={follow}>
            {train.title}
          </a>
        </p>
      ) : (
        <ul class="record-levels">
          {practised.map((kind) => {
            const { level, best, right, answered } = progress[kind];
            return (
              <li key={kind}>
                <strong>{train.kinds[kind]}</strong>
                <LevelPips level={level} label={train.level(level, 7)} />
                <small>{t.trainerLevel(level, best, right, answered)}</small>
              </li>
            );
          })}
        </ul>
      )}
      <h2 class="record-part">{t.daily}</h2>
      <p>
        {sayStreak(streak, daily)}{' '}
        <a href="/daily" onClick={follow}>
          {isNew ? daily.toToday : daily.calendar}
        </a>
      </p>
      {!isEmpty && (
        <>
          <p class="help">{t.kept}</p>
          <p class="ways-on">
            <button
              type="button"
              onClick={() =>
                save(new Blob([exportRecord()], { type: 'application/json' }), 'casefile-record.json')
              }
            >
              {t.export}
            </button>
            <button type="button" class="grave" onClick={remove}>
              {t.delete}
            </button>
          </p>
        </>
      )}
      {undo.value !== null && (
        <p class="newer" role="status">
          <span>{t.deleted}</span>
          <button type="button" class="plain" onClick={restore}>
            {t.undo}
          </button>
        </p>
      )}
    </Page>
  );
}

const Figure = ({ name, value }: { readonly name: string; readonly value: string }): JSX.Element => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function Tallies({
  head,
  rows,
  words: t,
}: {
  readonly head: string;
  readonly rows: readonly (readonly [string, Tally])[];
  readonly words: RecordWords;
}): JSX.Element {
  return (
    <table class="record-table">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t.games}</th>
          <th scope="col" class="wide">
            {t.won}
          </th>
          <th scope="col">{t.turnsShort}</th>
          <th scope="col">{t.questions}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { games, won, turns, accuracy }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{games}</td>
            <td class="wide">
              <span class="share" style={{ '--part': won / games }}>
                {won} · {t.percent(won / games)}
              </span>
            </td>
            <td>{turns === null ? '–' : t.number(turns)}</td>
            <td>{accuracy === null ? '–' : t.percent(accuracy)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Analyses one after the other, the latest first; returns a function that stops. */
function studyGames(
  ids: readonly string[],
  take: (id: string, study: Study | null) => void,
  tellLeft: (count: number) => void,
): () => void {
  const wanted = [...ids]
    .reverse()
    .flatMap((id): StudyRequest[] => {
      const saved = savedGame(id);
      return saved === null ? [] : [{ id, saved }];
    })
    .slice(0, maxStudies);
  if (wanted.length === 0) return () => {};
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  const next = (): void => {
    tellLeft(wanted.length);
    const request = wanted.shift();
    if (request !== undefined) worker.postMessage(request);
  };
  worker.onmessage = ({ data }: MessageEvent<StudyReply>) => {
    take(data.id, data.study);
    next();
  };
  worker.onerror = () => tellLeft(0);
  next();
  return () => worker.terminate();
}
