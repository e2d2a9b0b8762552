/** What the player has seen of the game: each suggestion with its answers, and all else that was learnt. */
import type { FactEvent, Knowledge, KnownFact } from '@casefile/deduction';
import type { View } from '@casefile/engine';
import type { Puzzle } from '@casefile/training';
import type { JSX } from 'preact';
import { Thumb } from '../art/cards/cards.tsx';
import { Icon } from '../art/icons/Icon.tsx';
import { Emblem } from '../art/people/people.tsx';
import { locale } from '../words/lexicon.ts';
import type { Telling } from './naming.ts';

export interface HappenedProps extends Telling {
  readonly puzzle: Puzzle;
  /** Turns that a hint or a reason speaks of. */
  readonly marked: readonly number[];
}

export function Happened({ puzzle, marked, speaker, words }: HappenedProps): JSX.Element {
  const { view } = puzzle;
  const { facts } = locale.value!.game;
  const others = otherSights(puzzle.knowledge);
  return (
    <section class="happened" aria-label={words.happened}>
      <h3>{words.happened}</h3>
      <ol>
        {others.map(({ turn, card, owner }) => (
          <li key={`${card} ${owner}`} class="other-sight" data-marked={marked.includes(turn)}>
            <span class="turn-number">{turn === 0 ? '–' : turn}</span>
            <span>
              <Thumb id={card} edition={view.edition} size={20} /> {speaker.name(card)}
              {' → '}
              {speaker.seatOf(owner) === undefined ? owner : speaker.seat(speaker.seatOf(owner)!)}
            </span>
          </li>
        ))}
        {view.history.map((inquiry, i) => {
          const { turn, by, cards, answers } = inquiry;
          const room = cards.find(speaker.isRoom) ?? null;
          return (
            <li key={i} data-marked={marked.includes(turn)} data-mine={by === speaker.you}>
              <span class="turn-number">{turn}</span>
              <p>
                <Emblem id={view.seats[by]!.suspect} size={20} />
                <span>{facts.suggested({ fact: 'suggested', seat: by, cards, room }, speaker, null)}</span>
              </p>
              <ul class="replies">
                {answers.map(({ seat, answer }) => {
                  const card = answer === 'shown' ? shownIn(view, inquiry, seat) : null;
                  const said =
                    answer === 'shown'
                      ? facts.showed(
                          {
                            fact: 'showed',
                            seat,
                            to: by,
                            why: 'answer',
                            sealed: { for: [], ...(card === null ? {} : { cards: [card] }) },
                          },
                          speaker,
                          null,
                        )
                      : facts.lacked({ fact: 'lacked', seat }, speaker, null);
                  return (
                    <li key={seat} data-answer={answer} title={said}>
                      <Emblem id={view.seats[seat]!.suspect} size={20} />
                      {answer === 'shown' ? (
                        card === null ? (
                          <Icon id="hand" size={16} />
                        ) : (
                          <>
                            <Thumb id={card} edition={view.edition} size={20} />
                            <span aria-hidden="true">{speaker.name(card)}</span>
                          </>
                        )
                      ) : (
                        <Icon id="cross" size={14} />
                      )}
                      <span class="unseen">{said}</span>
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The card that was shown, for who saw it: the asker, or who showed it. */
function shownIn(view: View, { turn, by, cards }: View['history'][number], seat: number): string | null {
  if (by === view.you)
    return (
      view.shown.find((each) => each.by === seat && each.turn === turn && cards.includes(each.card))?.card ??
      null
    );
  if (seat !== view.you) return null;
  return (
    view.showed.find((each) => each.to === by && each.turn === turn && cards.includes(each.card))?.card ??
    null
  );
}

/** What comes from suggestions and one's own hand is said elsewhere. */
const saidElsewhere: readonly FactEvent[] = ['dealt', 'shown', 'passed', 'showed', 'must-show', 'accused'];

function otherSights({ facts }: Knowledge): { turn: number; card: string; owner: string }[] {
  return facts.flatMap((fact: KnownFact) => {
    if (!('has' in fact) || fact.source === undefined || saidElsewhere.includes(fact.source.what)) return [];
    return [{ turn: fact.source.turn ?? 0, card: fact.has[1], owner: fact.has[0] }];
  });
}
