/** What the player saw of the game: each suggestion with its answers, and everything else learnt. */
import type { FactEvent, KnownFact } from '@casefile/deduction';
import type { View } from '@casefile/engine';
import type { Puzzle } from '@casefile/training';
import type { JSX } from 'preact';
import { Thumb } from '../../art/cards/cards.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { Emblem } from '../../art/people/people.tsx';
import { ownerName } from '../../notebook/Owner.tsx';
import { locale } from '../../words/lexicon.ts';
import type { PuzzleContext } from './naming.ts';

export interface HappenedProps extends PuzzleContext {
  readonly puzzle: Puzzle;
  /** Turns named by a hint or a reason. */
  readonly marked: readonly number[];
}

interface Entry {
  readonly turn: number;
  readonly content: JSX.Element;
}

export function Happened({ puzzle, marked, ...telling }: HappenedProps): JSX.Element {
  const { view } = puzzle;
  const entries: readonly Entry[] = [
    ...sightsOf(puzzle, telling),
    ...view.history.map((inquiry) => ({
      turn: inquiry.turn,
      content: <Asked {...telling} view={view} inquiry={inquiry} />,
    })),
    ...accusationsOf(view, telling),
  ].sort((one, other) => one.turn - other.turn);
  return (
    <section class="happened" aria-label={telling.words.happened}>
      <h3>{telling.words.happened}</h3>
      <ol>
        {entries.map(({ turn, content }, i) => (
          <li key={i} data-marked={marked.includes(turn)}>
            <span class="turn-number">{turn === 0 ? '–' : turn}</span>
            {content}
          </li>
        ))}
      </ol>
    </section>
  );
}

type Inquiry = View['history'][number];

function Asked({
  view,
  inquiry,
  speaker,
}: PuzzleContext & { readonly view: View; readonly inquiry: Inquiry }): JSX.Element {
  const { facts } = locale.value!.game;
  const { by, cards, answers } = inquiry;
  const room = cards.find(speaker.isRoom) ?? null;
  return (
    <>
      <p>
        <Emblem id={view.seats[by]!.suspect} size={20} />
        <span>{facts.suggested({ fact: 'suggested', seat: by, cards, room }, speaker, null)}</span>
      </p>
      <ul class="replies">
        {answers.map(({ seat, answer, mustShow }) => {
          const shown = answer === 'shown' ? shownIn(view, inquiry, seat) : null;
          const sealed = { for: [], ...(shown === null ? {} : { cards: [shown] }) };
          const said =
            answer === 'shown'
              ? facts.showed({ fact: 'showed', seat, to: by, why: 'answer', sealed }, speaker, null)
              : answer === 'none'
                ? facts.lacked({ fact: 'lacked', seat }, speaker, null)
                : facts.closed({ fact: 'closed', unanswered: seat }, speaker, null);
          const isThere = answer === 'shown' || mustShow === true;
          return (
            <li key={seat} data-answer={isThere ? 'shown' : answer} title={said}>
              <Emblem id={view.seats[seat]!.suspect} size={20} />
              {shown !== null ? (
                <>
                  <Thumb id={shown} edition={view.edition} size={20} />
                  <span aria-hidden="true">{speaker.name(shown)}</span>
                </>
              ) : (
                <Icon id={isThere ? 'hand' : answer === 'none' ? 'cross' : 'eye'} size={15} />
              )}
              <span class="unseen">{said}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Wrong accusations that everybody heard. */
function accusationsOf({ accusations, seats }: View, { speaker }: PuzzleContext): Entry[] {
  const { facts } = locale.value!.game;
  return accusations.flatMap(({ turn, by, cards, right }) => {
    if (cards === null) return [];
    const said = [
      facts.accused({ fact: 'accused', seat: by, cards }, speaker, null),
      facts.judged({ fact: 'judged', seat: by, right, sealed: { for: [] } }, speaker, null),
    ];
    const content = (
      <p>
        <Emblem id={seats[by]!.suspect} size={20} />
        <span>{said.join(' ')}</span>
      </p>
    );
    return [{ turn, content }];
  });
}

/** The shown card, if this player asked or showed it. */
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

/** Suggestions, accusations and one's own hand are shown elsewhere. */
const saidElsewhere: readonly FactEvent[] = ['dealt', 'shown', 'passed', 'showed', 'must-show', 'accused'];

/** Cards seen in other ways, and cards that nobody had. */
function sightsOf({ knowledge, view }: Puzzle, { speaker }: PuzzleContext): Entry[] {
  const sights = knowledge.facts.flatMap((fact: KnownFact): Entry[] => {
    if (!('has' in fact) || fact.source === undefined || saidElsewhere.includes(fact.source.what)) return [];
    const [owner, card] = fact.has;
    const content = (
      <p class="other-sight">
        <Thumb id={card} edition={view.edition} size={20} />
        <span>
          {speaker.name(card)} → {ownerName(owner, speaker)}
        </span>
      </p>
    );
    return [{ turn: fact.source.turn ?? 0, content }];
  });
  const { facts } = locale.value!.game;
  const unheld = (view.unheld ?? []).map(({ card, turn }) => ({
    turn,
    content: <p>{facts.unheld({ fact: 'unheld', card }, speaker, null)}</p>,
  }));
  return [...sights, ...unheld];
}
