/** Above the log: what this table plays otherwise. Fetched only where it does. */
import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useScene } from '../game/context.ts';
import type { HouseRuleListProps } from '../house-rules/HouseRuleList.tsx';
import { loadMore, namesOf } from '../words/lexicon.ts';

export function HouseRulesNote(): JSX.Element | null {
  const { edition, options } = useScene().view;
  const usual = namesOf(edition)?.options ?? options;
  const hasHouseRules = Object.keys(options).some((name) => !Object.hasOwn(usual, name));
  const list = useSignal<{ readonly List: ComponentType<HouseRuleListProps> } | null>(null);
  useEffect(() => {
    if (!hasHouseRules) return;
    void Promise.all([import('../house-rules/HouseRuleList.tsx'), loadMore()]).then(
      ([{ HouseRuleList }]) => (list.value = { List: HouseRuleList }),
      // Without a network the game goes on without the note.
      () => {},
    );
  }, [hasHouseRules]);
  const List = list.value?.List;
  return List === undefined ? null : <List edition={edition} options={options} />;
}
