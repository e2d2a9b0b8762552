/** A seat's legal actions are the same from its own view as from the table, and the table accepts exactly those. */
import {
  type Action,
  askedSeats,
  type Form,
  type Game,
  legalForms,
  play,
  type Seat,
  sampleForms,
} from '@casefile/engine';
import { stagesOf } from '../playthrough.ts';
import { oneOf, type RandomInt, randomFrom } from '../random.ts';
import type { Recipe } from '../recipe.ts';
import { must, mustBeSame } from './canonical.ts';
import { actionsOf, formsAgree, isAmong, mutated } from './forms-agree.ts';
import { holdsEverywhere } from './property.ts';

/** One in this many stages is checked in full, the others only for equal forms. */
const lookedAtOnceIn = 8;

function oneLegality(recipe: Recipe): void {
  const below = randomFrom(recipe.seed);
  let at = 0;
  for (const { game, seats, spectator } of stagesOf(recipe)) {
    const asked = askedSeats(game.table);
    seats.forEach((own, seat) => {
      const forms = legalForms(game.table, seat);
      const what = `what seat ${seat} may do after ${at} actions`;
      mustBeSame(what, JSON.stringify(forms), JSON.stringify(legalForms(own, seat)));
      must(
        asked.includes(seat) === forms.length > 0,
        () => `seat ${seat}, not asked, has ${JSON.stringify(forms)}`,
      );
      if (forms.length === 0 || below(lookedAtOnceIn) > 0) return;
      for (const form of forms) formsAgree(form, game.table.rules, below);
      acceptsWhatItOffers(game, seat, forms, below);
    });
    must(
      !asked.includes(-1) && legalForms(spectator, -1).length === 0,
      () => 'a spectator is offered something',
    );
    at++;
  }
}

function acceptsWhatItOffers(game: Game, seat: Seat, forms: readonly Form[], below: RandomInt): void {
  for (const form of forms) {
    const action = oneOf([...actionsOf(form).values()], below);
    must(play(game, seat, action).ok, () => `${JSON.stringify(action)} is offered and refused`);
  }
  const action = mutated(sampleForms(forms, below), game.table.rules, below);
  const offered = forms.some((form) => isAmong(form, action) || isOtherWord(form, action));
  must(play(game, seat, action).ok === offered, () => `${JSON.stringify(action)}: offered is ${offered}`);
}

/** `end` and `pass` both decline. */
function isOtherWord(form: Form, action: Action): boolean {
  const words = ['end', 'pass'];
  return (
    words.includes(form.do) &&
    words.includes(action.do) &&
    isAmong(form, { ...action, do: form.do } as Action)
  );
}

holdsEverywhere('one legality, from every view', oneLegality);
