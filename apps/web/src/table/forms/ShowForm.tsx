/** Showing a card: my named cards, which of them this asker has seen, and a deliberate confirmation. */
import type { Form } from '@casefile/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { CardFace } from '../../art/cards/cards.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { useNaming, useOnHold, useScene, useTable } from '../../game/context.ts';
import { locale, ui } from '../../words/lexicon.ts';
import { unbroken } from '../../words/unbroken.ts';
import { moveInGroup } from '../keyboard/group-keys.ts';
import { Deliberate } from '../panel/Deliberate.tsx';
import { useAsk } from '../Status.tsx';

export function ShowForm({ form }: { readonly form: Form }): JSX.Element {
  const { session } = useTable();
  const isOnHold = useOnHold();
  const { view, wait } = useScene();
  const { speaker } = useNaming();
  const t = ui().table;
  const choices = typeof form.card === 'string' ? [form.card] : (form.card ?? []);
  // A choice is never made for me; even a single card needs my confirmation.
  const chosen = useSignal<string | null>(choices.length === 1 ? choices[0]! : null);
  const asker = wait?.for === 'card' ? wait.to : view.turn;
  const isAnswer = wait?.for === 'answer';
  const named = isAnswer ? (view.history.at(-1)?.cards ?? choices) : choices;
  const hasSeen = (card: string): boolean =>
    view.showed.some((each) => each.card === card && each.to === asker);
  const { help } = useAsk();
  const card = chosen.value;
  return (
    <div class="show">
      {isAnswer && <h2>{unbroken(locale.value!.game.inquiry(asker, speaker))}</h2>}
      <p class="help">{help}</p>
      <ul
        class="cards"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cards that lie in a row, one of which is chosen
        role="radiogroup"
        aria-label={locale.value!.game.arguments.card(speaker)}
        onKeyDown={moveInGroup}
      >
        {named.map((each) => {
          const isMine = choices.includes(each);
          const notes = [
            isMine && isAnswer ? t.youHold : null,
            hasSeen(each) ? t.shownBefore(speaker.seat(asker)) : null,
          ];
          return (
            <li key={each} role="presentation">
              {/* biome-ignore lint/a11y/useSemanticElements: the whole card is pressed */}
              <button
                type="button"
                class="card-button"
                disabled={!isMine}
                role="radio"
                aria-checked={card === each}
                tabIndex={each === (card ?? choices[0]) ? 0 : -1}
                onClick={() => (chosen.value = each)}
              >
                <CardFace id={each} name={speaker.name(each)} edition={view.edition} isFaint={!isMine} />
              </button>
              <small data-seen={hasSeen(each)}>
                {hasSeen(each) && <Icon id="eye" size={14} />}
                {notes.filter((note) => note !== null).join(' · ')}
              </small>
            </li>
          );
        })}
      </ul>
      <div class="buttons sticky">
        <Deliberate
          class="primary"
          what={card}
          isBusy={isOnHold}
          onConfirm={() => card !== null && void session.act({ do: 'show', card })}
        >
          {card === null
            ? locale.value!.game.arguments.card(speaker)
            : locale.value!.game.actions.show({ card }, speaker)}
        </Deliberate>
      </div>
    </div>
  );
}
