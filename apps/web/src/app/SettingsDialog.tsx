/** What a person may choose on this device, one tap away from every screen. */
import { type Lang, languages } from '@casefile/editions/words/words';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { ui } from '../words/lexicon.ts';
import { NoticeChoice } from './NoticeChoice.tsx';
import { motions, settings, speeds, themes } from './settings.ts';

const tongues: Readonly<Record<Lang, string>> = { en: 'English', fr: 'Français' };

export function SettingsButton(): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const t = ui().settings;
  return (
    <>
      <span class="tools">
        <button
          type="button"
          class="tool"
          aria-pressed={settings.sound.value}
          aria-label={t.sound}
          onClick={() => (settings.sound.value = !settings.sound.value)}
        >
          <Icon id={settings.sound.value ? 'sound' : 'mute'} />
        </button>
        <button type="button" class="tool" aria-label={t.title} onClick={() => box.current?.showModal()}>
          <Icon id="settings" />
        </button>
      </span>
      <dialog ref={box} class="settings" aria-label={t.title}>
        <h2>{t.title}</h2>
        <Choice label={t.language} value={settings.lang} choices={languages} names={tongues} />
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
        <NoticeChoice />
        <button type="button" class="primary" onClick={() => box.current?.close()}>
          {t.close}
        </button>
      </dialog>
    </>
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
