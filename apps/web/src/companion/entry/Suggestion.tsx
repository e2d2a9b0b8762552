/** A suggestion with its answer in as few presses as possible: the last one saves it. */
import type { Show } from '@casefile/analysis/companion';
import { askedInSeating, type SheetEntry, type SheetShowing } from '@casefile/deduction/companion';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { labelled } from '../../words/labelled.ts';
import { Chip, Chips } from '../Chips.tsx';
import type { SheetParts } from '../context.ts';
import { bitsText } from '../numbers.ts';
import { isComplete, NamedCards } from './NamedCards.tsx';
import { People } from './People.tsx';

export type SuggestionEntry = Extract<SheetEntry, { kind: 'suggestion' }>;

export interface SuggestionProps extends SheetParts {
  readonly start: SuggestionEntry;
  /** The number of lines before it. */
  readonly at: number;
  /** An existing line is being edited: it is saved only on request. */
  readonly isWritten: boolean;
  readonly onSave: (entry: SuggestionEntry) => void;
}

export function Suggestion(props: SuggestionProps): JSX.Element {
  const { table, speaker, words, start, at, isWritten, onSave } = props;
  const t = words.entry;
  const { you, rules } = table;
  const entry = useSignal<SuggestionEntry>(start);
  const shower = useSignal<number | null>(null);
  const { by, cards, showed, cutShort } = entry.value;
  const change = (part: Partial<SuggestionEntry>): void => {
    entry.value = { ...entry.value, ...part };
  };
  const finish = (part: Partial<SuggestionEntry>): void => {
    const { cutShort: _, ...rest } = entry.value;
    onSave({ ...rest, ...part });
  };
  const asked = askedInSeating(table, by, at);
  const isAll = rules.asks === 'everyone';
  const add = (showing: SheetShowing): void => {
    const now = [...showed.filter(({ player }) => player !== showing.player), showing];
    shower.value = null;
    // Once every named card has been shown, no further player can answer.
    if (!isAll || (now.length === cards.length && now.every(({ card }) => card !== undefined)))
      finish({ showed: isAll ? now : [showing] });
    else change({ showed: now });
  };
  const shows = useShows(props, by, cards);
  const pick = (player: number): void => {
    if (isAll && showed.some((each) => each.player === player)) {
      change({ showed: showed.filter((each) => each.player !== player) });
      return;
    }
    const mine = cards.filter((card) => table.hand.includes(card));
    if (player === you && mine.length === 1) add({ player, card: mine[0]! });
    else if (by === you || player === you) shower.value = player;
    else add({ player });
  };
  const nameOf = (player: number): string => (player === you ? t.you : speaker.seat(player));
  const cut = (player: number, mustShow: boolean): void =>
    onSave({ ...entry.value, showed: isAll ? showed : [], cutShort: { at: player, mustShow } });
  return (
    <>
      <People
        {...props}
        title={t.asker}
        players={table.players.map((_, player) => player)}
        chosen={by}
        onPick={(player) => {
          shower.value = null;
          change({ by: player, showed: [] });
        }}
      />
      <NamedCards
        {...props}
        cards={cards}
        onChange={(named) => {
          shower.value = null;
          change({ cards: named, showed: [] });
        }}
      />
      {isComplete(table, cards) && (
        <div class="answers">
          <Chips title={t.whoShowed}>
            {asked.map((player) => (
              <Chip
                key={player}
                isChosen={shower.value === player || showed.some((each) => each.player === player)}
                onPick={() => pick(player)}
              >
                {nameOf(player)}
              </Chip>
            ))}
            {showed.length === 0 || !isAll ? (
              <Chip
                isChosen={isWritten && showed.length === 0 && cutShort === undefined}
                onPick={() => finish({ showed: [] })}
              >
                {t.nobody}
              </Chip>
            ) : (
              <button type="button" class="primary" onClick={() => finish({})}>
                {t.done}
              </button>
            )}
          </Chips>
          {shower.value !== null && (
            <WhichCard
              {...props}
              player={shower.value}
              cards={cards}
              shows={shows}
              nameOf={nameOf}
              onPick={(card) => add({ player: shower.value!, card })}
            />
          )}
          {shower.value === null && by !== you && <ShowTip {...props} shows={shows} />}
          <details class="rare">
            <summary>{t.cutShort}</summary>
            {asked.map((player) => (
              <div key={player}>
                <span class="rare-name">{nameOf(player)}</span>
                {[true, false].map((mustShow) => (
                  <CutButton
                    key={String(mustShow)}
                    name={nameOf(player)}
                    what={mustShow ? t.mustShow : t.notAsked}
                    onPress={() => cut(player, mustShow)}
                  />
                ))}
              </div>
            ))}
          </details>
        </div>
      )}
      {isWritten && isComplete(table, cards) && (
        <button type="button" class="primary" onClick={() => onSave(entry.value)}>
          {t.save}
        </button>
      )}
    </>
  );
}

