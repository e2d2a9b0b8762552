/** The paper tells the case that was played: true, whole, of the right length, and not twice in the same words. */
import { editions } from '@casefile/editions';
import type { EditionNames } from '@casefile/editions/names';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import type { Lang } from '@casefile/editions/words/words';
import { makeRules } from '@casefile/engine';
import { faultsIn, roomFaultsIn } from '@casefile/testkit/forbidden-words';
import { size } from '@casefile/testkit/size';
import { describe, expect, test } from 'vitest';
import { names as english } from '../words/en/names.ts';
import { names as french } from '../words/fr/names.ts';
import { provenTurn } from '../worker/knowledge/proof.ts';
import type { Scene } from '../worker/messages.ts';
import { LocalTable } from '../worker/tables/local-table.ts';
import { countWords, longest, shortest } from './article.ts';
import { papers } from './papers.ts';
import { paperLanguages, printArticle } from './print.ts';

const names: Readonly<Record<Lang, Readonly<Record<string, EditionNames>>>> = { en: english, fr: french };
const bots = ['daisy', 'basil', 'agnes', 'victor', 'irene'];

interface Game {
  readonly edition: (typeof editions)[number];
  readonly scene: Scene;
  readonly proof: ReturnType<typeof provenTurn>;
  readonly number: number;
}

/** A whole game of bots, as the player of the first seat knows it at the end. */
function playGame(edition: (typeof editions)[number], number: number): Game {
  const { suspects } = edition.cards({});
  const count = Math.max(edition.seats[0], 3 + (number % 2));
  const players = suspects
    .slice(0, count)
    .map((suspect, i) => ({ suspect, bot: bots[(i * 2 + number) % bots.length]! }));
  const seed = number.toString(16).padStart(2, '0').repeat(32);
  const table = new LocalTable(edition, { edition: edition.id, options: {}, players, seed });
  for (let i = 0; i < 3000 && table.next(); i++);
  table.look(0);
  const scene = table.scene();
  const rules = makeRules(edition, scene.view.options, scene.view.seats);
  return { edition, scene, number, proof: provenTurn(rules, 0, scene.facts) };
}

/** Fifty at the long size. */
const count = size(24, 50);
const games: readonly Game[] = Array.from({ length: count }, (_, i) =>
  playGame(editions[i % editions.length]!, i + 1),
);

async function printAll(
  lang: Lang,
  {
    played = games,
    people = [],
  }: { readonly played?: readonly Game[]; readonly people?: readonly string[] } = {},
) {
  const language = await paperLanguages[lang]();
  const recent: string[] = [];
  return played.map(({ edition, scene: { view }, proof, number }) => {
    const called = names[lang][edition.id]!;
    const speaker = makeSpeaker(
      called,
      view.seats.map(({ suspect }, seat) => {
        const name = people[seat];
        return name === undefined ? { suspect } : { suspect, name };
      }),
      null,
    );
    const printed = { recent: [...recent], seed: number * 7919 };
    const cards = edition.cards(view.options);
    const paper = papers[edition.id]!;
    const article = printArticle({ view, cards, speaker, proof }, paper, lang, language, printed);
    const again = printArticle({ view, cards, speaker, proof }, paper, lang, language, {
      ...printed,
      again: article.patterns,
    });
    recent.push(...article.patterns);
    return { ...article, again, view, called, edition, text: article.sentences.join(' ') };
  });
}

