/** The three moments that decided the game, in the words of the log, and what they left open. */
import { type Casebook, type CasebookNames, decidingMoments } from '@casefile/analysis';
import type { EditionNames } from '@casefile/editions/names';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import { makeTrail, sayFact } from '@casefile/editions/words/words';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { locale } from '../words/lexicon.ts';
import { Moment } from './Moment.tsx';
import type { CaseHead } from './messages.ts';
import type { CaseScreenWords } from './words.ts';

export interface MomentsProps {
  readonly casebook: Casebook;
  readonly head: CaseHead;
  readonly edition: EditionNames;
  readonly names: CasebookNames;
  readonly words: CaseScreenWords;
}

export function Moments({ casebook, head, edition, names, words }: MomentsProps): JSX.Element | null {
  const said = useSaid(head, edition);
  const moments = decidingMoments(casebook);
  if (moments.length === 0) return null;
  return (
    <section class="deciding">
      <h2>{words.casebook.moments}</h2>
      <ol class="case-lines">
        {moments.map(({ seat, turn, at, before, solutions }) => (
          <li key={at}>
            <Moment at={at} turn={turn} words={words} />
            <span>
              {said(at)} <strong>{words.glance.narrowed(names.seat(seat), before, solutions)}</strong>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What happened there: the question of that moment, and how it was answered. */
function useSaid(head: CaseHead, edition: EditionNames): (at: number) => string {
  const { game, lang } = locale.value!;
  const lines = useMemo(() => {
    const speaker = makeSpeaker(edition, head.players, null);
    const trail = makeTrail();
    return head.facts.map((fact) => sayFact(game, fact, speaker, trail(fact)));
  }, [head, edition, lang]);
  return (at) => {
    const from = head.facts.findLastIndex(
      ({ fact }, i) => i < at && (fact === 'suggested' || fact === 'turn'),
    );
    const isAsked = head.facts[from]?.fact === 'suggested';
    const told = lines.slice(isAsked ? from : at - 1, at).filter((line) => line !== '');
    // Who was brought where does not matter any more.
    const kinds = head.facts.slice(isAsked ? from : at - 1, at);
    const kept = kinds.flatMap(({ fact }, i) =>
      ['suggested', 'showed', 'lacked', 'closed', 'revealed', 'unheld', 'looked', 'judged'].includes(fact)
        ? [lines[(isAsked ? from : at - 1) + i]!]
        : [],
    );
    const parts = kept.filter((line) => line !== '');
    return (parts.length > 0 ? parts : told).join(' ');
  };
}
