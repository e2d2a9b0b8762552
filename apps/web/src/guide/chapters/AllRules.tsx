/** Every rule with its ID, by part; or the search results. */
import { Fragment, type JSX } from 'preact';
import { useGuide } from '../context.ts';
import { search } from '../rulebook.ts';
import { Chapter } from './Chapters.tsx';
import { RuleLink, RuleText } from './links.tsx';

interface Props {
  /** The rule that the address names. */
  readonly at: string | null;
}

export function AllRules({ at }: Props): JSX.Element {
  const { book } = useGuide();
  const { plan, words, rules, differs } = book;
  const shared = Object.keys(rules).filter((id) => id.startsWith('ALL-'));
  return (
    <Chapter id="rules">
      <Daggers />
      {plan.parts.map(({ part, rules: own }) => (
        <Fragment key={part}>
          <h3>{words.parts[part]}</h3>
          <RuleList ids={own} at={at} />
        </Fragment>
      ))}
      <h3>{words.everywhere}</h3>
      <RuleList ids={shared} at={at} />
      {differs.length > 0 && (
        <>
          <h3>{words.differs}</h3>
          <ul class="rules">
            {differs.map(({ rules: named, says }) => (
              <li key={says}>
                <span>
                  {named.map((id) => (
                    <Fragment key={id}>
                      <RuleLink id={id} />{' '}
                    </Fragment>
                  ))}
                </span>
                <p>{says}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Chapter>
  );
}

export function FoundRules({ sought, at }: Props & { readonly sought: string }): JSX.Element {
  const { rules, words } = useGuide().book;
  const found = search(rules, sought).map(([id]) => id);
  return (
    <section class="guide-chapter" aria-label={words.found(found.length)}>
      {found.length === 0 ? <p>{words.nothingFound}</p> : <Daggers />}
      <RuleList ids={found} at={at} />
    </section>
  );
}

function Daggers(): JSX.Element {
  const { words } = useGuide().book;
  return (
    <p aria-hidden="true" class="guide-see">
      † {words.readingNote}
    </p>
  );
}

function RuleList({ ids, at }: Props & { readonly ids: readonly string[] }): JSX.Element {
  const { rules } = useGuide().book;
  return (
    <ol class="rules">
      {ids.map((id) => (
        <li key={id} id={id} tabIndex={-1} data-sought={id === at}>
          <RuleLink id={id} />
          <RuleText text={rules[id]!} />
        </li>
      ))}
    </ol>
  );
}
