/** Warns of accused cards that are known not to be in the envelope. */
import type { JSX } from 'preact';
import { useNaming, useScene, useTable } from '../game/context.ts';
import { heldBy } from '../notebook/Owner.tsx';
import { ownersOf, whereIs } from '../notebook/where.ts';
import { labelled } from '../words/labelled.ts';
import { ui } from '../words/lexicon.ts';

export function Elsewhere({ cards }: { readonly cards: readonly string[] }): JSX.Element | null {
  const { notebook } = useTable();
  const { view } = useScene();
  const { speaker } = useNaming();
  const t = ui().table;
  const found = cards.flatMap((card) => {
    const where = whereIs(card, ownersOf(view), {
      hand: view.hand,
      marks: notebook.marks.value,
      page: notebook.notes.value.page,
    });
    if (where === null || where === 'envelope') return [];
    const said = where === 'hand' ? t.youHold : heldBy(where, speaker);
    return [`${labelled(speaker.name(card), said)}.`];
  });
  if (found.length === 0) return null;
  return (
    <p class="trouble elsewhere" role="status">
      {t.surelyWrong} {found.join(' ')}
    </p>
  );
}
