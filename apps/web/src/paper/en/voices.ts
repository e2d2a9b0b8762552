/** How each paper speaks in English. */
import type { PaperWords } from '../words.ts';

export const voices: PaperWords['voices'] = {
  broadsheet: {
    opening: [
      (c) =>
        `This newspaper learns on good authority that ${c.winner.name} has laid ${c.deed} at the door of ${c.culprit}.`,
      (c) =>
        `We are in a position to state that the tragedy ${c.house} has been cleared up, by ${c.winner.name}, on turn ${c.turn}.`,
      (c) =>
        `From our special correspondent ${c.house}: ${c.culprit} was taken into custody shortly after turn ${c.turn}.`,
    ],
    closing: [
      () => 'Further particulars will be found in tomorrow’s edition, price one penny.',
      (c) => `The Society column regrets to announce a vacancy at the bridge table of ${c.culprit}.`,
      () => 'Gentlemen are reminded to collect their umbrellas.',
    ],
  },
  tabloid: {
    opening: [
      (c) =>
        `GOTCHA! Super-sleuth ${c.winner.name} nailed ${c.culprit} on turn ${c.turn}, and we were there.`,
      (c) =>
        `We said it first: ${c.culprit} is the monster behind ${c.deed}, and ${c.winner.name} has the proof.`,
      (c) =>
        `Shock, horror and a very red face: ${c.culprit} was unmasked by ${c.winner.name} on turn ${c.turn}.`,
    ],
    closing: [
      () => 'Win a weekend for two in the very same mansion: turn to page five.',
      () => 'Did your neighbour do it too? Ring our hotline.',
      (c) => `Tomorrow, exclusive: ${c.culprit}, the baby pictures.`,
    ],
  },
  glossy: {
    opening: [
      (c) =>
        `Darlings, it was ${c.culprit}, and ${c.winner.name} looked fabulous saying so on turn ${c.turn}.`,
      (c) =>
        `The party of the season ended in handcuffs: ${c.winner.name} outed ${c.culprit} in front of absolutely everyone.`,
      (c) =>
        `Forget the guest list, here is the arrest list: ${c.culprit}, spotted by ${c.winner.name} on turn ${c.turn}.`,
    ],
    closing: [
      (c) => `Get the look: ${c.weapon}, as seen ${c.place}.`,
      (c) => `Friends say that ${c.culprit} will be wearing stripes this season.`,
      () => 'Ten more pages of pictures from the pool inside.',
    ],
  },
  papyrus: {
    opening: [
      (c) =>
        `Hear ye, by Toutatis: ${c.winner.name} has found who was behind ${c.deed}, and it is ${c.culprit}.`,
      (c) =>
        `By all the gods, the druid of our newsroom had seen it in the mistletoe: ${c.culprit}, says ${c.winner.name} on turn ${c.turn}.`,
      (c) =>
        `The sky has not fallen on our heads, but it did on ${c.culprit}, when ${c.winner.name} spoke on turn ${c.turn}.`,
    ],
    closing: [
      () => 'The bard has been tied up as a precaution, and the banquet may begin.',
      () => 'Fresh fish, says the fishmonger, who paid for this line.',
      (c) => `The Normans, who wanted to learn what fear is, have had a look at ${c.culprit}.`,
    ],
  },
  sunday: {
    opening: [
      (c) =>
        `A long Sunday read for a long affair: ${c.played}, a park full of people, and in the end ${c.winner.name} with the answer.`,
      (c) =>
        `Between the hedges and the fountain, ${c.winner.name} picked ${c.culprit} out of the largest company of the year.`,
      (c) =>
        `Take a chair in the garden, dear reader: this is how ${c.winner.name} came upon ${c.culprit} on turn ${c.turn}.`,
    ],
    closing: [
      () => 'The plan of the grounds on our back page may be cut out and framed.',
      () => 'The gardeners ask that the hedges be left out of it next time.',
      (c) => `Crossword, seven across: what ${c.culprit} will not be seeing for a while.`,
    ],
  },
};
