/** All that is pressed on a big screen: pace, sound, the voice, the whole screen, and the way out. */
import { isPassing } from '@casefile/client';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { go } from '../app/router.ts';
import { settings, speeds } from '../app/settings.ts';
import { Icon } from '../art/icons/Icon.tsx';
import type { RemoteSession } from '../game/remote-session.ts';
import { forget } from '../online/keys.ts';
import { problemWords } from '../online/problem-words.ts';
import { useProblem } from '../online/ui/use-problem.ts';
import { more, ui } from '../words/lexicon.ts';
import { unmarkScreen } from './mark.ts';
import type { LivingRoomWords } from './words/words.ts';

export interface ScreenToolsProps {
  readonly session: RemoteSession;
  readonly words: LivingRoomWords;
}

export function ScreenTools({ session, words }: ScreenToolsProps): JSX.Element {
  const t = more().settings;
  const { sound, readAloud, speed } = settings;
  const problem = useProblem();
  return (
    <div class="screen-tools">
      {problem.value !== null && (
        <p class="newer" role="alert">
          {problemWords(problem.value)}
        </p>
      )}
      <label>
        <span class="unseen">{words.pace}</span>
        <select
          value={speed.value}
          onChange={(event) => (speed.value = event.currentTarget.value as (typeof speeds)[number])}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {t.speeds[each]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="tool"
        aria-pressed={sound.value}
        aria-label={ui().app.sound}
        title={ui().app.sound}
        onClick={() => (sound.value = !sound.value)}
      >
        <Icon id={sound.value ? 'sound' : 'mute'} />
      </button>
      {'speechSynthesis' in window && (
        <button
          type="button"
          class="tool"
          aria-pressed={readAloud.value}
          aria-label={t.readAloud}
          title={t.readAloud}
          onClick={() => (readAloud.value = !readAloud.value)}
        >
          <Icon id="chat" />
        </button>
      )}
      <FullScreen label={words.fullScreen} />
      <button
        type="button"
        class="tool"
        aria-label={words.leave}
        title={words.leave}
        onClick={async () => {
          problem.value = await leave(session);
        }}
      >
        <Icon id="door" />
      </button>
    </div>
  );
}

function FullScreen({ label }: { readonly label: string }): JSX.Element | null {
  const isFull = useSignal(document.fullscreenElement !== null);
  useEffect(() => {
    const look = (): void => {
      isFull.value = document.fullscreenElement !== null;
    };
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  return (
    <button
      type="button"
      class="tool"
      aria-pressed={isFull.value}
      aria-label={label}
      title={label}
      onClick={() => {
        // If the browser does not allow full screen, the page stays as it is.
        void (isFull.value ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
          () => {},
        );
      }}
    >
      <Icon id="whole" />
    </button>
  );
}

/** Makes a player the host; if there is none yet, the table is closed. Null when done, otherwise the reason. */
export async function leave({ keys, order }: RemoteSession): Promise<string | null> {
  const problem = keys.tokens.host === undefined ? null : await order({ do: 'leave' });
  // Gone without a word, it would still be the host, and nobody could deal.
  if (problem !== null && isPassing({ error: problem })) return problem;
  forget(keys.table);
  unmarkScreen(keys.table);
  if (document.fullscreenElement !== null) await document.exitFullscreen().catch(() => {});
  go('/');
  return null;
}
