/** How people play together at an online table, and the same terms to read. */
import type { Clock, Terms } from '@casefile/protocol/terms';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { more } from '../../words/lexicon.ts';

const clocks: Readonly<Record<'none' | 'relaxed' | 'timed', Clock | null>> = {
  none: null,
  relaxed: { bank: 30 * 60_000, back: 30_000 },
  timed: { bank: 10 * 60_000, back: 10_000 },
};
const soonMs = 120_000;

type ClockName = keyof typeof clocks;
const clockNames = Object.keys(clocks) as ClockName[];
const clockName = (clock: Clock | null): ClockName =>
  clockNames.find((name) => clocks[name]?.bank === clock?.bank && clocks[name]?.back === clock?.back) ??
  'timed';

export function TermsForm({ terms }: { readonly terms: Signal<Terms> }): JSX.Element {
  const t = more().terms;
  const { help, coach, clock, chat, pace, spectators, absence, records = 'all' } = terms.value;
  const change = (part: Partial<Terms>): void => {
    terms.value = { ...terms.value, ...part };
  };
  return (
    <fieldset class="terms">
      <legend>{t.title}</legend>
      <Select
        label={more().setUp.help}
        hint={t.helpHint}
        value={help}
        names={more().setUp.helpLevels}
        onPick={(value) => change({ help: value })}
      />
      <Select
        label={t.coach}
        hint={t.coachHint}
        value={coach === true ? 'yes' : 'no'}
        names={t.coaches}
        onPick={(value) => {
          const { coach: _, ...others } = terms.value;
          terms.value = value === 'yes' ? { ...others, coach: true } : others;
        }}
      />
      <Select
        label={more().setUp.clock}
        hint={clockHint(clock)}
        value={clockName(clock)}
        names={t.clocks}
        onPick={(value) => change({ clock: clocks[value] })}
      />
      <Select label={t.chat} value={chat} names={t.chats} onPick={(value) => change({ chat: value })} />
      <Select label={t.pace} value={pace} names={t.paces} onPick={(value) => change({ pace: value })} />
      <Select
        label={t.spectators}
        value={spectators ? 'yes' : 'no'}
        names={t.watching}
        onPick={(value) => change({ spectators: value === 'yes' })}
      />
      <Select
        label={t.records}
        value={records}
        names={t.recordsFor}
        onPick={(value) => change({ records: value })}
      />
      <Select
        label={t.absence}
        value={absence === 'ask' ? 'ask' : 'soon'}
        names={t.absences}
        onPick={(value) => change({ absence: value === 'ask' ? 'ask' : soonMs })}
      />
    </fieldset>
  );
}

interface SelectProps<T extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly value: T;
  readonly names: Readonly<Record<T, string>>;
  readonly onPick: (value: T) => void;
}

function Select<T extends string>({ label, hint = '', value, names, onPick }: SelectProps<T>): JSX.Element {
  const id = useId();
  return (
    <div class="term">
      <label class="field">
        <span>{label}</span>
        <select
          value={value}
          aria-describedby={hint === '' ? undefined : id}
          onChange={(event) => onPick(event.currentTarget.value as T)}
        >
          {(Object.keys(names) as T[]).map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </select>
      </label>
      {/* Outside the label: read out as part of the name, it would come before every value. */}
      {hint !== '' && <small id={id}>{hint}</small>}
    </div>
  );
}

const clockHint = (clock: Clock | null): string =>
  clock === null
    ? ''
    : more().terms.clockSays(Math.round(clock.bank / 60_000), Math.round(clock.back / 1000));

/** The terms of the table, for players about to join. */
export function TermsList({ terms }: { readonly terms: Terms }): JSX.Element {
  const t = more().terms;
  const lines: readonly (readonly [string, string])[] = [
    [more().setUp.help, more().setUp.helpLevels[terms.help]],
    [t.coach, t.coaches[terms.coach === true ? 'yes' : 'no']],
    [more().setUp.clock, terms.clock === null ? t.clocks.none : clockHint(terms.clock)],
    [t.chat, t.chats[terms.chat]],
    [t.pace, t.paces[terms.pace]],
    [t.spectators, t.watching[terms.spectators ? 'yes' : 'no']],
    [t.records, t.recordsFor[terms.records ?? 'all']],
    [t.absence, t.absences[terms.absence === 'ask' ? 'ask' : 'soon']],
  ];
  return (
    <dl class="terms-list">
      {lines.map(([what, how]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  );
}
