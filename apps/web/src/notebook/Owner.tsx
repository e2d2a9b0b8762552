/** The owner of a notebook column, as a sign and as a name. */
import type { Speaker } from '@casefile/editions/words/words';
import type { View } from '@casefile/engine';
import type { JSX } from 'preact';
import { Thumb } from '../art/cards/cards.tsx';
import { Icon } from '../art/icons/Icon.tsx';
import { Emblem } from '../art/people/people.tsx';
import { useScene } from '../game/context.ts';
import { ui } from '../words/lexicon.ts';

const inRoom = 'room:';
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

export function ownerName(owner: string, speaker: Speaker): string {
  const t = ui().notebook;
  if (owner === 'envelope') return capital(speaker.words.envelope);
  if (owner === 'face-up') return ui().table.faceUp;
  // A player's column, as everybody at the table calls them: “Miss Scarlet, Miss Scarlet: unknown” says nothing.
  const seat = speaker.isSuspect(owner) ? speaker.seatOf(owner) : undefined;
  if (seat !== undefined) return speaker.seat(seat);
  return owner === 'pool' ? t.pool : speaker.name(owner.replace(inRoom, ''));
}

/** Says who holds a card, or where it lies. */
export function heldBy(owner: string, speaker: Speaker): string {
  const seat = speaker.seatOf(owner);
  return seat === undefined ? ownerName(owner, speaker) : ui().table.heldBy(speaker.seat(seat));
}

/** A suspect's name after the sign of their column, which nothing else explains on a phone. */
export function SuspectName({ id, name }: { readonly id: string; readonly name: string }): JSX.Element {
  const last = name.lastIndexOf(' ') + 1;
  return (
    <>
      <Emblem id={id} size={14} />
      <span>
        {last > 0 && <span class="row-title">{name.slice(0, last)}</span>}
        {name.slice(last)}
      </span>
    </>
  );
}

export interface OwnerSignProps {
  readonly owner: string;
  readonly size?: number;
}

export const OwnerSign = (props: OwnerSignProps): JSX.Element => <SignIn {...props} view={useScene().view} />;

/** The same for use outside a table. */
export function SignIn({ owner, size = 22, view }: OwnerSignProps & { readonly view: View }): JSX.Element {
  if (view.seats.some(({ suspect }) => suspect === owner)) return <Emblem id={owner} size={size} />;
  if (owner.startsWith(inRoom))
    return <Thumb id={owner.replace(inRoom, '')} edition={view.edition} size={size} />;
  return <Icon id={owner === 'envelope' ? 'envelope' : owner === 'face-up' ? 'eye' : 'pool'} size={size} />;
}
