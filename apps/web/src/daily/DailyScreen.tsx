/** The case of a day: a puzzle, a game, the calendar, and a line to share. */
import type { Lang } from '@casefile/editions/words/words';
import {
  type Day,
  dailyEdition,
  dailyGame,
  dailyPuzzle,
  firstDay,
  type Puzzle,
  parseDay,
  streakOf,
} from '@casefile/training';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { follow, go } from '../app/router.ts';
import { isKeeping, settings } from '../app/settings.ts';
import { editionIds, loadMeta } from '../editions/edition-meta.ts';
import { savedGame } from '../game/kept-games.ts';
import { startLocal } from '../game/start.ts';
import { Page } from '../screens/Page.tsx';
import { LevelPips } from '../training/LevelPips.tsx';
import { openStock } from '../training/open-stock.ts';
import { PuzzleView } from '../training/puzzle/PuzzleView.tsx';
import { loadTrainWords, type TrainWords } from '../training/words/words.ts';
import { namesOf } from '../words/lexicon.ts';
import { useWords } from '../words/use-words.ts';
import { Calendar, sayDay } from './Calendar.tsx';
import { keepDone, keptDiary } from './diary.ts';
import { gameIdOf } from './game-id.ts';
import { resultLine, sayGame, sayPuzzle, sayStreak, shareLine } from './share.ts';
import { today, watchClock } from './today.ts';
import { type DailyWords, loadDailyWords } from './words.ts';
import './style.ts';

export interface DailyScreenProps {
  /** From the address; null for today. */
  readonly day: string | null;
}

interface AllWords {
  readonly daily: DailyWords;
  readonly train: TrainWords;
}
async function loadWords(lang: Lang): Promise<AllWords> {
  const [daily, train] = await Promise.all([loadDailyWords(lang), loadTrainWords(lang)]);
  return { daily, train };
}

const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const plain = { day: 'numeric', month: 'long', year: 'numeric' } as const;

export function DailyScreen({ day }: DailyScreenProps): JSX.Element {
  const words = useWords(loadWords);
  useEffect(watchClock, []);
  // A case open at midnight stays open.
  const opened = useMemo(() => today.peek(), [day]);
  if (words === null) return <div class="opening" aria-busy="true" />;
  const { daily: t } = words;
  const wanted = day === null ? opened : parseDay(day);
  const fault = faultOf(wanted, t);
  if (fault !== null)
    return (
      <Page title={t.title}>
        <p role="alert">{fault}</p>
        <p class="ways-on">
          {today.value >= firstDay && (
            <a href="/daily" onClick={follow} class="button primary">
              {t.toToday}
            </a>
          )}
          <a href="/train" onClick={follow} class="button plain">
            {t.toTrainer}
          </a>
        </p>
      </Page>
    );
  return <OneDay key={wanted} day={wanted!} words={words} isToday={day === null} />;
}

function faultOf(wanted: Day | null, t: DailyWords): string | null {
  if (wanted === null) return t.noDay;
  if (today.value < firstDay) return t.clock(sayDay(today.value, plain));
  if (wanted > today.value) return t.future(sayDay(wanted, plain));
  return wanted < firstDay ? t.tooEarly(sayDay(firstDay, plain)) : null;
}

interface OneDayProps {
  readonly day: Day;
  readonly words: AllWords;
  readonly isToday: boolean;
}

