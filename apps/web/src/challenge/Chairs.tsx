/** Who plays: the reader's own suspect, and the opponents by name and strength. */
import type { ChallengeInfo } from '@casefile/protocol/challenges';
import type { JSX } from 'preact';
import { Face } from '../art/people/people.tsx';
import { botName } from '../game/bot-name.ts';
import { Strength } from '../screens/new-game/Strength.tsx';
import { namesOf } from '../words/lexicon.ts';
import type { ChallengeWords } from './words.ts';

export interface ChairsProps {
  readonly info: ChallengeInfo;
  readonly words: ChallengeWords;
}

export function Chairs({ info, words }: ChairsProps): JSX.Element {
  const { suspects } = namesOf(info.edition)!;
  return (
    <section class="challenge-chairs">
      <h2>{words.who}</h2>
      <ul class="lobby-chairs">
        {info.chairs.map(({ suspect, bot }) => (
          <li key={suspect} class="lobby-chair" data-mine={bot === null}>
            <Face id={suspect} edition={info.edition} size={48} />
            <span class="lobby-who">
              <strong>{bot === null ? words.you : botName(bot)}</strong>
              <small>{suspects[suspect]}</small>
            </span>
            {bot !== null && <Strength id={bot} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
