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
  type Reason,
  type Seat,
  sampleForms,
  seededChance,
  stripFact,
} from '@casefile/engine';
import { defaultOptions } from '@casefile/engine/options';
import { describe, expect, test } from 'vitest';
import { clueDeck } from '../clue-2015/cards.ts';
import { editions } from '../index.ts';
import { makeCorridor } from './corridor.ts';
import { words as en } from './english/en.ts';
import { refusals as refusalsEn } from './english/refusals-en.ts';
import { words as fr } from './french/fr.ts';
import { ce, du, genderOf, le, ofPerson, person, quel, toPerson, un } from './french/french.ts';
import { refusals as refusalsFr } from './french/refusals-fr.ts';
import { sayProblem, sayRefusal } from './refusals.ts';
import { makeSpeaker } from './speaker.ts';
import { namesIn } from './test/names-in.ts';
import { makeTrail, sayAction, sayFact, sayWait, type Words } from './words.ts';

const langs: Record<string, Words> = { en, fr };
interface Telling {
  readonly facts: readonly Fact[];
  readonly actions: readonly Action[];
}

/** Random games of three seats, with every fact and every offered action. */
function tell(edition: Edition): Telling {
  const options = defaultOptions(edition);
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

  test.each(Object.keys(langs))(
    'says every fact, question and action in %s without gaps or stray marks',
    (lang) => {
      const words = langs[lang]!;
      const names = namesIn(id, lang);
      const players = told.facts.find((fact) => fact.fact === 'opened')!.players;
      expect(heard).toContain('ended');
      for (const you of [0, null] as (Seat | null)[]) {
        const { drawing } = edition;
        const speaker = makeSpeaker(names, players, you, drawing === null ? null : makeCorridor(drawing));
        const trail = makeTrail();
        for (const fact of told.facts) {
          wellSet(sayFact(words, stripFact(fact, you ?? 'spectator'), speaker, trail(fact)), lang);
          if (fact.fact !== 'asked' || you === null) continue;
          wellSet(sayWait(words, fact.wait, speaker), lang);
        }
        for (const action of told.actions) wellSet(sayAction(words, action, speaker), lang);
      }
    },
  );

  test('names a shown card only to those who may see it', () => {
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
      words.envelope.replace('cartes', 'question'),
      words.suggestion,
      words.accusation,
    );
    expect(nouns.filter((noun) => genderOf(noun) === undefined)).toEqual([]);
  });
});

test('asterix never mentions a murder', () => {
  const asterix = editions.find(({ id }) => id === 'asterix')!;
  for (const [lang, words] of Object.entries(langs)) {
    const speaker = makeSpeaker(namesIn('asterix', lang), [{ suspect: 'batdaf' }], null);
    const said = tell(asterix).facts.filter(({ fact }) => fact === 'enveloped' || fact === 'ended');
    for (const fact of said)
      expect(sayFact(words, fact, { ...speaker, seat: () => 'X' })).not.toMatch(/murder|meurtr|tué/i);
  }
});

test('elides and contracts French articles', () => {
  expect(['Auberge', 'Haltère', 'Hache', 'Hall', 'Clé anglaise', 'Petit salon'].map(le)).toEqual([
    'l’auberge', 'l’haltère', 'la hache', 'le hall', 'la clé anglaise', 'le petit salon',
  ]); // biome-ignore format: a list
  expect(['Observatoire', 'Hall', 'Cuisine'].map(du)).toEqual([
    'de l’observatoire',
    'du hall',
    'de la cuisine',
  ]);
  expect(['étui', 'lieu', 'arme'].map(ce)).toEqual(['cet étui', 'ce lieu', 'cette arme']);
  expect([un('hypothèse'), un('soupçon'), quel('arme'), quel('lieu')]).toEqual([
    'une hypothèse', 'un soupçon', 'Quelle arme', 'Quel lieu',
  ]); // biome-ignore format: a list
});

test('a problem names where it is and what would be valid', () => {
  const problem: Problem = {
    what: 'bad-option-value',
    at: 'options.quick',
    given: 'x',
    valid: ['false', 'true'],
  };
  expect(sayProblem(refusalsEn, problem)).toBe('options.quick: the option cannot be x; valid: false, true');
  expect(
    sayProblem(refusalsFr, { ...problem, what: 'seat-count', at: 'seats', given: '9', valid: ['3', '6'] }),
  ).toBe('seats: cette édition ne se joue pas à 9\u00a0; possible\u00a0: 3–6');
});

