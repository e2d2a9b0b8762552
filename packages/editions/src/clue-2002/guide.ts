import { plan as classic } from '../clue-1986/guide.ts';
import { type GuidePlan, rulesFrom } from '../schema/guide.ts';

/** The number of a rule of the one-die classic under this edition’s prefix. */
const own = (id: string): string => id.replace('C86', 'C02');
const [begin, ...others] = classic.turn;

export const plan: GuidePlan = {
  fromAge: 8,
  turn: [
    { ...begin!, picture: ['die:4', 'die:2', 'icon:passage'], rules: begin!.rules.map(own) },
    ...others.map((step) => ({
      ...step,
      rules: step.rules.map(own),
      picture: {
        move: ['pawn:green', 'squares', 'card:study'],
        suggest: ['card:mustard', 'card:pistol', 'card:study'],
        answer: ['face:plum', 'back', 'then', 'face:green'],
        accuse: ['envelope'],
      }[step.id] as typeof step.picture,
    })),
  ],
  example: {
    asker: 'green',
    own: 'kitchen',
    named: ['mustard', 'pistol', 'study'],
    answers: [
      { by: 'peacock', does: 'lacks', holds: [] },
      { by: 'plum', does: 'shows', holds: ['study'] },
      { by: 'scarlet', does: 'not-asked', holds: [] },
    ],
  },
  special: [
    { id: 'dice', rules: ['C02-07', 'C02-13'] },
    { id: 'passages', rules: ['C02-10'] },
    { id: 'brought', rules: ['C02-18', 'C02-22'] },
    { id: 'trapped', rules: ['C02-12', 'C02-15'] },
    { id: 'again', rules: ['C02-21'] },
  ],
  parts: [
    { part: 'setUp', rules: rulesFrom('C02', 1, 5) },
    { part: 'moving', rules: rulesFrom('C02', 6, 16) },
    { part: 'suggesting', rules: rulesFrom('C02', 17, 23) },
    { part: 'accusing', rules: rulesFrom('C02', 24, 26) },
  ],
};
