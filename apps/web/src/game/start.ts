/** Begins games on this device. */

import { firstEdition } from '@casefile/editions/first-edition';
import { freshId, randomHex } from '../app/fresh-id.ts';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { nextPaint } from '../app/task-queue.ts';
import type { LocalPlayer, LocalSetting } from '../worker/messages.ts';

/** The setting of a new game until its table is opened; after that the stored game is used. */
let next: { readonly id: string; readonly setting: LocalSetting } | null = null;
let isStarting = false;

/** Goes to the table of a new game, after the press was painted: changing the screen takes a moment. */
export async function startLocal(
  setting: LocalSetting,
  how: 'push' | 'replace' = 'push',
  id = freshId(),
): Promise<void> {
  // A double click must not start two games.
  if (isStarting) return;
  isStarting = true;
  await nextPaint();
  isStarting = false;
  next = { id, setting };
  go(`/play/${id}`, how);
}
export function takeNext(id: string): LocalSetting | null {
  if (next?.id !== id) return null;
  const { setting } = next;
  next = null;
  return setting;
}

export const freshSeed = (): string => randomHex(32);

const suspects = ['scarlet', 'mustard', 'white', 'green', 'peacock', 'plum'];
const rivals = ['daisy', 'basil', 'agnes'];

/** The common classic against three bots of mixed strength, at once. */
export function quickGame(): LocalSetting {
  const [own = 0] = crypto.getRandomValues(new Uint8Array(1));
  const seats = suspects.filter((_, i) => (i - (own % 6) + 6) % 6 < 4);
  const mine = suspects[own % 6]!;
  const name = settings.name.value.trim();
  let rival = 0;
  const players = seats.map((suspect): LocalPlayer => {
    if (suspect === mine) return name === '' ? { suspect } : { suspect, name };
    return { suspect, bot: rivals[rival++]! };
  });
  return { edition: firstEdition, options: {}, players, seed: freshSeed() };
}
