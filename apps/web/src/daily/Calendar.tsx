/** A month of cases: solved, open and still sealed. */
import { type Day, type Diary, dayAfter, dayOf, firstDay, noonOf, weekdayOf } from '@casefile/training';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { follow } from '../app/router.ts';
import { Icon } from '../art/icons/Icon.tsx';
import { firstOfMonth } from '../words/dates.ts';
import { locale } from '../words/lexicon.ts';
import { sayGame, sayPuzzle } from './share.ts';
import type { DailyWords } from './words.ts';

export interface CalendarProps {
  readonly diary: Diary;
  readonly today: Day;
  /** The selected day. */
  readonly day: Day;
  readonly words: DailyWords;
}

const signs = ['check', 'cross', 'envelope', 'hand'] as const;
const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** In the reader's language; days have no zone, so none is applied. */
export function sayDay(day: Day, options: Intl.DateTimeFormatOptions): string {
  const { lang } = locale.value!;
  const said = new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', { ...options, timeZone: 'UTC' });
  return firstOfMonth(said.format(noonOf(day)), lang);
}

export function Calendar({ diary, today, day, words: t }: CalendarProps): JSX.Element {
  const month = useSignal(monthOf(day));
  const first = month.value;
  const [year, number] = first.split('-').map(Number) as [number, number];
  const next = dayOf(number === 12 ? year + 1 : year, number === 12 ? 1 : number + 1, 1);
  const weeks: (Day | null)[][] = [];
  for (let each = dayAfter(first, -weekdayOf(first)); each < next; each = dayAfter(each, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, i) => dayAfter(each, i)).map((one) =>
        one < first || one >= next ? null : one,
      ),
    );
  const monday = '2026-01-05';
  return (
    <section class="calendar" aria-label={t.calendar}>
      <header>
        <button
          type="button"
          class="tool"
          aria-label={t.earlier}
          disabled={first <= monthOf(firstDay)}
          onClick={() => (month.value = monthOf(dayAfter(first, -1)))}
        >
          <span class="turned">
            <Icon id="next" />
          </span>
        </button>
        <h2 aria-live="polite">{sayDay(first, { month: 'long', year: 'numeric' })}</h2>
        <button
          type="button"
          class="tool"
          aria-label={t.later}
          disabled={next > today}
          onClick={() => (month.value = next)}
        >
          <Icon id="next" />
        </button>
      </header>
      <table>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, i) => dayAfter(monday, i)).map((each) => (
              <th key={each} scope="col" abbr={sayDay(each, { weekday: 'long' })}>
                {sayDay(each, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, i) => (
            <tr key={i}>
              {week.map((each, weekday) => (
                <td key={weekday}>
                  {each !== null && (
                    <CalendarDay each={each} diary={diary} today={today} day={day} words={t} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {Object.keys(diary).length > 0 && (
        // Each day has a text label for screen readers.
        <ul class="signs" aria-hidden="true">
          {signs.map((sign) => (
            <li key={sign}>
              <Icon id={sign} size={13} /> {t.signs[sign]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CalendarDay({
  each,
  diary,
  today,
  day,
  words: t,
}: CalendarProps & { readonly each: Day }): JSX.Element {
  const done = diary[each] ?? {};
  const number = sayDay(each, { day: 'numeric' });
  if (each > today || each < firstDay) return <span class="sealed">{number}</span>;
  const said = [
    sayDay(each, { day: 'numeric', month: 'long' }),
    each === today ? t.today : null,
    `${t.puzzle} ${sayPuzzle(done, t)}`,
    `${t.game} ${sayGame(done, t)}`,
  ].filter((part) => part !== null);
  return (
    <a
      href={`/daily/${each}`}
      onClick={follow}
      aria-label={said.join(', ')}
      aria-current={each === day ? 'date' : undefined}
      data-today={each === today}
      data-puzzle={done.puzzle === undefined ? 'open' : done.puzzle.isRight ? 'right' : 'wrong'}
      data-game={done.game === undefined ? 'open' : done.game.isWon ? 'won' : 'lost'}
    >
      {number}
      <span class="done">
        {done.puzzle !== undefined && <Icon id={done.puzzle.isRight ? 'check' : 'cross'} size={13} />}
        {done.game !== undefined && <Icon id={done.game.isWon ? 'envelope' : 'hand'} size={13} />}
      </span>
    </a>
  );
}
