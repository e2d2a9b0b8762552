/** The link to a table or a challenge: to copy, to share, to scan. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../../art/icons/Icon.tsx';
import { useReachable } from '../../online/reachable.ts';
import { copy } from '../../online/ui/copy.ts';
import { Qr } from '../../online/ui/Qr.tsx';
import { more } from '../../words/lexicon.ts';

export interface InvitationProps {
  readonly path: string;
  readonly title: string;
  readonly label: string;
  /** Another button is the primary one. */
  readonly isCalm: boolean;
}

export function Invitation({ path, title, label, isCalm }: InvitationProps): JSX.Element {
  const t = more().lobby;
  const field = useRef<HTMLInputElement>(null);
  const done = useSignal<'not-yet' | 'copied' | 'failed'>('not-yet');
  // Opened as localhost, the page has a name that leads a friend's phone to itself.
  const { origin } = useReachable();
  const link = `${origin ?? location.origin}${path}`;
  return (
    <section class="invitation" aria-label={title}>
      <h2>{title}</h2>
      <div class="share">
        <input
          ref={field}
          readOnly
          value={link}
          aria-label={label}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class={isCalm ? 'plain' : 'primary'}
          onClick={async () => {
            done.value = (await copy(link)) ? 'copied' : 'failed';
            if (done.value === 'failed') field.current?.select();
          }}
        >
          <Icon id="link" /> {done.value === 'copied' ? more().online.copied : more().online.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="plain"
            onClick={() => void navigator.share({ title: 'Casefile', url: link }).catch(() => {})}
          >
            {t.share}
          </button>
        )}
      </div>
      <p role="status">{done.value === 'failed' && t.copyFailed}</p>
      <figure>
        <Qr text={link} label={label} />
        <figcaption>{t.scan}</figcaption>
      </figure>
    </section>
  );
}
