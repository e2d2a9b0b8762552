/** Why a card of a knowledge file is where it is, or cannot be there. */
import {
  type Explanation,
  envelope,
  explain,
  type Knowledge,
  type Solution,
  sayConflict,
  sayReason,
} from '@casefile/deduction';
import { words } from '@casefile/deduction/words/en';
import { plainNames } from '../../text/plain-names.ts';
import { plain } from '../../text/style.ts';
import { done, failed, notOneOf } from '../../usage.ts';

interface Asked {
  readonly card: string;
  readonly owner: string | null;
}

/** CARD, or CARD=OWNER; a name may contain an equals sign. */
export function readWhy(text: string, { categories, owners }: Knowledge): Asked {
  const cards = Object.values(categories).flat();
  if (cards.includes(text)) return { card: text, owner: null };
  const known = [...Object.keys(owners), envelope];
  const signs = [...text.matchAll(/=/g)].map(({ index }) => index);
  const [first = -1] = signs;
  const at = signs.find(
    (sign) => cards.includes(text.slice(0, sign)) && known.includes(text.slice(sign + 1)),
  );
  const named = at === undefined ? (first < 0 ? text : text.slice(0, first)) : text.slice(0, at);
  if (!cards.includes(named)) throw notOneOf('card', named, cards, ' in this file');
  const owner = text.slice((at ?? first) + 1);
  if (!known.includes(owner)) throw notOneOf('owner', owner, known, ' in this file');
  return { card: named, owner };
}

export function whyCommand(
  knowledge: Knowledge,
  solution: Solution,
  { card, owner }: Asked,
  json: boolean,
): number {
  const chances = solution.cards[card]!;
  const sure = solution.certain.find((mark) => mark.card === card)?.owner ?? null;
  const wanted = owner ?? sure;
  const reason = wanted === null ? null : explain(knowledge, card, wanted, wanted === sure);
  if (json) console.log(JSON.stringify(asJson(knowledge, { card, owner }, reason)));
  else
    for (const line of reason === null ? open(card, owner, chances) : tell(knowledge, reason))
      console.log(plain(line));
  return reason === null ? failed : done;
}

const tell = (knowledge: Knowledge, reason: Explanation): string[] => [
  ...sayReason(knowledge, reason, words, plainNames),
  '',
  ...reason.facts.map((at) => `facts[${at}]: ${JSON.stringify(knowledge.facts[at])}`),
];

function asJson(knowledge: Knowledge, { card, owner }: Asked, reason: Explanation | null) {
  if (reason === null) return { certain: false, card, ...(owner === null ? {} : { owner }) };
  return { certain: true, ...reason, text: sayReason(knowledge, reason, words, plainNames) };
}

function open(card: string, owner: string | null, chances: Readonly<Record<string, number>>): string[] {
  const can = Object.keys(chances).filter((each) => chances[each]! > 0);
  const what = owner === null ? `Where ${card} is` : `Whether ${owner} has ${card}`;
  return [`${what} is not certain. It can still be with ${can.join(', ')}.`];
}

/** Facts that cannot hold together, in words. */
export const tellConflict = (knowledge: Knowledge, conflict: readonly number[]): string[] => {
  const [title, ...told] = sayConflict(knowledge, conflict, words, plainNames);
  return [`No deal fits. ${title}`, ...told.map((line) => `  ${line}`)];
};
