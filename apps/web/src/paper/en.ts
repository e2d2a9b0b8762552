/** The evening paper in English. Patterns stand in the same order in both languages. */
import { also } from './en-also.ts';
import { self } from './self-en.ts';
import type { PaperWords, Pattern } from './words.ts';

const opening: readonly Pattern[] = [
  (c) =>
    `It is over: on turn ${c.turn} ${c.winner.name} stood up, named ${c.crime}, and for once nobody laughed.`,
  (c) => `The hand that did it belonged to ${c.culprit}, and ${c.winner.name} proved it on turn ${c.turn}.`,
  (c) =>
    `Readers who bet on ${c.culprit} may collect their winnings; ${c.winner.name} settled the matter of ${c.deed} on turn ${c.turn}.`,
  (c) =>
    `${c.deed}, which had kept ${c.crowd} from their sleep, was solved on turn ${c.turn} by the quiet work of ${c.winner.name}.`,
  (c) => `Ask ${c.crowd} who did it and you will now hear one answer: ${c.crime}.`,
  (c) =>
    `Nobody ${c.house} wanted to believe it of ${c.culprit}; by turn ${c.turn} ${c.winner.name} left them no choice.`,
  (c) =>
    `Three words were enough for ${c.winner.name} on turn ${c.turn}, and each of them was right: ${c.crime}.`,
  (c) =>
    `A cool head, a sharp pencil and ${c.turn} turns of patience: that is how ${c.winner.name} laid hands on ${c.culprit}.`,
  (c) =>
    `${c.culprit} smiled until the very end, which came on turn ${c.turn} in the person of ${c.winner.name}.`,
  (c) => `What happened ${c.place} ${c.house} is a mystery no longer, thanks to ${c.winner.name}.`,
  (c) =>
    `If ${c.weapon} could speak, it would have saved ${c.winner.name} ${c.turn} turns of trouble; as it is, the truth came out all the same.`,
  (c) =>
    `They came ${c.house} as friends; on turn ${c.turn} one of them, ${c.culprit}, was handed over ${c.toPolice}.`,
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
  (c) => `The truth about ${c.deed} turns out to be short: ${c.crime}, as ${c.winner.name} was first to see.`,
  (c) =>
    `${c.crowd} held their breath on turn ${c.turn}; then ${c.winner.name} opened the seal, and ${c.culprit} turned pale.`,
  (c) =>
    `${c.winner.name} owes ${c.culprit} nothing but an apology for the late hour: the case was closed on turn ${c.turn}.`,
  (c) => `Justice took ${c.turn} turns to find its way ${c.place}; ${c.winner.name} held the lamp all along.`,
];