describe.each(['en', 'fr'] as const)('U63 the papers of %s', (lang) => {
  test('have between 80 and 140 words, and no gaps', async () => {
    for (const { text, sentences, headline, edition } of await printAll(lang)) {
      const count = countWords(text);
      expect(count, `${edition.id}: ${text}`).toBeGreaterThanOrEqual(shortest);
      expect(count, text).toBeLessThanOrEqual(longest);
      for (const line of [headline, ...sentences]) {
        expect(line).not.toMatch(
          /undefined|null|NaN|\$|\{|\}| {2}|^[^\p{Lu}“«]|turn 0\b|tour 0\b|\b1 (turn|question|tour|card|carte)s\b/u,
        );
        expect(line, line).not.toMatch(/ ,| \.|,,|\(\)|“”/);
        // “Went on on the Cliff”, “2 times”: small numbers are written out, as in any paper.
        expect(line, line).not.toMatch(
          /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})|\b[2-9] (?:times|fois|questions)\b/iu,
        );
      }
      for (const line of sentences) expect(line).toMatch(/[.!?]$/);
    }
  });

  test('U75 read as written by a native, whatever article a name needs', async () => {
    const rooms = (called: EditionNames): readonly string[] =>
      lang === 'fr' ? Object.values(called.rooms) : [];
    for (const people of [[], ['Ada', 'Yves', 'Hugo', 'Yann', 'Inès']])
      for (const { headline, sentences, called } of await printAll(lang, { people }))
        for (const line of [headline, ...sentences])
          expect([...faultsIn(line, lang), ...roomFaultsIn(line, rooms(called))]).toEqual([]);
  });

  test('do not repeat a sentence pattern', async () => {
    const all = await printAll(lang);
    const printed = all.slice(0, 20).flatMap(({ patterns }) => patterns);
    expect(printed.filter((id, i) => printed.indexOf(id) !== i)).toEqual([]);
    // Compares the printed text too: without names and numbers no sentence occurs twice.
    const bare = all.slice(0, 20).flatMap(({ sentences, called }) => {
      const known = [called.suspects, called.weapons, called.rooms].flatMap(Object.values) as string[];
      const byLength = known.toSorted((a, b) => b.length - a.length);
      return sentences.map((line) =>
        byLength
          .reduce((text, name) => text.replaceAll(new RegExp(name, 'gi'), '·'), line)
          .replaceAll(/\d+/g, '#'),
      );
    });
    expect(bare.filter((line, i) => bare.indexOf(line) !== i)).toEqual([]);
  });

  test('tell who was there rather than repeat how a proof was missed', async () => {
    const { words, grammar, kickers } = await paperLanguages[lang]();
    let spared = 0;
    for (const { edition, scene, proof, number } of games) {
      const { view } = scene;
      const players = view.seats.map(({ suspect }) => ({ suspect }));
      const speaker = makeSpeaker(names[lang][edition.id]!, players, null);
      const given = { view, cards: edition.cards(view.options), speaker, proof };
      // After a month in which nobody could prove anything, and everything else was told as well.
      const told = ['proofNever', 'proofEarly', 'proofAtOnce', 'bluff', 'busy', 'witness', 'namer'] as const;
      const recent = told.flatMap((topic) => words.topics[topic].map((_, i) => `${topic}.${i}`));
      const paper = papers[edition.id]!;
      const language = { words, grammar, kickers };
      const { patterns, sentences } = printArticle(given, paper, lang, language, { recent, seed: number });
      const isSpare = patterns.some((id) => id.startsWith('cast.') || id.startsWith('weapon.'));
      if (patterns.some((id) => recent.includes(id))) expect(isSpare, sentences.join(' ')).toBe(true);
      if (isSpare) spared++;
    }
    expect(spared).toBeGreaterThan(0);
  });

  test('name who won and who did it, and only people and things of their game', async () => {
    for (const { text, view, called, headline, facts } of await printAll(lang)) {
      const { winner, envelope } = view.result!;
      const story = `${headline} ${text}`.toLowerCase();
      expect(story).toContain(called.suspects[envelope[0]!]!.toLowerCase());
      if (winner !== null)
        expect(story).toContain(called.suspects[view.seats[winner]!.suspect]!.toLowerCase());
      // Every number comes from the record.
      const numbers = (text.match(/\d+/g) ?? []).map(Number);
      const { breaking, bluff, wrong, proof, busy, witness, namer } = facts;
      const known = [
        view.turnNumber, breaking?.turn, bluff?.turn, wrong?.turn, busy?.times, witness?.times, namer?.turn,
        facts.questions, facts.silences, ...(proof === null || proof === 'never' ? [] : [proof.turn, proof.early]),
      ]; // biome-ignore format: a list
      expect(numbers.filter((number) => !known.includes(number))).toEqual([]);
    }
  });

  test('have words of their own for a case solved by the player of the culprit', async () => {
    for (const { facts, view, patterns } of await printAll(lang)) {
      const { winner, envelope } = view.result!;
      const isOwn = winner !== null && view.seats[winner]!.suspect === envelope[0];
      expect(facts.isSelf).toBe(isOwn && facts.wasAccused);
      expect(patterns.some((id) => id.startsWith('openingSelf.'))).toBe(facts.isSelf);
      expect(patterns.some((id) => /^(headline|opening|closing)\./.test(id)) && facts.isSelf).toBe(false);
    }
    expect((await printAll(lang)).some(({ facts }) => facts.isSelf)).toBe(true);
  });

  test('begin and end in the tone of their own paper until its phrases run out', async () => {
    const language = await paperLanguages[lang]();
    const told = games.slice(0, editions.length).map((game) => {
      const { edition, scene, proof, number } = game;
      const players = scene.view.seats.map(({ suspect }) => ({ suspect }));
      const speaker = makeSpeaker(names[lang][edition.id]!, players, null);
      const given = { view: scene.view, cards: edition.cards(scene.view.options), speaker, proof };
      const paper = papers[edition.id]!;
      const { patterns } = printArticle(given, paper, lang, language, { recent: [], seed: number });
      return { patterns, tone: paper.voice ?? paper.style };
    });
    const solved = told.filter(({ patterns }) => patterns.some((id) => id.startsWith('opening.')));
    expect(solved.length).toBeGreaterThan(3);
    for (const { patterns, tone } of solved)
      for (const part of ['opening', 'closing'])
        expect(patterns.find((id) => id.startsWith(`${part}.`))).toMatch(new RegExp(`^${part}\\.${tone}\\d`));
  });

  test('read the same when they are opened again', async () => {
    for (const { headline, sentences, again } of await printAll(lang)) {
      expect(again.headline).toBe(headline);
      expect(again.sentences).toEqual(sentences);
    }
  });
});

