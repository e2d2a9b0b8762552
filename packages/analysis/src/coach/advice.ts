/** The best actions for a player, from their own view alone, with the same numbers that the casebook gives afterwards. */
import { askedInTurn, type Fact, type Form, legalForms, type Position } from '@casefile/engine';
import { knowledgeIn } from '../knowledge/counted-knowledge.ts';
import { accuseTip, gatherTips, hurryTips, likeliest, meansOf } from './accusing.ts';
import { RoomValues } from './rooms.ts';
import { showTips } from './showing.ts';
import { chooseTips, drawTips, lookTips, meansTips, reactionTips, silenceBits, spyTips } from './special.ts';
import { type Advice, best, type HasTime, isOfSeat, maxTips, type SeatPosition, type Tip } from './tip.ts';
import { askTips, stayTips, wayTips } from './ways.ts';

export type { Advice, HasTime, Tip } from './tip.ts';

const none: Advice = { tips: [], bits: null };

/** `facts`: everything this player has received. */
export function adviceFor(pos: Position, facts: readonly Fact[], hasTime: HasTime = () => true): Advice {
  if (!isOfSeat(pos)) return none;
  const forms = legalForms(pos, pos.you);
  if (forms.length === 0) return none;
  const show = forms.find((form) => form.do === 'show');
  if (show !== undefined) return { tips: answerTips(pos, facts, forms, show), bits: null };
  if (pos.wait?.for === 'draw') return { tips: drawTips(pos), bits: null };
  const counting = knowledgeIn(pos);
  const found = likeliest(counting);
  if (found === null) return none;
  const round = { asks: pos.rules.inquiries.asks, order: askedInTurn(pos, pos.you) };
  const values = new RoomValues(pos, counting, round, hasTime);
  const tips = ((): readonly Tip[] => {
    switch (pos.wait?.for) {
      case 'gather':
        return gatherTips(forms, found);
      case 'after-show':
      case 'no-answer':
        return reactionTips(forms, values, facts);
      case 'choice':
      case 'scream':
        return choiceTips(forms, values);
      default:
        return turnTips(forms, values, found);
    }
  })();
  return { tips: tips.slice(0, maxTips), bits: counting.bits };
}

/** Which card to show, or playing a card to avoid showing any. */
function answerTips(
  pos: SeatPosition,
  facts: readonly Fact[],
  forms: readonly Form[],
  show: Form,
): readonly Tip[] {
  const shows = showTips(pos, facts, show);
  const instead = forms.find((form) => form.do === 'play');
  if (instead === undefined) return shows;
  const { means } = meansOf(instead);
  const bits = silenceBits(pos, facts);
  const silence: Tip = { do: 'silence', action: { do: 'play', card: means! }, bits, means: means! };
  return [...shows.slice(0, 1), silence];
}

function choiceTips(forms: readonly Form[], values: RoomValues): readonly Tip[] {
  const chosen = forms.flatMap((form) => (form.do === 'choose' ? chooseTips(form, values) : []));
  // A player who is not forced to move may stay.
  const stay = forms.some((form) => form.do === 'pass') ? stayTips(values, { do: 'pass' }) : [];
  return best([...stay, ...chosen]);
}

function turnTips(
  forms: readonly Form[],
  values: RoomValues,
  found: NonNullable<ReturnType<typeof likeliest>>,
): readonly Tip[] {
  const isCertain = found.chance === 1;
  const end = forms.find((form) => form.do === 'end' || form.do === 'pass')?.do as 'end' | 'pass' | undefined;
  const rest: Tip[] = end === undefined ? [] : [{ do: 'end', action: { do: end }, chance: found.chance }];
  if (isCertain) {
    if (forms.some((form) => form.do === 'accuse')) return [accuseTip(found)];
    const ways = hurryTips(forms, values, found.cards);
    return ways.length > 0 ? best(ways) : rest;
  }
  const tips = [
    ...askTips(forms, values),
    ...wayTips(forms, values),
    ...forms.flatMap((form) => {
      // One such tip is enough: the other says where to move next.
      if (form.do === 'spy') return best(spyTips(form, values)).slice(0, 1);
      if (form.do === 'look') return lookTips(values);
      return form.do === 'play' || form.do === 'power' ? meansTips(form, values, forms) : [];
    }),
  ];
  const [first] = best(tips);
  // A card that gives no information now is better kept.
  const isKept = first === undefined || (first.means !== undefined && !('bits' in first && first.bits > 0));
  return isKept ? [...rest, ...best(tips)] : best(tips);
}
