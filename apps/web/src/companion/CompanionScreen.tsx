/** The detective's sheet for a real table. */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { freshId } from '../app/fresh-id.ts';
import { go } from '../app/router.ts';
import { useWords } from '../words/use-words.ts';
import { keepSheet, keptSheet } from './kept.ts';
import { openWorker } from './open-worker.ts';
import { SheetList } from './SheetList.tsx';
import { SetUp } from './set-up/SetUp.tsx';
import { SheetScreen } from './sheet/SheetScreen.tsx';
import './style.ts';
import { loadCompanionWords } from './words/words.ts';

export interface CompanionScreenProps {
  /** The open sheet, `new` while setting one up, null for the list. */
  readonly sheet: string | null;
}

export function CompanionScreen({ sheet }: CompanionScreenProps): JSX.Element {
  const t = useWords(loadCompanionWords);
  const worker = useMemo(openWorker, []);
  useEffect(() => () => worker.close(), []);
  const kept = useMemo(() => (sheet === null ? null : keptSheet(sheet)), [sheet]);
  if (t === null) return <div class="opening" aria-busy="true" />;
  if (sheet === 'new')
    return (
      <SetUp
        words={t}
        worker={worker}
        table={null}
        onDone={(table) => {
          if (table === null) {
            go('/companion', 'replace');
            return;
          }
          const id = freshId();
          keepSheet(id, table);
          go(`/companion/${id}`, 'replace');
        }}
      />
    );
  if (sheet === null || kept === null)
    return <SheetList key={sheet} words={t} note={sheet === null ? null : t.gone} />;
  return <SheetScreen key={sheet} id={sheet} start={kept.table} words={t} worker={worker} />;
}
