/** Teams: a link that lets one person share my chair, and the way to follow one. */
import type { Invitation } from '@casefile/protocol/http';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../../art/icons/Icon.tsx';
import type { RemoteSession } from '../../game/remote-session.ts';
import { sayMoment } from '../../words/dates.ts';
import { locale, more } from '../../words/lexicon.ts';
import { api } from '../api.ts';
import { invitationTo, invited, linkFor } from '../invited.ts';
import { problemWords } from '../problem-words.ts';
import { copy } from './copy.ts';

export function Partner({ session }: { readonly session: RemoteSession }): JSX.Element {
  const t = more().team;
  const { table, tokens } = session.keys;
  const made = useSignal<Invitation | null>(null);
  const problem = useSignal<string | null>(null);
  const done = useSignal<'not-yet' | 'copied' | 'failed'>('not-yet');
  const field = useRef<HTMLInputElement>(null);
  const make = async (): Promise<void> => {
    const got = await api.invite(table, tokens.seat!);
    if (got.ok) made.value = got.value;
    done.value = 'not-yet';
    problem.value = got.ok ? null : got.error.error;
  };
  const link = made.value === null ? null : linkFor(table, made.value.invitation);
  const until = sayMoment(made.value?.expires ?? 0, locale.value!.lang);
  return (
    <section class="partner" aria-label={t.title}>
      <p>{t.hint}</p>
      {link !== null && (
        <>
          <div class="share">
            <input
              ref={field}
              readOnly
              value={link}
              aria-label={t.link}
              onFocus={(event) => event.currentTarget.select()}
            />
            <button
              type="button"
              class="plain"
              onClick={async () => {
                done.value = (await copy(link)) ? 'copied' : 'failed';
                if (done.value === 'failed') field.current?.select();
              }}
            >
              <Icon id="link" /> {done.value === 'copied' ? more().online.copied : more().online.copy}
            </button>
          </div>
          <p role="status">{done.value === 'failed' ? more().lobby.copyFailed : t.once(until)}</p>
        </>
      )}
      <button type="button" class={link === null ? 'plain' : 'quiet'} onClick={() => void make()}>
        {link === null ? t.make : t.another}
      </button>
      {problem.value !== null && (
        <p class="trouble" role="alert">
          {problemWords(problem.value)}
        </p>
      )}
    </section>
  );
}

/** For a seated player who follows a partner's link. */
export function JoinPartner({ session }: { readonly session: RemoteSession }): JSX.Element | null {
  const t = more().team;
  const { table, name, tokens } = session.keys;
  const problem = useSignal<string | null>(null);
  const invitation = invitationTo(table);
  if (invitation === null && problem.value === null) return null;
  const join = async (): Promise<void> => {
    const got = await api.sit(table, { name, invitation: invitation! }, tokens.seat);
    problem.value = got.ok ? null : got.error.error;
    if (got.ok || got.error.error === 'no-such-invitation') invited.value = null;
  };
  return (
    <section class="partner" aria-label={t.title}>
      {invitation !== null && (
        <>
          <p>{t.invited}</p>
          <button type="button" class="primary" onClick={() => void join()}>
            {t.join}
          </button>
        </>
      )}
      {problem.value !== null && (
        <p class="trouble" role="alert">
          {problemWords(problem.value)}
        </p>
      )}
    </section>
  );
}