test('both languages have a sentence for every refusal', () => {
  for (const [lang, refusals] of Object.entries({ en: refusalsEn, fr: refusalsFr }))
    for (const { id } of editions) {
      const speaker = makeSpeaker(namesIn(id, lang), [], null);
      for (const why of Object.keys(refusals.reasons) as Reason[])
        wellSet(sayRefusal(refusals, why, speaker), lang);
    }
});

test('puts the article before a title inside a French sentence', () => {
  const names = ['Colonel Moutarde', 'Dre Orchid', 'Pr Violet', 'Mme Leblanc', 'Olibrius', 'Yves', 'Yann'];
  expect(names.map(person)).toEqual([
    'le colonel Moutarde', 'la Dre Orchid', 'le Pr Violet', 'Mme Leblanc', 'Olibrius', 'Yves', 'Yann',
  ]); // biome-ignore format: a list
  expect(names.map(ofPerson)).toEqual([
    'du colonel Moutarde', 'de la Dre Orchid', 'du Pr Violet', 'de Mme Leblanc', 'd’Olibrius', 'd’Yves', 'de Yann',
  ]); // biome-ignore format: a list
  expect(names.map(toPerson)).toEqual([
    'au colonel Moutarde', 'à la Dre Orchid', 'au Pr Violet', 'à Mme Leblanc', 'à Olibrius', 'à Yves', 'à Yann',
  ]); // biome-ignore format: a list
});

test('the button names as many dice as the edition has', () => {
  for (const { id, dice } of editions.filter((edition) => edition.dice.length > 0)) {
    const isOne = dice.length === 1;
    expect(namesIn(id, 'en').words.roll, id).toBe(isOne ? 'Roll the die' : 'Roll the dice');
    expect(namesIn(id, 'fr').words.roll, id).toBe(isOne ? 'Lancer le dé' : 'Lancer les dés');
  }
});

test('a clue card asks a short question: its text would not fit above the board of a phone', () => {
  const cards = Object.keys(clueDeck).filter((card) => card !== 'clue:scream');
  for (const [lang, words] of Object.entries(langs)) {
    const names = namesIn('clue-2015', lang);
    const speaker = makeSpeaker(names, [{ suspect: 'scarlet' }, { suspect: 'plum' }], 0);
    for (const card of cards)
      for (const asked of [words.waits.choice, words.waits.each] as const) {
        const question = asked({ for: 'choice', seats: [0], card } as never, speaker);
        expect(question).not.toContain(names.extras[card]);
        expect(question).toMatch(/^.{10,55}\?$/u);
        wellSet(question, lang);
      }
  }
});

test('a single player is not told that they may accuse too where they must', () => {
  const asked = (seats: readonly Seat[], words: Words, you: Seat): string => {
    const speaker = makeSpeaker(
      namesIn('card-2018', words === en ? 'en' : 'fr'),
      [{ suspect: 'scarlet' }, { suspect: 'plum' }],
      you,
    );
    return sayFact(words, { fact: 'asked', wait: { for: 'gather', seats } }, speaker);
  };
  expect(asked([1], en, 0)).toBe('Now it is up to Professor Plum.');
  expect(asked([1], en, 1)).toBe('Now it is up to you.');
  expect(asked([1], fr, 0)).toBe('On attend la décision du professeur Violet.');
  expect(asked([1], fr, 1)).toBe('On attend votre décision.');
  expect(asked([0, 1], en, 0)).toMatch(/may now accuse too/);
});

test('a player is chosen by the name at this table, a suspect by its own', () => {
  const players = [{ suspect: 'scarlet' }, { suspect: 'green', name: 'Ada' }];
  const said = [en, fr].map((words, i) => {
    const s = makeSpeaker(namesIn('super-1991', i === 0 ? 'en' : 'fr'), players, 0);
    return [
      sayAction(words, { do: 'spy', target: 'green' } as Action, s),
      sayAction(words, { do: 'choose', target: 'green' } as Action, s),
      sayAction(words, { do: 'choose', card: 'green' } as Action, s),
    ];
  });
  expect(said).toEqual([
    ['Spy on Ada', 'Choose Ada', 'Choose Dr. Green'],
    ['Espionner Ada', 'Choisir Ada', 'Choisir le docteur Olive'],
  ]);
});
