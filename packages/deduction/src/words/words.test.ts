import { editions } from '@casefile/editions';
import type { EditionNames } from '@casefile/editions/names';
import { words as tableEn } from '@casefile/editions/words/en';
import { words as tableFr } from '@casefile/editions/words/fr';
import { namingFor } from '@casefile/editions/words/naming';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import { type Edition, makeView, type Position } from '@casefile/engine';
import { faultsIn } from '@casefile/testkit/forbidden-words';
import { playRandomly } from '@casefile/testkit/playthrough';
import { recipes, tablesOf } from '@casefile/testkit/recipe';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solve } from '../counting/solve.ts';
import { knowledgeFromView } from '../knowledge/from-view.ts';
import { envelope, type FactEvent, type Knowledge, type KnownFact } from '../knowledge/knowledge.ts';
import { conflict } from '../reasons/conflict.ts';
import { type Explanation, explain } from '../reasons/explain.ts';
import type { Certainty, Premise, ReasonStep } from '../reasons/steps.ts';
import { editionNames, type Lang } from '../test/names.ts';
import { knowledgeOf, playScenario } from '../test/scripted.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { capital, sayConflict, sayReason } from './say.ts';
import type { ReasonWords, TableNames } from './words.ts';

const langs: Readonly<Record<Lang, ReasonWords>> = { en, fr };
const tables = { en: tableEn, fr: tableFr };

const naming = (
  names: EditionNames,
  lang: Lang,
  { rules, you }: Pick<Position, 'rules' | 'you'>,
): TableNames =>
  namingFor(
    tables[lang],
    makeSpeaker(names, rules.players, typeof you === 'number' ? you : null),
    rules.players.map(({ suspect }) => suspect),
  );

interface Told {
  readonly pos: Position;
  readonly knowledge: Knowledge;
  readonly reason: Explanation;
}

/** Some reasons from each of some tables: whatever has several steps first. */
function reasonsOf(edition: Edition): Told[] {
  const all = tablesOf(edition);
  return all
    .filter((_, i) => i % Math.ceil(all.length / 8) === 0)
    .flatMap((table, seed) => {
      const [recipe] = fc.sample(recipes(table, 160), { seed, numRuns: 1 });
      const { stages } = playRandomly(recipe!);
      const stage = stages[Math.floor(stages.length * 0.8)]!;
      return [stage.seats[seed % stage.seats.length]!, stage.spectator].flatMap((pos) => {
        const knowledge = knowledgeFromView(makeView(pos), pos.rules.cards);
        const reasons = Object.entries(solve(knowledge).cards).flatMap(([card, chances]) => {
          const can = Object.values(chances).filter((p) => p > 0).length;
          const certain = Object.entries(chances).filter(([, p]) => p === 0 || can === 1);
          return certain.map(([owner, p]) => explain(knowledge, card, owner, p > 0)!);
        });
        return reasons
          .sort((one, other) => other.steps.length - one.steps.length)
          .filter((_, i) => i < 8 || i % 12 === 0)
          .map((reason) => ({ pos, knowledge, reason }));
      });
    });
}

function wellSaid(text: string, lang: Lang): void {
  expect(faultsIn(text.replace(/^\d+\. /, ''), lang), 'U75').toEqual([]);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\{| {2}|\s$|^\s|\(\)|, [.:;]|[a-z]+-\d/);
  expect(text, 'names, not ids').not.toMatch(/(?:butler|clue|power|room):\w|face-up/);
  expect(text, 'a sentence').toMatch(/^(?:\d+\. )?[\p{Lu}][\s\S]*\.$/u);
  if (lang === 'en') return;
  expect(text, 'a no-break space before high punctuation').not.toMatch(/[^\u00a0][?!:;»]|«[^\u00a0]/u);
  expect(text, 'elision').not.toMatch(/(?<![\p{L}’])(?:de|le|la|que|ne|ce) [aeiouéèê]/iu);
  expect(text, 'contraction').not.toMatch(/\bà le\b|\bde le\b/);
  expect(text, 'a curved apostrophe').not.toContain("'");
}

/** The deal has no number. */
const turnIn = (lang: Lang, turn: number): RegExp =>
  turn > 0
    ? new RegExp(`${lang === 'en' ? 'turn' : 'tour'} ${turn}\\b`)
    : /deal|yours|you |donne|à vous|vous /i;

