/** The screen before the deal: a QR code that can be scanned from the sofa, and the seated players. */
import type { Command } from '@casefile/protocol/command';
import type { TableInfo } from '@casefile/protocol/http';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Wordmark } from '../art/brand/Wordmark.tsx';
import { Icon } from '../art/icons/Icon.tsx';
import { Face } from '../art/people/people.tsx';
import { type EditionMeta, loadMeta } from '../editions/edition-meta.ts';
import { problemWords } from '../online/problem-words.ts';
import { type AtTableProps, isHosting } from '../online/ui/Banner.tsx';
import { BeginGame } from '../online/ui/BeginGame.tsx';
import { opponent } from '../screens/new-game/Strength.tsx';
import { AddBot } from '../screens/online/AddBot.tsx';
import { more, namesOf } from '../words/lexicon.ts';
import { JoinCode } from './JoinCode.tsx';
import { ScreenTools } from './ScreenTools.tsx';
import type { LivingRoomWords } from './words/words.ts';

export interface SitDownProps extends AtTableProps {
  readonly words: LivingRoomWords;
}

export function SitDown({ session, info, words }: SitDownProps): JSX.Element {
  const names = namesOf(info.edition)!;
  const edition = useSignal<EditionMeta | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    document.title = `${names.title} – Casefile`;
    void loadMeta(info.edition).then((found) => {
      edition.value = found ?? null;
    });
  }, [info.edition, names]);
  const [minSeats, maxSeats] = edition.value?.seats ?? [2, info.chairs.length];
  const taken = info.chairs.filter(({ free }) => !free);
  const free = info.chairs.find((chair) => chair.free);
  const missing = Math.max(0, minSeats - taken.length);
  const isHost = isHosting({ session, info });
  const order = async (command: Command): Promise<void> => {
    problem.value = await session.order(command);
  };
  const t = more().lobby;
  return (
    <div class="sit-down">
      <header>
        <Wordmark />
        <ScreenTools session={session} words={words} />
      </header>
      <main>
        <h1>{names.title}</h1>
        <JoinCode table={info.table} words={words} title={words.scan} />
        <section class="sitting" aria-label={t.chairs}>
          <h2>{t.chairs}</h2>
          {taken.length === 0 && <p class="nobody">{words.nobody}</p>}
          <ul>
            {taken.map((chair) => (
              <Sitter key={chair.suspect} chair={chair} info={info} onOrder={isHost ? order : null} />
            ))}
          </ul>
          {taken.length < maxSeats && <p class="room-left">{words.freeChairs(maxSeats - taken.length)}</p>}
          {isHost && taken.length < maxSeats && free !== undefined && (
            <AddBot suspect={free.suspect} label={more().setUp.bot} onOrder={order} />
          )}
        </section>
        <footer>
          {problem.value !== null && (
            <p class="trouble" role="alert">
              {problemWords(problem.value)}
            </p>
          )}
          <BeginGame
            info={info}
            isHost={isHost}
            missing={missing}
            onBegin={() => void order({ do: 'start' })}
          />
        </footer>
      </main>
    </div>
  );
}

interface SitterProps {
  readonly chair: TableInfo['chairs'][number];
  readonly info: TableInfo;
  /** Null if the screen is not the host. */
  readonly onOrder: ((command: Command) => Promise<void>) | null;
}

function Sitter({ chair, info, onOrder }: SitterProps): JSX.Element {
  const { suspect, people, bot } = chair;
  const called = namesOf(info.edition)!.suspects[suspect]!;
  const who =
    people.map(({ name }) => name).join(' & ') || (bot === null ? called : (opponent(bot)?.name ?? bot));
  return (
    <li>
      <Face id={suspect} edition={info.edition} size={64} />
      <span>
        <strong>{who}</strong>
        <small>{bot === null ? called : `${called} · ${more().setUp.bot}`}</small>
      </span>
      {onOrder !== null && (
        <button
          type="button"
          class="tool"
          aria-label={more().setUp.removeSeat(who)}
          onClick={() => void onOrder({ do: 'stand', suspect })}
        >
          <Icon id="cross" />
        </button>
      )}
    </li>
  );
}
