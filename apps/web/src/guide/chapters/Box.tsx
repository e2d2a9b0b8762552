/** The contents of the box, counted from the edition’s data and drawn with its pieces. */
import { countsOf } from '@casefile/editions/guide/counts';
import type { ComponentChildren, JSX } from 'preact';
import { CardBack, Envelope, Thumb } from '../../art/cards/cards.tsx';
import { Die } from '../../art/dice/Die.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { Pawn } from '../../art/people/people.tsx';
import { defaults } from '../../screens/new-game/EditionCard.tsx';
import { useGuide } from '../context.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { Chapter, Deck } from './Chapters.tsx';
import { SmallCard } from './Picture.tsx';

export function Box(): JSX.Element {
  const { book, say } = useGuide();
  const { look, words, names, plan, text } = book;
  const t = words.box;
  const sets = everySet(book.look);
  // The largest set: the others are subsets.
  const cards = sets.at(-1)!;
  const { suspects, weapons, rooms } = cards;
  const { passages } = countsOf(look, cards);
  const all = suspects.length + weapons.length + rooms.length;
  const drawnRooms = look.drawing === null ? 0 : new Set(Object.values(look.drawing.rooms)).size;
  const signs = look.dice.map((_, i) => names.dieSigns?.[i]?.[1]);
  const sizes = sets.map((set) => Object.values(set).reduce((sum, kind) => sum + kind.length, 0));
  return (
    <Chapter id="box">
      <ul class="guide-box">
        {look.drawing !== null && (
          <Part picture={<BoardPicture />} isLarge>
            {t.board(drawnRooms, names.words.place, passages!)}
          </Part>
        )}
        <Part
          picture={
            <span class="guide-fan">
              <SmallCard id={suspects[0]!} />
              <SmallCard id={weapons[0]!} />
              <SmallCard id={rooms[0]!} />
              <span class="guide-card">
                <CardBack edition={look.id} />
              </span>
            </span>
          }
        >
          {t.cards(all, suspects.length, weapons.length, rooms.length, names.words.place)}{' '}
          {sizes.length > 1 && t.sets(sizes)}
        </Part>
        <Part picture={plan.hasNoEnvelope ? <FaceDown edition={look.id} /> : <Envelope size={112} />}>
          {say(t.envelope)}
        </Part>
        {look.drawing !== null && (
          <>
            <Part
              picture={
                <span class="guide-pieces">
                  {suspects.map((id) => (
                    <Pawn key={id} id={id} size={26} />
                  ))}
                </span>
              }
            >
              {t.pawns(suspects.length)}
            </Part>
            <Part
              picture={
                <span class="guide-pieces">
                  {weapons.map((id) => (
                    <Thumb key={id} id={id} edition={look.id} size={36} />
                  ))}
                </span>
              }
            >
              {t.weapons(weapons.length)}
            </Part>
          </>
        )}
        {look.dice.length > 0 && (
          <Part
            picture={
              <span class="guide-pieces">
                {look.dice.map((_, i) => (
                  <Die key={i} face={signs[i] === undefined ? 5 - i : 1} sign={signs[i]} size={48} />
                ))}
              </span>
            }
          >
            {t.dice(look.dice.length, signs[0] ?? null)}
          </Part>
        )}
        <Part picture={<Icon id="notebook" size={48} />}>{text.checklist ?? t.sheet}</Part>
      </ul>
      {look.drawing === null && <p>{t.noBoard}</p>}
      {Object.entries(plan.decks ?? {}).map(([kind, deck]) => (
        <Deck key={kind} kind={kind} deck={deck} />
      ))}
    </Chapter>
  );
}

const FaceDown = ({ edition }: { readonly edition: string }): JSX.Element => (
  <span class="guide-fan">
    {[0, 1, 2].map((at) => (
      <span key={at} class="guide-card">
        <CardBack edition={edition} />
      </span>
    ))}
  </span>
);

interface PartProps {
  readonly picture: JSX.Element;
  readonly isLarge?: boolean;
  readonly children: ComponentChildren;
}

const Part = ({ picture, isLarge = false, children }: PartProps): JSX.Element => (
  <li data-large={isLarge}>
    <span class="guide-thing" aria-hidden="true">
      {picture}
    </span>
    <span>{children}</span>
  </li>
);

/** The sets of cards the edition is played with, the smallest first. */
function everySet(look: Parameters<typeof defaults>[0]) {
  const chosen = defaults(look);
  const sets = [
    look.cards(chosen),
    ...Object.entries(look.options).flatMap(([name, values]) =>
      values.map((value) => look.cards({ ...chosen, [name]: value })),
    ),
  ];
  const size = (set: (typeof sets)[number]): number =>
    set.suspects.length + set.weapons.length + set.rooms.length;
  const different = sets.filter((set, i) => sets.findIndex((other) => size(other) === size(set)) === i);
  return different.sort((one, other) => size(one) - size(other));
}
