/** Why the last action was refused, with its rule. */
import { sayRefusal } from '@casefile/editions/words/refusals';
import type { JSX } from 'preact';
import { followOver } from '../app/router.ts';
import { useNaming, useScene, useTable } from '../game/context.ts';
import { more, ui } from '../words/lexicon.ts';

export function Trouble(): JSX.Element | null {
  const { session } = useTable();
  const { view } = useScene();
  const { speaker } = useNaming();
  const trouble = session.trouble.value;
  if (trouble === null) return null;
  if ('problem' in trouble)
    return (
      <p class="trouble" role="alert">
        {more().online.problems[trouble.problem] ?? ui().trouble.something}
      </p>
    );
  const { why, rule } = trouble.refusal;
  return (
    <p class="trouble" role="alert">
      {sayRefusal(more().refusals, why, speaker)}{' '}
      <a href={`/rules/${view.edition}#${rule}`} onClick={followOver}>
        {ui().table.readRule(rule)}
      </a>
    </p>
  );
}
