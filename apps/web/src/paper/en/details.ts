/** The evening paper in English: when the case could be proved, and what else there is to tell of the evening. */
import type { PaperWords } from '../words.ts';

export const details: Pick<
  PaperWords['topics'],
  | 'proofEarly'
  | 'proofAtOnce'
  | 'proofNever'
  | 'busy'
  | 'witness'
  | 'namer'
  | 'tally'
  | 'silences'
  | 'cast'
  | 'brief'
  | 'weapon'
> = {
  proofEarly: [
    (c) =>
      `By our reckoning ${c.reader.name} could have proved it all on turn ${c.proofTurn}, ${c.early} before the end.`,
    (c) =>
      `The proof had been sitting in ${c.reader.of} notebook since turn ${c.proofTurn}; it stayed there for ${c.early}.`,
    (c) =>
      `Strictly speaking the case was over for ${c.reader.name} on turn ${c.proofTurn}, with ${c.early} still to be played.`,
    (c) =>
      `We have done the sums: nothing was left for ${c.reader.name} to guess after turn ${c.proofTurn}, and still the game went on for ${c.early}.`,
    (c) =>
      `From turn ${c.proofTurn} on there was only one possible answer for ${c.reader.name}, and ${c.early} went by before anybody looked it in the face.`,
    (c) =>
      `A colder mind in ${c.reader.of} place would have struck on turn ${c.proofTurn}, fully ${c.early} earlier.`,
    (c) =>
      `All the evidence needed had reached ${c.reader.name} by turn ${c.proofTurn}; what followed for ${c.early} was, mathematically, conversation.`,
    (c) =>
      `Experts who went through ${c.reader.of} notes found the solution there on turn ${c.proofTurn}, ${c.early} ahead of the news.`,
    (c) =>
      `A machine in ${c.reader.of} chair would have been certain on turn ${c.proofTurn}, with ${c.early} to spare.`,
    (c) =>
      `What ${c.reader.name} had seen by turn ${c.proofTurn} proved it on paper, yet the game went on for ${c.early}.`,
  ],
  proofAtOnce: [
    (c) =>
      `The proof was complete on turn ${c.proofTurn} and not a moment earlier, and ${c.reader.name} did not let it grow cold.`,
    (c) =>
      `No time was wasted: what ${c.reader.name} needed came on turn ${c.proofTurn}, and so did the end.`,
    (c) =>
      `Our arithmetic finds no earlier turn than ${c.proofTurn} on which ${c.reader.name} could have been sure.`,
    (c) =>
      `Nobody could have been quicker: before turn ${c.proofTurn} the cards ${c.reader.name} had seen still allowed another story.`,
    (c) => `${c.reader.of} last doubt went on turn ${c.proofTurn}, and the game went with it.`,
    (c) => `It was proved the instant it could be, on turn ${c.proofTurn}, as ${c.reader.of} notes bear out.`,
    (c) => `Turn ${c.proofTurn} gave ${c.reader.name} certainty, and nothing before it would have done.`,
    (c) =>
      `Proof and verdict came to ${c.reader.name} on one and the same turn, number ${c.proofTurn}; the tidy-minded will be pleased.`,
  ],
  proofNever: [
    (c) => `With the cards ${c.reader.name} had seen, nobody on earth could have proved it before the end.`,
    (c) => `To be fair ${c.reader.to}, the case could not be proved from that chair at all.`,
    (c) =>
      `${c.reader.of} notes allow more than one solution to the very last; some nights the cards will not talk.`,
    (c) => `No reasoning, however sharp, would have brought certainty ${c.reader.to} in time.`,
    (c) =>
      `We checked: for ${c.reader.name} several stories still fitted every answer when the curtain fell.`,
    (c) => `Certainty was never on offer ${c.reader.to}, only an educated guess.`,
    (c) => `${c.reader.of} chair had the worst view in the house: the proof could not be seen from there.`,
    (c) => `Let nobody blame ${c.reader.name}, whose notebook, by our count, never held the whole proof.`,
    (c) => `Mathematics is on ${c.reader.of} side: there was not enough evidence to go on.`,
    (c) => `What ${c.reader.name} knew would have filled this page, and still not have proved the case.`,
  ],
  busy: [
    (c) => `No question came up as often as what might have happened ${c.busy}: ${c.busyTimes}.`,
    (c) =>
      `Comings and goings ${c.busy} were the subject of ${c.busyCount} questions; the ground there must be worn through by now.`,
    (c) => `Everybody wanted to know what had happened ${c.busy}: it came up ${c.busyTimes}.`,
    (c) =>
      `Anyone who was ${c.busy} last night cannot have felt lonely, with ${c.busyCount} inquiries passing through.`,
    (c) =>
      `The most trampled corner of this affair is ${c.busy}, with ${c.busyCount} visits from the curious.`,
    (c) => `The talk kept coming back to what had been seen ${c.busy}: ${c.busyTimes} in one evening.`,
    (c) => `A plaque will be put up ${c.busy}, in honour of ${c.busyCount} inquiries.`,
    (c) => `After ${c.busyCount} questions the detectives could find their way about blindfolded ${c.busy}.`,
    (c) => `Souvenir hunters would do well to start ${c.busy}, the subject of ${c.busyCount} questions.`,
    (c) => `The map is worn thin at one spot, ${c.busy}, after ${c.busyCount} questions.`,
  ],
  witness: [
    (c) => `The most obliging witness was ${c.witness.name}, who gave up a card ${c.showTimes}.`,
    (c) => `${c.witness.name} had an answer for everyone and showed a card on ${c.shows} occasions.`,
    (c) => `Nobody was pumped for information as often as ${c.witness.name}, who laid bare ${c.shows} cards.`,
    (c) => `From ${c.witness.name} a card wandered across the table and back again ${c.showTimes}.`,
    (c) =>
      `If talking were a crime, the accused would be ${c.witness.name}: ${c.shows} cards shown in one evening.`,
    (c) =>
      `${c.witness.name} must have the most looked-at cards in the country: somebody got a glimpse ${c.showTimes}.`,
    (c) => `No fewer than ${c.shows} cards were coaxed out of ${c.witness.name}.`,
    (c) => `Discretion is not for everybody; ${c.witness.name} obliged ${c.showTimes}.`,
    (c) => `${c.witness.name} was asked again and again, and had to show a card ${c.showTimes}.`,
    (c) => `${c.witness.of} hand was in demand all evening: ${c.shows} cards shown, one at a time.`,
    (c) => `Keeping secrets is hard work: ${c.witness.name} had to give one up ${c.showTimes}.`,
  ],
  namer: [
    (c) => `The first to breathe ${c.culpritOf} name was ${c.namer.name}, as early as turn ${c.nameTurn}.`,
    (c) =>
      `On turn ${c.nameTurn} ${c.namer.name} had already dropped the right name, and nobody picked it up.`,
    (c) => `Credit where it’s due: ${c.namer.name} suspected ${c.culprit} as early as turn ${c.nameTurn}.`,
    (c) => `${c.culpritOf} name was first heard on turn ${c.nameTurn}, from the lips of ${c.namer.name}.`,
    (c) =>
      `${c.namer.name} looked at ${c.culprit} a little longer than was polite on turn ${c.nameTurn}, and was the first to do so.`,
    (c) => `It was ${c.namer.name} who opened the hunt for ${c.culprit}, back on turn ${c.nameTurn}.`,
    (c) => `Nobody gave ${c.culprit} a thought until ${c.namer.name} spoke up on turn ${c.nameTurn}.`,
    (c) => `Let it be recorded that the scent was first picked up by ${c.namer.name}, on turn ${c.nameTurn}.`,
    (c) =>
      `${c.namer.name} had an inkling about ${c.culprit} on turn ${c.nameTurn}, long before it was fashionable.`,
    (c) => `It was on turn ${c.nameTurn} that ${c.namer.name} first connected ${c.culprit} with the affair.`,
    (c) =>
      `The minutes show that ${c.culprit} was first mentioned by ${c.namer.name}, on turn ${c.nameTurn}.`,
    (c) =>
      `${c.namer.name} brought ${c.culprit} into it on turn ${c.nameTurn}, and the others looked politely away.`,
  ],
  tally: [
    (c) => `In all, ${c.questions} questions were asked before the matter was settled.`,
    (c) => `The minutes record ${c.questions} questions, most of them indiscreet.`,
    (c) => `It took ${c.questions} questions, and not a single raised voice.`,
    (c) => `By our count there were ${c.questions} questions, and rather more raised eyebrows.`,
    (c) => `For the statisticians: ${c.questions} questions, three cards, one truth.`,
    (c) => `Those present report ${c.questions} questions and a lasting headache.`,
    (c) => `Of ${c.questions} questions the last was, as always, the shortest.`,
    (c) => `Our stenographer filled two notebooks with ${c.questions} questions.`,
    (c) => `The file holds ${c.questions} questions and one coffee stain.`,
    (c) => `Counting only what was said aloud, there were ${c.questions} questions.`,
    (c) => `After ${c.questions} questions even the portraits on the wall looked guilty.`,
    (c) => `Getting here took ${c.questions} questions; philosophers have done worse.`,
  ],
  silences: [
    (c) => `Questions went all the way round and came back unanswered: it happened ${c.silenceTimes}.`,
    (c) => `There were ${c.silences} of those silences in which everybody looks at the ceiling.`,
    (c) => `On ${c.silences} occasions nobody could help at all.`,
    (c) => `No taker was found for ${c.silences} questions, and each of them made somebody nervous.`,
    (c) => `Good listeners had ${c.silences} unanswered questions to live on.`,
    (c) => `There was more silence than you might think: ${c.silences} questions had no answer at all.`,
    (c) => `Of the questions asked, ${c.silences} died without an heir.`,
    (c) => `The whole company looked at its shoes ${c.silenceTimes}.`,
  ],
  cast: [
    (c) => `Round the table, and none of them above suspicion, sat ${c.victims}.`,
    (c) => `Our readers will want to know who was there: ${c.victims}.`,
    (c) => `All of them were questioned, and all of them had an alibi: ${c.victims}.`,
    (c) => `The company, for the record: ${c.victims}; the mood: polite, on the whole.`,
    (c) => `Nobody will forget the faces when the seal was broken: ${c.victims}.`,
    (c) => `It had begun as a pleasant evening for ${c.victims}, with no thought of the morning papers.`,
  ],
  brief: [
    (c) => `It was a short affair: ${c.played} in all, and hardly time to sit down.`,
    (c) => `Never have so few words been wasted; the whole thing was over after ${c.played}.`,
    (c) => `The coffee was still warm when turn ${c.turn} put an end to it.`,
    (c) => `Our reporter had barely found a chair before it was all over, on turn ${c.turn}.`,
    (c) => `Longer cases have been closed in less haste than this one, which ended on turn ${c.turn}.`,
    (c) => `Some evenings do not need a second act: turn ${c.turn}, curtain.`,
  ],
  weapon: [
    (c) =>
      `As for ${c.weapon}, it had been lying ${c.place} the whole time, within reach of any hand, and nobody cared to look.`,
    (c) =>
      `Nobody had given ${c.weapon} a second glance, and that, we are told, is exactly how ${c.culprit} wanted it.`,
    (c) =>
      `How ${c.weapon} came to be ${c.place} is a question ${c.culprit} will now have plenty of time to answer.`,
    (c) => `No visitors are allowed ${c.place} for the time being, and ${c.weapon} is under lock and key.`,
  ],
};