interface CutButtonProps {
  readonly name: string;
  readonly what: string;
  readonly onPress: () => void;
}

/** Every player has such a button, so its label must contain the name that is only visible beside it. */
const CutButton = ({ name, what, onPress }: CutButtonProps): JSX.Element => (
  <button type="button" aria-label={labelled(name, what)} onClick={onPress}>
    {what}
  </button>
);

/** What each of my cards would give away, once the question is complete. */
function useShows({ table, worker, answer }: SuggestionProps, asker: number, cards: readonly string[]) {
  const shows = useSignal<readonly Show[]>([]);
  const named = cards.join();
  useEffect(() => {
    shows.value = [];
    const isMine = cards.some((card) => table.hand.includes(card));
    if (asker === table.you || !isMine || !isComplete(table, cards)) return;
    let isCurrent = true;
    const leftOut = answer?.leftOut ?? [];
    void worker.ask('shows', { table, leftOut, asker, cards }).then((found) => {
      if (isCurrent) shows.value = found ?? [];
    });
    return () => {
      isCurrent = false;
    };
  }, [asker, named, table]);
  return shows.value;
}

interface WhichCardProps extends SuggestionProps {
  readonly player: number;
  readonly cards: readonly string[];
  readonly shows: readonly Show[];
  readonly nameOf: (player: number) => string;
  readonly onPick: (card: string) => void;
}

function WhichCard({
  table,
  speaker,
  words,
  player,
  cards,
  shows,
  nameOf,
  onPick,
}: WhichCardProps): JSX.Element {
  const t = words.entry;
  const isMine = player === table.you;
  const mine = cards.filter((card) => table.hand.includes(card));
  const open = isMine && mine.length > 0 ? mine : cards;
  return (
    <Chips title={isMine ? t.yourCard : t.whichCard(nameOf(player))}>
      {open.map((card) => {
        const note = isMine ? noteOf(shows, card, words) : undefined;
        return (
          <Chip
            key={card}
            isChosen={false}
            onPick={() => onPick(card)}
            {...(note === undefined ? {} : { note })}
          >
            {speaker.name(card)}
          </Chip>
        );
      })}
    </Chips>
  );
}

function noteOf(shows: readonly Show[], card: string, { entry: t }: SheetParts['words']): string | undefined {
  const show = shows.find((each) => each.card === card);
  if (show === undefined) return undefined;
  return show.isSeen ? t.alreadySeen : t.giveAway(bitsText(show.bits));
}

/** Advice on which card to show, before it is needed. */
function ShowTip({ speaker, words, shows }: SuggestionProps & { readonly shows: readonly Show[] }) {
  if (shows.length < 2) return null;
  const said = shows.map(({ card }) => `${speaker.name(card)} (${noteOf(shows, card, words)})`);
  return (
    <p class="help" role="status">
      {words.entry.yourCard} {said.join(' · ')}
    </p>
  );
}
