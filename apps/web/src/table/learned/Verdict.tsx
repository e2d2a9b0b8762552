/** The verdict on an accusation: one picture for the accuser, another for the others, and the ways on. */
import type { CardId } from '@casefile/engine';
import type { JSX } from 'preact';
import { follow } from '../../app/router.ts';
import { CardFace } from '../../art/cards/cards.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { Portrait } from '../../art/people/people.tsx';
import { useNaming, useScene, useTable } from '../../game/context.ts';
import { more, ui } from '../../words/lexicon.ts';
import { unbroken } from '../../words/unbroken.ts';
import type { Learned } from '../../worker/knowledge/learned.ts';
import { subjectOf } from './groups.ts';

const isRight = ({ fact }: Learned): boolean => fact.fact === 'judged' && fact.right;

/** @public Loaded by its name when the first verdict comes. */
export function Verdict({ group }: { readonly group: readonly Learned[] }): JSX.Element {
  const { viewerSeat } = useScene();
  const t = more().verdict;
  const [first] = group;
  const isMine = subjectOf(first!) === viewerSeat;
  return (
    <div class="verdict" data-count={Math.min(group.length, 3)}>
      {group.length > 1 && <h2>{t.several}</h2>}
      {group.length === 1 && isMine && !isRight(first!) && first!.cards.length > 0 ? (
        <Own item={first!} />
      ) : (
        group.map((item) => <Theirs key={item.n} item={item} />)
      )}
    </div>
  );
}

/** The three named cards above the three real ones, so that they can be compared one by one. */
function Own({ item }: { readonly item: Learned }): JSX.Element {
  const { speaker } = useNaming();
  const t = more().verdict;
  return (
    <>
      <h2>{t.yoursWrong}</h2>
      <h3>{t.named}</h3>
      <Three cards={item.named ?? []} within={item.cards} />
      <h3 class="inside">{speaker.words.inside}</h3>
      <Three cards={item.cards} within={null} />
    </>
  );
}

function Theirs({ item }: { readonly item: Learned }): JSX.Element {
  const { view, viewerSeat } = useScene();
  const { speaker } = useNaming();
  const t = more().verdict;
  const seat = subjectOf(item)!;
  const name = speaker.seat(seat);
  const [yours, theirs] = isRight(item) ? [t.yoursRight, t.right] : [t.yoursWrong, t.wrong];
  // The envelope is still to be opened, and judges them all.
  const isOpen = view.result !== null && item.turn === view.turnNumber;
  const title = isOpen ? name : seat === viewerSeat ? yours : theirs(name);
  return (
    <section class="verdict-of" data-right={isOpen ? undefined : isRight(item)}>
      <h2>
        <Portrait id={view.seats[seat]!.suspect} edition={view.edition} size={56} />{' '}
        <span>{unbroken(title)}</span>
      </h2>
      {item.named === null ? <p>{t.secret}</p> : <Three cards={item.named} within={null} />}
    </section>
  );
}

interface ThreeProps {
  readonly cards: readonly CardId[];
  /** Marks each card as among these or not; null to mark none. */
  readonly within: readonly CardId[] | null;
}

function Three({ cards, within }: ThreeProps): JSX.Element {
  const { view } = useScene();
  const { speaker } = useNaming();
  const t = more().verdict;
  return (
    <ul class="three">
      {cards.map((card) => {
        const fits = within?.includes(card);
        return (
          <li key={card} data-fits={fits}>
            <CardFace id={card} name={speaker.name(card)} edition={view.edition} />
            {fits !== undefined && (
              <strong>
                <Icon id={fits ? 'check' : 'cross'} size={14} /> {fits ? t.fits : t.fitsNot}
              </strong>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface WaysOnProps {
  readonly item: Learned;
  /** False where the press came too early to be meant. */
  readonly onDone: (event: Event) => boolean;
}

/** @public The choices of a player who can no longer win: watch the rest, skip to the end, or play another game. */
export function WaysOn({ item, onDone }: WaysOnProps): JSX.Element {
  const { session } = useTable();
  const t = more().verdict;
  const toEnd = session.toEnd.value;
  return (
    <>
      <p class="help">{item.fact.fact === 'murdered' ? t.youAreDead : t.youAreOut}</p>
      <div class="buttons">
        <button type="button" class="primary" onClick={onDone}>
          {t.watch}
        </button>
        {toEnd !== null && (
          <>
            <button type="button" class="plain" data-to-end onClick={(event) => onDone(event) && toEnd()}>
              {ui().table.toEnd}
            </button>
            <button type="button" class="plain" onClick={(event) => onDone(event) && void session.rematch()}>
              {t.newGame}
            </button>
          </>
        )}
        {toEnd === null && session.link.value !== 'here' && (
          <a href="/" onClick={follow} class="button plain">
            {ui().trouble.home}
          </a>
        )}
      </div>
    </>
  );
}
