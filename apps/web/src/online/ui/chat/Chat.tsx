/** Phrases for everybody, each in the reader's language; free text where the table allows it. Text stays text. */
import type { Command } from '@casefile/protocol/command';
import { phrases } from '@casefile/protocol/phrases';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { more } from '../../../words/lexicon.ts';
import { problemWords } from '../../problem-words.ts';
import type { AtTableProps } from '../Banner.tsx';
import { muted, toggleMute } from './muted.ts';

export function Chat({ session, info }: AtTableProps): JSX.Element {
  const t = more().people;
  const { names, muted: isSilenced, seat, unreported } = session.room.value;
  const { talk } = session.journal.value;
  const text = useSignal('');
  const problem = useSignal<string | null>(null);
  const end = useRef<HTMLLIElement>(null);
  const heard = talk.filter(({ person }) => !muted.value.includes(person));
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [heard.length]);
  const { keys } = session;
  const maySpeak = keys.tokens.seat !== undefined || keys.tokens.host !== undefined;
  const own = session.scene.value?.view;
  const knows = info.phase === 'playing' && own?.seats[seat ?? -1]?.out === true;
  const mayWrite = info.terms.chat === 'free' && !knows;
  const order = async (command: Command): Promise<void> => {
    problem.value = await session.order(command);
  };
  const send = async (): Promise<void> => {
    const line = text.value.trim();
    if (line === '') return;
    await order({ do: 'write', text: line });
    if (problem.value === null) text.value = '';
  };
  const reportable = (line: number): JSX.Element =>
    !unreported.includes(line) ? (
      <small> {t.reported}</small>
    ) : (
      <button type="button" class="quiet" onClick={() => void order({ do: 'report', line })}>
        {t.report}
      </button>
    );
  return (
    <section class="chat" aria-label={t.chat}>
      <ol class="talk" aria-live="polite">
        {heard.length === 0 && <li class="nothing">{t.nothingSaid}</li>}
        {heard.map((line) => (
          <li key={line.n} data-mine={line.person === keys.person}>
            <strong>{names[line.person] ?? line.name}</strong>{' '}
            <span>{line.is === 'said' ? t.phrases[line.phrase] : line.text}</span>
            {line.is === 'wrote' && maySpeak && line.person !== keys.person && reportable(line.n)}
          </li>
        ))}
        <li ref={end} aria-hidden="true" class="talk-end" />
      </ol>
      {isSilenced && <p role="status">{t.allMuted}</p>}
      {maySpeak && !isSilenced && (
        <fieldset class="phrases">
          <legend class="unseen">{t.say}</legend>
          {phrases.map((phrase) => (
            <button
              type="button"
              key={phrase}
              class="phrase"
              onClick={() => void order({ do: 'say', phrase })}
            >
              {t.phrases[phrase]}
            </button>
          ))}
        </fieldset>
      )}
      {maySpeak && !isSilenced && mayWrite && (
        <form
          class="write"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input
            value={text.value}
            maxLength={200}
            aria-label={t.saySomething}
            placeholder={t.saySomething}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button type="submit" class="plain">
            {t.send}
          </button>
        </form>
      )}
      {maySpeak && info.terms.chat === 'free' && knows && <p>{t.onlyPhrases}</p>}
      {problem.value !== null && (
        <p class="trouble" role="alert">
          {problemWords(problem.value)}
        </p>
      )}
      <Ears session={session} info={info} />
    </section>
  );
}

/** The people muted on this device. */
function Ears({ session }: AtTableProps): JSX.Element | null {
  const t = more().people;
  const { names } = session.room.value;
  const { talk } = session.journal.value;
  const others = [...new Set(talk.map(({ person }) => person))].filter(
    (person) => person !== session.keys.person,
  );
  if (others.length === 0) return null;
  return (
    <p class="ears">
      {others.map((person) => (
        <button type="button" key={person} class="quiet" onClick={() => toggleMute(person)}>
          {(muted.value.includes(person) ? t.unmute : t.mute)(names[person] ?? '')}
        </button>
      ))}
    </p>
  );
}