describe.each(editions)('$id', (edition) => {
  const names = editionNames[edition.id]!;
  const reasons = reasonsOf(edition);

  test('U75: every reason reads well in both languages and names the turn of every fact', () => {
    let told = 0;
    for (const { pos, knowledge, reason } of reasons) {
      told++;
      for (const lang of ['en', 'fr'] as const) {
        const lines = sayReason(knowledge, reason, langs[lang], naming(names[lang], lang, pos));
        expect(lines).toHaveLength(reason.steps.length);
        for (const line of lines) wellSaid(line, lang);
        const text = lines.join(' ');
        for (const fact of reason.facts)
          expect(text).toMatch(turnIn(lang, knowledge.facts[fact]!.source!.turn!));
        if (reason.owner === envelope) expect(text).toContain(names[lang].words.inside);
      }
    }
    expect(told).toBeGreaterThan(100);
  });

  test('lists contradictory facts one by one', () => {
    let told = 0;
    for (const { pos, knowledge, reason } of reasons) {
      const { card, owner, holds } = reason;
      if (reason.steps.length < 2 || told >= 8) continue;
      const wrong = { turn: 1, what: 'passed' as FactEvent };
      const lie = holds
        ? ({ lacks: [owner, card], source: wrong } as const)
        : ({ has: [owner, card], source: { ...wrong, what: 'revealed' as FactEvent } } as const);
      if (owner === envelope) continue;
      const lying = { ...knowledge, facts: [...knowledge.facts, lie] };
      const some = conflict(lying)!;
      told++;
      for (const lang of ['en', 'fr'] as const) {
        const [title, ...lines] = sayConflict(lying, some, langs[lang], naming(names[lang], lang, pos));
        expect(title).toBe(langs[lang].conflict);
        expect(lines).toHaveLength(some.length);
        for (const line of lines) wellSaid(line, lang);
      }
    }
    expect(told).toBeGreaterThan(0);
  });
});

describe('phrases reasons like a person', () => {
  const played = playScenario('clue-2002', 'C02-20-nobody-can', 1);
  const { rules } = played.table;
  const say = (viewer: string, card: string, owner: string, lang: Lang): string[] => {
    const knowledge = knowledgeOf(played, viewer);
    const holds = solve(knowledge).cards[card]![owner]! > 0;
    const reason = explain(knowledge, card, owner, holds)!;
    const names = naming(editionNames['clue-2002']![lang], lang, { rules, you: rules.seatOf[viewer]! });
    return sayReason(knowledge, reason, langs[lang], names);
  };

  test('who passed, and that the card is not yours', () => {
    expect(say('scarlet', 'pistol', 'envelope', 'en')).toEqual([
      'Mr. Green and Professor Plum could not show the Pistol on turn 1, and you do not have it: the Pistol is in the envelope.',
    ]);
    expect(say('scarlet', 'pistol', 'envelope', 'fr')).toEqual([
      'M. Green et le professeur Plum n’ont pas pu montrer le pistolet au tour 1, et vous ne l’avez pas\u00a0: le pistolet est dans l’enveloppe.',
    ]);
  });

  test('steps one after the other', () => {
    const held = played.table.hands[rules.seatOf.scarlet!]!;
    const other = rules.cards.weapons.find((weapon) => weapon !== 'pistol' && !held.includes(weapon))!;
    const name = editionNames['clue-2002']!.en.weapons[other]!;
    expect(say('scarlet', other, 'envelope', 'en')).toEqual([
      '1. Mr. Green and Professor Plum could not show the Pistol on turn 1, and you do not have it: the Pistol is in the envelope.',
      `2. The Pistol is in the envelope (see 1), and only one card of its kind can be there: the ${name} is not in the envelope.`,
    ]);
    expect(say('scarlet', other, 'envelope', 'fr').at(-1)).toMatch(
      /^2\. Le pistolet est dans l’enveloppe \(voir 1\), et une seule carte de cette catégorie peut y être\u00a0: l.+ n’est pas dans l’enveloppe\.$/,
    );
  });

  test('a card of one’s own', () => {
    const [own] = knowledgeOf(played, 'green').facts.flatMap((fact) => ('has' in fact ? [fact.has[1]] : []));
    const [line] = say('green', own!, 'green', 'en');
    expect(line).toMatch(/^You were dealt the .+\.$/);
    expect(say('green', own!, 'plum', 'fr')[0]).toMatch(
      /^Vous avez reçu .+ à la donne\u00a0: le professeur Plum n’a pas .+\.$/,
    );
  });
});

