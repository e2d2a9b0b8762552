/** On the first page of a returning player: today's case, whether it is done, and the streak. */
import { streakOf } from '@casefile/training';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { follow } from '../app/router.ts';
import { Icon } from '../art/icons/Icon.tsx';
import { useWords } from '../words/use-words.ts';
import { keptDiary } from './diary.ts';
import { today, watchClock } from './today.ts';
import { loadDailyWords } from './words.ts';

export function TodayLink(): JSX.Element | null {
  // Optional: if its words fail to load, the link below leads there too.
  const t = useWords(loadDailyWords);
  useEffect(watchClock, []);
  if (t === null) return null;
  const diary = keptDiary();
  const { puzzle } = diary[today.value] ?? {};
  const days = streakOf(diary, today.value).now;
  const said = puzzle === undefined ? t.open : puzzle.isRight ? t.right : t.wrong;
  return (
    <div class="other-ways">
      <a href="/daily" onClick={follow} class="other-way" data-today>
        <Icon id={puzzle === undefined ? 'question' : 'check'} size={24} />
        <span>
          <strong>{t.title}</strong>
          <small>{days > 0 ? `${said} · ${t.streak(days)}` : said}</small>
        </span>
      </a>
    </div>
  );
}