function OneDay({ day, words: { daily: t, train }, isToday }: OneDayProps): JSX.Element {
  const diary = useSignal(keptDiary());
  const puzzle = useSignal<Puzzle | 'looking' | 'missing'>('looking');
  const isOpen = useSignal(false);
  const rivals = useSignal(0);
  const shared = useSignal<'copied' | 'shown' | null>(null);
  const wanted = useMemo(() => dailyPuzzle(day, editionIds), [day]);
  const gameEdition = dailyEdition(day, editionIds);
  const stock = useMemo(openStock, []);
  const look = async (): Promise<void> => {
    puzzle.value = 'looking';
    puzzle.value = (await stock.daily(day, wanted)) ?? 'missing';
  };
  // Prepared in advance, so that pressing is instant.
  useEffect(() => {
    void look();
    void loadMeta(gameEdition).then(
      (meta) => {
        if (meta !== undefined) rivals.value = dailyGame(day, meta).players.length - 1;
      },
      () => {},
    );
    return () => stock.close();
  }, []);
  const done = diary.value[day] ?? {};
  const streak = streakOf(diary.value, today.value);
  const last = Object.keys(diary.value).sort().at(-1);
  const open = (): void => {
    isOpen.value = true;
    if (puzzle.value === 'missing') void look();
  };
  const play = async (): Promise<void> => {
    const id = gameIdOf(day);
    if (savedGame(id) !== null) {
      go(`/play/${id}`);
      return;
    }
    const meta = await loadMeta(gameEdition);
    if (meta === undefined) return;
    const name = settings.name.value.trim();
    const { edition, players, seed } = dailyGame(day, meta);
    const seated = players.map((player) =>
      player.bot === undefined && name !== '' ? { ...player, name } : player,
    );
    await startLocal({ edition, options: {}, players: seated, seed }, 'push', id);
  };
  const shown = puzzle.value;
  const level = typeof shown === 'object' ? shown.level : wanted.level;
  const line = resultLine(
    { day, date: sayDay(day, plain), level, done, streak: streak.now, origin: location.origin },
    t,
  );
  const share = async (): Promise<void> => {
    const how = await shareLine(line);
    shared.value = how === 'shared' ? null : how;
  };
  return (
    <Page title={t.title}>
      <p class="daily-date">
        <strong>{sayDay(day, long)}</strong>
        <span>{sayStreak(streak, t)}</span>
      </p>
      {Object.keys(diary.value).length === 0 && <p class="train-lead">{t.lead}</p>}
      {!isKeeping && <p class="help">{t.unkept}</p>}
      {last !== undefined && last > today.value && (
        <p role="status" class="help">
          {t.clockBack(sayDay(today.value, plain), sayDay(last, plain))}
        </p>
      )}
      {day < today.value && (
        <p role="status">
          {isToday && `${t.newDay} `}
          <a href={isToday ? `/daily/${today.value}` : '/daily'} onClick={follow}>
            {t.toToday}
          </a>
        </p>
      )}
      <div class="daily-parts">
        <section class="daily-part">
          <h2>{t.puzzle}</h2>
          <p>
            {train.kinds[wanted.kind]} <LevelPips level={level} label={train.level(level, 7)} />
            <br />
            <small>{namesOf(wanted.edition)?.title}</small>
          </p>
          <p
            class="daily-state"
            data-state={done.puzzle === undefined ? 'open' : done.puzzle.isRight ? 'right' : 'wrong'}
          >
            {sayPuzzle(done, t)}
          </p>
          {(!isOpen.value || shown === 'missing') && (
            <button type="button" class={done.puzzle === undefined ? 'primary' : ''} onClick={open}>
              {done.puzzle === undefined ? t.solve : t.lookAgain}
            </button>
          )}
        </section>
        <section class="daily-part">
          <h2>{t.game}</h2>
          <p>
            {namesOf(gameEdition)?.title}
            <br />
            {rivals.value > 0 && <small>{t.opponents(rivals.value)}</small>}
          </p>
          <p
            class="daily-state"
            data-state={done.game === undefined ? 'open' : done.game.isWon ? 'right' : 'wrong'}
          >
            {sayGame(done, t)}
          </p>
          <button type="button" onClick={() => void play()}>
            {done.game !== undefined ? t.lookAgain : savedGame(gameIdOf(day)) === null ? t.play : t.goOn}
          </button>
        </section>
      </div>
      {isOpen.value && shown === 'looking' && <p role="status">{train.looking}</p>}
      {isOpen.value && shown === 'missing' && <p role="alert">{train.missing}</p>}
      {isOpen.value && typeof shown === 'object' && (
        <PuzzleView
          key={shown.id}
          puzzle={shown}
          words={train}
          onAnswer={({ isRight, hints }) => {
            diary.value = keepDone(day, { puzzle: { isRight, hints } });
          }}
          after={<p>{t.done}</p>}
        />
      )}
      {(done.puzzle !== undefined || done.game !== undefined) && (
        <div class="daily-share">
          <button type="button" onClick={() => void share()}>
            {t.share}
          </button>
          <p role="status">
            {shared.value === 'copied' && t.copied}
            {shared.value === 'shown' && t.copyThis}
          </p>
          <output class="daily-line">{line}</output>
        </div>
      )}
      <Calendar diary={diary.value} today={today.value} day={day} words={t} />
    </Page>
  );
}
