/** The answers to choose from: cards to show, suggestions, or three cards to accuse. */
import type { SheetCells } from '@casefile/deduction';
import type { AccusePuzzle, AskPuzzle, ShowPuzzle } from '@casefile/training';
import type { JSX } from 'preact';
import { CardFace, Thumb } from '../../art/cards/cards.tsx';
import { moveInGroup } from '../../table/keyboard/group-keys.ts';
import { locale, ui } from '../../words/lexicon.ts';
import { accusedCard, openCards } from './accused-card.ts';
import type { PuzzleContext } from './naming.ts';

interface ChoiceProps<T> extends PuzzleContext {
  readonly chosen: T | null;
  readonly isAnswered: boolean;
  /** The index of the option that a hint has excluded. */
  readonly struck: readonly number[];
  readonly onChoose: (choice: T) => void;
}

const percent = (part: number): number => Math.round(100 * part);
const bits = (value: number): string =>
  new Intl.NumberFormat(locale.value!.lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    Math.max(0, value),
  );

/** Where Tab enters: the chosen option, or the first one. One that a hint has struck takes no focus. */
function entryAmong(count: number, chosen: number | null, struck: readonly number[]): number {
  const open = Array.from({ length: count }, (_, i) => i).filter((i) => !struck.includes(i));
  return open.find((i) => i === chosen) ?? open[0] ?? 0;
}

export function ShowChoices({
  puzzle,
  chosen,
  isAnswered,
  struck,
  onChoose,
  speaker,
  words,
}: ChoiceProps<string> & { readonly puzzle: ShowPuzzle }): JSX.Element {
  const { view, asker, named, options, best } = puzzle;
  const place = (card: string): number => options.findIndex((option) => option.card === card);
  const entry = entryAmong(options.length, chosen === null ? null : place(chosen), struck);
  return (
    <ul
      class="cards puzzle-cards"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cards that lie in a row, one of which is chosen
      role="radiogroup"
      aria-label={words.show(speaker.seat(asker))}
      onKeyDown={moveInGroup}
    >
      {named.map((card) => {
        const at = place(card);
        const option = options[at];
        const hasSeen = view.showed.some((each) => each.card === card && each.to === asker);
        const notes =
          option === undefined
            ? []
            : isAnswered
              ? [
                  card === best ? words.best : null,
                  words.told(bits(option.told)),
                  words.taken(percent(option.chance)),
                ]
              : [hasSeen ? ui().table.shownBefore(speaker.seat(asker)) : null];
        return (
          <li key={card} role="presentation" data-best={isAnswered && card === best}>
            {/* biome-ignore lint/a11y/useSemanticElements: the whole card is pressed */}
            <button
              type="button"
              class="card-button"
              disabled={option === undefined || isAnswered || struck.includes(at)}
              role="radio"
              aria-checked={chosen === card}
              tabIndex={at === entry ? 0 : -1}
              onClick={() => onChoose(card)}
            >
              <CardFace
                id={card}
                name={speaker.name(card)}
                edition={view.edition}
                isFaint={option === undefined || struck.includes(at)}
              />
            </button>
            <small>{notes.filter((note) => note !== null).join(' · ')}</small>
          </li>
        );
      })}
    </ul>
  );
}

export function AskChoices({
  puzzle,
  chosen,
  isAnswered,
  struck,
  onChoose,
  speaker,
  words,
}: ChoiceProps<number> & { readonly puzzle: AskPuzzle }): JSX.Element {
  const { view, options, best } = puzzle;
  const most = Math.max(...options.map(({ expected }) => expected));
  const entry = entryAmong(options.length, chosen, struck);
  return (
    <div class="ask-options" role="radiogroup" aria-label={words.ask} onKeyDown={moveInGroup}>
      {options.map(({ cards, expected }, i) => (
        // biome-ignore lint/a11y/useSemanticElements: the whole row is pressed
        <button
          type="button"
          key={cards.join()}
          class="ask-option"
          role="radio"
          aria-checked={chosen === i}
          tabIndex={i === entry ? 0 : -1}
          disabled={isAnswered || struck.includes(i)}
          data-best={isAnswered && i === best}
          data-struck={struck.includes(i)}
          onClick={() => onChoose(i)}
        >
          {cards.map((card) => (
            <span key={card} class="ask-card" data-mine={view.hand.includes(card)}>
              <Thumb id={card} edition={view.edition} size={32} />
              <span>{speaker.name(card)}</span>
            </span>
          ))}
          {isAnswered && (
            <span class="ask-bits" style={{ '--part': expected / most }}>
              {i === best ? `${words.best} · ` : ''}
              {words.expected(bits(expected))}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

export function AccuseChoices({
  puzzle,
  cells,
  chosen,
  isAnswered,
  onChoose,
  speaker,
}: Omit<ChoiceProps<readonly string[]>, 'struck'> & {
  readonly puzzle: AccusePuzzle;
  /** The sheet with the player's marks: cards crossed off there are not offered. */
  readonly cells: SheetCells;
}): JSX.Element {
  const { view, knowledge } = puzzle;
  const { headings } = speaker.words;
  const titles = [headings.suspects, headings.weapons, headings.rooms];
  return (
    <div class="accuse-options">
      {Object.values(knowledge.categories).map((cards, kind) => {
        const open = openCards(cards, cells);
        const now = accusedCard(cards, cells, chosen?.[kind]);
        return (
          <div key={titles[kind]} role="radiogroup" aria-label={titles[kind]} onKeyDown={moveInGroup}>
            {open.map((card, i) => (
              // biome-ignore lint/a11y/useSemanticElements: the whole tile is pressed
              <button
                type="button"
                key={card}
                class="accuse-card"
                role="radio"
                aria-checked={now === card}
                tabIndex={card === now || (now === undefined && i === 0) ? 0 : -1}
                disabled={isAnswered}
                onClick={() => {
                  const next = [0, 1, 2].map((each) => (each === kind ? card : (chosen?.[each] ?? '')));
                  onChoose(next);
                }}
              >
                <Thumb id={card} edition={view.edition} size={28} />
                <span>{locale.value!.game.place(card, speaker)}</span>
              </button>
            ))}
          </div>
        );
      })}
    </div>
  );
}
