/** The chapters that tell a newcomer how the edition is played. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../art/icons/Icon.tsx';
import { Portrait } from '../../art/people/people.tsx';
import type { Chapter as ChapterId } from '../../words/guide-words.ts';
import { useGuide } from '../context.ts';
import { RuleLinks } from './links.tsx';
import { PersonFace, Picture, SmallCard } from './Picture.tsx';

export function Chapter({ id, children }: { readonly id: ChapterId; readonly children: ComponentChildren }) {
  const { words } = useGuide().book;
  return (
    <section id={id} tabIndex={-1} class="guide-chapter" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.chapters[id]}</h2>
      {children}
    </section>
  );
}

export function Aim(): JSX.Element {
  const { book, say } = useGuide();
  const { edition, names, text, look, words } = book;
  return (
    <Chapter id="aim">
      <p class="guide-aim">{say(text.aim)}</p>
      <p>{say(text.story)}</p>
      <figure class="guide-cast">
        <figcaption>{words.cast}</figcaption>
        <ul>
          {look.cards({}).suspects.map((suspect) => (
            <li key={suspect}>
              <Portrait id={suspect} edition={edition} size={72} />
              <span>{names.suspects[suspect]}</span>
            </li>
          ))}
        </ul>
      </figure>
    </Chapter>
  );
}

export function Turn(): JSX.Element {
  const { book, say } = useGuide();
  return (
    <Chapter id="turn">
      <ol class="guide-turn">
        {book.plan.turn.map(({ id, picture, rules }) => (
          <li key={id} id={`turn-${id}`} tabIndex={-1}>
            <Picture items={picture} />
            <div>
              <h3>{say(book.text.turn[id]!.title)}</h3>
              <p>{say(book.text.turn[id]!.says)}</p>
              <RuleLinks rules={rules} />
            </div>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}

const signs = { lacks: 'cross', shows: 'hand', 'not-asked': 'pause' } as const;

export function ExampleChapter(): JSX.Element {
  const { book, say } = useGuide();
  const { plan, text, words, names } = book;
  return (
    <Chapter id="example">
      <div class="guide-asked">
        <PersonFace id={plan.example.asker} size={72} />
        <p>{say(text.example.lead)}</p>
      </div>
      <Picture items={plan.example.named.map((card) => `card:${card}` as const)} />
      <ol class="guide-answers">
        {plan.example.answers.map(({ by, does }) => (
          <li key={by} data-does={does}>
            <PersonFace id={by} />
            <div>
              <h3>
                {names.suspects[by]}{' '}
                <small>
                  <Icon id={signs[does]} size={16} /> {words.exampleOf[does]}
                </small>
              </h3>
              <p>{say(text.example.answers[by]!)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p>{say(text.example.after)}</p>
    </Chapter>
  );
}

export function Special(): JSX.Element {
  const { book, say } = useGuide();
  const { plan, text, words, names } = book;
  const powers = Object.keys(names.suspects).filter((suspect) => `power:${suspect}` in names.extras);
  return (
    <Chapter id="special">
      <ul class="guide-special">
        {plan.special.map(({ id, rules }) => (
          <li key={id}>
            <h3>{say(text.special[id]!.title)}</h3>
            <p>{say(text.special[id]!.says)}</p>
            <RuleLinks rules={rules} />
          </li>
        ))}
      </ul>
      {powers.length > 0 && (
        <>
          <p>{words.powers}</p>
          <ul class="guide-powers">
            {powers.map((suspect) => (
              <li key={suspect}>
                <PersonFace id={suspect} />
                <span>
                  <strong>{names.suspects[suspect]}</strong>
                  {names.extras[`power:${suspect}`]}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Chapter>
  );
}

export function Tips(): JSX.Element | null {
  const { book, say } = useGuide();
  const { tips } = book.text;
  if (tips === undefined) return null;
  return (
    <Chapter id="tips">
      <ol class="guide-tips">
        {tips.map((tip) => (
          <li key={tip}>{say(tip)}</li>
        ))}
      </ol>
    </Chapter>
  );
}

export function Children(): JSX.Element | null {
  const { book, say } = useGuide();
  if (book.text.children === undefined) return null;
  return (
    <Chapter id="children">
      <p>{say(book.text.children)}</p>
    </Chapter>
  );
}

export function Guests(): JSX.Element | null {
  const { book, say } = useGuide();
  const { edition, names, text } = book;
  if (text.guests === undefined) return null;
  return (
    <Chapter id="guests">
      <ul class="guide-guests">
        {Object.entries(text.guests).map(([suspect, story]) => (
          <li key={suspect} id={`guest-${suspect}`} tabIndex={-1}>
            <Portrait id={suspect} edition={edition} size={112} />
            <div>
              <h3>{names.suspects[suspect]}</h3>
              <p>{say(story)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

/** The distinct cards of a deck, with their numbers of copies. */
export function Deck({
  kind,
  deck,
}: {
  readonly kind: string;
  readonly deck: Readonly<Record<string, number>>;
}) {
  const { words, names } = useGuide().book;
  const all = Object.values(deck).reduce((sum, copies) => sum + copies, 0);
  return (
    <div class="guide-deck">
      <p>{words.box.decks[kind]?.(all)}</p>
      <ul>
        {Object.entries(deck).map(([id, copies]) => (
          <li key={id}>
            <span aria-hidden="true">
              <SmallCard id={id} />
            </span>
            <span class="guide-copies">{words.box.copies(copies)}</span>
            <span class="unseen"> {names.extras[id]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
