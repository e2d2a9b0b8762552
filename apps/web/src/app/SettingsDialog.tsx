/** The settings dialog of this device. */
import { type Lang, languages } from '@casefile/editions/words/words';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { MarketChoice } from '../screens/new-game/MarketChoice.tsx';
import { more, ui } from '../words/lexicon.ts';
import { NoticeChoice } from './NoticeChoice.tsx';
import { follow } from './router.ts';
import './SettingsDialog-style.ts';
import { motions, settings, speeds, themes } from './settings.ts';

const locales: Readonly<Record<Lang, string>> = { en: 'English', fr: 'Français' };

export interface SettingsDialogProps {
  readonly onClose: () => void;
}

export function SettingsDialog({ onClose }: SettingsDialogProps): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  const t = more().settings;
  const isAtTable = /^\/(play|t\/)/.test(location.pathname);
  return (
    <dialog ref={box} class="settings" aria-label={ui().app.settings} onClose={onClose}>
      <h2>{ui().app.settings}</h2>
      <div class="settings-list">
        <Choice label={t.language} value={settings.lang} choices={languages} names={locales} />
        <MarketChoice edition={null} />
        <Choice label={t.theme} value={settings.theme} choices={themes} names={t.themes} />
        <Choice label={t.motion} value={settings.motion} choices={motions} names={t.motions} />
        <Choice label={t.speed} value={settings.speed} choices={speeds} names={t.speeds} />
        <label class="field">
          <span>{t.volume}</span>
          <input
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={settings.volume.value}
            onInput={(event) => (settings.volume.value = Number(event.currentTarget.value))}
          />
        </label>
        <Switch label={t.roomTone} value={settings.roomTone} names={t.roomToneOf} />
        <Switch label={t.remarks} value={settings.remarks} names={t.remarksOf} />
        {'speechSynthesis' in window && (
          <Switch label={t.readAloud} value={settings.readAloud} names={t.readAloudOf} />
        )}
        <NoticeChoice />
      </div>
      <div class="settings-end">
        {isAtTable && (
          <a class="button plain" href="/" onClick={follow}>
            {ui().table.leave}
          </a>
        )}
        <button type="button" class="primary" onClick={() => box.current?.close()}>
          {ui().app.close}
        </button>
        {isAtTable && <small>{t.isKept}</small>}
      </div>
    </dialog>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: Signal<T>;
  readonly choices: readonly T[];
  readonly names: Readonly<Record<T, string>>;
}

function Choice<T extends string>({ label, value, choices, names }: ChoiceProps<T>): JSX.Element {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value.value} onChange={(event) => (value.value = event.currentTarget.value as T)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {names[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly value: Signal<boolean>;
  readonly names: Readonly<Record<'on' | 'off', string>>;
}

function Switch({ label, value, names }: SwitchProps): JSX.Element {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={String(value.value)}
        onChange={(event) => (value.value = event.currentTarget.value === 'true')}
      >
        <option value="false">{names.off}</option>
        <option value="true">{names.on}</option>
      </select>
    </label>
  );
}
