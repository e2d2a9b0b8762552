/** Takes over a seat on a second device by a code. A code in the fragment of a link is removed from the address. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { go } from '../../app/router.ts';
import { api } from '../../online/api.ts';
import { remember } from '../../online/keys.ts';
import { problemWords } from '../../online/problem-words.ts';
import { more, ui } from '../../words/lexicon.ts';
import { Page } from '../Page.tsx';

export function Device(): JSX.Element {
  const t = more().device;
  const code = useSignal('');
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    // Codes are letters and digits: nothing in a true one needs decoding.
    const given = location.hash.slice(1);
    if (given === '') return;
    code.value = given;
    history.replaceState(null, '', '/device');
  }, []);
  const takeOver = async (): Promise<void> => {
    const found = await api.takeOver(code.value.trim());
    if (!found.ok) {
      problem.value = found.error.error;
      return;
    }
    remember(found.value);
    go(`/t/${found.value.table}`, 'replace');
  };
  const isWrong = problem.value === 'no-such-code' || problem.value === 'malformed';
  return (
    <Page title={ui().landing.otherDevice}>
      <form
        class="device"
        onSubmit={(event) => {
          event.preventDefault();
          void takeOver();
        }}
      >
        <p>{t.enterHint}</p>
        <label class="field">
          <span>{t.code}</span>
          <input
            class="code"
            value={code.value}
            required
            autocomplete="one-time-code"
            autocapitalize="characters"
            spellcheck={false}
            onInput={(event) => (code.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary">
          {t.go}
        </button>
        {problem.value !== null && (
          <p class="trouble" role="alert">
            {isWrong ? t.wrong : problemWords(problem.value)}
          </p>
        )}
      </form>
    </Page>
  );
}
