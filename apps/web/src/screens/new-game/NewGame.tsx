/** Setting up a game: the editions side by side, options, who plays, on which terms. */
import { firstEdition } from '@casefile/editions/first-edition';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useDeferred } from '../../app/use-deferred.ts';
import { type EditionMeta, editionIds, loadMeta } from '../../editions/edition-meta.ts';
import { more, namesOf } from '../../words/lexicon.ts';
import { EditionCard } from './EditionCard.tsx';
import './new-game.css';
import { Page } from '../Page.tsx';
import { Seating } from './Seating.tsx';

export type PlayMode = 'solo' | 'hot-seat' | 'online';

export function NewGame({ how }: { readonly how: PlayMode }): JSX.Element {
  const t = more().setUp;
  const editions = useSignal<readonly EditionMeta[]>([]);
  const chosen = useSignal(firstEdition);
  useEffect(() => {
    void Promise.all(editionIds.map(loadMeta)).then((all) => {
      editions.value = all.filter((edition) => edition !== undefined);
    });
  }, []);
  const row = useRef<HTMLFieldSetElement>(null);
  const named = editions.value.filter(({ id }) => namesOf(id) !== undefined).length;
  useEffect(() => {
    // In a row wider than the screen, the chosen edition must be visible; each card that loads moves the others.
    const card = row.current?.querySelector('[data-chosen="true"]')?.getBoundingClientRect();
    const own = row.current?.getBoundingClientRect();
    // Scrolls the row only; otherwise a small phone would scroll the page's title away.
    if (card && own) row.current!.scrollLeft += card.left + card.width / 2 - own.left - own.width / 2;
  }, [named]);
  const edition = editions.value.find(({ id }) => id === chosen.value);
  const isNamed = edition !== undefined && namesOf(edition.id) !== undefined;
  // Editions are rendered first: together with the chairs they would appear late.
  const isTime = useDeferred(isNamed);
  const title = how === 'solo' ? t.solo : how === 'hot-seat' ? t.hotSeat : t.online;
  return (
    <Page title={title}>
      <fieldset class="editions" ref={row}>
        <legend>{t.edition}</legend>
        {editions.value.map((each) => (
          <EditionCard
            key={each.id}
            edition={each}
            all={editions.value}
            isChosen={each.id === chosen.value}
            onChoose={() => (chosen.value = each.id)}
          />
        ))}
      </fieldset>
      {isNamed && isTime && <Seating key={`${edition.id} ${how}`} edition={edition} how={how} />}
    </Page>
  );
}
