/** Verifies the whole game on this device with one press, and says what that proves. */
import type { JSX } from 'preact';
import type { OpenCase } from './use-case.ts';
import type { CaseScreenWords } from './words/words.ts';

export interface VerifyCaseProps {
  readonly opened: OpenCase;
  readonly words: CaseScreenWords['verify'];
  /** What this device noted before the deal. */
  readonly noted?: string | null;
}

/** Faults are reported with the number of their entry. */
const entryIn = (said: string): number | null => {
  const found = /entry (\d+)/.exec(said)?.[1];
  return found === undefined ? null : Number(found);
};

export function VerifyCase({ opened, words, noted = null }: VerifyCaseProps): JSX.Element {
  const found = opened.verified.value;
  return (
    <section class="case-verify">
      <h2>{words.title}</h2>
      <button
        type="button"
        class="primary"
        disabled={found === 'checking'}
        onClick={() => opened.verify(noted)}
      >
        {words.press}
      </button>
      <div role="status">
        {found === 'checking' && <p>{words.checking}</p>}
        {found !== null && found !== 'checking' && <Found {...found} words={words} noted={noted} />}
      </div>
    </section>
  );
}

type FoundProps = Exclude<OpenCase['verified']['value'], null | 'checking'> &
  Required<Pick<VerifyCaseProps, 'words' | 'noted'>>;

function Found({ checks, dealt, words, noted }: FoundProps): JSX.Element {
  const isRight = checks.every(({ ok }) => ok !== false);
  const isWhole = checks.every(({ ok }) => ok === true);
  const compared = checks.find(({ check }) => check === 'noted');
  return (
    <>
      <p class="verdict" data-right={isRight}>
        {isRight ? (isWhole ? words.passed : words.partly) : words.failed}
      </p>
      <ul class="checks">
        {checks.map(({ check, ok, say }) => {
          const result = ok === null ? 'none' : ok ? 'ok' : 'bad';
          const entry = ok === false ? entryIn(say) : null;
          return (
            <li key={check} data-check={check} data-found={result}>
              <strong>{words.checks[check]}</strong> <span>{words.found[result]}</span>
              {entry !== null && <em> {words.entry(entry)}</em>}
            </li>
          );
        })}
      </ul>
      {(isRight || dealt === 'table') && <p class="dealt">{words.dealt[dealt]}</p>}
      {isRight && (
        <>
          {compared !== undefined && (
            <p class="noted">
              {noted === null || compared.ok !== true ? words.notNoted : words.noted(noted.slice(0, 16))}
            </p>
          )}
          <p>{words.proves}</p>
          <p>{words.provesNot}</p>
        </>
      )}
    </>
  );
}
