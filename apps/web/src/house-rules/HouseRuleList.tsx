/** The house rules of a table in words, without those left at the edition's reading. */
import type { Options } from '@casefile/engine';
import type { JSX } from 'preact';
import { more } from '../words/lexicon.ts';
import './house-rules.css';
import { houseRulesOf } from './load.ts';
import { RuleLinks } from './RuleLinks.tsx';

export interface HouseRuleListProps {
  readonly edition: string;
  readonly options: Options;
}

export function HouseRuleList({ edition, options }: HouseRuleListProps): JSX.Element | null {
  const rules = houseRulesOf(edition) ?? [];
  const changed = rules.filter(
    ({ name, values }) => (options[name] ?? values[0]!.value) !== values[0]!.value,
  );
  if (changed.length === 0) return null;
  return (
    <section class="house-rule-list">
      <h3>{more().houseRules.title}</h3>
      <dl class="terms-list">
        {changed.map(({ name, label, values, rules: about }) => (
          <div key={name}>
            <dt>
              {label} <RuleLinks edition={edition} rules={about} />
            </dt>
            <dd>{values.find(({ value }) => value === options[name])?.label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
