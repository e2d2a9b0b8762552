import { sampleForms } from '@casefile/engine';
import type { Bot } from './bot.ts';
import { crossOff } from './cross-off.ts';

export const bots: Readonly<Record<string, Bot>> = {
  'cross-off': crossOff,
  /** Does anything; accuses only when it has to. */
  random({ legal, below }) {
    const calm = legal.filter((form) => form.do !== 'accuse');
    return sampleForms(calm.length > 0 ? calm : legal, below);
  },
};
