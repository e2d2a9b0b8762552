/** Sets up a sheet: the edition, the seating, and one's own cards. */
import type { CompanionTable } from '@casefile/deduction/companion';
import type { JSX } from 'preact';
import { Page } from '../../screens/Page.tsx';
import { Chip, Chips } from '../Chips.tsx';
import type { SheetWorker } from '../open-worker.ts';
import type { CompanionWords } from '../words/words.ts';
import { Box, type BoxProps } from './Box.tsx';
import { Cards } from './Cards.tsx';
import { type Missing, sizesOf } from './draft.ts';
import { Stepper } from './Stepper.tsx';
import { useSetUp } from './use-set-up.ts';

export interface SetUpProps {
  readonly words: CompanionWords;
  readonly worker: SheetWorker;
  /** The sheet being changed; null for a new one. */
  readonly table: CompanionTable | null;
  readonly onDone: (table: CompanionTable | null) => void;
}

export function SetUp({ words, worker, table, onDone }: SetUpProps): JSX.Element {
  const t = words.setUp;
  const state = useSetUp(table, words, worker);
  const { deal, missing } = state;
  const isNew = table === null;
  const finish = (): void => {
    const finished = state.finish();
    if (finished !== null) onDone(finished);
  };
  return (
    <Page title={isNew ? t.title : t.change}>
      <form
        class="sheet-set-up"
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
      >
        {isNew && <Box words={words} state={state} />}
        <Players words={words} state={state} isNew={isNew} />
        {deal !== null && <Cards words={words} deal={deal} draft={state.draft} onChange={state.change} />}
        <div class="set-up-end">
          <p role="status">{missing === null ? '' : sayMissing(missing, t)}</p>
          <p class="buttons">
            <button type="submit" class="primary" disabled={deal === null || missing !== null}>
              {isNew ? t.start : t.save}
            </button>
            <button type="button" class="plain" onClick={() => onDone(null)}>
              {t.cancel}
            </button>
          </p>
        </div>
      </form>
    </Page>
  );
}

/** Who sits where, with how many cards. */
function Players({ words, state, isNew }: BoxProps & { readonly isNew: boolean }): JSX.Element {
  const t = words.setUp;
  const { seated, deal, draft, minSeats, maxSeats, change } = state;
  return (
    <section>
      <h2>{t.players}</h2>
      {isNew && (
        <Chips title={t.count}>
          {Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => minSeats + i).map((count) => (
            <Chip key={count} isChosen={state.seats === count} onPick={() => state.chooseSeats(count)}>
              {count}
            </Chip>
          ))}
        </Chips>
      )}
      <p class="help">{t.seating}</p>
      <ol class="seated">
        {seated.map((name, i) => (
          <li key={i}>
            <input
              value={name}
              maxLength={30}
              aria-label={t.nameOf(i + 1)}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onInput={({ currentTarget }) => change({ names: seated.with(i, currentTarget.value) })}
            />
            {deal !== null && (
              <Stepper
                words={words}
                name={name}
                value={sizesOf(deal, draft)[i]!}
                onChange={(size) => change({ sizes: sizesOf(deal, draft).with(i, size) })}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function sayMissing(missing: Missing, t: CompanionWords['setUp']): string {
  if (missing.kind === 'hand') return t.missing(missing.count);
  if (missing.kind === 'too-many') return t.tooMany(missing.count);
  return missing.kind === 'sum' ? t.sum(missing.held, missing.dealt) : t.faceUpMissing;
}
