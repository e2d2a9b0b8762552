declare module 'virtual:looks' {
  import type { Cards, Edition } from '@casefile/engine';

  type Look = Pick<Edition, 'id' | 'seats' | 'teams' | 'dice' | 'options' | 'drawing'> & {
    /** The sets of cards it is played with, and which of them for which options; one set when null. */
    readonly sets: readonly Cards[];
    readonly setOf: Readonly<Record<string, number>> | null;
  };
  export const looks: Readonly<Record<string, () => Promise<Look>>>;
}
