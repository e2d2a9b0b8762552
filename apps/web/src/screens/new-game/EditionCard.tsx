/** An edition in the list: its picture, number of players, contents and special features. */
import { type Recommended, recommended } from '@casefile/editions/recommended';
import type { Options } from '@casefile/engine';
import type { JSX } from 'preact';
import { followOver } from '../../app/router.ts';
import { Icon, type IconId } from '../../art/icons/Icon.tsx';
import type { EditionMeta } from '../../editions/edition-meta.ts';
import { BoardThumb } from '../../thumbs/BoardThumb.tsx';
import { labelled } from '../../words/labelled.ts';
import { more, namesOf } from '../../words/lexicon.ts';

export const defaults = (edition: EditionMeta): Options =>
  Object.fromEntries(Object.entries(edition.options).map(([name, values]) => [name, values[0]!]));

export interface EditionCardProps {
  readonly edition: EditionMeta;
  /** Compared with the others: whether it allows the most players. */
  readonly all: readonly EditionMeta[];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export function EditionCard({ edition, all, isChosen, onChoose }: EditionCardProps): JSX.Element | null {
  const names = namesOf(edition.id);
  if (names === undefined) return null;
  const t = more().setUp;
  const tags = tagsOf(edition, all);
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
        <BoardThumb edition={edition.id} />
        <strong>{names.title}</strong>
        {tags.length > 0 && (
          <span class="edition-tags">
            {tags.map((tag) => (
              <b key={tag}>{tag}</b>
            ))}
          </span>
        )}
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

/** Reasons for a newcomer to choose it. */
function tagsOf(edition: EditionMeta, all: readonly EditionMeta[]): readonly string[] {
  const t = more().setUp;
  const most = Math.max(...all.map(({ seats }) => seats[1]));
  return [
    ...Object.entries(recommended).flatMap(([tag, id]) =>
      id === edition.id ? [t.tags[tag as Recommended]] : [],
    ),
    ...(edition.seats[1] === most ? [t.forMany(most)] : []),
  ];
}
