/** The evening paper in English: which suggestion broke the case, what came close, and what went wrong. */
import type { PaperWords } from '../words.ts';

export const answers: Pick<
  PaperWords['topics'],
  'silence' | 'shown' | 'overheard' | 'closest' | 'bluff' | 'short' | 'wrong'
> = {
  silence: [
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
      `On turn ${c.askTurn} things began to get warm: ${c.question}, said ${c.asker.name}, and nobody raised an objection.`,
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
  ],
  shown: [
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
      `On turn ${c.askTurn} the truth was all but found: ${c.asker.name} tried ${c.question}, frowned and went another way.`,
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
      `Not every face round the table was honest: on turn ${c.bluffTurn} ${c.bluffer.name} enquired after ${c.bluffCard} while holding it.`,
    (c) =>
      `${c.bluffer.name} kept a straight face on turn ${c.bluffTurn} and sent the others chasing ${c.bluffCard}, which was never out of that hand.`,
    (c) =>
      `Those who noted ${c.bluffCard} as suspicious on turn ${c.bluffTurn} had been fooled by ${c.bluffer.name}, who owned it.`,
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
};
