import { editionById, editions } from '@casefile/editions';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import { languages, sayFact } from '@casefile/editions/words/words';
import { askedSeats, type Fact, openGame, play, type Seat, seededChance, stripFact } from '@casefile/engine';
import { describe, expect, test } from 'vitest';
import { casefile } from '../../test/casefile.ts';
import { bots } from '../bots/index.ts';
import { namesOf, wordsOf } from '../names.ts';
import { Table } from '../play/table.ts';

const seed = '5eed'.repeat(16);
const you: Seat = 0;
const ids = editions.map(({ id }) => id);
const cardsOf = (id: string) => editionById(id)!.cards({ clueCards: true, advanced: false });

/** The same game as the command plays it, with every fact in the open. */
function openly(id: string): { facts: readonly Fact[]; hands: readonly (readonly string[])[] } {
  const edition = editionById(id)!;
  const suspects = cardsOf(id).suspects.slice(0, 4);
  const table = Table.open({ edition, suspects, options: {}, seed }) as Table;
  const opened = openGame(edition, { players: suspects.map((suspect) => ({ suspect })) }, seededChance(seed));
  if (!opened.ok) throw new Error(opened.problem.what);
  const facts = [...opened.facts];
  let { game } = opened;
  const { hands } = game.table;
  while (game.table.result === null) {
    const seat = askedSeats(game.table)[0]!;
    const action = table.decide(seat, bots['cross-off']!);
    table.act(seat, action, you);
    const played = play(game, seat, action);
    if (!played.ok) throw new Error(played.refusal.why);
    game = played.game;
    facts.push(...played.facts);
  }
  return { facts, hands };
}

const oneLine = (text: string): string => text.replace(/\n {4}/g, ' ');

describe.concurrent.each(ids)('%s', (id) => {
  test.each(languages)(
    'a bot plays the whole game in %s, and the player reads what they may read',
    async (lang) => {
      const { code, out, err } = await casefile([
        'play',
        '--edition',
        id,
        '--auto',
        '--seed',
        seed,
        '--lang',
        lang,
      ]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const [words, names] = await Promise.all([wordsOf(lang), namesOf(id, lang)]);
      const players = cardsOf(id)
        .suspects.slice(0, 4)
        .map((suspect) => ({ suspect }));
      const speaker = makeSpeaker(names, players, you);
      const { facts } = openly(id);
      const read = facts.map((fact) => sayFact(words, stripFact(fact, you), speaker));
      const told = oneLine(out);
      for (const sentence of read) expect(told).toContain(sentence);
      const secrets = facts
        .map((fact) => sayFact(words, fact, speaker))
        .filter((open) => !read.includes(open));
      expect(secrets.length, 'cards that others saw').toBeGreaterThan(3);
      for (const secret of secrets) expect(told).not.toContain(secret);
      const ended = facts.at(-1) as Extract<Fact, { fact: 'ended' }>;
      expect(out).toContain(ended.envelope.map(speaker.name).join(', '));
      expect(out.trimEnd()).toMatch(new RegExp(`--seed ${seed}`));
    },
  );

  test('a piped game: the notebook and the log hold no card before it was shown', async () => {
    const lines = [
      'n',
      '1',
      'b',
      'l',
      ...Array.from({ length: 120 }, (_, i) => (i % 9 === 8 ? 'n\n1\nb' : '1')),
    ];
    const { code, out, err } = await casefile(['play', '--edition', id, '--seed', seed], lines.join('\n'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const names = await namesOf(id, 'en');
    const { hands } = openly(id);
    const told = oneLine(out);
    const opening = told.slice(0, told.indexOf('Turn 1:'));
    const cards = { ...names.suspects, ...names.weapons, ...names.rooms };
    let seen = 0;
    for (const [seat, hand] of hands.entries()) {
      const owner = names.suspects[cardsOf(id).suspects[seat]!]!;
      if (seat === you) continue;
      expect(opening).toContain(`${owner} is dealt ${hand.length} cards.`);
      for (const card of hand) {
        const name = cards[card]!;
        const shown = told.search(
          new RegExp(`${owner} (shows (you|everyone) (the )?${name}\\.|is murdered)`),
        );
        // A full dot in the owner's column of the notebook, or the card listed among those seen.
        const cells = new RegExp(`${name} +(?:[–·●✓✗?] ){${seat}}●|${owner} – [^\\n]*\\b${name}\\b`, 'g');
        for (const mark of told.matchAll(cells)) {
          seen++;
          expect(shown, `${owner} has shown ${name}`).toBeGreaterThan(-1);
          expect(mark.index).toBeGreaterThan(shown);
        }
      }
    }
    expect(seen, 'cards seen in the notebook').toBeGreaterThan(0);
  });
});

const lines = (...typed: string[]) =>
  casefile(['play', '--edition', 'clue-2002', '--seed', '1'], typed.join('\n'));

describe.concurrent('typed lines', () => {
  test('a square out of reach is refused with the rule and its text; nothing else happens', async () => {
    const { out } = await lines('1', '14,7', '9,9', '16,6', 'q');
    expect(out).toMatch(
      /Not possible\. You cannot get there with this roll\.\n {2}Rule C02-07: After a roll the pawn/,
    );
    expect(out).toMatch(/Not possible\. There is no such place on the board\./);
    expect(out).toMatch(/> 16,6\n {2}You go to 16,6\./);
  });

  test('an action that may not be taken now is refused, one that may is taken', async () => {
    const { out } = await lines('end', 'roll', 'roll', 'q');
    expect(out).toMatch(/> end\n\nNot possible\. Your turn begins with a move\./);
    expect(out.match(/You roll \d/g)).toHaveLength(1);
  });

  test('own marks are written into the notebook', async () => {
    const { out } = await lines('n', 'Rope', 'Mrs. White', 'rope', 'mrs. white', '1', 'q');
    const rows = [...out.matchAll(/Rope +(.+?) {4}/g)].map(([, cells]) => cells);
    expect(rows).toEqual(['– · · · ·', '– · ✓ · ·', '– · ✗ · ·']);
  });

  test('help says what to do now; what is no choice is said to be none', async () => {
    const { out } = await lines('h', 'perhaps', 'q');
    expect(out).toContain('It is your turn. Begin it with one of the moves offered');
    expect(out).toContain('“perhaps” is none of the choices.');
  });

  test.each([['q'], ['n', 'q'], ['2', 'q'], ['1']])('leaving with %s is no error', async (...typed) => {
    const { code, out, err } = await lines(...typed);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('You leave the table.\nThe same game again:\n  casefile play --edition clue-2002');
  });

  test('when nobody types at all a bot plays to the end', async () => {
    const { code, out } = await casefile(['play', '--edition', 'card-2018', '--seed', '2', '--lang', 'fr']);
    expect(code).toBe(0);
    expect(out).toContain('Personne ne tape');
    expect(out).toMatch(/Carte Crime\u00a0: /);
  });

  test('an accusation is asked for once more before it is made', async () => {
    const accuse = ['2', 'Mr. Green', 'Rope', 'Hall'];
    const { out } = await lines(...accuse, 'No, back', ...accuse, 'Yes, accuse', 'q');
    expect(out.match(/Accuse Mr\. Green, Rope, Hall\?/g)).toHaveLength(2);
    expect(out.match(/You accuse: Mr\. Green, Rope, Hall\./g)).toHaveLength(1);
    expect(out).toContain('The accusation is wrong: you can no longer win.');
  });
});
