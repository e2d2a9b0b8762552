/** The other kinds of lines: cards seen, cards nobody has, accusations, and players who leave. */
import { ownerOf, ownersAt, type SheetEntry } from '@casefile/deduction/companion';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { ownerName } from '../../notebook/Owner.tsx';
import { CardChips, Chip, Chips } from '../Chips.tsx';
import type { SheetParts } from '../context.ts';
import { isComplete, NamedCards } from './NamedCards.tsx';
import { People } from './People.tsx';

type EntryOf<K extends SheetEntry['kind']> = Extract<SheetEntry, { kind: K }>;
interface OtherProps<K extends SheetEntry['kind']> extends SheetParts {
  readonly start: EntryOf<K> | null;
  readonly onSave: (entry: EntryOf<K>) => void;
}

const toggled = (cards: readonly string[], card: string): readonly string[] =>
  cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card];

/** Every card of the deck, kind by kind. */
function AnyCards({
  table,
  speaker,
  chosen,
  onPick,
}: SheetParts & {
  readonly chosen: readonly string[];
  readonly onPick: (card: string) => void;
}): JSX.Element {
  const { headings } = speaker.words;
  return (
    <>
      {[headings.suspects, headings.weapons, headings.rooms].map((title, kind) => (
        <CardChips
          key={title}
          title={title}
          edition={table.deck.edition}
          cards={table.deck.kinds[kind]!.cards.map(({ id }) => id)}
          nameOf={speaker.name}
          chosen={chosen}
          onPick={onPick}
        />
      ))}
    </>
  );
}

export function SeenCardForm(props: OtherProps<'seen'>): JSX.Element {
  const { table, speaker, words, start, onSave } = props;
  const t = words.entry;
  const { you } = table;
  const owner = useSignal<string | null>(start?.owner ?? null);
  const cards = useSignal<readonly string[]>(start?.cards ?? []);
  const by = useSignal<number | 'all'>(start?.by ?? you);
  const isMine = owner.value === ownerOf(you);
  const others = table.players.flatMap((_, player) => (player === you ? [] : [player]));
  return (
    <>
      <Chips title={t.where}>
        {ownersAt(table).map((each) => (
          <Chip
            key={each}
            isChosen={owner.value === each}
            onPick={() => {
              owner.value = each;
              by.value = each === ownerOf(you) ? others[0]! : you;
            }}
          >
            {ownerName(each, speaker)}
          </Chip>
        ))}
      </Chips>
      <AnyCards
        {...props}
        chosen={cards.value}
        onPick={(card) => {
          cards.value = toggled(cards.value, card);
        }}
      />
      {owner.value !== null && (
        <Chips title={t.seenBy}>
          {isMine ? (
            others.map((player) => (
              <Chip key={player} isChosen={by.value === player} onPick={() => (by.value = player)}>
                {speaker.seat(player)}
              </Chip>
            ))
          ) : (
            <Chip isChosen={by.value === you} onPick={() => (by.value = you)}>
              {t.onlyMe}
            </Chip>
          )}
          <Chip isChosen={by.value === 'all'} onPick={() => (by.value = 'all')}>
            {t.everyone}
          </Chip>
        </Chips>
      )}
      <button
        type="button"
        class="primary"
        disabled={owner.value === null || cards.value.length === 0}
        onClick={() => onSave({ kind: 'seen', owner: owner.value!, cards: cards.value, by: by.value })}
      >
        {t.save}
      </button>
    </>
  );
}

/** Saved with one press. */
export const NobodyHasForm = (props: OtherProps<'nobody'>): JSX.Element => (
  <AnyCards
    {...props}
    chosen={props.start === null ? [] : [props.start.card]}
    onPick={(card) => props.onSave({ kind: 'nobody', card })}
  />
);

export function AccusationForm(props: OtherProps<'accusation'> & { readonly accuser: number }): JSX.Element {
  const { table, words, start, accuser, onSave } = props;
  const t = words.entry;
  const by = useSignal(start?.by ?? accuser);
  const cards = useSignal<readonly string[]>(start?.cards ?? []);
  const save = (isRight: boolean): void =>
    onSave({ kind: 'accusation', by: by.value, cards: cards.value, isRight });
  return (
    <>
      <People
        {...props}
        title={t.accuser}
        players={table.players.map((_, player) => player)}
        chosen={by.value}
        onPick={(player) => {
          by.value = player;
        }}
      />
      <NamedCards
        {...props}
        isOneOfEach
        cards={cards.value}
        onChange={(named) => {
          cards.value = named;
        }}
      />
      {isComplete(table, cards.value, true) && (
        <p class="buttons">
          <button type="button" aria-pressed={start?.isRight === false} onClick={() => save(false)}>
            {t.wrong}
          </button>
          <button type="button" aria-pressed={start?.isRight === true} onClick={() => save(true)}>
            {t.right}
          </button>
        </p>
      )}
    </>
  );
}

export function LeavingForm(props: OtherProps<'leaves'>): JSX.Element {
  const { table, words, start, onSave } = props;
  const t = words.entry;
  const player = useSignal<number | null>(start?.player ?? null);
  const cards = useSignal<readonly string[]>(start?.cards ?? []);
  const others = table.players.flatMap((_, each) => (each === table.you ? [] : [each]));
  return (
    <>
      <People
        {...props}
        title={t.leaver}
        players={others}
        chosen={player.value}
        onPick={(picked) => {
          player.value = picked;
        }}
      />
      <p class="help">{t.laidOpen}</p>
      <AnyCards
        {...props}
        chosen={cards.value}
        onPick={(card) => {
          cards.value = toggled(cards.value, card);
        }}
      />
      <button
        type="button"
        class="primary"
        disabled={player.value === null}
        onClick={() =>
          onSave({
            kind: 'leaves',
            player: player.value!,
            cards: cards.value.length === 0 ? null : cards.value,
          })
        }
      >
        {t.save}
      </button>
    </>
  );
}
