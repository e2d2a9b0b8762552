/** Why marks are certain, step by step, in the words of the notebook. */
import type { Explanation, Knowledge, ReasonWords } from '@casefile/deduction';
import type { Catalogue, Speaker } from '@casefile/editions/words/words';
import type { View } from '@casefile/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { sayWhy } from '../../notebook/note/say-why.ts';
import { locale } from '../../words/lexicon.ts';

export interface ReasonsProps {
  readonly knowledge: Knowledge;
  readonly reasons: readonly Explanation[];
  readonly view: View;
  readonly speaker: Speaker;
  /** The reasons start collapsed. */
  readonly isClosed?: boolean;
}

interface Said {
  readonly claim: string;
  readonly lines: readonly string[];
}

const locales: Catalogue<{ readonly words: ReasonWords }> = {
  en: () => import('@casefile/deduction/words/en'),
  fr: () => import('@casefile/deduction/words/fr'),
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function Reasons({ knowledge, reasons, view, speaker, isClosed = false }: ReasonsProps): JSX.Element {
  const { lang, game } = locale.value!;
  const said = useSignal<readonly Said[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const suspects = view.seats.map(({ suspect }) => suspect);
    const say = async (): Promise<readonly Said[]> => {
      const [{ words }, { namingFor }] = await Promise.all([
        locales[lang](),
        import('@casefile/editions/words/naming'),
      ]);
      const naming = namingFor(game, speaker, suspects);
      return Promise.all(
        reasons.map(async (reason) => ({
          claim: capital(words.claims([reason], naming)),
          lines: (await sayWhy({ knowledge, reason }, lang, game, speaker, suspects)).map(({ text }) => text),
        })),
      );
    };
    void say().then((all) => {
      if (isCurrent) said.value = all;
    });
    return () => {
      isCurrent = false;
    };
  }, [knowledge, reasons, lang]);
  return (
    <div class="reasons">
      {said.value.map(({ claim, lines }, i) => (
        <details key={claim} open={!isClosed && i === 0}>
          <summary>{claim}</summary>
          <ul class="why">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
