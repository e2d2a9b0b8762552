/** Links to rules. They open over the form, which would otherwise lose its input. */
import type { JSX } from 'preact';

export function RuleLinks(props: {
  readonly edition: string;
  readonly rules: readonly string[];
}): JSX.Element {
  return (
    <span class="rule-links">
      {props.rules.map((id) => (
        <a key={id} href={`/rules/${props.edition}#${id}`} target="_blank" rel="noopener" class="rule-id">
          {id}
        </a>
      ))}
    </span>
  );
}
