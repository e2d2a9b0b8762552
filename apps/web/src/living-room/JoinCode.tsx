/** The code a phone scans, with the address in letters; or how to let phones in at all. */
import type { JSX } from 'preact';
import { pickOrigin, useReachable } from '../online/reachable.ts';
import { Qr } from '../online/ui/Qr.tsx';
import type { LivingRoomWords } from './words/words.ts';

export interface JoinCodeProps {
  readonly table: string;
  readonly words: LivingRoomWords;
  /** What scanning the code does. */
  readonly title: string;
  /** In a corner: the code alone. */
  readonly isSmall?: boolean;
}

export function JoinCode({ table, words, title, isSmall = false }: JoinCodeProps): JSX.Element | null {
  const { origin, origins, isKnown } = useReachable();
  if (!isKnown) return <div class="join-code" aria-busy="true" />;
  if (origin === null)
    return isSmall ? null : (
      <p class="join-code only-here" role="status">
        {words.onlyHere} <code>casefile serve --host 0.0.0.0</code>
      </p>
    );
  const link = `${origin}/t/${table}`;
  return (
    <section class="join-code" data-small={isSmall} aria-label={title}>
      <Qr text={link} label={title} />
      <div class="join-words">
        <h2>{title}</h2>
        {!isSmall && (
          <>
            <p class="join-or">{words.orType}</p>
            <p class="join-link">
              <strong>{new URL(link).host}</strong>
              <wbr />
              {new URL(link).pathname}
            </p>
          </>
        )}
        {!isSmall && origins.length > 1 && (
          <label class="join-others">
            <span>{words.address}</span>
            <select value={origin} onChange={(event) => pickOrigin(event.currentTarget.value)}>
              {origins.map((each) => (
                <option key={each} value={each}>
                  {new URL(each).host}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </section>
  );
}