test('facts of a file are named by their number', () => {
  const knowledge: Knowledge = {
    categories: { suspect: ['plum', 'green'], weapon: ['rope', 'knife'], room: ['hall', 'study'] },
    owners: { A: 2, B: 1 },
    facts: [{ lacks: ['A', 'plum'] }, { oneOf: ['A', ['plum', 'hall']] }],
  };
  const names: TableNames = {
    you: null,
    card: (card) => card,
    holder: (owner) =>
      owner === envelope
        ? { at: 'in the envelope', all: 'the envelope' }
        : { seat: owner, of: owner, to: owner },
  };
  const reason = explain(knowledge, 'hall', 'A')!;
  expect(sayReason(knowledge, reason, en, names)).toEqual([
    'A has plum or hall (fact 1), but cannot have plum (fact 0): A has hall.',
  ]);
  const lying = { ...knowledge, facts: [...knowledge.facts, { lacks: ['A', 'hall'] } as const] };
  expect(sayConflict(lying, conflict(lying)!, fr, names)).toEqual([
    'Tout ceci ne peut pas être vrai à la fois\u00a0:',
    'A n’a pas plum (fait 0).',
    'A a plum ou hall (fait 1).',
    'A n’a pas hall (fait 2).',
  ]);
});

describe.each(['en', 'fr'] as const)('in %s', (lang) => {
  const words = langs[lang];
  const source = { turn: 3, what: 'showed', by: 'plum' } as const;
  const knowledge: Knowledge = {
    categories: { suspect: ['plum', 'green'], weapon: ['rope', 'knife'], room: ['hall', 'study'] },
    owners: { peacock: 1, plum: 1, pool: 1 },
    facts: [
      { oneOf: ['peacock', ['rope', 'hall']], source },
      { envelopeNot: ['plum', 'rope', 'hall'], source: { ...source, what: 'accused' } },
      { lacks: ['peacock', 'hall'], source: { ...source, what: 'passed' } },
      { has: ['peacock', 'knife'], source: { ...source, what: 'spied' } },
    ],
  };
  // In French an elision comes before her name.
  const owners = ['peacock', 'plum', 'pool', envelope];
  const claimsOf = (owner: string): Certainty[] =>
    [true, false].map((holds) => ({ card: 'knife', owner, holds }));
  const table = (): TableNames =>
    namingFor(
      tables[lang],
      makeSpeaker(editionNames['secrets-2008']![lang], [{ suspect: 'peacock' }, { suspect: 'plum' }], 1),
      ['peacock', 'plum'],
    );

  test('every event reads well', () => {
    const names = table();
    const origins = Object.entries(words.origins);
    expect(origins).toHaveLength(Object.keys(words.events).length);
    for (const [, say] of Object.entries(words.events))
      for (const claim of owners.flatMap(claimsOf))
        wellSaid(`${capital(say(claim, words.turn(3), names))}.`, lang);
    for (const [what, say] of origins) {
      expect(say(words.turn(3)), what).not.toBe('');
      wellSaid(`${capital(say(words.turn(3)))}.`, lang);
    }
  });

  test('a player who showed one of several cards is addressed or named', () => {
    const [shown] = knowledge.facts as [Extract<KnownFact, { oneOf: unknown }>];
    const own = {
      ...shown,
      oneOf: ['plum', ['rope', 'hall']] as const,
      source: { ...source, by: 'peacock' },
    };
    const said = [shown, own].map((fact) =>
      words.oneOf(fact, 0, { ...table(), knowledge, step: 0 } as never),
    );
    const verbs =
      lang === 'fr' ? [/ vous a montré /, /^vous avez montré /i] : [/ showed you /, /^you showed /i];
    for (const [i, verb] of verbs.entries()) expect(said[i]).toMatch(verb);
  });

  test('every rule reads well for a seat, for you, for a spot and for the envelope', () => {
    const names = table();
    const cites: Premise[] = [
      { card: 'knife', owner: 'peacock', holds: true, from: { fact: 3 } },
      { card: 'hall', owner: 'peacock', holds: false, from: { fact: 2 } },
      { card: 'study', owner: envelope, holds: true, from: 'supposed' },
    ];
    for (const rule of Object.keys(words.rules) as ReasonStep['rule'][])
      for (const claim of owners.flatMap(claimsOf)) {
        if (claim.owner === envelope && ['full-hand', 'needs-all', 'spoken-for'].includes(rule)) continue;
        const facts = rule === 'accusation' || rule === 'counting' ? [1] : [0];
        const claims = rule === 'given' ? [claim] : [claim, { ...claim, card: 'green' }];
        const step: ReasonStep = { rule, claims, facts, because: cites, supposing: true };
        const reason: Explanation = { ...claim, facts, steps: [step, step] };
        for (const line of sayReason(knowledge, reason, words, names)) wellSaid(line, lang);
      }
  });
});
