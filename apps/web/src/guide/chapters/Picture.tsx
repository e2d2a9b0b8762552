/**
 * A picture of the guide, composed of the edition’s dice, pawns, cards and people. Decorative: the text beside it says
 * the same.
 */
import type { PictureItem } from '@casefile/editions/guide';
import type { JSX } from 'preact';
import { CardBack, CardFace, Envelope } from '../../art/cards/cards.tsx';
import { Die } from '../../art/dice/Die.tsx';
import { Icon, type IconId } from '../../art/icons/Icon.tsx';
import { Emblem, Face, Pawn } from '../../art/people/people.tsx';
import { useGuide } from '../context.ts';

export function Picture({ items }: { readonly items: readonly PictureItem[] }): JSX.Element {
  return (
    <div class="guide-picture" aria-hidden="true">
      {items.map((item, i) => (
        <Item key={i} item={item} nth={items.slice(0, i).filter(isDie).length} />
      ))}
    </div>
  );
}

const isDie = (item: PictureItem): boolean => item.startsWith('die:');

interface ItemProps {
  readonly item: PictureItem;
  /** The index of the die: dice may have different faces. */
  readonly nth: number;
}

function Item({ item, nth }: ItemProps): JSX.Element {
  const { edition, names } = useGuide().book;
  const [kind, ...rest] = item.split(':');
  const id = rest.join(':');
  switch (kind) {
    case 'die':
      return <Die face={Number(id)} sign={names.dieSigns?.[nth]?.[Number(id)]} size={52} />;
    case 'pawn':
      return <Pawn id={id} size={36} />;
    case 'card':
      return <SmallCard id={id} />;
    case 'face':
      return <PersonFace id={id} />;
    case 'icon':
      return (
        <span class="guide-sign">
          <Icon id={id as IconId} size={32} />
        </span>
      );
    case 'back':
      return (
        <span class="guide-card back">
          <CardBack edition={edition} />
        </span>
      );
    case 'envelope':
      return <Envelope size={124} />;
    case 'squares':
      return (
        <span class="guide-squares">
          <i />
          <i />
          <i />
          <i />
        </span>
      );
    default:
      return (
        <span class="guide-then">
          <Icon id="next" size={24} />
        </span>
      );
  }
}

export function SmallCard({ id }: { readonly id: string }): JSX.Element {
  const { edition, names } = useGuide().book;
  const name = names.suspects[id] ?? names.weapons[id] ?? names.rooms[id] ?? names.extras[id] ?? '';
  return (
    <span class="guide-card">
      <CardFace id={id} name={name} edition={edition} />
    </span>
  );
}

export function PersonFace({ id, size = 56 }: { readonly id: string; readonly size?: number }): JSX.Element {
  const { edition } = useGuide().book;
  return (
    <span class="guide-face">
      <Face id={id} edition={edition} size={size} />
      <Emblem id={id} size={Math.round(size * 0.38)} />
    </span>
  );
}
