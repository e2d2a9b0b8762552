/** The rules over the current screen, fetched when first opened. */
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { RulesPanelProps } from '../guide/RulesPanel.tsx';
import { closeRules, rulesOver } from './router.ts';

const panel = signal<ComponentType<RulesPanelProps> | null>(null);

export function RulesOver(): JSX.Element | null {
  const open = rulesOver.value;
  const isOpen = open !== null;
  useEffect(() => {
    if (!isOpen || panel.value !== null) return;
    // A failed fetch is reported by MissingNote on any screen.
    import('../guide/RulesPanel.tsx').then(({ RulesPanel }) => {
      panel.value = RulesPanel;
    }, closeRules);
  }, [isOpen]);
  const Panel = panel.value;
  return open !== null && Panel !== null ? <Panel {...open} /> : null;
}
