import type { JSX } from 'preact';
import { ui } from '../words/lexicon.ts';
import type { Mark } from './notes.ts';

export interface CellState {
  readonly auto: 'yes' | 'no' | null;
  readonly own: Mark | null;
  readonly sign: string | null;
  /** Groups of cards, one of which is there. */
  readonly groups: readonly { readonly cards: readonly string[]; readonly turn: number }[];
  readonly isLit: boolean;
  readonly clashes: boolean;
  readonly chance: number | null;
}

export const glyphs: Readonly<Record<Mark, string>> = { yes: '✓', no: '✗', maybe: '?' };

export interface CellProps extends Omit<CellState, 'groups'> {
  readonly card: string;
  readonly owner: string;
  readonly at: string;
  readonly isInGroup: boolean;
  readonly isEntry: boolean;
  readonly isChosen: boolean;
}

/** Plain values only, so that unchanged cells are not rendered again. */
export function Cell(props: CellProps): JSX.Element {
  const { card, owner, at, auto, own, sign, isInGroup, isLit, clashes, chance, isEntry, isChosen } = props;
  const t = ui().notebook;
  const mark = own ?? auto;
  const percent = chance === null ? null : Math.round(chance * 100);
  const said = [
    mark === null ? t.blank : t[mark],
    own !== null ? t.yours : null,
    clashes ? t.clash : null,
    sign,
    mark === null && percent !== null ? t.chanceOf(percent) : null,
  ].filter((each) => each !== null);
  return (
    <td>
      <button
        type="button"
        class="cell"
        data-at={at}
        data-mark={mark ?? 'blank'}
        data-own={own !== null}
        data-group={mark === null && isInGroup}
        data-lit={isLit}
        data-chosen={isChosen}
        data-clash={clashes}
        tabIndex={isEntry ? 0 : -1}
        aria-label={t.cell(card, owner, said.join(', '))}
      >
        {mark !== null ? glyphs[mark] : percent !== null ? <small>{percent}</small> : null}
        {mark === null && isInGroup && <i class="group-dot" />}
        {sign !== null && <sub>{sign}</sub>}
        {clashes && <sup>!</sup>}
      </button>
    </td>
  );
}
