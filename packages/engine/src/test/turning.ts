/** Mechanics and actions that make up a turn. */
import { accuse } from '../mechanics/accusing/accuse.ts';
import { dice, sum } from '../mechanics/moving/dice.ts';
import { wrong } from './table.ts';

export const roll = { do: 'roll' } as const;
export const end = { do: 'end' } as const;
export const mayRoll = dice({ steps: sum, trapped: 'rolls', begin: 'may' });
export const mustRoll = dice({ steps: sum, trapped: 'rolls', begin: 'must' });
export const mayAccuse = accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false });
export const falsely = { do: 'accuse', ...wrong } as const;
