/** The house rules, with the edition's own reading first. */
import { Fragment, type JSX } from 'preact';
import { houseRulesOf } from '../../house-rules/load.ts';
import { useGuide } from '../context.ts';
import { Chapter } from './Chapters.tsx';
import { RuleLink } from './links.tsx';

export function HouseRules(): JSX.Element {
  const { edition, words } = useGuide().book;
  return (
    <Chapter id="house">
      <p>{words.houseHint}</p>
      <ul class="rules">
        {(houseRulesOf(edition) ?? []).map(({ name, label, rules, values }) => (
          <li key={name}>
            <span>
              {rules.map((id) => (
                <Fragment key={id}>
                  <RuleLink id={id} />{' '}
                </Fragment>
              ))}
            </span>
            <p>
              <strong>{label}</strong>
              <br />
              {values.map((value) => value.label).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
