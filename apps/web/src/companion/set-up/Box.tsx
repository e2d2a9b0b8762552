/** Which cards are played with: an edition with its options, or a custom deck. */
import { type Market, markets } from '@casefile/editions/markets';
import type { Options } from '@casefile/engine';
import type { JSX } from 'preact';
import { settings } from '../../app/settings.ts';
import type { EditionMeta } from '../../editions/edition-meta.ts';
import { EditionOptions } from '../../screens/EditionOptions.tsx';
import { OptionField } from '../../screens/OptionField.tsx';
import { hasOtherNames, more } from '../../words/lexicon.ts';
import type { CompanionWords } from '../words/words.ts';
import { OwnDeck } from './OwnDeck.tsx';
import { ownBox, type SetUpState } from './use-set-up.ts';

export interface BoxProps {
  readonly words: CompanionWords;
  readonly state: SetUpState;
}

export function Box({ words, state }: BoxProps): JSX.Element {
  const t = words.setUp;
  const { box, meta, typed, fault } = state;
  const isOwn = box === ownBox;
  return (
    <section>
      <label class="field">
        <span>{t.box}</span>
        <select value={box} onChange={({ currentTarget }) => state.chooseBox(currentTarget.value)}>
          <EditionOptions />
          <option value={ownBox}>{words.ownDeck}</option>
        </select>
      </label>
      {!isOwn && hasOtherNames(box) && <Names words={words} />}
      {!isOwn && meta?.id === box && (
        <CardOptions meta={meta} chosen={state.options} onChoose={state.chooseOptions} />
      )}
      {isOwn && typed !== null && <OwnDeck words={words} deck={typed} onChange={state.typeDeck} />}
      {fault !== null && (
        <p role="alert">{fault.why === 'twice' ? t.twice(fault.card) : t.faults[fault.why]}</p>
      )}
    </section>
  );
}

function Names({ words }: { readonly words: CompanionWords }): JSX.Element {
  return (
    <label class="field">
      <span>{words.setUp.names}</span>
      <select
        value={settings.market.value}
        onChange={({ currentTarget }) => {
          settings.market.value = currentTarget.value as Market;
        }}
      >
        {markets.map((market) => (
          <option key={market} value={market}>
            {more().settings.markets[market]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CardOptionsProps {
  readonly meta: EditionMeta;
  readonly chosen: Options;
  readonly onChoose: (options: Options) => void;
}

/** The options of an edition that change its set of cards. */
function CardOptions({ meta, chosen, onChoose }: CardOptionsProps): JSX.Element {
  const cardsBy = (options: Options): string => JSON.stringify(meta.cards(options));
  const choices = Object.entries(meta.options).filter(([name, values]) =>
    values.some((value) => cardsBy({ [name]: value }) !== cardsBy({})),
  );
  return (
    <>
      {choices.map(([name, values]) => (
        <OptionField
          key={name}
          edition={meta.id}
          name={name}
          values={values}
          chosen={chosen[name]}
          onChoose={(value) => onChoose({ ...chosen, [name]: value })}
        />
      ))}
    </>
  );
}
