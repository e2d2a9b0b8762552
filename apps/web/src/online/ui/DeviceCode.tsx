/** A code that moves this seat to another device, as text and QR code. */
import type { DeviceCode as Code } from '@casefile/protocol/http';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { RemoteSession } from '../../game/remote-session.ts';
import { locale, more } from '../../words/lexicon.ts';
import { api } from '../api.ts';
import { problemWords } from '../problem-words.ts';
import { useReachable } from '../reachable.ts';
import { Qr } from './Qr.tsx';
import { useNow } from './use-now.ts';

export function DeviceCode({ session }: { readonly session: RemoteSession }): JSX.Element {
  const t = more().device;
  const { keys } = session;
  const code = useSignal<Code | null>(null);
  const problem = useSignal<string | null>(null);
  const { origin } = useReachable();
  const now = useNow(code.value !== null);
  const fetchCode = async (): Promise<void> => {
    const got = await api.deviceCode(keys.table, (keys.tokens.seat ?? keys.tokens.host)!);
    if (got.ok) code.value = got.value;
    problem.value = got.ok ? null : got.error.error;
  };
  const isOver = code.value !== null && code.value.expires <= now;
  return (
    <section class="device-code" aria-label={t.title}>
      <h3>{t.title}</h3>
      {code.value !== null && !isOver && (
        <>
          <p>{t.showHint}</p>
          <p class="code">{code.value.code}</p>
          <Qr text={`${origin ?? location.origin}/device#${code.value.code}`} label={t.code} />
          <p class="until">
            {t.until(
              new Date(code.value.expires).toLocaleTimeString(locale.value!.lang, { timeStyle: 'short' }),
            )}
          </p>
        </>
      )}
      {isOver && <p role="status">{t.expired}</p>}
      {(code.value === null || isOver) && (
        <button type="button" class="plain" onClick={() => void fetchCode()}>
          {code.value === null ? t.show : t.another}
        </button>
      )}
      {problem.value !== null && (
        <p class="trouble" role="alert">
          {problemWords(problem.value)}
        </p>
      )}
    </section>
  );
}
