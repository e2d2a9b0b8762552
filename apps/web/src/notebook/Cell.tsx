import type { JSX } from 'preact';
import { ui } from '../words/lexicon.ts';
import type { Mark } from './notes.ts';

export interface CellState {
  readonly auto: 'yes' | 'no' | null;
  readonly own: Mark | null;
  readonly sign: string | null;
  /** One of several cards, one of which is there. */
  readonly group: string | null;
  readonly isLit: boolean;
  readonly clashes: boolean;
  readonly chance: number | null;
}

const glyphs: Readonly<Record<Mark, string>> = { yes: '✓', no: '✗', maybe: '?' };

export interface CellProps {
  readonly card: string;
  readonly owner: string;
  readonly state: CellState;
  readonly onPress: () => void;
}

export function Cell({ card, owner, state, onPress }: CellProps): JSX.Element {
  const { auto, own, sign, group, isLit, clashes, chance } = state;
  const t = ui().notebook;
  const mark = own ?? auto;
  const said = [
    mark === null ? t.blank : t[mark],
    own !== null ? t.yours : auto !== null ? t.deduced : null,
    clashes ? t.clash : null,
  ].filter((each) => each !== null);
  return (
    <td>
      <button
        type="button"
        class="cell"
        data-mark={mark ?? 'blank'}
        data-own={own !== null}
        data-group={group !== null}
        data-lit={isLit}
        data-clash={clashes}
        aria-label={t.cell(card, owner, said.join(', '))}
        onClick={onPress}
      >
        {mark !== null ? (
          glyphs[mark]
        ) : chance !== null ? (
          <small>{Math.round(chance * 100)}</small>
        ) : group !== null ? (
          '·'
        ) : (
          ''
        )}
        {sign !== null && <sub>{sign}</sub>}
      </button>
    </td>
  );
}
