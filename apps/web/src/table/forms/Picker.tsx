/** Chooses the arguments of an action: cards, places, people. The same for every edition. */
import { sayAction } from '@casefile/editions/words/words';
import type { Place } from '@casefile/engine';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import { useDeferred } from '../../app/use-deferred.ts';
import { useNaming, useOnHold, useTable } from '../../game/context.ts';
import { locale, ui } from '../../words/lexicon.ts';
import { moveInGroup } from '../keyboard/group-keys.ts';
import { actionOf, type Choosing, choicesOf, choose, formKeys, type Key, openKeys } from './choosing.ts';
import { Tile } from './Tile.tsx';

export function Picker({ picking }: { readonly picking: Signal<Choosing | null> }): JSX.Element {
  const { session } = useTable();
  const isOnHold = useOnHold();
  const { speaker } = useNaming();
  const t = ui().table;
  const choosing = picking.value!;
  const { game } = locale.value!;
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
      {formKeys
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
  const isTime = useDeferred();
  const { game } = locale.value!;
  const choosing = picking.value!;
  const chosen = choosing.chosen[name];
  const isChosen = (choice: Place): boolean =>
    name === 'from'
      ? (chosen as readonly string[] | undefined)?.includes(choice as string) === true
      : chosen === choice;
  const toggle = useCallback(
    (choice: Place): void => {
      picking.value = choose(picking.peek()!, name, choice);
    },
    [picking, name],
  );
  if (!isFirst && !isTime) return null;
  const choices = choicesOf(choosing.form, name);
  const entry = choices.find(isChosen) ?? choices[0];
  const isOne = name !== 'from';
  return (
    <fieldset class="choice" data-key={name} role={isOne ? 'radiogroup' : undefined} onKeyDown={moveInGroup}>
      <legend>{game.arguments[name](speaker)}</legend>
      {choices.map((choice) => (
        <Tile
          key={String(choice)}
          thing={choice}
          isPerson={name === 'target' || name === 'pawn'}
          isChosen={isChosen(choice)}
          isOne={isOne}
          // Who may choose several looks for each of them with Tab.
          isEntry={!isOne || choice === entry}
          isDrawn={isTime}
          onPick={toggle}
        />
      ))}
    </fieldset>
  );
}
