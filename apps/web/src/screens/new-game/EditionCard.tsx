/** An edition among the others: a picture, how many play, with what, and what is special. */
import type { Options } from '@casefile/engine';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { followOver } from '../../app/router.ts';
import { CardFace } from '../../art/cards/cards.tsx';
import { Icon, type IconId } from '../../art/icons/Icon.tsx';
import type { EditionMeta } from '../../editions/edition-meta.ts';
import { labelled } from '../../words/labelled.ts';
import { more, namesOf } from '../../words/lexicon.ts';

export const defaults = (edition: EditionMeta): Options =>
  Object.fromEntries(Object.entries(edition.options).map(([name, values]) => [name, values[0]!]));

export interface EditionCardProps {
  readonly edition: EditionMeta;
  /** The other editions: what they do not have makes the better picture. */
  readonly all: readonly EditionMeta[];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export function EditionCard({ edition, all, isChosen, onChoose }: EditionCardProps): JSX.Element | null {
  const names = namesOf(edition.id);
  const fan = useMemo(() => fanOf(edition, all), [edition, all]);
  if (names === undefined) return null;
  const t = more().setUp;
  const { suspects, weapons, rooms } = edition.cards(defaults(edition));
  const facts: readonly (readonly [IconId, string])[] = [
    ['seat', t.seats(...edition.seats)],
    ['hand', t.cards(suspects.length + weapons.length + rooms.length)],
    ['dice', t.dice(edition.dice.length)],
    ...(edition.drawing === null ? [['whole', t.noBoard] as const] : []),
  ];
  return (
    <div class="edition" data-chosen={isChosen}>
      <label>
        <input type="radio" name="edition" value={edition.id} checked={isChosen} onChange={onChoose} />
        <span class="fan" aria-hidden="true">
          {fan.map((card) => (
            <CardFace key={card} id={card} name="" edition={edition.id} />
          ))}
        </span>
        <strong>{names.title}</strong>
        <span class="summary">{names.summary}</span>
      </label>
      <ul class="edition-facts">
        {facts.map(([icon, text]) => (
          <li key={icon}>
            <Icon id={icon} size={16} /> {text}
          </li>
        ))}
      </ul>
      <a
        href={`/rules/${edition.id}`}
        onClick={followOver}
        aria-label={labelled(more().terms.allRules, names.title)}
      >
        {more().terms.allRules}
      </a>
    </div>
  );
}

/** A suspect, a weapon and a room: such as the others do not have, as far as there are any. */
function fanOf(edition: EditionMeta, all: readonly EditionMeta[]): readonly string[] {
  const at = all.indexOf(edition);
  const others = new Set(
    all
      .filter((other) => other !== edition)
      .flatMap((other) => Object.values(other.cards(defaults(other))).flat()),
  );
  const { suspects, weapons, rooms } = edition.cards(defaults(edition));
  return [suspects, weapons, rooms].map((list, kind) => {
    const own = list.filter((card) => !others.has(card));
    const from = own.length > 0 ? own : list;
    return from[(at * 2 + kind) % from.length]!;
  });
}
