/** How to keep the sheet, and what it looks like after the example. */
import type { ComponentChildren, JSX } from 'preact';
import { Thumb } from '../../art/cards/cards.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { useGuide } from '../context.ts';
import { Chapter } from './Chapters.tsx';

export interface SheetChapterProps {
  /** The question of the example, where the page does not show it above. */
  readonly children?: ComponentChildren;
}

export function SheetChapter({ children }: SheetChapterProps): JSX.Element {
  const { book, say } = useGuide();
  return (
    <Chapter id="sheet">
      <ol class="guide-points">
        {book.text.sheet.map((point) => (
          <li key={point}>{say(point)}</li>
        ))}
      </ol>
      {children}
      <MiniSheet />
    </Chapter>
  );
}

function MiniSheet(): JSX.Element {
  const { book, say } = useGuide();
  const { edition, names, plan, words } = book;
  const t = words.sheetOf;
  const { asker, own, named, answers } = plan.example;
  const shownBy = (card: string): string | undefined =>
    answers.find(({ does, holds }) => does === 'shows' && holds[0] === card)?.by;
  return (
    <table class="guide-sheet">
      <caption>{say(t.caption(asker))}</caption>
      <thead>
        <tr>
          <th scope="col">{t.card}</th>
          <th scope="col">{t.mark}</th>
          <th scope="col">
            <span class="unseen">{t.reason}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {[own, ...named].map((card) => {
          const by = shownBy(card);
          return (
            <tr key={card}>
              <th scope="row">
                <Thumb id={card} edition={edition} size={28} />
                {names.suspects[card] ?? names.weapons[card] ?? names.rooms[card]}
              </th>
              <td>
                {card === own ? (
                  <>
                    <Icon id="check" size={18} />
                    <span class="unseen">{t.tick}</span>
                  </>
                ) : (
                  by !== undefined && <b>{say(`{initial ${by}}`)}</b>
                )}
              </td>
              <td>{card === own ? t.own : by === undefined ? t.open : say(t.shownBy(by))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
