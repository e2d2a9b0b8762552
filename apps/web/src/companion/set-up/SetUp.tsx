/** Sets up a sheet: the edition, the seating, and one's own cards. */
import type { CompanionTable, Deck, EditionDeal } from '@casefile/deduction/companion';
import { firstEdition } from '@casefile/editions/first-edition';
import { type Market, markets } from '@casefile/editions/markets';
import type { Options } from '@casefile/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { remembered, settings } from '../../app/settings.ts';
import { type EditionMeta, editionIds, loadMeta } from '../../editions/edition-meta.ts';
import { EditionOptions } from '../../screens/EditionOptions.tsx';
import { Page } from '../../screens/Page.tsx';
import { hasOtherNames, more, namesOf } from '../../words/lexicon.ts';
import { CardChips, Chip, Chips } from '../Chips.tsx';
import { cardNames, kindNames, namesFor } from '../naming.ts';
import type { SheetWorker } from '../open-worker.ts';
import type { CompanionWords } from '../words/words.ts';
import { type Draft, type Missing, missingIn, sizesOf, tableFrom } from './draft.ts';
import { OwnDeck } from './OwnDeck.tsx';
import { deckFrom, ownDeal, type TypedDeck } from './own-deck.ts';
import { Stepper } from './Stepper.tsx';

export interface SetUpProps {
  readonly words: CompanionWords;
  readonly worker: SheetWorker;
  /** The sheet being changed; null for a new one. */
  readonly table: CompanionTable | null;
  readonly onDone: (table: CompanionTable | null) => void;
}

const own = 'own-deck';
const ownSeats: readonly [number, number] = [2, 10];
const usualSeats = 4;
const isBox = (value: unknown): value is string => value === own || editionIds.includes(value as string);
const lastBox = remembered('companion-box', firstEdition as string, isBox);

function draftOf(table: CompanionTable | null, words: CompanionWords): Draft {
  if (table === null) {
    const names = [settings.name.peek() || words.setUp.me];
    return { names, hand: [], faceUp: [], sizes: null, rooms: {} };
  }
  return {
    names: table.players.map(({ name }) => name),
    hand: table.hand,
    faceUp: table.spots.flatMap(({ faceUp = [] }) => faceUp),
    sizes: table.players.map(({ cards }) => cards),
    rooms: {},
  };
}