const silence: readonly Pattern[] = [
  (c) =>
    `The case broke on turn ${c.askTurn}, when ${c.asker.name} put forward ${c.question} and nobody, all round the table, could show a card.`,
  (c) =>
    `Witnesses speak of the silence on turn ${c.askTurn}: ${c.asker.name} had asked about ${c.question}, and one head after the other was shaken.`,
  (c) =>
    `What gave it away was a question by ${c.asker.name} on turn ${c.askTurn}; ${c.question} met with nothing but shrugs.`,
  (c) =>
    `“${c.question}?” asked ${c.asker.name} on turn ${c.askTurn}, and the answer was the loudest silence of the night.`,
  (c) =>
    `Until turn ${c.askTurn} everything was guesswork; then not one hand moved when ${c.asker.name} suggested ${c.question}.`,
  (c) =>
    `Nobody could help ${c.asker.name} on turn ${c.askTurn}, and that was the greatest help of all: the question was ${c.question}.`,
  (c) =>
    `Look at turn ${c.askTurn}, say those who know: ${c.asker.name} offers ${c.question}, and all the others come up empty-handed.`,
  (c) =>
    `The turning point needed no clever speech, only ${c.asker.name} asking for ${c.question} on turn ${c.askTurn} and hearing no reply.`,
  (c) =>
    `With ${c.question}, tried on turn ${c.askTurn}, ${c.asker.name} had walked all the way round the table without meeting a single card.`,
  (c) =>
    `A question that nobody answers is half a confession, and ${c.asker.name} got one on turn ${c.askTurn} for ${c.question}.`,
  (c) =>
    `It was so quiet after ${c.asker.name} named ${c.question} on turn ${c.askTurn} that one could hear a pencil crossing things off.`,
  (c) =>
    `From turn ${c.askTurn} on the ground was burning: ${c.question}, said ${c.asker.name}, and nobody had anything to object.`,
  (c) =>
    `The decisive blow fell on turn ${c.askTurn}, when the whole company passed on ${c.question} and ${c.asker.name} tried not to smile.`,
  (c) =>
    `On turn ${c.askTurn} ${c.asker.name} threw ${c.question} into the round like a stone into a well, and heard it hit the bottom.`,
  (c) =>
    `${c.asker.name} has been asked since how one knows such a thing; the reply is always turn ${c.askTurn}, ${c.question}, and no card from anyone.`,
  (c) =>
    `Every head ${c.house} turned on turn ${c.askTurn}: ${c.question}, and for the first time that evening nobody reached for a card.`,
  (c) =>
    `The whole affair hung on turn ${c.askTurn}, on ${c.question}, and on a round of polite regrets to ${c.asker.name}.`,
  (c) =>
    `One by one they declined: it was turn ${c.askTurn}, it was ${c.question}, and ${c.asker.name} was counting.`,
  (c) =>
    `Had a single card been held against ${c.question} on turn ${c.askTurn}, ${c.asker.name} might still be walking the corridors.`,
  (c) =>
    `Those present date the end of the affair from turn ${c.askTurn}, when ${c.asker.name} tried ${c.question} and the table had no reply.`,
  (c) =>
    `For ${c.question}, proposed by ${c.asker.name} on turn ${c.askTurn}, there was not a card to be had at any price.`,
  (c) =>
    `It takes nerve to stay calm when nobody contradicts ${c.question}; on turn ${c.askTurn} ${c.asker.name} had it.`,
];

const shown: readonly Pattern[] = [
  (c) =>
    `The last piece came from ${c.shower.name}, who showed ${c.asker.name} a card on turn ${c.askTurn} when the talk was of ${c.question}.`,
  (c) =>
    `On turn ${c.askTurn} ${c.asker.name} asked about ${c.question}; a single card from ${c.shower.name} was all it took.`,
  (c) =>
    `${c.shower.name} may regret turn ${c.askTurn}: the card slipped ${c.asker.to} for ${c.question} left only one way to tell the story.`,
  (c) =>
    `One question still stood between ${c.asker.name} and the truth, and ${c.shower.name} answered it on turn ${c.askTurn}: ${c.question}.`,
  (c) =>
    `What ${c.shower.name} pushed across the table on turn ${c.askTurn} we may not print, but ${c.asker.name}, who had asked for ${c.question}, needed no more.`,
  (c) =>
    `A card from ${c.shower.name} on turn ${c.askTurn}, in reply to ${c.question}, turned a suspicion of ${c.asker.of} into a certainty.`,
  (c) =>
    `Few noticed how ${c.asker.name} leaned back on turn ${c.askTurn}, when ${c.shower.name} had answered ${c.question} with one card.`,
  (c) =>
    `The question was ${c.question}, the date was turn ${c.askTurn}, and the card came from ${c.shower.name}; the rest ${c.asker.name} worked out alone.`,
  (c) =>
    `It was ${c.shower.name}, of all people, who helped ${c.asker.name} over the last fence on turn ${c.askTurn} with a card against ${c.question}.`,
  (c) =>
    `To refute ${c.question} on turn ${c.askTurn} was easy for ${c.shower.name}, and a little too useful ${c.asker.to}.`,
  (c) =>
    `By crossing out one card of ${c.shower.of}, seen on turn ${c.askTurn} after asking for ${c.question}, ${c.asker.name} had only the truth left.`,
  (c) =>
    `Never give a card away lightly: ${c.shower.name} did on turn ${c.askTurn}, to end the talk of ${c.question}, and ${c.asker.name} ended the case.`,
  (c) =>
    `The trail went by way of ${c.question}, a false one, as ${c.shower.name} showed on turn ${c.askTurn}; ${c.asker.name} turned round and ran.`,
  (c) =>
    `Asked about ${c.question} on turn ${c.askTurn}, ${c.shower.name} obliged with a card, and somewhere behind the eyes of ${c.asker.name} a light went on.`,
];

export const en: PaperWords = {
  ...also,
  topics: { ...also.topics, ...self, opening, silence, shown },
};
