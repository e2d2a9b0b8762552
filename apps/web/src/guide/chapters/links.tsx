/** Rules inside a text are links, and a † is read out in words. */
import { Fragment, type JSX } from 'preact';
import { useGuide } from '../context.ts';

export function RuleLink({ id }: { readonly id: string }): JSX.Element {
  const { book, turnTo } = useGuide();
  return (
    <a href={`/rules/${book.edition}#${id}`} onClick={turnTo} class="rule-id">
      {id}
    </a>
  );
}

export function RuleLinks({ rules }: { readonly rules: readonly string[] }): JSX.Element {
  const { book } = useGuide();
  return (
    <p class="guide-see">
      {book.words.seeRules}{' '}
      {rules.map((id, i) => (
        <Fragment key={id}>
          {i > 0 && ' '}
          <RuleLink id={id} />
        </Fragment>
      ))}
    </p>
  );
}

/** The text of a rule; sighted readers find the meaning of † above the rules. */
export function RuleText({ text }: { readonly text: string }): JSX.Element {
  const { reading } = useGuide().book.words;
  return (
    <p>
      {text.split(/( †|[A-Z]\w\w-\d\d)/).map((part, i) =>
        part === ' †' ? (
          <span key={i} title={reading} class="dagger">
            <span aria-hidden="true">{'\u00a0'}†</span>
            <span class="unseen"> ({reading})</span>
          </span>
        ) : /^[A-Z]\w\w-\d\d$/.test(part) ? (
          <RuleLink key={i} id={part} />
        ) : (
          part
        ),
      )}
    </p>
  );
}
