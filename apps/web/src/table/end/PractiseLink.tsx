/** From the last page to the very position that was missed; after the game of a day, to its case. */
import type { PuzzleKind } from '@casefile/training';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { follow, route } from '../../app/router.ts';
import { dayOfGame } from '../../daily/game-id.ts';
import { useScene, useTable } from '../../game/context.ts';
import { keepOwnGame } from '../../training/own-game.ts';
import { loadTrainWords } from '../../training/words/words.ts';
import { locale, ui } from '../../words/lexicon.ts';
import { missedKind } from './missed.ts';

interface Missed {
  readonly kind: PuzzleKind;
  readonly name: string;
}

export function PractiseLink(): JSX.Element {
  const { session } = useTable();
  const { view, viewerSeat } = useScene();
  const missed = useSignal<Missed | null>(null);
  const here = route.value;
  const day = here.screen === 'play' && here.game !== null ? dayOfGame(here.game) : null;
  const { lang } = locale.value!;
  useEffect(() => {
    if (day !== null) return;
    const find = async (): Promise<void> => {
      const proof = await session.proof();
      const kind = missedKind(view, viewerSeat, proof !== null && 'ok' in proof ? null : proof);
      if (kind === null) return;
      const { kinds } = await loadTrainWords(lang);
      missed.value = { kind, name: kinds[kind] };
    };
    // Without a puzzle from this game the link leads to the trainer's usual ones.
    find().catch(() => {});
  }, [lang]);
  if (day !== null)
    return (
      <a href={`/daily/${day}`} onClick={follow} class="button plain">
        {ui().landing.daily}
      </a>
    );
  const { train } = ui().landing;
  const found = missed.value;
  return (
    <a
      href={found === null ? '/train' : `/train#${found.kind}/${view.edition}/own`}
      onClick={(event) => {
        if (found !== null && viewerSeat !== null)
          keepOwnGame({ edition: view.edition, seat: viewerSeat, facts: session.log.value });
        follow(event);
      }}
      class="button plain"
    >
      {found === null ? train : `${train} – ${found.name}`}
    </a>
  );
}
