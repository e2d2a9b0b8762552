/** Where one may go, as a list beside the board: rooms with their steps, then the squares. */
import type { Place } from '@casefile/engine';
import type { JSX } from 'preact';
import { Thumb } from '../../art/cards/cards.tsx';
import { useNaming, useOnHold, useScene, useTable } from '../../game/context.ts';
import { locale, ui } from '../../words/lexicon.ts';
import { isFocusQuiet } from '../keyboard/quiet-focus.ts';
import { useDestinations } from './use-destinations.ts';

export function Destinations(): JSX.Element | null {
  const { pointed } = useTable();
  const isOnHold = useOnHold();
  const { view, ways, legal, wait, viewerSeat } = useScene();
  const { speaker } = useNaming();
  const { game: says } = locale.value!;
  const { places, pick } = useDestinations();
  const t = ui().table;
  // A passage alone has its own button already.
  if (!legal.some(({ do: what }) => what === 'move')) return null;
  const rooms = places.filter((place) => typeof place === 'string');
  const squares = places.filter((place) => typeof place !== 'string');
  const stepsTo = (place: Place): number | undefined =>
    ways.find(({ to }) => String(to) === String(place))?.steps;
  const point = (place: Place | null): void => {
    pointed.value = place === null ? null : { places: [place], seats: [] };
  };
  const button = (place: Place): JSX.Element => {
    const steps = stepsTo(place);
    const name = says.place(place, speaker);
    // Steps to the rooms near it and steps to get there would run into each other.
    const heard = steps === undefined ? [] : [typeof place === 'string' ? t.steps(steps) : t.inSteps(steps)];
    return (
      <button
        type="button"
        key={String(place)}
        class="way-to"
        aria-label={[name, ...heard].join(', ')}
        data-to={String(place)}
        disabled={isOnHold}
        onClick={() => {
          point(null);
          pick(place);
        }}
        onPointerEnter={() => point(place)}
        onPointerLeave={() => point(null)}
        onFocus={({ currentTarget }) => {
          if (!isFocusQuiet() && currentTarget.matches(':focus-visible')) point(place);
        }}
        onBlur={() => point(null)}
      >
        {typeof place === 'string' && <Thumb id={place} edition={view.edition} size={28} />}
        <span>{name}</span>
        {steps !== undefined && <small>{t.steps(steps)}</small>}
      </button>
    );
  };
  return (
    <div class="ways-to">
      {rooms.length === 0 && squares.length > 0 && (
        <p class="lit-only">
          {says.help.squaresOnly(speaker, { seat: viewerSeat!, view, wait, forms: legal })}
        </p>
      )}
      {rooms.length > 0 && <div class="rooms-to">{rooms.map(button)}</div>}
      {squares.length > 0 && (
        <details>
          <summary>{t.squares(squares.length)}</summary>
          <div class="squares-to">{squares.map(button)}</div>
        </details>
      )}
    </div>
  );
}
