/** Prefetches what a game will need soon: on a slow connection a press would find an empty panel. */
import { tolerateMissing } from '../app/missing.ts';
import { loadMore } from '../words/lexicon.ts';
import { coach } from './panel/ActionPanel.tsx';

/** In the order a game needs them. */
const parts: readonly (() => Promise<unknown>)[] = [
  // First, because events before it is loaded appear on the table without being staged.
  () => import('../game/staging/director.ts'),
  () => import('./panel/Destinations.tsx'),
  () => import('./Trouble.tsx'),
  () => import('../board/arrows.ts'),
  () => import('./dice/Dice.tsx'),
  () => import('../board/walking.ts'),
  () => import('./forms/Picker.tsx'),
  () => import('./staging/Staging.tsx'),
  () => import('./learned/News.tsx'),
  () => import('./forms/ShowForm.tsx'),
  () => import('./panel/ConfirmMove.tsx'),
  () => import('./forms/AccuseForm.tsx'),
  () => import('../notebook/AllOffer.tsx'),
  async () => (await import('./learned/News.tsx')).fetchRare(),
  () => import('./end/EndScreen.tsx'),
  () => import('./end/LastPage.tsx'),
  loadMore,
  async () => {
    coach.value = (await import('./coach/Coach.tsx')).Coach;
  },
];

async function fetchAhead(): Promise<void> {
  // Without a network, the next press reports the failure.
  for (const fetch of parts) await fetch().catch(tolerateMissing);
}

// Only once: loaded modules serve every table.
void fetchAhead();
