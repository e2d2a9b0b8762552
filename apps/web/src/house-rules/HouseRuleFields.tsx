/** Every house rule of an edition with a field to change it. */
import type { Options, OptionValue } from '@casefile/engine';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { more } from '../words/lexicon.ts';
import './house-rules.css';
import { type HouseRule, houseRulesOf } from './load.ts';
import { RuleLinks } from './RuleLinks.tsx';

export interface HouseRuleFieldsProps {
  readonly edition: string;
  readonly options: Signal<Options>;
}

export function HouseRuleFields({ edition, options }: HouseRuleFieldsProps): JSX.Element {
  const t = more().houseRules;
  const rules = houseRulesOf(edition);
  const change = ({ name, values }: HouseRule, value: OptionValue): void => {
    const { [name]: _, ...rest } = options.value;
    options.value = value === values[0]!.value ? rest : { ...rest, [name]: value };
  };
  const isChanged = rules?.some(({ name }) => name in options.value) ?? false;
  return (
    <div class="house-rules">
      <p>{t.hint}</p>
      {rules?.map((rule) => (
        <Field key={rule.name} rule={rule} edition={edition} options={options.value} onChange={change} />
      ))}
      {rules === undefined && <p role="status">{t.loading}</p>}
      {isChanged && (
        <button
          type="button"
          class="plain"
          onClick={() => {
            const names = rules!.map(({ name }) => name);
            options.value = Object.fromEntries(
              Object.entries(options.value).filter(([name]) => !names.includes(name)),
            );
          }}
        >
          {t.reset}
        </button>
      )}
    </div>
  );
}

interface FieldProps {
  readonly rule: HouseRule;
  readonly edition: string;
  readonly options: Options;
  readonly onChange: (rule: HouseRule, value: OptionValue) => void;
}

function Field({ rule, edition, options, onChange }: FieldProps): JSX.Element {
  const { name, label, rules, values } = rule;
  const usual = values[0]!;
  const chosen = options[name] ?? usual.value;
  const id = `house-rule-${name}`;
  return (
    <div class="house-rule" data-changed={chosen !== usual.value}>
      <label for={id}>{label}</label>
      <RuleLinks edition={edition} rules={rules} />
      <select
        id={id}
        value={String(chosen)}
        onChange={({ currentTarget }) =>
          onChange(rule, values.find(({ value }) => String(value) === currentTarget.value)!.value)
        }
      >
        {values.map(({ value, label: says }) => (
          <option key={String(value)} value={String(value)}>
            {value === usual.value ? more().houseRules.usual(says) : says}
          </option>
        ))}
      </select>
    </div>
  );
}
