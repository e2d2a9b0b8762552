import {
  type Action,
  askedSeats,
  type Edition,
  type Fact,
  type FactName,
  legalForms,
  openGame,
  type Problem,
  play,
  type Seat,
  sampleForms,
  seededChance,
  stripFact,
} from '@casefile/engine';
import { describe, expect, test } from 'vitest';
import { editions } from '../index.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { au, ce, genderOf, le, quel, un } from './french.ts';
import { makeSpeaker } from './speaker.ts';
import { namesIn } from './test/names-in.ts';
import { type Speaker, sayAction, sayFact, sayProblem, sayWait, type Words } from './words.ts';

const langs: Record<string, Words> = { en, fr };
interface Telling {
  readonly facts: readonly Fact[];
  readonly actions: readonly Action[];
}

/** Some random games of three seats, with every fact and every action that was offered. */
function tell(edition: Edition): Telling {
  const options = Object.fromEntries(
    Object.entries(edition.options).map(([name, [usual]]) => [name, usual!]),
  );
  const players = edition
    .cards(options)
    .suspects.slice(0, 3)
    .map((suspect) => ({ suspect }));
  const facts: Fact[] = [];
  const actions: Action[] = [];
  for (let number = 1; number <= 3; number++) {
    const chance = seededChance(String(number).repeat(64));
    const opened = openGame(edition, { players }, chance);
    if (!opened.ok) throw new Error(opened.problem.what);
    facts.push(...opened.facts);
    let { game } = opened;
    for (let i = 0; i < 400 && game.table.result === null; i++) {
      const seat = askedSeats(game.table)[0]!;
      const forms = legalForms(game.table, seat);
      const calm = forms.filter((form) => form.do !== 'accuse' || i > 350);
      const action = sampleForms(calm.length > 0 ? calm : forms, (bound) => chance.below(bound));
      actions.push({ do: action.do } as Action, action);
      const played = play(game, seat, action);
      if (!played.ok) throw new Error(played.refusal.why);
      game = played.game;
      facts.push(...played.facts);
    }
  }
  return { facts, actions };
}

const wellSet = (text: string, lang: string): void => {
  expect(text).not.toMatch(/undefined|null|\[object|\{| {2}|\s$|^\s/);
  expect(text, 'names, not ids').not.toMatch(/(?:butler|clue|power|room):\w/);
  if (lang !== 'fr') return;
  expect(text, 'a no-break space before high punctuation').not.toMatch(/[^\u00a0][?!:;»]|«[^\u00a0]/u);
  expect(text, 'elision').not.toMatch(/(?<![\p{L}’])(?:de|le|la|que|ne|ce) [aeiouéèê]/iu);
  expect(text, 'contraction').not.toMatch(/\bà le\b|\bde le\b/);
  expect(text, 'a curved apostrophe').not.toContain("'");
};

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  const told = tell(edition);
  const heard = new Set<FactName>(told.facts.map(({ fact }) => fact));

  test.each(Object.keys(langs))('every fact, question and action is well said in %s', (lang) => {
    const words = langs[lang]!;
    const names = namesIn(id, lang);
    const players = told.facts.find((fact) => fact.fact === 'opened')!.players;
    expect(heard).toContain('ended');
    for (const you of [0, null] as (Seat | null)[]) {
      const speaker: Speaker = makeSpeaker(names, players, you);
      for (const fact of told.facts) {
        wellSet(sayFact(words, stripFact(fact, you ?? 'spectator'), speaker), lang);
        if (fact.fact !== 'asked' || you === null) continue;
        wellSet(sayWait(words, fact.wait, speaker), lang);
      }
      for (const action of told.actions) wellSet(sayAction(words, action, speaker), lang);
    }
  });

  test('a card that is shown is named only to who may see it', () => {
    const names = namesIn(id, 'en');
    const { players } = told.facts.find((fact) => fact.fact === 'opened')!;
    const shows = told.facts.filter((fact) => fact.fact === 'showed');
    const say = (fact: Fact, you: Seat) =>
      sayFact(en, stripFact(fact, you), makeSpeaker(names, players, you));
    for (const fact of shows) {
      const name = { ...names.suspects, ...names.weapons, ...names.rooms }[fact.sealed.cards![0]!]!;
      for (const seat of [0, 1, 2]) {
        if (fact.sealed.for.includes(seat)) expect(say(fact, seat)).toContain(name);
        else expect(say(fact, seat)).toMatch(/ shows a card to /);
      }
    }
    expect(shows.length).toBeGreaterThan(0);
  });

  test('every French noun has a gender, so that it gets the right article', () => {
    const { weapons, rooms, words } = namesIn(id, 'fr');
    const nouns = [...Object.values(weapons), ...Object.values(rooms)];
    nouns.push(
      words.tool,
      words.place,
      words.envelope.replace('carte', 'question'),
      words.suggestion,
      words.accusation,
    );
    expect(nouns.filter((noun) => genderOf(noun) === undefined)).toEqual([]);
  });
});

test('asterix speaks of no murder, whatever happens', () => {
  const asterix = editions.find(({ id }) => id === 'asterix')!;
  for (const [lang, words] of Object.entries(langs)) {
    const speaker = makeSpeaker(namesIn('asterix', lang), [{ suspect: 'batdaf' }], null);
    const said = tell(asterix).facts.filter(({ fact }) => fact === 'enveloped' || fact === 'ended');
    for (const fact of said)
      expect(sayFact(words, fact, { ...speaker, seat: () => 'X' })).not.toMatch(/murder|meurtr|tué/i);
  }
});

test('French articles elide and contract', () => {
  expect(['Auberge', 'Haltère', 'Hache', 'Hall', 'Clé anglaise', 'Petit salon'].map(le)).toEqual([
    'l’auberge', 'l’haltère', 'la hache', 'le hall', 'la clé anglaise', 'le petit salon',
  ]); // biome-ignore format: a list
  expect(['Observatoire', 'Hall', 'Cuisine'].map(au)).toEqual([
    'à l’observatoire',
    'au hall',
    'à la cuisine',
  ]);
  expect(['objet', 'lieu', 'arme'].map(ce)).toEqual(['cet objet', 'ce lieu', 'cette arme']);
  expect([un('hypothèse'), un('soupçon'), quel('arme'), quel('objet')]).toEqual([
    'une hypothèse', 'un soupçon', 'Quelle arme', 'Quel objet',
  ]); // biome-ignore format: a list
});

test('a problem names the place and what would be valid', () => {
  const problem: Problem = {
    what: 'bad-option-value',
    at: 'options.quick',
    given: 'x',
    valid: ['false', 'true'],
  };
  expect(sayProblem(en, problem)).toBe('options.quick: the option cannot be x; valid: false, true');
  expect(sayProblem(fr, { ...problem, what: 'seat-count', at: 'seats', given: '9', valid: ['3', '6'] })).toBe(
    'seats: cette édition ne se joue pas à 9\u00a0; possible\u00a0: 3–6',
  );
});

test('both languages have something to say for every reason, well set', () => {
  for (const [lang, words] of Object.entries(langs))
    for (const reason of Object.values(words.reasons)) wellSet(reason, lang);
});
