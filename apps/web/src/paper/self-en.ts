/** The evening paper in English, where whoever solved the case plays the one who did it. */
import type { PaperWords } from './words.ts';

export const self: Pick<PaperWords['topics'], 'headlineSelf' | 'openingSelf' | 'closingSelf'> = {
  headlineSelf: [
    () => 'The detective did it',
    () => 'Guilty, by own account',
    (c) => `${c.culprit}: sleuth and culprit`,
    () => 'The trail led home',
    () => 'A confession wins the case',
    () => 'Hunter and quarry in one',
    () => 'Found: in the mirror',
    (c) => `${c.culprit} owns up`,
  ],
  openingSelf: [
    (c) =>
      `It is a rare evening when detective and culprit share one chair: on turn ${c.turn} ${c.winner.name} named ${c.crime}, and had every card right.`,
    (c) =>
      `The finger that was raised on turn ${c.turn} pointed back at its owner: ${c.winner.name} had solved ${c.deed}, with ${c.weapon} as evidence.`,
    (c) =>
      `One name stands on both sides of the file tonight, that of ${c.winner.name}, who found the truth on turn ${c.turn} and turned out to be it.`,
    (c) =>
      `Few detectives end their evening in handcuffs; ${c.winner.name} did, on turn ${c.turn}, by naming ${c.crime} and being right.`,
    (c) =>
      `Honesty took ${c.turn} turns: then ${c.winner.name} said it aloud, ${c.crime}, and the seal agreed.`,
    (c) =>
      `${c.crowd} had expected many things, but not a culprit who solves the case: ${c.winner.name} did both, the second on turn ${c.turn}.`,
    (c) =>
      `To catch the one who did it ${c.place}, ${c.winner.name} had only to stay seated; all the same it took until turn ${c.turn}.`,
    (c) =>
      `Nobody ${c.house} could have done it faster: on turn ${c.turn} ${c.winner.name} closed the case of ${c.deed} by giving in.`,
  ],
  closingSelf: [
    (c) => `The reward goes ${c.winner.to}, care of the prison.`,
    (c) => `Asked for a comment, ${c.winner.name} congratulated the detective, and then the culprit.`,
    (c) => `The way ${c.toPolice} was short, and ${c.winner.name} knew the way.`,
    () => `Our legal correspondent is looking into who should thank whom.`,
    (c) => `${c.winner.name} will write both chapters of the book.`,
    (c) => `Nobody has ever arrested ${c.culprit} with better manners.`,
    () => `Such modesty is seldom seen, and seldom so well deserved.`,
    (c) => `There will be ${c.feast} all the same, with one chair left empty.`,
  ],
};
