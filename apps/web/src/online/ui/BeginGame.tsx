/** Below the chairs: what is still missing, and the host's button to start the game. */
import type { TableInfo } from '@casefile/protocol/http';
import type { JSX } from 'preact';
import { more } from '../../words/lexicon.ts';

export interface BeginGameProps {
  readonly info: TableInfo;
  readonly isHost: boolean;
  /** How many players are missing. */
  readonly missing: number;
  readonly onBegin: () => void;
}

export function BeginGame({ info, isHost, missing, onBegin }: BeginGameProps): JSX.Element {
  const t = more().lobby;
  return (
    <>
      <p role="status">
        {missing > 0 ? t.needs(missing) : isHost ? t.ready : more().online.waitForHost(info.host.name)}
      </p>
      {isHost && (
        <button
          type="button"
          class={missing > 0 ? 'plain' : 'primary'}
          disabled={missing > 0}
          onClick={onBegin}
        >
          {more().setUp.begin}
        </button>
      )}
    </>
  );
}
