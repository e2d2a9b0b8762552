/** How each paper speaks in English. */
import type { PaperWords } from '../words.ts';

export const voices: PaperWords['voices'] = {
  broadsheet: {
    opening: [
      (c) =>
        `This newspaper learns on good authority that ${c.winner.name} has laid ${c.deed} at the door of ${c.culprit}.`,
      (c) =>
        `We are in a position to state that the tragedy ${c.house} was cleared up on turn ${c.turn}: ${c.winner.name} has named ${c.culprit}.`,
      (c) =>
        `From our special correspondent ${c.house}: ${c.culprit} was taken into custody shortly after turn ${c.turn}, on evidence supplied by ${c.winner.name}.`,
      (c) =>
        `It is our painful duty to report that ${c.culprit}, so long received in the best houses, has been named by ${c.winner.name} as the guilty party in ${c.deed}.`,
      (c) =>
        `Our correspondent telephones: on turn ${c.turn}, before ${c.crowd} had finished their tea, ${c.winner.name} pointed at ${c.culprit}.`,
      (c) =>
        `Regular readers will have guessed it long ago; ${c.winner.name} proved it on turn ${c.turn}: ${c.crime}.`,
    ],
    closing: [
      () => 'Further particulars will be found in tomorrow’s edition.',
      (c) => `The Society column regrets to announce a vacancy at ${c.culpritOf} bridge table.`,
      () => 'Gentlemen are reminded to collect their umbrellas.',
      () => 'The weather, meanwhile, is expected to remain unsettled.',
      (c) => `Letters for ${c.culprit} should in future be sent care of the prison governor.`,
      () => 'The wireless concert will follow at nine o’clock, as announced.',
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
      (c) =>
        `WORLD EXCLUSIVE: it was ${c.crime}, and ${c.winner.name} tells us how the case was cracked on turn ${c.turn}.`,
      (c) =>
        `Rotten to the core: ${c.culprit} was rumbled on turn ${c.turn}, and ${c.winner.name} did the rumbling.`,
      (c) =>
        `They laughed at ${c.winner.name}; nobody was laughing on turn ${c.turn}, when ${c.culprit} was marched out.`,
    ],
    closing: [
      () => 'Win a weekend for two in the very same mansion: turn to page five.',
      () => 'Did your neighbour do it too? Ring our hotline.',
      (c) => `Tomorrow, exclusive: ${c.culprit}, the baby pictures.`,
      () => 'Should mansions be banned? Have your say on page nine.',
      () => 'Tomorrow: the cook tells all.',
      (c) => `Pull-out poster inside: ${c.weapon}, life size.`,
    ],
  },
  glossy: {
    opening: [
      (c) =>
        `Darlings, it was ${c.culprit}, and ${c.winner.name} looked fabulous saying so on turn ${c.turn}.`,
      (c) =>
        `The party of the season ended in handcuffs: ${c.winner.name} exposed ${c.culprit} in front of absolutely everyone.`,
      (c) =>
        `Forget the guest list, here is the arrest list: ${c.culprit}, spotted by ${c.winner.name} on turn ${c.turn}.`,
      (c) => `OMG: it was ${c.culprit} all along, and ${c.winner.name} so called it on turn ${c.turn}.`,
      (c) =>
        `Red carpet, black day: ${c.winner.name} pointed, ${c.culprit} went pale, and the cameras caught every second.`,
      (c) =>
        `Nobody does a scandal like this villa: on turn ${c.turn} ${c.winner.name} named ${c.culprit}, and the DJ stopped the music.`,
    ],
    closing: [
      (c) => `Get the look: ${c.weapon}, as seen ${c.place}.`,
      (c) => `Friends say that ${c.culprit} will be wearing stripes this season.`,
      () => 'Ten more pages of pictures from the pool inside.',
      () => 'Our stylist gives the prison uniform seven out of ten.',
      (c) => `${c.winner.of} T-shirts have already sold out.`,
      () => 'Next week: alibis we loved.',
    ],
  },
  papyrus: {
    opening: [
      (c) =>
        `Hear ye, by Toutatis: ${c.winner.name} has found who was behind ${c.deed}, and it is ${c.culprit}.`,
      (c) =>
        `By all the gods, the druid in our newsroom had seen it in the mistletoe: ${c.culprit}, said ${c.winner.name} on turn ${c.turn}.`,
      (c) =>
        `The sky has not fallen on our heads, but it did fall on ${c.culprit} on turn ${c.turn}, when ${c.winner.name} spoke up.`,
      (c) => `Carve it on a menhir: ${c.winner.name} has found the kidnapper, and it is ${c.culprit}.`,
      (c) =>
        `There is no hushing it up any more: on turn ${c.turn} ${c.winner.name} pointed straight at ${c.culprit}.`,
      (c) =>
        `A carrier pigeon, quite out of breath, brings the news: on turn ${c.turn} ${c.winner.name} unmasked ${c.culprit}.`,
    ],
    closing: [
      () => 'The bard has been tied up as a precaution, and the banquet may begin.',
      () => 'Fresh fish, says the fishmonger, who paid for this line.',
      (c) => `The Normans, who came to learn what fear is, have had a good look at ${c.culprit}.`,
      () => 'Menhirs are delivered free of charge this week.',
      (c) => `${c.culprit} will carry water for the village until the next full moon.`,
      () => 'To keep the peace, there will be no fish at the banquet.',
    ],
  },
  sunday: {
    opening: [
      (c) =>
        `A long Sunday read for a long affair: ${c.played}, a park full of people, and in the end ${c.winner.name} with the answer: ${c.culprit}.`,
      (c) =>
        `Between the hedges and the fountain, ${c.winner.name} picked ${c.culprit} out of the largest company of the year.`,
      (c) =>
        `Take a chair in the garden, dear reader: this is how ${c.winner.name} came upon ${c.culprit} on turn ${c.turn}.`,
      (c) =>
        `It began with lemonade on the lawn and ended with ${c.culprit} in custody: on turn ${c.turn} ${c.winner.name} had the answer.`,
      (c) =>
        `Our Sunday serial comes to its last chapter, in which ${c.winner.name}, on turn ${c.turn}, names ${c.culprit}.`,
      (c) =>
        `After church there was only one topic: how ${c.winner.name} had caught out ${c.culprit} on turn ${c.turn}.`,
    ],
    closing: [
      () => 'The plan of the grounds on our back page may be cut out and framed.',
      () => 'The gardeners ask that the hedges be left out of it next time.',
      (c) => `Crossword, seven across: what ${c.culprit} will not be seeing for a while.`,
      () => 'Our gardening notes are held over until next week.',
      (c) => `A guided tour of the grounds leaves at three; ${c.weapon} is included.`,
      () => 'The band on the lawn played on, a little out of tune.',
    ],
  },
  online: {
    opening: [
      (c) =>
        `UPDATED: ${c.culprit} has been charged after ${c.winner.name} cracked the case on turn ${c.turn}. Here is what we know.`,
      (c) =>
        `Live blog, final entry: on turn ${c.turn} ${c.winner.name} names ${c.crime}, and the comments go wild.`,
      (c) =>
        `You won’t believe who did it: it was ${c.culprit}, and ${c.winner.name} proved it on turn ${c.turn}.`,
      (c) =>
        `Breaking: ${c.culprit} is in custody after ${c.winner.name} posted the answer on turn ${c.turn}, and it checked out.`,
      (c) =>
        `There had been ${c.played} of theories; it took ${c.winner.name} a single accusation to bring down ${c.culprit}.`,
      (c) =>
        `Five things we learned tonight, and the first is that ${c.culprit} did it: ${c.winner.name} knew by turn ${c.turn}.`,
    ],
    closing: [
      () => 'Comments on this story are now closed.',
      (c) => `All of ${c.culpritOf} accounts have been deleted.`,
      (c) => `We tried to reach ${c.weapon} for comment, without success.`,
      () => 'Readers also liked: ten alibis that nearly worked.',
      () => 'The podcast starts on Monday.',
      () => 'This article has been corrected: an earlier version blamed the cat.',
    ],
  },
};
