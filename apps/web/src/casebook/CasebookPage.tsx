/** The casebook: who could have known what when, what decided the game, and then player by player. */
import { accuracyOf, type Casebook, type CasebookNames, decidingMoments } from '@casefile/analysis';
import type { EditionNames } from '@casefile/editions/names';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import type { Seat } from '@casefile/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { CardFace } from '../art/cards/cards.tsx';
import { Page } from '../screens/Page.tsx';
import { CertaintyFigure } from './CertaintyFigure.tsx';
import { Moment } from './Moment.tsx';
import type { CaseHead } from './messages.ts';
import { PlayerCase } from './PlayerCase.tsx';
import type { OpenCase } from './use-case.ts';
import { VerifyCase } from './VerifyCase.tsx';
import type { CaseScreenWords } from './words.ts';

export interface CasebookPageProps {
  readonly opened: OpenCase;
  readonly head: CaseHead;
  readonly names: EditionNames;
  readonly words: CaseScreenWords;
}

function namesAt(head: CaseHead, names: EditionNames): CasebookNames {
  const speaker = makeSpeaker(names, head.players, null);
  return { seat: speaker.seat, card: speaker.name, suggestion: names.words.suggestion };
}

export function CasebookPage({ opened, head, names, words }: CasebookPageProps): JSX.Element {
  const chosen = useSignal<Seat | null>(null);
  const casebook = opened.casebook.value;
  const progress = opened.progress.value;
  const called = namesAt(head, names);
  const t = words.casebook;
  const ended = head.facts.findLast((fact) => fact.fact === 'ended');
  const seat = chosen.value ?? head.me ?? casebook?.seats[0]?.seat ?? 0;
  return (
    <Page title={t.title}>
      <div class="casebook" aria-busy={progress !== null || casebook === null}>
        <p class="case-of">{names.title}</p>
        {head.isChanged && <p role="alert">{words.changed}</p>}
        {ended?.fact === 'ended' && (
          <section class="case-solution">
            <ul class="cards">
              {ended.envelope.map((card) => (
                <li key={card}>
                  <CardFace id={card} name={called.card(card)} edition={head.edition} />
                </li>
              ))}
            </ul>
            <p>{ended.winner === null ? words.unsolved : words.solvedBy(called.seat(ended.winner))}</p>
          </section>
        )}
        <p class="case-progress" role="status">
          {casebook === null
            ? words.counting(0)
            : progress !== null && words.counting(progress.done / progress.of)}
        </p>
        {casebook !== null && (
          <>
            <CertaintyFigure casebook={casebook} head={head} names={called} words={words} />
            <Moments casebook={casebook} names={called} words={words} />
            <Players
              casebook={casebook}
              seat={seat}
              head={head}
              names={called}
              words={words}
              onChoose={(next) => {
                chosen.value = next;
              }}
            />
          </>
        )}
        <VerifyCase opened={opened} words={words.verify} />
      </div>
    </Page>
  );
}

interface PartProps {
  readonly casebook: Casebook;
  readonly names: CasebookNames;
  readonly words: CaseScreenWords;
}

function Moments({ casebook, names, words }: PartProps): JSX.Element | null {
  const moments = decidingMoments(casebook);
  if (moments.length === 0) return null;
  return (
    <section>
      <h2>{words.casebook.moments}</h2>
      <ol class="case-lines">
        {moments.map(({ seat, turn, at, drop, solutions }) => (
          <li key={at}>
            <Moment at={at} turn={turn} words={words} />
            {words.casebook.moment(names.seat(seat), turn, drop, solutions)}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PlayersProps extends PartProps {
  readonly seat: Seat;
  readonly head: CaseHead;
  readonly onChoose: (seat: Seat) => void;
}

function Players({ casebook, seat, head, names, words, onChoose }: PlayersProps): JSX.Element | null {
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
        {found.provable.all === null
          ? words.casebook.neverProved(names.seat(seat))
          : words.casebook.proved(names.seat(seat), found.provable.all)}{' '}
        {accuracy !== null && words.casebook.accuracy(accuracy)}
      </p>
      <PlayerCase seat={found} names={names} words={words} />
    </section>
  );
}
