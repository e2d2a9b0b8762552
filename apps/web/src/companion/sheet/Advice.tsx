/** The likeliest solution, and what to ask next from the rooms in reach. */
import type { Questions } from '@casefile/analysis/companion';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { locale } from '../../words/lexicon.ts';
import { CardChips } from '../Chips.tsx';
import type { SheetParts } from '../context.ts';
import { bitsText, percentText } from '../numbers.ts';

export interface AdviceProps extends SheetParts {
  readonly onUse: (cards: readonly string[]) => void;
}

const maxTriples = 5;
const maxQuestions = 4;

export function Advice(props: AdviceProps): JSX.Element {
  const { table, speaker, words, worker, answer } = props;
  const t = words.advice;
  const rooms = table.deck.kinds[2].cards.map(({ id }) => id);
  const reached = useSignal<readonly string[]>(rooms);
  const advised = useSignal<Questions | 'counting' | null>(null);
  /** The number of the latest request: the answer to an earlier one may still come. */
  const asked = useRef(0);
  const forget = (): void => {
    asked.current++;
    advised.value = null;
  };
  useEffect(forget, [table]);
  const advise = async (): Promise<void> => {
    const number = ++asked.current;
    advised.value = 'counting';
    const found = await worker.ask('questions', {
      table,
      leftOut: answer?.leftOut ?? [],
      places: reached.value,
    });
    if (number === asked.current) advised.value = found ?? { questions: [], looked: 'uncounted' };
  };
  const pick = (room: string): void => {
    const { value } = reached;
    // The first press selects a room in reach and thereby excludes the others.
    if (value.length === rooms.length) reached.value = [room];
    else {
      const next = value.includes(room) ? value.filter((each) => each !== room) : [...value, room];
      reached.value = next.length === 0 ? rooms : next;
    }
    forget();
  };
  const triples = answer?.envelopes ?? [];
  const hasRooms = table.rules.names === 'one-of-each';
  return (
    <div class="advice">
      <h3>{t.inside(speaker.words.inside)}</h3>
      {triples.length === 1 && <p class="solved">{t.solved}</p>}
      <ol class="triples">
        {triples.slice(0, maxTriples).map(({ cards, p }) => (
          <li key={cards.join()} style={{ '--part': p / triples[0]!.p }}>
            <span>{cards.map(speaker.name).join(' · ')}</span>
            <b>{percentText(p)}</b>
          </li>
        ))}
      </ol>
      <p class="help">
        {triples.length > maxTriples && `${t.others(triples.length - maxTriples)}. `}
        {answer?.deals != null &&
          answer.deals !== '0' &&
          t.deals(BigInt(answer.deals).toLocaleString(locale.value!.lang))}
      </p>
      <h3>{t.ask}</h3>
      {hasRooms && (
        <CardChips
          title={t.reach(speaker.words.headings.rooms)}
          edition={table.deck.edition}
          cards={rooms}
          nameOf={speaker.name}
          chosen={reached.value}
          onPick={pick}
        />
      )}
      <button type="button" class="primary" onClick={() => void advise()}>
        {t.advise}
      </button>
      <div role="status">
        {advised.value === 'counting' ? (
          <p>{t.thinking}</p>
        ) : (
          advised.value !== null && <Advised {...props} {...advised.value} />
        )}
      </div>
    </div>
  );
}

/** Questions without information are not listed; an incomplete rating is reported. */
function Advised({ questions, looked, speaker, words, onUse }: AdviceProps & Questions): JSX.Element {
  const t = words.advice;
  const telling = questions.filter(({ bits }) => bits > 1e-9).slice(0, maxQuestions);
  return (
    <>
      {looked === 'all' ? telling.length === 0 && <p>{t.nothing}</p> : <p>{t[looked]}</p>}
      {telling.length > 0 && (
        <>
          <ul class="questions">
            {telling.map(({ cards, bits }) => (
              <li key={cards.join()}>
                <button type="button" onClick={() => onUse(cards)}>
                  <strong>{cards.map(speaker.name).join(' · ')}</strong>
                  <small>{t.bits(bitsText(bits))}</small>
                </button>
              </li>
            ))}
          </ul>
          <p class="help">{t.hint}</p>
        </>
      )}
    </>
  );
}
