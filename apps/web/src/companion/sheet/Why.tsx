/** The reason for a cell, step by step with the lines it rests on, or its probability. */
import type { ReasonWords } from '@casefile/deduction';
import type { Catalogue } from '@casefile/editions/words/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { NotebookCell } from '../../notebook/cells.ts';
import { ownerName } from '../../notebook/Owner.tsx';
import { locale } from '../../words/lexicon.ts';
import type { SheetWhy } from '../messages.ts';
import { namingOf } from '../naming.ts';
import { percentText } from '../numbers.ts';
import type { SheetGridProps } from './SheetGrid.tsx';

const locales: Catalogue<{ readonly words: ReasonWords }> = {
  en: () => import('@casefile/deduction/words/en'),
  fr: () => import('@casefile/deduction/words/fr'),
};

interface Line {
  readonly text: string;
  readonly lines: readonly number[];
}

export function Why(props: SheetGridProps & { readonly spot: NotebookCell }): JSX.Element {
  const { table, speaker, words, worker, answer, spot, onLine } = props;
  const { card, owner } = spot;
  const { lang } = locale.value!;
  const t = words.sheet;
  const said = useSignal<readonly Line[] | null>(null);
  const mark = answer?.cells[card]?.[owner] ?? null;
  const chance = answer?.chances?.[card]?.[owner] ?? null;
  useEffect(() => {
    said.value = null;
    if (mark === null) return;
    let isCurrent = true;
    const find = async (): Promise<void> => {
      const [why, { words: reasons }, { sayReason }] = await Promise.all([
        worker.ask('why', { table, leftOut: answer?.leftOut ?? [], card, owner, holds: mark === 'yes' }),
        locales[lang](),
        import('@casefile/deduction/words/say'),
      ]);
      if (!isCurrent || why === undefined) return;
      const texts =
        why.reason && sayReason(why.knowledge, why.reason, reasons, namingOf(table, speaker, words));
      said.value = (texts ?? []).map((text, i) => ({ text, lines: linesOf(why, i) }));
    };
    void find();
    return () => {
      isCurrent = false;
    };
  }, [card, owner, mark, answer, lang]);
  return (
    <div class="sheet-why" aria-live="polite">
      <h3>
        {speaker.name(card)} · {ownerName(owner, speaker)}
      </h3>
      {mark === null ? (
        chance !== null && <p>{t.chance(percentText(chance))}</p>
      ) : said.value === null ? (
        <p>{t.looking}</p>
      ) : (
        <ol class="why">
          {said.value.map(({ text, lines }) => (
            <li key={text}>
              {text}{' '}
              {lines.map((line) => (
                <button
                  type="button"
                  key={line}
                  class="turn-link"
                  aria-label={words.lines.line(line)}
                  onClick={() => onLine(line)}
                >
                  {line}
                </button>
              ))}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The lines of the sheet that a step rests on, without the deal. */
function linesOf({ knowledge, reason }: SheetWhy, step: number): number[] {
  const { facts, because } = reason!.steps[step]!;
  const cited = because.flatMap(({ from }) => (from !== 'supposed' && 'fact' in from ? [from.fact] : []));
  const lines = [...facts, ...cited].flatMap((at) => knowledge.facts[at]?.source?.turn || []);
  return [...new Set(lines)].sort((a, b) => a - b);
}
