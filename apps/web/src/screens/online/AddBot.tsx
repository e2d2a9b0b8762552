/** Seats a bot on a free chair. */
import type { Command } from '@casefile/protocol/command';
import type { JSX } from 'preact';
import { more } from '../../words/lexicon.ts';
import { BotOptions } from '../new-game/Strength.tsx';

export interface AddBotProps {
  readonly suspect: string;
  /** For screen readers: the list itself says only that it adds one. */
  readonly label: string;
  readonly onOrder: (command: Command) => Promise<void>;
}

export function AddBot({ suspect, label, onOrder }: AddBotProps): JSX.Element {
  return (
    <label>
      <span class="unseen">{label}</span>
      <select
        value=""
        onKeyDown={(event) => {
          // In a closed list an arrow would choose the first bot at once.
          if (!event.key.startsWith('Arrow') || !('showPicker' in event.currentTarget)) return;
          event.preventDefault();
          event.currentTarget.showPicker();
        }}
        onChange={(event) => {
          const { value } = event.currentTarget;
          event.currentTarget.value = '';
          if (value !== '') void onOrder({ do: 'seat-bot', suspect, bot: value });
        }}
      >
        <option value="">{more().online.addBot}</option>
        <BotOptions />
      </select>
    </label>
  );
}
