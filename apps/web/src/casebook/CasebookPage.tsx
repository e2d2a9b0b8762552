/** The casebook: a glance, the chart, the deciding moments, and a part for each player. */
import {
  accuracyOf,
  type Casebook,
  type CasebookNames,
  type NotebookCase,
  type SeatCase,
} from '@casefile/analysis';
import type { EditionNames } from '@casefile/editions/names';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import type { Seat } from '@casefile/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { follow } from '../app/router.ts';
import { CardFace } from '../art/cards/cards.tsx';
import type { CoachUse } from '../library/kept.ts';
import { Page } from '../screens/Page.tsx';
import { CaseGlance, ProofBars } from './CaseGlance.tsx';
import { Compared } from './Compared.tsx';
import { CertaintyFigure } from './certainty/CertaintyFigure.tsx';
import type { CaseFault, CaseHead, CaseSource } from './messages.ts';
import { viewpointOf } from './moments/Moment.tsx';
import { Moments } from './moments/Moments.tsx';
import { OwnNotebook } from './own-notes/OwnNotebook.tsx';
import { PlayerCase } from './PlayerCase.tsx';
import { TakeAway } from './TakeAway.tsx';
import type { OpenCase } from './use-case.ts';
import { VerifyCase } from './VerifyCase.tsx';
import type { CaseScreenWords } from './words/words.ts';

export interface CasebookPageProps {
  readonly opened: OpenCase;
  readonly head: CaseHead;
  readonly names: EditionNames;
  readonly words: CaseScreenWords;
  /** This device's note of the commitments before the deal. */
  readonly noted: string | null;
  /** The record, for export. */
  readonly source: () => Promise<CaseSource | CaseFault>;
  /** Where the coach was asked. */
  readonly coach: readonly CoachUse[];
}

function namesAt(head: CaseHead, names: EditionNames): CasebookNames {
  const speaker = makeSpeaker(names, head.players, null);
  return { seat: speaker.seat, card: speaker.name, suggestion: names.words.suggestion };
}

export function CasebookPage({
  opened,
  head,
  names,
  words,
  noted,
  source,
  coach,
}: CasebookPageProps): JSX.Element {
  const chosen = useSignal<Seat | null>(null);
  const casebook = opened.casebook.value;
  const progress = opened.progress.value;
  const called = namesAt(head, names);
  const t = words.casebook;
  const seat = chosen.value ?? head.me ?? casebook?.seats[0]?.seat ?? 0;
  const shared = { head, names: called, words };
  return (
    <Page title={t.title}>
      <div class="casebook" aria-busy={progress !== null || casebook === null}>
        <p class="case-of">{names.title}</p>
        {head.isChanged && <p role="alert">{words.changed}</p>}
        {head.isCut && <p role="alert">{words.cut}</p>}
        <Solution {...shared} />
        {casebook !== null && <CaseGlance casebook={casebook} isUnderway={progress !== null} {...shared} />}
        <p class="case-progress" role="status">
          {casebook === null
            ? words.counting(0)
            : progress !== null && words.counting(progress.done / progress.of)}
        </p>
        <div class="case-tools">
          <a class="button primary" href={`${location.pathname}#t=1`} onClick={follow}>
            {words.replay.title}
          </a>
          <TakeAway head={head} source={source} words={words} />
        </div>
        {coach.length > 0 && <p class="case-coach">{words.coach(coachTurns(coach, head, words))}</p>}
        {casebook !== null && (
          <>
            <Compared casebook={casebook} {...shared} />
            <ProofBars casebook={casebook} {...shared} />
            <Moments casebook={casebook} edition={names} {...shared} />
            {casebook.seats.some(({ curve }) => curve.length > 0) && (
              <CertaintyFigure casebook={casebook} {...shared} />
            )}
            <Players
              casebook={casebook}
              seat={seat}
              {...shared}
              notes={seat === head.me ? opened.notes.value : null}
              onChoose={(next) => {
                chosen.value = next;
              }}
            />
          </>
        )}
        <VerifyCase opened={opened} words={words.verify} noted={noted} />
      </div>
    </Page>
  );
}

/** The turns in which it was asked, without repetition. */
function coachTurns(
  coach: CasebookPageProps['coach'],
  { facts }: CaseHead,
  { casebook }: CaseScreenWords,
): readonly string[] {
  const turns = coach.map(({ factIndex }) => {
    const turn = facts.slice(0, factIndex + 1).findLast((fact) => fact.fact === 'turn');
    return turn?.fact === 'turn' ? turn.number : 0;
  });
  return [...new Set(turns)].map(casebook.turn);
}

interface SharedProps {
  readonly head: CaseHead;
  readonly names: CasebookNames;
  readonly words: CaseScreenWords;
}

function Solution({ head, names, words }: SharedProps): JSX.Element | null {
  const ended = head.facts.findLast((fact) => fact.fact === 'ended');
  if (ended?.fact !== 'ended') return null;
  return (
    <section class="case-solution">
      <ul class="cards">
        {ended.envelope.map((card) => (
          <li key={card}>
            <CardFace id={card} name={names.card(card)} edition={head.edition} />
          </li>
        ))}
      </ul>
      <p>{ended.winner === null ? words.unsolved : words.solvedBy(names.seat(ended.winner))}</p>
    </section>
  );
}

interface PlayersProps extends SharedProps {
  readonly casebook: Casebook;
  readonly seat: Seat;
  readonly notes: NotebookCase | null;
  readonly onChoose: (seat: Seat) => void;
}

function Players({ casebook, seat, notes, head, names, words, onChoose }: PlayersProps): JSX.Element | null {
  const found = casebook.seats.find((each) => each.seat === seat);
  if (found === undefined) return null;
  const accuracy = accuracyOf(found);
  const nameOf = (each: Seat): string => (each === head.me ? words.you(names.seat(each)) : names.seat(each));
  return (
    <section class="case-player">
      <label class="field">
        <span>{words.player}</span>
        <select value={seat} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
          {casebook.seats.map((each) => (
            <option key={each.seat} value={each.seat}>
              {nameOf(each.seat)}
            </option>
          ))}
        </select>
      </label>
      <p class="case-proof">
        {proofOf(found, names, words)} {accuracy !== null && words.casebook.accuracy(accuracy)}
      </p>
      {notes !== null && <OwnNotebook notes={notes} head={head} names={names} words={words} />}
      <PlayerCase seat={found} as={viewpointOf(head, seat)} names={names} words={words} />
    </section>
  );
}

function proofOf({ seat, provable }: SeatCase, names: CasebookNames, { casebook }: CaseScreenWords): string {
  const { all, gap } = provable;
  if (all !== null) return casebook.proved(names.seat(seat), all);
  return gap === undefined ? casebook.neverProved(names.seat(seat)) : casebook.gaps[gap];
}
