/** The first sentence of the evening paper in English. */
import type { PaperWords } from '../words.ts';

export const openings: Pick<
  PaperWords['topics'],
  'opening' | 'openingDefault' | 'openingNobody' | 'openingMurdered' | 'openingSelf'
> = {
  opening: [
    (c) =>
      `It is over: on turn ${c.turn} ${c.winner.name} stood up, named ${c.crime}, and for once nobody laughed.`,
    (c) => `The hand that did it belonged to ${c.culprit}, and ${c.winner.name} proved it on turn ${c.turn}.`,
    (c) =>
      `Readers who bet on ${c.culprit} may collect their winnings; ${c.winner.name} settled the matter of ${c.deed} on turn ${c.turn}.`,
    (c) =>
      `${c.deed}, which had cost ${c.crowd} their sleep, was solved on turn ${c.turn} by the quiet work of ${c.winner.name}.`,
    (c) => `Ask ${c.crowd} who did it and you will now hear one answer: ${c.crime}.`,
    (c) =>
      `Nobody ${c.house} wanted to believe it of ${c.culprit}; by turn ${c.turn} ${c.winner.name} left them no choice.`,
    (c) =>
      `Three names were enough for ${c.winner.name} on turn ${c.turn}, and all three were right: ${c.crime}.`,
    (c) =>
      `A cool head, a sharp pencil and ${c.played} of patience: that is how ${c.winner.name} got the better of ${c.culprit}.`,
    (c) =>
      `${c.culprit} smiled until the very end, which came on turn ${c.turn} in the person of ${c.winner.name}.`,
    (c) => `What happened ${c.place} is a mystery no longer, thanks to ${c.winner.name}.`,
    (c) =>
      `If ${c.weapon} could talk, it would have saved ${c.winner.name} ${c.played} of trouble; the truth came out all the same.`,
    (c) =>
      `They had met ${c.house} as friends; on turn ${c.turn} one of them, ${c.culprit}, was handed over ${c.toPolice}.`,
    (c) =>
      `The seal is broken and the answer is out: ${c.crime}, exactly as ${c.winner.name} had said a moment before.`,
    (c) =>
      `Turn ${c.turn} will be remembered ${c.house}, for it was then that ${c.winner.name} pointed at ${c.culprit}.`,
    (c) =>
      `Until this evening the name of ${c.culprit} stood for good manners; ${c.winner.name} has put an end to that.`,
    (c) =>
      `We can report the end of the affair that began ${c.place}: ${c.winner.name} has found both ${c.culprit} and ${c.weapon}.`,
    (c) => `One accusation, three cards, no mistake: ${c.winner.name} closed the file on turn ${c.turn}.`,
    (c) =>
      `There were many theories about ${c.deed}, and ${c.winner.name} waited until turn ${c.turn} to offer the only true one.`,
    (c) =>
      `The truth about ${c.deed} turns out to be short: ${c.crime}, as ${c.winner.name} was the first to see.`,
    (c) =>
      `${c.crowd} held their breath on turn ${c.turn}; then ${c.winner.name} broke the seal, and ${c.culprit} turned pale.`,
    (c) =>
      `${c.winner.name} owes ${c.culprit} nothing but an apology for the late hour: the case was closed on turn ${c.turn}.`,
    (c) =>
      `Justice took ${c.played} to see what had happened ${c.place}; ${c.winner.name} held the lamp all along.`,
  ],
  openingDefault: [
    (c) =>
      `${c.winner.name} is the last one standing, and in the end that was enough to settle the matter of ${c.deed}.`,
    (c) =>
      `While all the others talked themselves out of the running, ${c.winner.name} kept quiet; by turn ${c.turn} nobody else was left.`,
    (c) =>
      `Victory can be a question of staying in one’s chair: after turn ${c.turn} only ${c.winner.name} was left to close the case.`,
    (c) =>
      `It was ${c.crime}, as everybody now knows, and ${c.winner.name} takes the laurels because nobody else was left to claim them.`,
    (c) =>
      `By turn ${c.turn} all of ${c.winner.of} rivals had stumbled, and the truth about ${c.deed} fell like a ripe apple.`,
    (c) =>
      `Some win by speaking, ${c.winner.name} won by waiting: on turn ${c.turn} the last competitor was out, and ${c.culprit} was found out.`,
  ],
  openingNobody: [
    (c) =>
      `The file on ${c.deed} goes to the archives without a winner; only too late did it turn out to be ${c.crime}.`,
    (c) => `Everybody had a theory and nobody had the truth, which lay under seal all along: ${c.crime}.`,
    (c) =>
      `${c.culprit} was last seen ${c.house} saying goodnight to the very people who had come to find the culprit.`,
    (c) =>
      `After ${c.played} the detectives ${c.house} have given up, and ${c.culprit} still has ${c.weapon} hidden under a coat.`,
    (c) =>
      `It is not often that we report the failure of so many clever people at once; three cards held the answer: ${c.crime}.`,
    (c) =>
      `When the seal was finally broken, ${c.crowd} read three names that not one accusation had brought together: ${c.crime}.`,
    (c) => `The inquiry into ${c.deed} ended on turn ${c.turn} as it had begun, in the dark.`,
    (c) =>
      `Not a single accusation hit the mark; it had been ${c.culprit} all along, ${c.place}, in plain sight.`,
  ],
  openingMurdered: [
    (c) =>
      `There is no one left ${c.house} to tell this story, so it falls to us to write that it was ${c.crime}.`,
    (c) =>
      `The clocks ${c.house} have stopped, and with them every detective who was looking into ${c.deed}.`,
    (c) =>
      `First the host, then one guest after another: ${c.culprit} has left nobody behind to ask a question.`,
    (c) =>
      `When help arrived on turn ${c.turn} it was met by silence in every room and by ${c.weapon} ${c.place}.`,
    (c) =>
      `We had reserved this page for a winner, but ${c.culprit} and the last clock were quicker than all of them.`,
    (c) =>
      `Nobody heard the last clock strike twice: by turn ${c.turn} ${c.culprit} had silenced everyone who came too near.`,
  ],
  openingSelf: [
    (c) =>
      `It is a rare evening when detective and culprit share a chair: on turn ${c.turn} ${c.winner.name} named ${c.crime}, and had every card right.`,
    (c) =>
      `The finger that was raised on turn ${c.turn} pointed back at its owner: ${c.winner.name} had solved ${c.deed}, with ${c.weapon} as evidence.`,
    (c) =>
      `One name is on both sides of the file tonight: ${c.winner.name}, who found the culprit on turn ${c.turn} in the nearest chair.`,
    (c) =>
      `Few detectives end their evening in handcuffs; ${c.winner.name} did, on turn ${c.turn}, by naming ${c.crime} and being right.`,
    (c) =>
      `Honesty took ${c.played}: then ${c.winner.name} said it aloud, ${c.crime}, and every word was true.`,
    (c) =>
      `${c.crowd} had expected many things, but not a culprit who solves the case: ${c.winner.name} did both, the second on turn ${c.turn}.`,
    (c) =>
      `To catch the one who did it ${c.place}, ${c.winner.name} had only to stay seated; all the same it took until turn ${c.turn}.`,
    (c) =>
      `Nobody ${c.house} could have done it faster: on turn ${c.turn} ${c.winner.name} solved ${c.deed} by owning up.`,
  ],
};