test('U63 French papers use the right articles and elisions', async () => {
  for (const { text, headline } of await printAll('fr')) {
    const said = `${headline} ${text}`;
    expect(said).not.toMatch(/(?<!\p{L})(?:de|à) les? /iu);
    expect(said).not.toMatch(/(?<!\p{L})(?:de|que|le|la|ne|se|ce|je) [aeiouéèêœ]/iu);
    expect(said).not.toMatch(/[^\u00a0][:;!?]/);
    // A name at the beginning of a sentence is capitalised with its article: never “Chapeau bas ! le colonel”.
    expect(said).not.toMatch(/[.!?] \p{Ll}/u);
  }
});

test('U63 both languages report the same facts: the bluff, the question and the proof of the record', () => {
  for (const { edition, scene, proof, number } of games) {
    const { view } = scene;
    const cards = edition.cards(view.options);
    const solved = provenTurn(makeRules(edition, view.options, view.seats), 0, scene.facts);
    expect(solved, String(number)).toEqual(proof);
    if (proof !== null) expect(proof.turn).toBeLessThanOrEqual(view.turnNumber);
    expect(cards.suspects).toContain(view.result!.envelope[0]);
  }
});

/** A table at which everybody accuses at the first opportunity. */
function playHasty(edition: (typeof editions)[number], number: number): Game {
  const players = edition
    .cards({})
    .suspects.slice(0, Math.max(3, edition.seats[0]))
    .map((suspect) => ({ suspect, bot: 'basil' }));
  const seed = number.toString(16).padStart(2, '0').repeat(32);
  const table = new LocalTable(edition, { edition: edition.id, options: {}, players, seed });
  for (let i = 0; i < 3000; i++) {
    table.look(null);
    const asked = table.scene().view.asked[0];
    if (asked === undefined) break;
    table.look(asked);
    const form = table.scene().legal.find((each) => each.do === 'accuse');
    const one = (choices: string | readonly string[] | undefined): string => [choices ?? []].flat()[0]!;
    if (form === undefined) table.next();
    else {
      const [suspect, weapon, room] = [one(form.suspect), one(form.weapon), one(form.room)];
      table.act(asked, { do: 'accuse', suspect, weapon, room });
    }
  }
  table.look(0);
  const scene = table.scene();
  return {
    edition,
    scene,
    number,
    proof: provenTurn(makeRules(edition, scene.view.options, scene.view.seats), 0, scene.facts),
  };
}

test.each(['en', 'fr'] as const)('U63 a case that is over at once fills its column in %s', async (lang) => {
  const hasty = editions.map((edition, i) => playHasty(edition, i + 1));
  for (const { sentences, edition, headline } of await printAll(lang, { played: hasty })) {
    const count = countWords(sentences.join(' '));
    expect(count, `${edition.id}: ${headline}: ${sentences.join(' ')}`).toBeGreaterThanOrEqual(shortest);
    expect(count).toBeLessThanOrEqual(longest);
  }
});

test.each(['en', 'fr'] as const)('U63 nothing is said of a time that does not fit it in %s', async (lang) => {
  const hasty = [1, 2, 3].flatMap((number) => editions.map((edition) => playHasty(edition, number)));
  const told = await printAll(lang, { played: [...games, ...hasty] });
  for (const { patterns, facts, view, text } of told) {
    const has = (topic: string): boolean => patterns.some((id) => id.startsWith(`${topic}.`));
    const { turnNumber, accusations } = view;
    // “Watched the rest from an armchair”, “first on the list of those who got it wrong”.
    const [first] = accusations.filter(({ right }) => !right);
    if (has('wrong')) expect(facts.wrong, text).toMatchObject({ by: first!.by, turn: first!.turn });
    if (has('wrong')) expect(first!.turn, text).toBeLessThan(turnNumber);
    // “As early as turn 9” of eleven.
    if (has('namer')) expect(facts.namer!.turn * 2, text).toBeLessThanOrEqual(turnNumber);
    // “Hardly time to sit down”, in 21 turns.
    if (has('brief')) expect(turnNumber, text).toBeLessThanOrEqual(12);
  }
  expect(told.some(({ patterns }) => patterns.some((id) => id.startsWith('wrong.')))).toBe(true);
  // Where all accuse at once, nobody is left to watch.
  const atOnce = told.filter(
    ({ facts: { wrong, turns } }) => wrong !== null && wrong.turn === turns && wrong.missed?.length !== 1,
  );
  expect(atOnce.length).toBeGreaterThan(0);
});

test('U63 every edition has a paper of its own', () => {
  for (const { id } of editions) expect(papers[id], id).toBeDefined();
  const titles = editions.flatMap(({ id }) => [papers[id]!.en.name, papers[id]!.fr.name]);
  expect(new Set(titles).size).toBe(titles.length);
});
