/** Above the log: what this table plays otherwise. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useScene } from '../../game/context.ts';
import { HouseRuleList } from '../../house-rules/HouseRuleList.tsx';
import { loadMore } from '../../words/lexicon.ts';

export function HouseRulesNote(): JSX.Element | null {
  const { edition, options } = useScene().view;
  const isWorded = useSignal(false);
  useEffect(() => {
    void loadMore().then(
      () => {
        isWorded.value = true;
      },
      // Without a network the game goes on without the note.
      () => {},
    );
  }, []);
  return isWorded.value ? <HouseRuleList edition={edition} options={options} /> : null;
}
