/**
 * Turns judgement into actions: everything that all bots do alike. It reads the view and the forms it is
 * offered, and knows no edition.
 */
import { type Action, countActions, type Form, sampleForms } from '@casefile/engine';
import { type BotSight, type Judgement, type Mind, withoutAccusing } from '../sight.ts';
import { answering } from './answering.ts';
import { playing } from './playing.ts';
import { turning } from './turning.ts';
import { type Walker, walkerFor } from './walking.ts';

/** A decision under way; judgement and walker are made only when they are needed. */
export interface Decision extends BotSight {
  readonly judgement: Judgement;
  readonly walker: Walker;
  form(name: Form['do']): Form | undefined;
}

/** The action that a mind takes, whatever it is asked for. */
export function decideAction(sight: BotSight, mind: Mind): Action {
  const { legal, below } = sight;
  if (legal.length === 1 && countActions(legal[0]!) === 1) return sampleForms(legal, below);
  const at = decisionOf(sight, mind);
  return (
    accusing(at) ?? answering(at) ?? playing(at) ?? turning(at) ?? sampleForms(withoutAccusing(legal), below)
  );
}

function decisionOf(sight: BotSight, mind: Mind): Decision {
  let judgement: Judgement | undefined;
  let walker: Walker | undefined;
  return {
    ...sight,
    get judgement() {
      judgement ??= mind(sight);
      return judgement;
    },
    get walker() {
      walker ??= walkerFor(sight, this.judgement);
      return walker;
    },
    form: (name) => sight.legal.find((each) => each.do === name),
  };
}

function accusing(at: Decision): Action | null {
  if (at.form('accuse') === undefined) return null;
  const joining = at.view.waitingFor === 'gather';
  const forced = at.legal.every((form) => form.do === 'accuse');
  const named = at.judgement.accusation(forced ? 'forced' : joining ? 'joining' : 'free');
  if (named !== null) return { do: 'accuse', ...named };
  return joining ? { do: 'pass' } : null;
}
