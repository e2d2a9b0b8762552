/** My cards, face-up cards, and the rooms of cards lying elsewhere. */
import type { EditionDeal, SheetDeck } from '@casefile/deduction/companion';
import type { JSX } from 'preact';
import { CardChips } from '../Chips.tsx';
import { cardNames, kindNames, namesFor } from '../naming.ts';
import type { CompanionWords } from '../words/words.ts';
import { type Draft, sizesOf } from './draft.ts';

interface CardsProps {
  readonly words: CompanionWords;
  readonly deal: EditionDeal;
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

export function Cards({ words, deal, draft, onChange }: CardsProps): JSX.Element | null {
  const t = words.setUp;
  const names = namesFor(deal.deck);
  if (names === undefined) return null;
  const open = deal.spots.find(({ faceUp }) => faceUp !== undefined);
  const inRooms = deal.spots.filter(({ id }) => id.startsWith('room:'));
  /** No two cards lie in the same room. */
  const spotOf = (id: string): string => draft.rooms[id] ?? id;
  const called = cardNames(deal.deck, names);
  const rooms = deal.deck.kinds[2].cards;
  const range = [...new Set(draft.sizes === null ? deal.hands : [sizesOf(deal, draft)[0]!])].sort();
  return (
    <>
      <section>
        <h2>
          {t.hand} <small>{t.picked(draft.hand.length, range.join('–'))}</small>
        </h2>
        <Deal
          words={words}
          deck={deal.deck}
          picked={draft.hand}
          taken={draft.faceUp}
          onPick={(hand) => onChange({ hand })}
        />
      </section>
      {open !== undefined && (
        <section>
          <h2>
            {t.faceUp} <small>{t.picked(draft.faceUp.length, String(open.cards))}</small>
          </h2>
          <Deal
            words={words}
            deck={deal.deck}
            picked={draft.faceUp}
            taken={draft.hand}
            onPick={(faceUp) => onChange({ faceUp })}
          />
        </section>
      )}
      {inRooms.map(({ id }) => (
        <label key={id} class="field">
          <span>{t.cardIn}</span>
          <select
            value={spotOf(id)}
            onChange={({ currentTarget }) =>
              onChange({ rooms: { ...draft.rooms, [id]: currentTarget.value } })
            }
          >
            {rooms
              .map((room) => ({ room: room.id, spot: `room:${room.id}` }))
              .filter(({ spot }) => spotOf(id) === spot || !inRooms.some((each) => spotOf(each.id) === spot))
              .map(({ room, spot }) => (
                <option key={room} value={spot}>
                  {called.get(room)}
                </option>
              ))}
          </select>
        </label>
      ))}
    </>
  );
}

interface DealProps {
  readonly words: CompanionWords;
  readonly deck: SheetDeck;
  readonly picked: readonly string[];
  /** Cards lying elsewhere. */
  readonly taken: readonly string[];
  readonly onPick: (picked: readonly string[]) => void;
}

function Deal({ words, deck, picked, taken, onPick }: DealProps): JSX.Element | null {
  const names = namesFor(deck);
  if (names === undefined) return null;
  const called = cardNames(deck, names);
  const copiesOf = new Map(
    deck.kinds.flatMap(({ cards }) => cards.map(({ id, copies = 1 }) => [id, copies])),
  );
  const heldOf = (card: string): number => picked.filter((each) => each === card).length;
  const freeOf = (card: string): number => copiesOf.get(card)! - taken.filter((each) => each === card).length;
  const pick = (card: string): void =>
    onPick(heldOf(card) < freeOf(card) ? [...picked, card] : picked.filter((each) => each !== card));
  return (
    <>
      {kindNames(deck, names, words).map((title, kind) => (
        <CardChips
          key={title}
          title={title}
          edition={deck.edition}
          cards={deck.kinds[kind]!.cards.flatMap(({ id }) => (freeOf(id) > 0 ? [id] : []))}
          nameOf={(card) => called.get(card)!}
          chosen={picked}
          onPick={pick}
          noteOf={(card) => (copiesOf.get(card)! > 1 ? `${heldOf(card)} / ${copiesOf.get(card)}` : undefined)}
        />
      ))}
    </>
  );
}
