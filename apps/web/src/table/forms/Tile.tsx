/** A thing to choose, with what the notebook knows of it. */
import type { Place } from '@casefile/engine';
import type { JSX } from 'preact';
import { Thumb } from '../../art/cards/cards.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { useNaming, useScene, useTable } from '../../game/context.ts';
import { heldBy, OwnerSign } from '../../notebook/Owner.tsx';
import { ownersOf, whereIs } from '../../notebook/where.ts';
import { locale, ui } from '../../words/lexicon.ts';

export interface TileProps {
  readonly thing: Place;
  /** A suspect as a player or a pawn: what is known of its card does not belong here. */
  readonly isPerson: boolean;
  readonly isChosen: boolean;
  /** Whether one of the group is chosen rather than several. */
  readonly isOne: boolean;
  /** Whether Tab enters the group here. */
  readonly isEntry: boolean;
  /** Whether its picture is drawn; space for it is always reserved. */
  readonly isDrawn: boolean;
  /** A stable function, so that an unchanged tile is not rendered again. */
  readonly onPick: (thing: Place) => void;
}

export function Tile({ thing, isPerson, isChosen, isOne, isEntry, isDrawn, onPick }: TileProps): JSX.Element {
  const { notebook } = useTable();
  const { view } = useScene();
  const { speaker } = useNaming();
  const t = ui().table;
  const owners = ownersOf(view);
  const where =
    typeof thing === 'string' && !isPerson
      ? whereIs(thing, owners, {
          hand: view.hand,
          marks: notebook.marks.value,
          page: notebook.notes.value.page,
        })
      : null;
  const known =
    where === null
      ? null
      : where === 'hand'
        ? t.youHold
        : where === 'envelope'
          ? speaker.words.inside
          : heldBy(where, speaker);
  const player = isPerson ? speaker.seatOf(thing as string) : undefined;
  const name = player === undefined ? locale.value!.game.place(thing, speaker) : speaker.seat(player);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles that it may have are checked or not
    <button
      type="button"
      class="thumb"
      data-thing={String(thing)}
      data-known={
        where === null ? undefined : where === 'hand' ? 'mine' : where === 'envelope' ? 'envelope' : 'other'
      }
      role={isOne ? 'radio' : 'checkbox'}
      aria-checked={isChosen}
      tabIndex={isEntry ? 0 : -1}
      aria-label={known === null ? name : `${name}, ${known}`}
      title={known ?? undefined}
      onClick={() => onPick(thing)}
    >
      {typeof thing === 'string' &&
        (isDrawn ? (
          <Thumb id={thing} edition={view.edition} size={36} />
        ) : (
          <svg width={36} height={36} aria-hidden="true" />
        ))}
      <span>{name}</span>
      {where !== null && (
        <small class="known">
          {where === 'hand' ? <Icon id="hand" size={14} /> : <OwnerSign owner={where} size={16} />}
        </small>
      )}
    </button>
  );
}
