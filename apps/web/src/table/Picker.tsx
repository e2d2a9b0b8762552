/** Chooses what an action needs: cards, places, people. The same for every edition. */
import { sayAction } from '@casefile/editions/words/words';
import type { Place } from '@casefile/engine';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import { useTurn } from '../app/use-turn.ts';
import { useNaming, useOnHold, useTable } from '../game/context.ts';
import { tongue, ui } from '../words/lexicon.ts';
import { actionOf, type Choosing, choicesOf, choose, type Key, openKeys, unchoose } from './choosing.ts';
import { Tile } from './Tile.tsx';

const keys: readonly Key[] = ['card', 'pawn', 'target', 'suspect', 'weapon', 'room', 'from', 'to'];

export function Picker({ picking }: { readonly picking: Signal<Choosing | null> }): JSX.Element {
  const { session } = useTable();
  const isOnHold = useOnHold();
  const { speaker } = useNaming();
  const t = ui().table;
  const choosing = picking.value!;
  const { game } = tongue.value!;
  const action = actionOf(choosing);
  const { room } = choosing.chosen;
  return (
    <form
      class="picker"
      onSubmit={(event) => {
        event.preventDefault();
        if (action !== null && !isOnHold) void session.act(action);
      }}
    >
      <h2>{sayAction(game, { do: choosing.form.do, ...(room === undefined ? {} : { room }) }, speaker)}</h2>
      {keys
        .filter((key) => choicesOf(choosing.form, key).length > 1)
        .map((key, i) => (
          <Choice key={key} name={key} picking={picking} isFirst={i === 0} />
        ))}
      <div class="buttons sticky">
        <button type="submit" class="primary" disabled={action === null || isOnHold}>
          {action === null
            ? game.arguments[openKeys(choosing)[0]!](speaker)
            : sayAction(game, action, speaker)}
        </button>
        <button type="button" class="quiet" onClick={() => (picking.value = null)}>
          {t.back}
        </button>
      </div>
    </form>
  );
}

export interface ChoiceProps {
  readonly name: Key;
  readonly picking: Signal<Choosing | null>;
  readonly isFirst: boolean;
}

/**
 * One row of things, one of which is chosen (two for a question). The names of the first are there at once, then come its
 * pictures and the others.
 */
export function Choice({ name, picking, isFirst }: ChoiceProps): JSX.Element | null {
  const { speaker } = useNaming();
  const isTime = useTurn();
  const { game } = tongue.value!;
  const choosing = picking.value!;
  const chosen = choosing.chosen[name];
  const isChosen = (choice: Place): boolean =>
    name === 'from'
      ? (chosen as readonly string[] | undefined)?.includes(choice as string) === true
      : chosen === choice;
  const toggle = useCallback(
    (choice: Place): void => {
      const now = picking.peek()!;
      picking.value =
        now.chosen[name] === choice && name !== 'from' ? unchoose(now, name) : choose(now, name, choice);
    },
    [picking, name],
  );
  if (!isFirst && !isTime) return null;
  return (
    <fieldset class="choice" data-key={name}>
      <legend>{game.arguments[name](speaker)}</legend>
      {choicesOf(choosing.form, name).map((choice) => (
        <Tile
          key={String(choice)}
          thing={choice}
          isChosen={isChosen(choice)}
          isDrawn={isTime}
          onPick={toggle}
        />
      ))}
    </fieldset>
  );
}
