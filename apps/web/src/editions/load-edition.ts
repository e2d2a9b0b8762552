/** Loads the rules of one edition on demand. */
import type { Edition } from '@casefile/engine';

const folders = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../../packages/editions/src/*/edition.ts',
);

export async function loadEdition(id: string): Promise<Edition | undefined> {
  const path = Object.keys(folders).find((each) => each.endsWith(`/${id}/edition.ts`));
  if (path === undefined) return undefined;
  const isEdition = (each: unknown): each is Edition => (each as Partial<Edition> | null)?.id === id;
  return Object.values(await folders[path]!()).find(isEdition);
}
