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
      `Our own reckoning shows that ${c.reader.name} could have proven it all on turn ${c.proofTurn}, ${c.early} before the end.`,
    (c) =>
      `The proof had been lying in the notebook of ${c.reader.name} since turn ${c.proofTurn}; it stayed there for ${c.early}.`,
    (c) =>
      `Strictly speaking the case was over for ${c.reader.name} on turn ${c.proofTurn}, with ${c.early} still to be played.`,
    (c) =>
      `We have done the sums: nothing was left for ${c.reader.name} to guess after turn ${c.proofTurn}, and still the game went on for ${c.early}.`,
    (c) =>
      `From turn ${c.proofTurn} on there was only one possible answer for ${c.reader.name}, and ${c.early} passed before anybody looked it in the face.`,
    (c) =>
      `A colder mind in the place of ${c.reader.name} would have struck on turn ${c.proofTurn}, fully ${c.early} earlier.`,
    (c) =>
      `All the evidence needed had reached ${c.reader.name} by turn ${c.proofTurn}; what followed for ${c.early} was, mathematically, conversation.`,
    (c) =>
      `Experts who went through the notes of ${c.reader.name} find the solution in them on turn ${c.proofTurn}, ${c.early} ahead of the news.`,
    (c) =>
      `The moment of certainty, for anybody thinking like a machine in the chair of ${c.reader.name}, was turn ${c.proofTurn}: ${c.early} to spare.`,
    (c) =>
      `It could be shown on paper after turn ${c.proofTurn}, with what ${c.reader.name} had seen, and ${c.early} went by all the same.`,
  ],
  proofAtOnce: [
    (c) =>
      `The proof was complete on turn ${c.proofTurn} and not a moment earlier, and ${c.reader.name} did not let it grow cold.`,
    (c) =>
      `No time was wasted: what ${c.reader.name} needed came on turn ${c.proofTurn}, and so did the end.`,
    (c) =>
      `Our arithmetic finds no earlier turn than ${c.proofTurn} on which ${c.reader.name} could have been sure.`,
    (c) =>
      `One could not have been quicker; before turn ${c.proofTurn} the cards seen by ${c.reader.name} still allowed another story.`,
    (c) =>
      `On turn ${c.proofTurn} the last doubt of ${c.reader.of} was gone, and with it the last turn of the game.`,
    (c) =>
      `It was proven the instant it was provable, on turn ${c.proofTurn}, as the notes of ${c.reader.name} bear out.`,
    (c) => `Turn ${c.proofTurn} gave ${c.reader.name} certainty, and nothing before it would have done.`,
    (c) =>
      `Bookkeepers of crime will be pleased: between proof and verdict, for ${c.reader.name}, lay nothing but turn ${c.proofTurn}.`,
  ],
  proofNever: [
    (c) =>
      `With the cards that ${c.reader.name} had seen, nobody on earth could have proven it before the end.`,
    (c) => `To be fair ${c.reader.to}: from that chair the case could not be proven at all.`,
    (c) =>
      `The notes of ${c.reader.name} leave more than one culprit possible to the last; some nights the cards will not talk.`,
    (c) => `No reasoning, however sharp, would have brought certainty ${c.reader.to} in time.`,
    (c) =>
      `We checked: for ${c.reader.name} several stories still fitted every answer when the curtain fell.`,
    (c) => `Certainty was never on offer ${c.reader.to}, only a more or less educated guess.`,
    (c) =>
      `The chair of ${c.reader.name} had the worst view of the house, for the proof could not be seen from there.`,
    (c) => `Let nobody blame ${c.reader.name}, whose notebook, by our count, never held the whole proof.`,
    (c) => `Mathematics is on the side of ${c.reader.name}: the evidence seen from there was not enough.`,
    (c) =>
      `What ${c.reader.name} knew would have filled this page, and still it would not have proved the case.`,
  ],
  busy: [
    (c) => `Nothing was asked so often as what might have happened ${c.busy}: ${c.busyTimes} times.`,
    (c) =>
      `${c.busyTimes} questions were about goings-on ${c.busy}, where the floor must be worn through by now.`,
    (c) => `Everybody wanted to know what had gone on ${c.busy}: it came up ${c.busyTimes} times.`,
    (c) =>
      `Anyone who was ${c.busy} last night cannot have felt lonely, with ${c.busyTimes} inquiries passing through.`,
    (c) =>
      `The trampled corner of this affair lies ${c.busy}, with ${c.busyTimes} visits by the inquisitive.`,
    (c) =>
      `Whatever was asked, the talk kept coming back to what went on ${c.busy}: ${c.busyTimes} times in one evening.`,
    (c) => `A plaque will be put up ${c.busy}, in honour of ${c.busyTimes} inquiries.`,
    (c) =>
      `The detectives could find their way blindfolded ${c.busy}, after ${c.busyTimes} questions about it.`,
  ],
  witness: [
    (c) => `The most obliging witness was ${c.witness.name}, who gave up a card ${c.shows} times.`,
    (c) => `${c.witness.name} had an answer for everyone and showed a card on ${c.shows} occasions.`,
    (c) =>
      `Nobody was pumped for information as often as ${c.witness.name}, with ${c.shows} cards laid bare.`,
    (c) => `${c.shows} times a card wandered across the table from ${c.witness.name}, and back again.`,
    (c) =>
      `If talking were a crime, the accused would be ${c.witness.name}: ${c.shows} cards shown in one evening.`,
    (c) =>
      `${c.witness.name} must have the most looked-at cards in the country: ${c.shows} times somebody got a glimpse.`,
    (c) => `No fewer than ${c.shows} cards were coaxed out of ${c.witness.name}.`,
    (c) => `Discretion is not for everybody; ${c.witness.name} obliged ${c.shows} times.`,
  ],
  namer: [
    (c) =>
      `The first to breathe the name of ${c.culprit} was ${c.namer.name}, as early as turn ${c.nameTurn}.`,
    (c) =>
      `On turn ${c.nameTurn} ${c.namer.name} had already dropped the right name, and nobody picked it up.`,
    (c) => `Credit where it is due: ${c.namer.name} suspected ${c.culprit} on turn ${c.nameTurn}.`,
    (c) =>
      `The name of ${c.culprit} fell for the first time on turn ${c.nameTurn}, from the lips of ${c.namer.name}.`,
    (c) =>
      `${c.namer.name} looked at ${c.culprit} a little longer than was polite on turn ${c.nameTurn}, and was the first to do so.`,
    (c) => `It was ${c.namer.name} who opened the hunt for ${c.culprit}, back on turn ${c.nameTurn}.`,
    (c) => `Nobody had a thought for ${c.culprit} until ${c.namer.name} spoke up on turn ${c.nameTurn}.`,
    (c) => `Let it be recorded that the scent was first picked up by ${c.namer.name}, on turn ${c.nameTurn}.`,
  ],
  tally: [
    (c) => `In all, ${c.questions} questions were put before the matter was settled.`,
    (c) => `The minutes record ${c.questions} questions, most of them indiscreet.`,
    (c) => `It took ${c.questions} questions, and not a single raised voice.`,
    (c) => `${c.questions} questions have been counted, and rather more raised eyebrows.`,
    (c) => `For the statisticians: ${c.questions} questions, three cards, one truth.`,
    (c) => `Those present report ${c.questions} questions and a very long evening.`,
    (c) => `${c.questions} questions, and the last one is always the shortest.`,
    (c) => `Our stenographer filled two notebooks with ${c.questions} questions.`,
    (c) => `The file holds ${c.questions} questions and one coffee stain.`,
    (c) => `Counting only what was said aloud, there were ${c.questions} questions.`,
    (c) => `After ${c.questions} questions even the portraits on the wall looked guilty.`,
    (c) => `${c.questions} questions were needed to get here; philosophers have done worse.`,
  ],
  silences: [
    (c) => `${c.silences} times a question went all the way round and came back unanswered.`,
    (c) => `There were ${c.silences} of those silences in which everybody looks at the ceiling.`,
    (c) => `On ${c.silences} occasions nobody at all could help.`,
    (c) => `${c.silences} questions found no taker, and each of them made somebody nervous.`,
    (c) => `Good listeners had ${c.silences} unanswered questions to live on.`,
    (c) => `Silence was broken less often than one thinks: ${c.silences} questions had no answer at all.`,
    (c) => `Of the questions asked, ${c.silences} died without an heir.`,
    (c) => `${c.silences} times the company looked at its shoes.`,
  ],
  cast: [
    (c) => `Round the table, and none of them above suspicion, sat ${c.victims}.`,
    (c) => `We owe our readers the list of those present: ${c.victims}.`,
    (c) => `All of them were questioned, and all of them had an alibi: ${c.victims}.`,
    (c) => `The company, for the record: ${c.victims}; the mood: polite, on the whole.`,
    (c) => `Nobody will ever forget the faces of ${c.victims} when the seal was broken.`,
    (c) => `It had begun as a pleasant evening for ${c.victims}, with no thought of the morning papers.`,
  ],
  brief: [
    (c) => `It was a short affair: ${c.played} on the record, and hardly time to sit down.`,
    (c) => `Never have so few words been wasted; the whole thing was over after ${c.played}.`,
    (c) => `The coffee was still warm when turn ${c.turn} put an end to it.`,
    (c) => `Our reporter had barely found a chair before it was all over, on turn ${c.turn}.`,
    (c) => `Longer cases have been closed in less haste than this one, which ended on turn ${c.turn}.`,
    (c) => `Some evenings do not need a second act: turn ${c.turn}, curtain.`,
  ],
  weapon: [
    (c) =>
      `As for ${c.weapon}, it lay all the time where nobody cared to look, ${c.place}, within reach of anybody’s hand.`,
    (c) =>
      `Nobody had given a second glance to ${c.weapon}, and that, we are told, is exactly how ${c.culprit} had wanted it.`,
    (c) =>
      `How ${c.weapon} came to be ${c.place} is a question that ${c.culprit} will now have plenty of time to answer.`,
    (c) =>
      `The scene of it all, ${c.place}, has been closed to visitors, and ${c.weapon} is kept under lock and key.`,
  ],
};
