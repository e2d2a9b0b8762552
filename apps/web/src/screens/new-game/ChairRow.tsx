/** One player of the game that is set up: suspect, name, or which bot. */
import type { JSX } from 'preact';
import { followOver } from '../../app/router.ts';
import { Icon } from '../../art/icons/Icon.tsx';
import { Face } from '../../art/people/people.tsx';
import { labelled } from '../../words/labelled.ts';
import { more, namesOf, ui } from '../../words/lexicon.ts';
import type { PlayMode } from './NewGame.tsx';
import type { SetChair } from './Seating.tsx';
import { BotOptions, Strength } from './Strength.tsx';

export interface ChairRowProps {
  readonly chair: SetChair;
  /** Counted from one. */
  readonly number: number;
  readonly how: PlayMode;
  readonly edition: string;
  /** Those this chair may play. */
  readonly suspects: readonly string[];
  readonly mayGo: boolean;
  readonly onChange: (part: Partial<SetChair>) => void;
  readonly onGo: () => void;
}

export function ChairRow(props: ChairRowProps): JSX.Element {
  const { chair, number, how, edition, suspects, mayGo, onChange, onGo } = props;
  const t = more().setUp;
  const names = namesOf(edition)!;
  const called = names.suspects[chair.suspect]!;
  return (
    <div class="set-chair">
      {names.hasStories ? (
        <a
          href={`/rules/${edition}#guest-${chair.suspect}`}
          onClick={followOver}
          aria-label={ui().table.whoIs(called)}
        >
          <Face id={chair.suspect} edition={edition} size={56} />
        </a>
      ) : (
        <Face id={chair.suspect} edition={edition} size={56} />
      )}
      <div class="set-fields">
        <label>
          <span class="unseen">{`${t.suspect} ${number}`}</span>
          <select
            value={chair.suspect}
            onChange={(event) => onChange({ suspect: event.currentTarget.value })}
          >
            {suspects.map((suspect) => (
              <option key={suspect} value={suspect}>
                {names.suspects[suspect]}
              </option>
            ))}
          </select>
        </label>
        {chair.bot === null && (
          <label>
            <span class="unseen">{labelled(t.name, called)}</span>
            <input
              value={chair.name}
              maxLength={24}
              autocomplete="nickname"
              placeholder={how === 'hot-seat' ? called : ui().table.you}
              onInput={(event) => onChange({ name: event.currentTarget.value })}
            />
          </label>
        )}
        {(how === 'hot-seat' || chair.bot !== null) && (
          <label>
            <span class="unseen">{labelled(t.strength, called)}</span>
            <select
              value={chair.bot ?? ''}
              onChange={(event) => onChange({ bot: event.currentTarget.value || null })}
            >
              {how === 'hot-seat' && <option value="">{t.person}</option>}
              <BotOptions />
            </select>
          </label>
        )}
      </div>
      {chair.bot !== null && <Strength id={chair.bot} />}
      {mayGo && (
        <button type="button" class="tool" aria-label={t.removeSeat(called)} onClick={onGo}>
          <Icon id="cross" />
        </button>
      )}
    </div>
  );
}
