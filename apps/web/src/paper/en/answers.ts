/** The evening paper in English: which suggestion broke the case, what came close, and what went wrong. */
import type { PaperWords } from '../words.ts';

export const answers: Pick<
  PaperWords['topics'],
  'silence' | 'shown' | 'overheard' | 'closest' | 'bluff' | 'short' | 'wrong'
> = {
  silence: [
    (c) =>
      `The case broke on turn ${c.askTurn}, when ${c.asker.name} proposed ${c.question} and nobody at the table could show a card.`,
    (c) =>
      `Witnesses speak of the silence on turn ${c.askTurn}: ${c.asker.name} had asked about ${c.question}, and heads were shaken all round.`,
    (c) =>
      `What gave it away was a question ${c.asker.name} asked on turn ${c.askTurn}: ${c.question} met with nothing but shrugs.`,
    (c) =>
      `“${c.question}?” asked ${c.asker.name} on turn ${c.askTurn}, and the answer was the loudest silence of the night.`,
    (c) =>
      `Until turn ${c.askTurn} it was all guesswork; then ${c.asker.name} suggested ${c.question}, and not a hand moved.`,
    (c) =>
      `Nobody could help ${c.asker.name} on turn ${c.askTurn}, and that was the greatest help of all: the question was ${c.question}.`,
    (c) =>
      `Look at turn ${c.askTurn}, say those who know: ${c.asker.name} offers ${c.question}, and everyone else comes up empty-handed.`,
    (c) =>
      `The turning point needed no clever speech, only ${c.asker.name} asking about ${c.question} on turn ${c.askTurn} and hearing no reply.`,
    (c) =>
      `Asking about ${c.question} on turn ${c.askTurn}, ${c.asker.name} went all the way round the table without meeting a single card.`,
    (c) =>
      `A question that nobody answers is half a confession, and ${c.asker.name} got one on turn ${c.askTurn} for ${c.question}.`,
    (c) =>
      `It was so quiet after ${c.asker.name} named ${c.question} on turn ${c.askTurn} that you could hear the pencils crossing things off.`,
    (c) =>
      `On turn ${c.askTurn} things grew warm: ${c.question}, said ${c.asker.name}, and nobody raised an objection.`,
    (c) =>
      `The decisive blow fell on turn ${c.askTurn}, when the whole table passed on ${c.question} and ${c.asker.name} tried not to smile.`,
    (c) =>
      `${c.asker.of} question on turn ${c.askTurn}, ${c.question}, fell like a stone into a well, and nothing came back up.`,
    (c) =>
      `People keep asking ${c.asker.name} how it was done; the answer is always turn ${c.askTurn}, ${c.question}, and not a card from anyone.`,
    (c) =>
      `Every head turned on turn ${c.askTurn}: ${c.question}, said ${c.asker.name}, and no hand reached for a card.`,
    (c) =>
      `It all hung on turn ${c.askTurn}, on ${c.question}, and on a round of polite regrets to ${c.asker.name}.`,
    (c) =>
      `One by one they declined: it was turn ${c.askTurn}, it was ${c.question}, and ${c.asker.name} was counting.`,
    (c) =>
      `A single card against ${c.question} on turn ${c.askTurn}, and ${c.asker.name} would be asking questions still.`,
    (c) =>
      `Those present date the end of the affair from turn ${c.askTurn}, when ${c.asker.name} tried ${c.question} and nobody had a reply.`,
    (c) =>
      `Against ${c.question}, which ${c.asker.name} proposed on turn ${c.askTurn}, there was not a card to be had at any price.`,
    (c) =>
      `It takes nerve to keep a straight face when nobody contradicts ${c.question}; on turn ${c.askTurn} ${c.asker.name} had it.`,
  ],
  shown: [
    (c) =>
      `The last piece came from ${c.shower.name}, who showed ${c.asker.name} a card on turn ${c.askTurn} in answer to ${c.question}.`,
    (c) =>
      `On turn ${c.askTurn} ${c.asker.name} asked about ${c.question}; a single card from ${c.shower.name} was all it took.`,
    (c) =>
      `${c.shower.name} may regret turn ${c.askTurn}: the card that answered ${c.question} left ${c.asker.name} with only one story to tell.`,
    (c) =>
      `One question still stood between ${c.asker.name} and the truth, and ${c.shower.name} answered it on turn ${c.askTurn}: ${c.question}.`,
    (c) =>
      `We may not print what ${c.shower.name} pushed across the table on turn ${c.askTurn}; ${c.asker.name}, who had asked about ${c.question}, needed no more.`,
    (c) =>
      `A card from ${c.shower.name} on turn ${c.askTurn}, in reply to ${c.question}, turned ${c.asker.of} suspicion into certainty.`,
    (c) =>
      `Few noticed ${c.asker.name} lean back on turn ${c.askTurn}, when a single card from ${c.shower.name} disposed of ${c.question}.`,
    (c) =>
      `The question was ${c.question}, the date was turn ${c.askTurn}, and the card came from ${c.shower.name}; ${c.asker.name} worked out the rest alone.`,
    (c) =>
      `It was ${c.shower.name}, of all people, who helped ${c.asker.name} over the last fence on turn ${c.askTurn}, with a card against ${c.question}.`,
    (c) =>
      `Ruling out ${c.question} on turn ${c.askTurn} cost ${c.shower.name} one card, and gave ${c.asker.name} the game.`,
    (c) =>
      `With one of ${c.shower.of} cards crossed out, shown on turn ${c.askTurn} in answer to ${c.question}, ${c.asker.name} had only the truth left.`,
    (c) =>
      `Never show a card lightly: ${c.shower.name} did on turn ${c.askTurn}, to end the talk of ${c.question}, and ${c.asker.name} ended the case.`,
    (c) =>
      `The trail led past ${c.question}, a false one, as ${c.shower.name} showed on turn ${c.askTurn}; ${c.asker.name} turned round and ran the other way.`,
    (c) =>
      `Asked about ${c.question} on turn ${c.askTurn}, ${c.shower.name} obliged with a card, and somewhere behind ${c.asker.of} eyes a light went on.`,
  ],
  overheard: [
    (c) =>
      `${c.winner.name} did not even have to ask: the question that mattered, ${c.question}, came from ${c.asker.name} on turn ${c.askTurn}.`,
    (c) =>
      `The credit for the decisive question belongs ${c.asker.to}, who raised ${c.question} on turn ${c.askTurn} while ${c.winner.name} was listening.`,
    (c) =>
      `When ${c.asker.name} brought up ${c.question} on turn ${c.askTurn}, the sharpest ears at the table were ${c.winner.of}.`,
    (c) =>
      `${c.asker.name} asked on turn ${c.askTurn} and ${c.winner.name} profited: ${c.question} filled the last gap in the notebook.`,
    (c) =>
      `It pays to listen, as ${c.winner.name} did on turn ${c.askTurn}, when ${c.asker.name} tried ${c.question} on the whole table.`,
    (c) =>
      `A gift on turn ${c.askTurn}, wrapped by ${c.asker.name} and opened by ${c.winner.name}: the question was ${c.question}.`,
    (c) =>
      `${c.asker.name} asked better than anyone knew: ${c.question}, on turn ${c.askTurn}, told ${c.winner.name} everything.`,
    (c) =>
      `Somebody else did the talking on turn ${c.askTurn}: ${c.asker.name} asked about ${c.question}, and ${c.winner.name} only had to write it down.`,
  ],
  closest: [
    (c) =>
      `${c.asker.name} came nearest to the truth, with ${c.question} on turn ${c.askTurn}, and did not believe it.`,
    (c) =>
      `On turn ${c.askTurn} the truth was all but found: ${c.asker.name} tried ${c.question}, frowned and went another way.`,
    (c) =>
      `History will remember turn ${c.askTurn}, when ${c.asker.name} spoke of ${c.question} and then of something else.`,
    (c) =>
      `The best guess of the night, ${c.question}, was ${c.asker.of} on turn ${c.askTurn}, and then forgotten.`,
    (c) =>
      `${c.asker.name} had one foot in the right door on turn ${c.askTurn} with ${c.question}, and pulled it back.`,
    (c) =>
      `You only have to read the minutes of turn ${c.askTurn}: ${c.question}, says ${c.asker.name}, and nobody follows it up.`,
    (c) =>
      `${c.asker.name} came so near on turn ${c.askTurn}, with ${c.question}, that the culprit is said to have dropped a glass.`,
    (c) =>
      `Had ${c.asker.name} dwelt a little longer on ${c.question}, the question of turn ${c.askTurn}, this page would read differently.`,
  ],
  bluff: [
    (c) =>
      `The finest piece of theatre came from ${c.bluffer.name}, who asked for ${c.bluffCard} on turn ${c.bluffTurn} with that very card in hand.`,
    (c) =>
      `Not every face round the table was honest: on turn ${c.bluffTurn} ${c.bluffer.name} enquired after ${c.bluffCard} while holding it.`,
    (c) =>
      `${c.bluffer.name} kept a straight face on turn ${c.bluffTurn} and sent the others chasing ${c.bluffCard}, which never left home.`,
    (c) =>
      `Anyone who marked ${c.bluffCard} as suspicious on turn ${c.bluffTurn} had been fooled by ${c.bluffer.name}, who held it.`,
    (c) =>
      `It emerges that ${c.bluffer.name} knew perfectly well where ${c.bluffCard} was when asking about it on turn ${c.bluffTurn}.`,
    (c) =>
      `A word on the bluff of turn ${c.bluffTurn}: ${c.bluffCard} was in the hand of ${c.bluffer.name}, who was asking for it.`,
    (c) =>
      `There were smoke and mirrors, too: ${c.bluffer.name} named ${c.bluffCard} on turn ${c.bluffTurn} purely to lead the table astray.`,
    (c) =>
      `Half the notebooks were spoiled on turn ${c.bluffTurn}, when ${c.bluffer.name} asked, all innocence, about a card already in hand, ${c.bluffCard}.`,
    (c) =>
      `Of all the lies told without lying, the prettiest was ${c.bluffer.of} on turn ${c.bluffTurn}, and it was about ${c.bluffCard}.`,
    (c) =>
      `We raise our hats to the cheek of ${c.bluffer.name}, whose interest in ${c.bluffCard} on turn ${c.bluffTurn} was pure invention.`,
    (c) =>
      `On turn ${c.bluffTurn} ${c.bluffer.name} laid a false trail, asking about ${c.bluffCard} and sitting on it.`,
    (c) =>
      `Poker players will enjoy turn ${c.bluffTurn}, when ${c.bluffer.name} wondered aloud about ${c.bluffCard} and patted a pocket.`,
  ],
  short: [
    (c) =>
      `${c.accuser.name} was one card short on turn ${c.accuseTurn}: everything was right but ${c.missed}.`,
    (c) =>
      `Spare a thought for ${c.accuser.name}, who swore on turn ${c.accuseTurn} that it was ${c.accused}; only ${c.missed} was wrong.`,
    (c) =>
      `${c.accuser.name} learned on turn ${c.accuseTurn} how thin the line is between fame and shame; it is called ${c.missed}.`,
    (c) =>
      `Two out of three is a fine score anywhere but here, as ${c.accuser.name} found on turn ${c.accuseTurn}; ${c.missed} had nothing to do with it.`,
    (c) =>
      `The unlucky hero of the evening is ${c.accuser.name}: on turn ${c.accuseTurn} a single card, ${c.missed}, stood in the way.`,
    (c) =>
      `A hair’s breadth, no more, lay between ${c.accuser.name} and the truth on turn ${c.accuseTurn}, and that hair was ${c.missed}.`,
    (c) =>
      `${c.accused}, cried ${c.accuser.name} on turn ${c.accuseTurn}, and was right twice and wrong once.`,
    (c) =>
      `The accusation ${c.accuser.name} made on turn ${c.accuseTurn} would have been perfect without ${c.missed}.`,
    (c) =>
      `On turn ${c.accuseTurn} ${c.accuser.name} staked everything on ${c.missed}, the one card that was wrong.`,
    (c) =>
      `But for ${c.missed}, turn ${c.accuseTurn} would have been ${c.accuser.of}, and this page with it.`,
  ],
  wrong: [
    (c) =>
      `${c.accuser.name} had been too quick with an accusation on turn ${c.accuseTurn}, and watched the rest from an armchair.`,
    (c) =>
      `${c.accuser.name} accused on turn ${c.accuseTurn}, looked under the seal, and has not spoken since.`,
    (c) => `An earlier accusation, by ${c.accuser.name} on turn ${c.accuseTurn}, had gone wide of the mark.`,
    (c) =>
      `Courage is not enough, as ${c.accuser.name} showed on turn ${c.accuseTurn} with a solution that solved nothing.`,
    (c) =>
      `The evening ended early for ${c.accuser.name}, whose accusation on turn ${c.accuseTurn} fell to pieces in a second.`,
    (c) => `First on the list of those who got it wrong: ${c.accuser.name}, on turn ${c.accuseTurn}.`,
    (c) => `${c.accuser.name} could not wait, and paid for it on turn ${c.accuseTurn}.`,
    (c) =>
      `Let turn ${c.accuseTurn} be a warning to the hasty: ${c.accuser.name} pointed a finger, and pointed it the wrong way.`,
    (c) =>
      `There had been a false alarm on turn ${c.accuseTurn}, raised by ${c.accuser.name} with great conviction.`,
    (c) =>
      `What ${c.accuser.name} saw under the seal on turn ${c.accuseTurn} was not what anyone had expected.`,
  ],
};
