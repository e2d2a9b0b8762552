import type { JSX } from 'preact';
import { labelled } from '../../words/labelled.ts';
import type { CompanionWords } from '../words/words.ts';
import type { TypedDeck, TypedKind } from './own-deck.ts';
import { Stepper } from './Stepper.tsx';

export interface OwnDeckProps {
  readonly words: CompanionWords;
  readonly deck: TypedDeck;
  readonly onChange: (deck: TypedDeck) => void;
}

/** The form for a custom deck: kinds, names, copies, and how suggestions are answered. */
export function OwnDeck({ words, deck, onChange }: OwnDeckProps): JSX.Element {
  const t = words.setUp;
  const changeKind = (at: number, part: Partial<TypedKind>): void => {
    const [a, b, c] = deck.kinds.map((kind, i) => (i === at ? { ...kind, ...part } : kind));
    onChange({ ...deck, kinds: [a!, b!, c!] });
  };
  return (
    <div class="own-deck">
      <p class="help">{t.kindHint}</p>
      {deck.kinds.map(({ name, text }, i) => (
        <fieldset key={i}>
          <legend class="unseen">{t.kind(i + 1)}</legend>
          <input
            value={name}
            maxLength={40}
            aria-label={t.kind(i + 1)}
            placeholder={t.kind(i + 1)}
            onInput={({ currentTarget }) => changeKind(i, { name: currentTarget.value })}
          />
          <textarea
            rows={6}
            value={text}
            aria-label={labelled(name || t.kind(i + 1), t.cardsOf)}
            onInput={({ currentTarget }) => changeKind(i, { text: currentTarget.value })}
          />
        </fieldset>
      ))}
      <label class="field">
        <span>{t.answers}</span>
        <select
          value={deck.asks}
          onChange={({ currentTarget }) =>
            onChange({ ...deck, asks: currentTarget.value as TypedDeck['asks'] })
          }
        >
          {(['first-who-can', 'everyone'] as const).map((asks) => (
            <option key={asks} value={asks}>
              {t.asks[asks]}
            </option>
          ))}
        </select>
      </label>
      {(['pool', 'face-up'] as const).map((spot) => (
        <p key={spot} class="spare">
          <span>{t.spare[spot]}</span>
          <Stepper
            words={words}
            name={t.spare[spot]}
            value={deck.spare[spot]}
            onChange={(count) => onChange({ ...deck, spare: { ...deck.spare, [spot]: count } })}
          />
        </p>
      ))}
    </div>
  );
}
