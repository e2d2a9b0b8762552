/** The case at a glance: who could prove it when, how well I asked, and what decided it. */
import { accuracyOf, type Casebook, type CasebookNames, type Gap, type SeatCase } from '@casefile/analysis';
import type { JSX } from 'preact';
import { Face } from '../art/people/people.tsx';
import type { CaseHead } from './messages.ts';
import { Moment, viewpointOf } from './moments/Moment.tsx';
import type { CaseScreenWords } from './words/words.ts';

export interface CaseGlanceProps {
  readonly casebook: Casebook;
  readonly head: CaseHead;
  readonly names: CasebookNames;
  readonly words: CaseScreenWords;
}

/** The turn on which the game was over. */
export const lastTurn = ({ facts }: Pick<CaseHead, 'facts'>): number => {
  const turn = facts.findLast((fact) => fact.fact === 'turn');
  return turn?.fact === 'turn' ? turn.number : 0;
};

/** `isUnderway`: the analysis is not complete. */
export function CaseGlance(props: CaseGlanceProps & { readonly isUnderway: boolean }): JSX.Element | null {
  const { casebook, head, names, words, isUnderway } = props;
  const t = words.glance;
  const own = casebook.seats.find(({ seat }) => seat === (head.me ?? casebook.result?.winner));
  const shown = own ?? casebook.seats[0];
  if (shown === undefined) return null;
  const isMine = shown.seat === head.me;
  const { all, gap } = shown.provable;
  const accuracy = accuracyOf(shown);
  const early = all === null ? null : lastTurn(head) - all;
  const first = byProof(casebook.seats)[0];
  const isCounted = casebook.seats.every(({ provable }) => provable.gap === undefined);
  const firstName = first !== undefined ? names.seat(first.seat) : isCounted ? t.nobody : unknown;
  const { suggestions } = shown;
  const isCounting = isUnderway && (suggestions.length === 0 || suggestions.some(({ pending }) => pending));
  const hasAll = casebook.seats.length === head.players.length;
  return (
    <dl class="glance">
      <div>
        <dt>{isMine ? t.proved : t.provedBy(names.seat(shown.seat))}</dt>
        <dd>
          <strong>{all === null ? neverOr(gap, words) : t.from(all)}</strong>
          {early !== null && <small>{early === 0 ? t.asInTime : t.early(early)}</small>}
          {all === null && gap !== undefined && <small>{words.casebook.gaps[gap]}</small>}
        </dd>
      </div>
      {head.viewpoint === 'table' && (
        <div>
          <dt>{t.first}</dt>
          <dd>
            <strong>{hasAll ? firstName : '…'}</strong>
            {hasAll && first !== undefined && <small>{t.from(first.provable.all!)}</small>}
          </dd>
        </div>
      )}
      <div>
        <dt>{isMine ? t.asked : t.askedBy(names.seat(shown.seat))}</dt>
        <dd>
          <strong>
            {isCounting
              ? '…'
              : accuracy === null
                ? '–'
                : words.casebook.share(Math.round(accuracy * 100) / 100)}
          </strong>
          <small>{accuracy === null && !isCounting ? t.nothingAsked : t.ofBest}</small>
        </dd>
      </div>
    </dl>
  );
}

/** Uncounted is not reported as “never”. */
const unknown = '?';
const neverOr = (gap: Gap | undefined, { glance }: CaseScreenWords): string =>
  gap === undefined ? glance.never : unknown;

const byProof = (seats: readonly SeatCase[]): readonly SeatCase[] =>
  seats.filter(({ provable }) => provable.all !== null).sort((a, b) => a.provable.all! - b.provable.all!);

/** A bar over the turns for each player, filled from where the case could be proved. */
export function ProofBars({ casebook, head, names, words }: CaseGlanceProps): JSX.Element {
  const t = words.glance;
  const last = Math.max(1, lastTurn(head));
  const winner = casebook.result?.winner ?? null;
  return (
    <section class="proofs">
      <h2>{t.when}</h2>
      <ul>
        {casebook.seats.map(({ seat, suspect, provable: { all, gap }, curve }) => {
          const at = curve.find(({ solutions, opened }) => solutions === 1 && !opened)?.at;
          return (
            <li key={seat} data-line={seat} data-mine={seat === head.me}>
              <Face id={suspect} edition={head.edition} size={36} />
              <span class="proof-name">
                {seat === head.me ? words.you(names.seat(seat)) : names.seat(seat)}
                {seat === winner && <small> · {t.solved(last)}</small>}
              </span>
              <span class="proof-bar" aria-hidden="true">
                {all !== null && (
                  <i style={{ insetInlineStart: `min(${(100 * all) / last}%, 100% - 5px)` }} />
                )}
              </span>
              <span class="proof-turn">
                {all === null ? (
                  neverOr(gap, words)
                ) : at === undefined ? (
                  words.casebook.turn(all)
                ) : (
                  <Moment at={at} turn={all} as={viewpointOf(head, seat)} words={words} />
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
