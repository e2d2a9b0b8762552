/** The guides of all editions are complete, equal in both languages, and contain only computed figures. */
import type { Cards, Edition } from '@casefile/engine';
import { runScenario } from '@casefile/testkit';
import { filesOfEditions, partOf } from '@casefile/testkit/folders';
import { describe, expect, test } from 'vitest';
import { countsOf } from '../guide/counts.ts';
import { fill } from '../guide/fill.ts';
import { editions } from '../index.ts';
import type { GuidePlan, GuideText } from '../schema/guide.ts';
import type { EditionNames } from '../schema/names.ts';
import { rules as everywhere } from '../shared/en/rules.ts';
import { type Lang, languages } from '../words/words.ts';

const keys = (record: object = {}): string[] => Object.keys(record).sort();
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(texts);

/** With the cards of every option, so that a text may name any of them. */
function cardsOf(edition: Edition): Cards {
  const sets = [{}, ...Object.keys(edition.options).map((name) => ({ [name]: true }))].map(edition.cards);
  const every = (kind: keyof Cards): string[] => [...new Set(sets.flatMap((set) => set[kind]))];
  return { suspects: every('suspects'), weapons: every('weapons'), rooms: every('rooms') };
}

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', async (id, edition) => {
  const plan = (await partOf(id, 'guide'))?.plan as GuidePlan;
  const guides = Object.fromEntries(
    await Promise.all(languages.map(async (lang) => [lang, (await partOf(id, `${lang}/guide`))?.text])),
  ) as Record<Lang, GuideText>;
  const names = Object.fromEntries(
    await Promise.all(languages.map(async (lang) => [lang, (await partOf(id, `${lang}/names`))?.names])),
  ) as Record<Lang, EditionNames>;
  const page = (await partOf(id, 'en/rules'))!.rules as Readonly<Record<string, string>>;
  const cards = cardsOf(edition);
  const { suspects, weapons, rooms } = cards;
  const every = new Set([...suspects, ...weapons, ...rooms]);

  test('has a plan, and a text in every language', () => {
    expect(plan).toBeDefined();
    for (const lang of languages) expect(guides[lang], lang).toBeDefined();
  });

  test.each(languages)('says in %s everything that is planned, and nothing else', (lang) => {
    const text = guides[lang];
    expect(keys(text.turn)).toEqual(plan.turn.map((step) => step.id).sort());
    expect(keys(text.special)).toEqual(plan.special.map((point) => point.id).sort());
    expect(keys(text.example.answers)).toEqual(plan.example.answers.map(({ by }) => by).sort());
    expect(texts(text).filter((each) => each.trim() === '')).toEqual([]);
    expect(keys(text.guests)).toEqual(names[lang].hasStories ? [...suspects].sort() : []);
  });

  test('has the same chapters in every language, each as long', () => {
    const shape = (value: unknown): unknown =>
      typeof value === 'string'
        ? 'text'
        : Object.fromEntries(Object.entries(value as object).map(([key, held]) => [key, shape(held)]));
    expect(shape(guides.fr)).toEqual(shape(guides.en));
  });

  test.each(languages)('states the aim in two sentences, in %s', (lang) => {
    const plain = guides[lang].aim.replace(/\b(Mr|Dr|M)\. /g, '$1 ');
    expect(plain.match(/[.](?= |$)/g), plain).toHaveLength(2);
  });

  test.each(languages)('fills in every name and figure, in %s', (lang) => {
    const counts = countsOf(edition, edition.cards({}));
    for (const text of texts(guides[lang])) {
      const said = fill(text, lang, names[lang], counts);
      expect(said).not.toMatch(/[{}]|undefined/);
      if (lang === 'fr') expect(said, 'French typography').not.toMatch(/[^\u00a0][?!:;»]|«[^\u00a0]|['"“”]/u);
    }
  });

  test.each(languages)('never spells out the name of a suspect, in %s', (lang) => {
    const surnames = Object.values(names[lang].suspects).map((name) => name.split(' ').at(-1)!);
    const written = texts(guides[lang])
      .join(' ')
      .replace(/\{[^}]+\}/g, '');
    expect(surnames.filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(written))).toEqual(
      [],
    );
  });

  test('contains no figure that is not counted in the edition', () => {
    const decks = Object.values(plan.decks ?? {}).flatMap((deck) => {
      const kinds = Object.groupBy(Object.entries(deck), ([card]) => card.split(':')[0]!);
      const sums = Object.values(kinds).map((held) => held!.reduce((all, [, copies]) => all + copies, 0));
      return [...sums, ...sums.map((sum) => sum - 1)];
    });
    const sets = [{}, ...Object.keys(edition.options).map((name) => ({ [name]: true }))].map((options) =>
      Object.values(edition.cards(options)).reduce((all, kind) => all + kind.length, 0),
    );
    // The 1 is a die face.
    const known = [1, ...decks, ...sets].map(String);
    for (const lang of languages) {
      const found = texts(guides[lang]).join(' ').match(/\d+/g) ?? [];
      expect(found.filter((figure) => !known.includes(figure))).toEqual([]);
    }
  });

  test('names the passages of the board and no others', () => {
    const joined = (edition.drawing?.passages ?? [])
      .filter((ends) => ends.every((end) => typeof end === 'string'))
      .map((ends) => [...ends].sort().join());
    for (const lang of languages) {
      const said = guides[lang].special.passages?.says ?? '';
      const ends = [...said.matchAll(/\{(?:the|le) ([\w-]+)\}/g)].map(([, room]) => room!);
      const pairs = joined.map((_, i) =>
        ends
          .slice(2 * i, 2 * i + 2)
          .sort()
          .join(),
      );
      if (said !== '') expect(pairs.sort()).toEqual(joined.sort());
    }
  });

  test('draws only what the edition has', () => {
    const extras = keys(names.en.extras);
    const pictures = plan.turn.map(({ picture }) => picture);
    expect(pictures.filter((picture) => picture.length === 0)).toEqual([]);
    for (const item of pictures.flat()) {
      const [kind, ...rest] = item.split(':');
      const of = rest.join(':');
      if (kind === 'die') expect(edition.dice.some((die) => die.includes(Number(of)))).toBe(true);
      if (kind === 'pawn' || kind === 'face') expect(suspects).toContain(of);
      if (kind === 'card') expect(every.has(of) || extras.includes(of), of).toBe(true);
    }
    const thrown = plan.turn[0]!.picture.filter((item) => item.startsWith('die'));
    expect(thrown.length).toBe(edition.dice.length);
  });

  test('explains every action that its rules can ask for', () => {
    const explained = plan.turn.flatMap(({ does }) => does);
    expect(new Set(explained).size).toBe(explained.length);
    const played = filesOfEditions('goldens/*.json')
      .filter(({ folder }) => folder === id)
      .flatMap(({ text }) => [...text.matchAll(/"do": ?"(\w+)"/g)].map(([, what]) => what!));
    expect(played.length).toBeGreaterThan(10);
    // Passing declines an offer and needs no step; weapons are placed only by a house rule.
    expect(
      [...new Set(played)].filter(
        (what) => !['pass', 'place'].includes(what) && !explained.some((each) => each === what),
      ),
    ).toEqual([]);
  });

  test('names only rules of its own page, or those of all editions', () => {
    const named = [...plan.turn, ...plan.special].flatMap(({ rules }) => rules);
    expect(named.filter((rule) => !(rule in page) && !(rule in everywhere))).toEqual([]);
    expect([...plan.turn, ...plan.special].filter(({ rules }) => rules.length === 0)).toEqual([]);
  });

  test('puts every rule of its page into one part, in order', () => {
    expect(plan.parts.flatMap(({ rules }) => rules)).toEqual(keys(page));
    expect(new Set(plan.parts.map(({ part }) => part)).size).toBe(plan.parts.length);
  });

  test('plays its example as written', () => {
    const { asker, own, named, answers } = plan.example;
    const held = answers.flatMap(({ holds }) => holds);
    const kept = new Set([...held, own]);
    const envelope = [suspects, weapons, rooms].map(
      (kind) =>
        kind.find((card) => named.includes(card) && !kept.has(card)) ??
        kind.find((card) => !named.includes(card) && !kept.has(card))!,
    );
    const room = rooms.find((each) => named.includes(each))!;
    const door = edition.drawing?.doors.find((each) => each.room === room);
    const showing = answers.filter(({ does }) => does === 'shows');
    const [suspect, weapon] = named;
    const asks =
      named.length === 2
        ? { by: asker, do: 'ask', cards: named }
        : { by: asker, do: 'suggest', suspect, weapon, room };
    const result = runScenario(
      {
        scenario: 'The example of the guide',
        rules: [],
        edition: id,
        seats: [asker, ...answers.map(({ by }) => by)],
        setup: {
          first: asker,
          envelope,
          hands: { [asker]: [own], ...Object.fromEntries(showing.map(({ by, holds }) => [by, holds])) },
          ...(door && { pawns: { [asker]: door.square } }),
        },
        steps: [
          ...(door
            ? [
                { by: asker, do: 'roll', dice: edition.dice.map((_, i) => 2 + i) },
                { by: asker, do: 'move', to: room },
              ]
            : []),
          { ...asks, expect: { asked: [showing[0]!.by] } },
          ...showing.map(({ by, holds }) => ({
            by,
            do: 'show',
            card: holds[0],
            expect: { shown: { [asker]: [] as unknown[] } },
          })),
        ].map((step, i, all) => {
          const shown = all
            .slice(0, i + 1)
            .flatMap((each) =>
              each.do === 'show' ? [{ card: (each as { card?: string }).card, by: each.by }] : [],
            );
          return step.do === 'show' ? { ...step, expect: { shown: { [asker]: shown } } } : step;
        }),
      },
      editions,
    );
    expect(result.ok, result.why).toBe(true);
    for (const { does, holds } of answers) expect(holds.length > 0).toBe(does === 'shows');
  });
});
