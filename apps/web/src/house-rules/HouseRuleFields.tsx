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

/** More than this would push everything else off the screen. */
const maxRadios = 4;

function Field({ rule, edition, options, onChange }: FieldProps): JSX.Element {
  const { name, label, rules, values } = rule;
  const usual = values[0]!.value;
  const chosen = options[name] ?? usual;
  return (
    <fieldset class="house-rule" data-changed={chosen !== usual} data-rule={name}>
      <legend>{label}</legend>
      <RuleLinks edition={edition} rules={rules} />
      {values.length > maxRadios ? (
        <SelectValue rule={rule} chosen={chosen} onChange={onChange} />
      ) : (
        values.map(({ value, label: says }) => (
          <label key={String(value)} class="house-value">
            <input
              type="radio"
              name={`house-rule-${name}`}
              value={String(value)}
              checked={value === chosen}
              onChange={() => onChange(rule, value)}
            />
            <span>{value === usual ? more().houseRules.usual(says) : says}</span>
          </label>
        ))
      )}
    </fieldset>
  );
}

interface SelectProps extends Pick<FieldProps, 'rule' | 'onChange'> {
  readonly chosen: OptionValue;
}

function SelectValue({ rule, chosen, onChange }: SelectProps): JSX.Element {
  const { label, values } = rule;
  const usual = values[0]!.value;
  const said = (value: OptionValue, says: string): string =>
    value === usual ? more().houseRules.usual(says) : says;
  const now = values.find(({ value }) => value === chosen)!;
  return (
    <>
      <select
        aria-label={label}
        value={String(chosen)}
        onChange={({ currentTarget }) =>
          onChange(rule, values.find(({ value }) => String(value) === currentTarget.value)!.value)
        }
      >
        {values.map(({ value, label: says }) => (
          <option key={String(value)} value={String(value)}>
            {said(value, says)}
          </option>
        ))}
      </select>
      <small aria-hidden="true">{said(now.value, now.label)}</small>
    </>
  );
}
