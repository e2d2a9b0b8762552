/** All cards open: every hand at this moment, and the envelope. */
import type { EditionNames } from '@casefile/editions/names';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import type { JSX } from 'preact';
import type { CaseHead } from '../casebook/messages.ts';
import type { CaseScreenWords } from '../casebook/words/words.ts';

export interface OpenHandsProps {
  readonly head: CaseHead;
  readonly at: number;
  readonly names: EditionNames;
  readonly words: CaseScreenWords;
}

export function OpenHands({ head, at, names, words }: OpenHandsProps): JSX.Element {
  const speaker = makeSpeaker(names, head.players, null);
  const piles = head.facts.slice(0, at).flatMap((fact): { who: string; cards: readonly string[] }[] => {
    if (fact.fact === 'enveloped') return [{ who: words.replay.envelope, cards: fact.sealed.cards ?? [] }];
    if (fact.fact === 'dealt') return [{ who: speaker.seat(fact.seat), cards: fact.sealed.cards ?? [] }];
    return [];
  });
  return (
    <section class="open-hands" aria-label={words.replay.open}>
      <h2 class="pane-title">{words.replay.open}</h2>
      <dl>
        {piles.map(({ who, cards }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{cards.map(speaker.name).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
