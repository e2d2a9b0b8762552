/** The evening paper in English: headlines, the sentences that few cases need, and how each paper speaks. */
import type { PaperWords } from './words.ts';

export const also: Omit<PaperWords, 'topics'> & {
  readonly topics: Omit<PaperWords['topics'], 'opening' | 'silence' | 'shown' | `${string}Self`>;
} = {
  topics: {
    headline: [
      (c) => `${c.culprit} arrested`,
      (c) => `${c.winner.name} has done it`,
      (c) => `It was ${c.culprit}!`,
      (c) => `Caught ${c.place}`,
      (c) => `${c.culprit} confesses`,
      () => 'The case is closed',
      (c) => `${c.winner.name} names the guilty one`,
      (c) => `The secret of ${c.weapon}`,
      (c) => `No way out for ${c.culprit}`,
      (c) => `Solved on turn ${c.turn}`,
      (c) => `${c.culprit}: the mask falls`,
      () => 'Murmurs, then handcuffs',
      (c) => `A triumph for ${c.winner.name}`,
      (c) => `${c.culprit} led away at dawn`,
      (c) => `The truth about ${c.deed}`,
      (c) => `${c.winner.name} saw through it all`,
      () => 'The cards have spoken',
      (c) => `Guilty: ${c.culprit}`,
      (c) => `Three cards undo ${c.culprit}`,
      () => 'Everything comes to light',
      (c) => `Hats off to ${c.winner.name}`,
      (c) => `${c.culprit} had us all fooled`,
    ],
    headlineNobody: [
      () => 'The guilty one walks free',
      () => 'Nobody has solved the case',
      (c) => `${c.culprit} slips away`,
      () => 'All wrong!',
      (c) => `Laughing all the way: ${c.culprit}`,
      () => 'A perfect crime?',
      () => 'Justice goes home empty-handed',
      (c) => `${c.culprit}, and nobody knew`,
    ],
    headlineMurdered: [
      () => 'Not one of them left',
      () => 'The house has fallen silent',
      () => 'The last clock struck for all',
      () => 'Nobody left to tell',
      (c) => `${c.culprit} leaves no witness`,
      () => 'In memory of all of them',
    ],
    openingDefault: [
      (c) =>
        `${c.winner.name} is the last one standing, and in the end that was enough to settle the matter of ${c.deed}.`,
      (c) =>
        `While all the others talked themselves out of the running, ${c.winner.name} kept quiet and, on turn ${c.turn}, had the field alone.`,
      (c) =>
        `Victory can be a question of staying in one’s chair: after turn ${c.turn} only ${c.winner.name} was left to close the case.`,
      (c) =>
        `It was ${c.crime}, as everybody now knows, and ${c.winner.name} takes the laurels because nobody else was left to claim them.`,
      (c) =>
        `By turn ${c.turn} every rival of ${c.winner.of} had stumbled, and the truth about ${c.deed} fell like a ripe apple.`,
      (c) =>
        `Some win by speaking, ${c.winner.name} won by waiting: on turn ${c.turn} the last competitor was out, and ${c.culprit} was found out.`,
    ],
    openingNobody: [
      (c) =>
        `The case of ${c.deed} goes into the archives without a winner; too late it turned out to have been ${c.crime}.`,
      (c) =>
        `Everybody had a theory and nobody had the truth, which was lying sealed all the time: ${c.crime}.`,
      (c) =>
        `${c.culprit} left ${c.house} by the front door yesterday, wished a good evening by people who had accused all the wrong ones.`,
      (c) =>
        `After ${c.turn} turns the detectives ${c.house} have given up, and ${c.culprit} still has ${c.weapon} under the coat.`,
      (c) =>
        `It is not often that we report the failure of so many clever people at once, but nobody thought of ${c.crime}.`,
      (c) =>
        `When the seal was finally broken, ${c.crowd} read three names that none of them had put together: ${c.crime}.`,
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
        `First the host, then one guest after the other: ${c.culprit} has left nobody behind to ask a question.`,
      (c) =>
        `When help arrived on turn ${c.turn} it was met by silence in every room and by ${c.weapon} ${c.place}.`,
      (c) =>
        `We had reserved this page for a winner, but ${c.culprit} and the last clock were quicker than all of them.`,
      (c) =>
        `Nobody heard the last clock strike twice: by turn ${c.turn} ${c.culprit} had silenced everyone who came too near.`,
    ],
    overheard: [
      (c) =>
        `${c.winner.name} did not even have to ask: the question that mattered, ${c.question}, came from ${c.asker.name} on turn ${c.askTurn}.`,
      (c) =>
        `The honour of the decisive question belongs ${c.asker.to}, who raised ${c.question} on turn ${c.askTurn} while ${c.winner.name} was listening.`,
      (c) =>
        `When ${c.asker.name} brought up ${c.question} on turn ${c.askTurn}, the sharpest ears in the room were those of ${c.winner.name}.`,
      (c) =>
        `${c.asker.name} asked on turn ${c.askTurn}, and ${c.winner.name} profited: the talk of ${c.question} filled the last gap in the notebook.`,
      (c) =>
        `It pays to listen, as ${c.winner.name} did on turn ${c.askTurn}, when ${c.asker.name} tested ${c.question} on the whole company.`,
      (c) =>
        `A gift on turn ${c.askTurn}, wrapped by ${c.asker.name} and opened by ${c.winner.name}: the question was ${c.question}.`,
      (c) =>
        `Others asked better than they knew; ${c.question}, said by ${c.asker.name} on turn ${c.askTurn}, told ${c.winner.name} everything.`,
      (c) =>
        `Somebody else did the talking on turn ${c.askTurn}: ${c.asker.name} went through ${c.question} card by card, and ${c.winner.name} only had to write it down.`,
    ],
    closest: [
      (c) =>
        `Nearest to the truth came ${c.asker.name}, who spoke of ${c.question} on turn ${c.askTurn} and did not believe it.`,
      (c) =>
        `On turn ${c.askTurn} it was almost there: ${c.asker.name} tried ${c.question}, shook the head and went another way.`,
      (c) =>
        `History will note turn ${c.askTurn}, when ${c.asker.name} had ${c.question} on the tip of the tongue and swallowed it.`,
      (c) =>
        `The best guess of the night, ${c.question}, was made by ${c.asker.name} on turn ${c.askTurn}, and then forgotten.`,
      (c) =>
        `${c.asker.name} had one foot in the right door on turn ${c.askTurn} with ${c.question}, and pulled it back.`,
      (c) =>
        `One only has to read the minutes of turn ${c.askTurn}: ${c.question}, says ${c.asker.name}, and nobody follows it up.`,
      (c) =>
        `So near, on turn ${c.askTurn}, was ${c.asker.name} with ${c.question} that the culprit is said to have dropped a glass.`,
      (c) =>
        `If ${c.asker.name} had dwelt a little longer on ${c.question}, the question of turn ${c.askTurn}, this page would read differently.`,
    ],
    bluff: [
      (c) =>
        `The finest piece of theatre came from ${c.bluffer.name}, who asked for ${c.bluffCard} on turn ${c.bluffTurn} with the very card in hand.`,
      (c) =>
        `Not everybody played fair with the eyebrows: on turn ${c.bluffTurn} ${c.bluffer.name} enquired after ${c.bluffCard} while holding it.`,
      (c) =>
        `${c.bluffer.name} kept a straight face on turn ${c.bluffTurn} and sent the others chasing ${c.bluffCard}, which was never out of that hand.`,
      (c) =>
        `Those who noted ${c.bluffCard} as suspicious on turn ${c.bluffTurn} had been fooled by ${c.bluffer.name}, the owner of it.`,
      (c) =>
        `It emerges that ${c.bluffer.name} knew perfectly well where ${c.bluffCard} was when asking about it on turn ${c.bluffTurn}.`,
      (c) =>
        `A word on the bluff of turn ${c.bluffTurn}: ${c.bluffCard} was in the hand of ${c.bluffer.name}, who had put the question.`,
      (c) =>
        `Smoke and mirrors, too: ${c.bluffer.name} named ${c.bluffCard} on turn ${c.bluffTurn} for no better reason than to lead the table astray.`,
      (c) =>
        `Half the notebooks were spoiled on turn ${c.bluffTurn}, when ${c.bluffer.name} asked with the most innocent air about a card already in hand, ${c.bluffCard}.`,
      (c) =>
        `Of all the lies told without lying, the prettiest was ${c.bluffer.of} on turn ${c.bluffTurn}, and it was about ${c.bluffCard}.`,
      (c) =>
        `We bow to the cheek of ${c.bluffer.name}, whose interest in ${c.bluffCard} on turn ${c.bluffTurn} was entirely invented.`,
      (c) =>
        `On turn ${c.bluffTurn} a false scent was laid: ${c.bluffCard}, said ${c.bluffer.name}, sitting on it.`,
      (c) =>
        `Poker players will enjoy turn ${c.bluffTurn}, in which ${c.bluffer.name} wondered aloud about ${c.bluffCard} and patted a pocket.`,
    ],
    short: [
      (c) =>
        `${c.accuser.name} was one card short on turn ${c.accuseTurn}: everything was right but ${c.missed}.`,
      (c) =>
        `Spare a thought for ${c.accuser.name}, who swore on turn ${c.accuseTurn} that it was ${c.accused}; only ${c.missed} was wrong.`,
      (c) =>
        `How narrow the difference between fame and shame can be, ${c.accuser.name} learned on turn ${c.accuseTurn} from ${c.missed}.`,
      (c) =>
        `Two out of three is a fine score everywhere but here, as ${c.accuser.name} found on turn ${c.accuseTurn}; ${c.missed} had nothing to do with it.`,
      (c) =>
        `The unlucky hero of the evening is ${c.accuser.name}: on turn ${c.accuseTurn} a single card, ${c.missed}, stood in the way.`,
      (c) =>
        `A hair’s breadth, no more, separated ${c.accuser.name} from the truth on turn ${c.accuseTurn}, and that hair was called ${c.missed}.`,
      (c) =>
        `${c.accused}, cried ${c.accuser.name} on turn ${c.accuseTurn}, and was right twice and wrong once.`,
      (c) =>
        `The accusation ${c.accuser.name} made on turn ${c.accuseTurn} would have been perfect without ${c.missed}.`,
      (c) =>
        `On turn ${c.accuseTurn} ${c.accuser.name} bet everything on ${c.missed} and lost it by exactly that card.`,
      (c) =>
        `Had it not been for ${c.missed}, the name on this page would be ${c.accuser.name}, since turn ${c.accuseTurn}.`,
    ],
    wrong: [
      (c) =>
        `On turn ${c.accuseTurn} ${c.accuser.name} had been too quick with an accusation and watched the rest from an armchair.`,
      (c) =>
        `${c.accuser.name} accused on turn ${c.accuseTurn}, looked under the seal, and has not spoken since.`,
      (c) => `An earlier accusation, by ${c.accuser.name} on turn ${c.accuseTurn}, missed by a country mile.`,
      (c) =>
        `Courage alone does not help, as ${c.accuser.name} showed on turn ${c.accuseTurn} with a solution that solved nothing.`,
      (c) =>
        `The evening ended early for ${c.accuser.name}, whose accusation on turn ${c.accuseTurn} fell to pieces in a second.`,
      (c) => `The list of those who were wrong is led by ${c.accuser.name}, since turn ${c.accuseTurn}.`,
      (c) => `${c.accuser.name} could not wait and paid for it on turn ${c.accuseTurn}.`,
      (c) =>
        `Let turn ${c.accuseTurn} be a warning to the hasty: ${c.accuser.name} pointed, and pointed at the wrong one.`,
      (c) =>
        `There had been a false alarm on turn ${c.accuseTurn}, raised by ${c.accuser.name} with great conviction.`,
      (c) =>
        `What ${c.accuser.name} saw under the seal on turn ${c.accuseTurn} was not what had been expected.`,
    ],
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
      (c) =>
        `${c.shows} times a card wandered across the table from ${c.witness.name}, who must know every back by heart.`,
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
      (c) =>
        `Let it be recorded that the scent was first picked up by ${c.namer.name}, on turn ${c.nameTurn}.`,
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
      (c) => `It was a short affair: ${c.turn} turns on the record, and hardly time to sit down.`,
      (c) => `Never have so few words been wasted; the whole thing was over after ${c.turn} turns.`,
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
    closing: [
      (c) => `There will be ${c.feast} for everybody who is not under arrest.`,
      (c) => `${c.culprit} has declined to comment.`,
      (c) => `Asked for a secret of success, ${c.winner.name} merely sharpened a pencil.`,
      (c) => `The family of ${c.culprit} asks for privacy.`,
      (c) => `${c.weapon} will be on show to the public from Monday.`,
      () => 'The other guests are free to go, and are in no hurry to meet again.',
      (c) => `“I only listened,” said ${c.winner.name}, reaching for the hat.`,
      (c) => `${c.crowd} have asked that the lights be left on tonight.`,
      (c) => `Rooms are to let ${c.house}, at very reasonable rates.`,
      (c) => `A vote of thanks ${c.winner.to} was carried with one abstention, that of ${c.culprit}.`,
      () => 'The next dinner is planned for Thursday; attendance is expected to be thin.',
      (c) => `What becomes of ${c.weapon} is a matter for the lawyers.`,
      () => 'Our sympathy goes to all those who had been so sure of something else.',
      (c) => `It is said that ${c.culprit} is already writing memoirs.`,
      (c) => `${c.winner.name} means to sleep until noon.`,
      (c) => `Nobody has offered to tidy up ${c.place}.`,
      (c) => `The losers drank the health of ${c.winner.name}, some of them sincerely.`,
      () => 'The cards have been shuffled again, in case anybody feels like trouble.',
      (c) => `Thus ends the affair, and with it the good name of ${c.culprit}.`,
      () => 'A collection is being taken up for new locks.',
      (c) => `Visitors ${c.house} are asked to wipe their feet and to keep their alibis ready.`,
      () => 'The pencil with which it was all worked out is not for sale.',
    ],
    closingNobody: [
      (c) => `Should you meet ${c.culprit}, be polite, and keep an eye on ${c.weapon}.`,
      () => 'The detectives are said to be looking for other work.',
      (c) => `${c.culprit} sends regards.`,
      () => 'We shall never again laugh at people who write everything down.',
      () => 'A reward is offered to anyone who can explain how that was possible.',
      (c) => `${c.feast} will be served to nobody.`,
      () => 'The file may be opened again by whoever dares.',
      (c) => `It seems that ${c.culprit} has booked a long journey.`,
    ],
    closingMurdered: [
      (c) => `The last to leave, ${c.culprit}, is said to have turned off the lights.`,
      () => 'Flowers may be left at the gate; nobody will take them in.',
      (c) => `${c.feast} had been ordered for all of them and was not touched.`,
      () => 'This paper will appear tomorrow as usual, with fewer readers.',
      (c) => `Of ${c.victims} we shall remember how they listened.`,
      (c) => `Whoever finds ${c.weapon} is asked not to touch it.`,
    ],
  },
  voices: {
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
        () => 'Did your neighbour do it too? Ring our hot line.',
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
          `A long Sunday read for a long affair: ${c.turn} turns, a park full of people, and in the end ${c.winner.name} with the answer.`,
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
  },
};