export function SetUp({ words, worker, table, onDone }: SetUpProps): JSX.Element {
  const t = words.setUp;
  const box = useSignal(table === null ? lastBox.peek() : (table.deck.edition ?? own));
  const options = useSignal<Options>({});
  const seats = useSignal(table?.players.length ?? usualSeats);
  const meta = useSignal<EditionMeta | null>(null);
  const typed = useSignal<TypedDeck | null>(null);
  const found = useSignal<EditionDeal | null>(null);
  const draft = useSignal<Draft>(draftOf(table, words));
  const isOwn = box.value === own;
  const isNew = table === null;
  const change = (part: Partial<Draft>): void => {
    draft.value = { ...draft.value, ...part };
  };
  useEffect(() => {
    if (isOwn || !isNew) return;
    let isCurrent = true;
    void loadMeta(box.value).then((edition) => {
      if (!isCurrent || edition === undefined) return;
      meta.value = edition;
      const [fewest, most] = edition.seats;
      seats.value = Math.min(Math.max(seats.value, fewest), most);
    });
    void worker
      .ask('deal', { edition: box.value, seats: seats.value, options: options.value })
      .then((deal) => {
        if (isCurrent && deal) found.value = deal;
      });
    return () => {
      isCurrent = false;
    };
  }, [box.value, seats.value, options.value]);
  const names = namesOf(isOwn ? firstEdition : box.value);
  useEffect(() => {
    if (!isOwn || typed.value !== null || names === undefined) return;
    const { suspects, weapons, rooms } = names;
    const { headings } = names.words;
    const kind = (name: string, cards: Readonly<Record<string, string>>) => ({
      name,
      text: Object.values(cards).join('\n'),
    });
    typed.value = {
      kinds: [
        kind(headings.suspects, suspects),
        kind(headings.weapons, weapons),
        kind(headings.rooms, rooms),
      ],
      asks: 'first-who-can',
      spare: { pool: 0, 'face-up': 0 },
    };
  }, [isOwn, names]);
  const read = useMemo(() => (typed.value === null ? null : deckFrom(typed.value)), [typed.value]);
  const fault = read !== null && 'why' in read ? read : null;
  const deal = isNew
    ? isOwn
      ? read !== null && !('why' in read)
        ? ownDeal(read, typed.value!, seats.value)
        : null
      : found.value?.deck.edition === box.value && found.value.hands.length === seats.value
        ? found.value
        : null
    : dealIn(table);
  const [fewest, most] = isOwn ? ownSeats : (meta.value?.seats ?? [2, 6]);
  const seated = Array.from({ length: seats.value }, (_, i) => draft.value.names[i] ?? t.player(i + 1));
  const rename = (at: number, name: string): void => change({ names: seated.with(at, name) });
  const ready = { ...draft.value, names: seated.map((name, i) => name.trim() || t.player(i + 1)) };
  const missing = deal === null ? null : missingIn(deal, ready);
  const finish = (): void => {
    if (deal === null || missing !== null) return;
    lastBox.value = box.value;
    onDone(tableFrom(deal, ready, table?.entries ?? []));
  };
  const chooseBox = (next: string): void => {
    box.value = next;
    options.value = {};
    change({ hand: [], faceUp: [], sizes: null, rooms: {} });
  };
  return (
    <Page title={isNew ? t.title : t.change}>
      <form
        class="sheet-set-up"
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
      >
        {isNew && (
          <section>
            <label class="field">
              <span>{t.box}</span>
              <select value={box.value} onChange={({ currentTarget }) => chooseBox(currentTarget.value)}>
                <EditionOptions />
                <option value={own}>{words.ownDeck}</option>
              </select>
            </label>
            {!isOwn && hasOtherNames(box.value) && <Names words={words} />}
            {!isOwn && meta.value?.id === box.value && (
              <CardOptions
                meta={meta.value}
                chosen={options.value}
                onChoose={(next) => {
                  options.value = next;
                  change({ hand: [], faceUp: [], sizes: null });
                }}
              />
            )}
            {isOwn && typed.value !== null && (
              <OwnDeck
                words={words}
                deck={typed.value}
                onChange={(next) => {
                  typed.value = next;
                  change({ hand: [], faceUp: [], sizes: null });
                }}
              />
            )}
            {fault !== null && (
              <p role="alert">{fault.why === 'twice' ? t.twice(fault.card) : t.faults[fault.why]}</p>
            )}
          </section>
        )}
        <section>
          <h2>{t.players}</h2>
          {isNew && (
            <Chips title={t.count}>
              {Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i).map((count) => (
                <Chip
                  key={count}
                  isChosen={seats.value === count}
                  onPick={() => {
                    seats.value = count;
                    change({ sizes: null });
                  }}
                >
                  {count}
                </Chip>
              ))}
            </Chips>
          )}
          <p class="help">{t.seating}</p>
          <ol class="seated">
            {seated.map((name, i) => (
              <li key={i}>
                <input
                  value={name}
                  maxLength={30}
                  aria-label={t.nameOf(i + 1)}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                  onInput={({ currentTarget }) => rename(i, currentTarget.value)}
                />
                {deal !== null && (
                  <Stepper
                    words={words}
                    name={name}
                    value={sizesOf(deal, ready)[i]!}
                    onChange={(size) => change({ sizes: sizesOf(deal, ready).with(i, size) })}
                  />
                )}
              </li>
            ))}
          </ol>
        </section>
        {deal !== null && <Cards words={words} deal={deal} draft={ready} onChange={change} />}
        <div class="set-up-end">
          <p role="status">{missing === null ? '' : sayMissing(missing, t)}</p>
          <p class="buttons">
            <button type="submit" class="primary" disabled={deal === null || missing !== null}>
              {isNew ? t.start : t.save}
            </button>
            <button type="button" class="plain" onClick={() => onDone(null)}>
              {t.cancel}
            </button>
          </p>
        </div>
      </form>
    </Page>
  );
}

/** An existing table keeps its deal. */
const dealIn = ({ deck, players, spots, rules }: CompanionTable): EditionDeal => ({
  deck,
  spots,
  rules,
  hands: players.map(({ cards }) => cards),
});

function sayMissing(missing: Missing, t: CompanionWords['setUp']): string {
  if (missing.what === 'hand') return t.missing(missing.count);
  if (missing.what === 'too-many') return t.tooMany(missing.count);
  return missing.what === 'sum' ? t.sum(missing.held, missing.dealt) : t.faceUpMissing;
}

function Names({ words }: { readonly words: CompanionWords }): JSX.Element {
  return (
    <label class="field">
      <span>{words.setUp.names}</span>
      <select
        value={settings.market.value}
        onChange={({ currentTarget }) => {
          settings.market.value = currentTarget.value as Market;
        }}
      >
        {markets.map((market) => (
          <option key={market} value={market}>
            {more().settings.markets[market]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CardOptionsProps {
  readonly meta: EditionMeta;
  readonly chosen: Options;
  readonly onChoose: (options: Options) => void;
}

/** The options of an edition that change its set of cards. */
function CardOptions({ meta, chosen, onChoose }: CardOptionsProps): JSX.Element {
  const names = namesOf(meta.id);
  const cardsBy = (options: Options): string => JSON.stringify(meta.cards(options));
  const choices = Object.entries(meta.options).filter(([name, values]) =>
    values.some((value) => cardsBy({ [name]: value }) !== cardsBy({})),
  );
  return (
    <>
      {choices.map(([name, values]) => (
        <label key={name} class="field">
          <span>{names?.options[name]?.label ?? name}</span>
          <select
            value={String(chosen[name] ?? values[0])}
            onChange={({ currentTarget }) =>
              onChoose({ ...chosen, [name]: values.find((each) => String(each) === currentTarget.value)! })
            }
          >
            {values.map((value) => (
              <option key={String(value)} value={String(value)}>
                {names?.options[name]?.values[String(value)] ?? String(value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}

interface CardsProps {
  readonly words: CompanionWords;
  readonly deal: EditionDeal;
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** My cards, face-up cards, and cards lying elsewhere. */
function Cards({ words, deal, draft, onChange }: CardsProps): JSX.Element | null {
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
  readonly deck: Deck;
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
