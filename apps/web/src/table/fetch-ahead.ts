/** Prefetches what a game will need soon: on a slow connection a press would find an empty panel. */
import { tolerateMissing } from '../app/missing.ts';
import { loadMore } from '../words/lexicon.ts';
import { coach } from './panel/ActionPanel.tsx';

/** In the order a game needs them. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import('./panel/Destinations.tsx'),
  () => import('./Trouble.tsx'),
  () => import('./dice/Dice.tsx'),
  () => import('../board/walking.ts'),
  () => import('./forms/Picker.tsx'),
  () => import('./staging/Staging.tsx'),
  () => import('./learned/News.tsx'),
  () => import('./forms/ShowForm.tsx'),
  () => import('./panel/ConfirmMove.tsx'),
  () => import('./forms/AccuseForm.tsx'),
  () => import('../notebook/AllOffer.tsx'),
  () => import('./learned/Verdict.tsx'),
  () => import('./end/EndScreen.tsx'),
  () => import('./end/LastPage.tsx'),
  loadMore,
  async () => {
    coach.value = (await import('./coach/Coach.tsx')).Coach;
  },
];

async function fetchAhead(): Promise<void> {
  // Without a network the next press says so.
  for (const fetch of parts) await fetch().catch(tolerateMissing);
}

// Once: what has come is there for every table.
void fetchAhead();
