import { botIds, infoOf, makeBot } from '@casefile/bots';
import { seedFrom } from '@casefile/bots/arena/match';
import { inProcess, playGame } from '@casefile/bots/arena/play-game';
import { ArenaTable } from '@casefile/bots/arena/table';
import { editionById, editions } from '@casefile/editions';
import { makeCorridor } from '@casefile/editions/words/corridor';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import { languages, makeTrail, sayFact } from '@casefile/editions/words/words';
import { type Fact, replay, type Seat, stripFact } from '@casefile/engine';
import { describe, expect, test } from 'vitest';
import { casefile } from '../../../test/casefile.ts';
import { namesOf, wordsOf } from '../../names.ts';

const seed = '5eed'.repeat(16);
const you: Seat = 0;
const named = ['basil', 'agnes', 'victor'];
const ids = editions.map(({ id }) => id);
const cardsOf = (id: string) => editionById(id)!.cards({ clueCards: true, advanced: false });

/** The game that the command plays, with every sealed fact open. */
async function openly(
  id: string,
): Promise<{ facts: readonly Fact[]; hands: readonly (readonly string[])[] }> {
  const edition = editionById(id)!;
  const suspects = cardsOf(id).suspects.slice(0, 4);
  const table = ArenaTable.mustOpen({ edition, suspects, options: {}, seed });
  const info = infoOf(edition, table.options);
  const players = ['most-likely', ...named].map((bot, seat) =>
    inProcess(makeBot(bot, seedFrom(seed, `seat ${seat}`), info), 2000),
  );
  const { faults } = await playGame({ table, players, seed, clock: () => 0, maxTurns: 1000 });
  expect(faults).toEqual([0, 0, 0, 0]);
  const replayed = replay(edition, table.record());
  if (!replayed.ok) throw new Error(replayed.fault.kind);
  return { facts: replayed.log, hands: replayed.game.table.hands };
}

const oneLine = (text: string): string => text.replace(/\n {4}/g, ' ');

describe.concurrent.each(ids)('%s', (id) => {
  test.each(languages)('plays a whole game in %s and prints only what the player may know', async (lang) => {
    const { code, out, err } = await casefile([
      'play',
      '--edition',
      id,
      '--auto',
      '--bots',
      named.join(),
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
    const { drawing } = editionById(id)!;
    const speaker = makeSpeaker(names, players, you, drawing === null ? null : makeCorridor(drawing));
    const { facts } = await openly(id);
    const froms = facts.map(makeTrail());
    const read = facts.map((fact, i) => sayFact(words, stripFact(fact, you), speaker, froms[i]));
    const told = oneLine(out);
    for (const sentence of read) expect(told).toContain(sentence);
    const secrets = facts
      .map((fact, i) => sayFact(words, fact, speaker, froms[i]))
      .filter((open) => !read.includes(open));
    expect(secrets.length, 'cards that others saw').toBeGreaterThan(3);
    for (const secret of secrets) expect(told).not.toContain(secret);
    const ended = facts.at(-1) as Extract<Fact, { fact: 'ended' }>;
    expect(out).toContain(ended.envelope.map(speaker.name).join(', '));
    expect(out.trimEnd()).toMatch(new RegExp(`--seed ${seed}`));
  });

  test('in a piped game neither notebook nor log names a card before it was shown', async () => {
    const lines = [
      'n',
      '1',
      'b',
      'l',
      ...Array.from({ length: 120 }, (_, i) => (i % 9 === 8 ? 'n\n1\nb' : '1')),
    ];
    // Bots that pull others into rooms, but take their time, leave some for seeing cards.
    const args = ['play', '--edition', id, '--seed', seed, '--bots', 'cross-off'];
    const { code, out, err } = await casefile(args, lines.join('\n'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const names = await namesOf(id, 'en');
    const { hands } = await openly(id);
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
          new RegExp(`${owner} (shows (you|everyone) (the )?${name}( card)?\\.|is murdered)`),
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
  test('refuses a square out of reach with the rule and its text, and changes nothing', async () => {
    const { out } = await lines('1', '14,7', '9,9', '16,6', 'q');
    expect(out).toMatch(
      /Not possible\. You cannot get there with this roll\.\n {2}Rule C02-07: After a roll the pawn/,
    );
    expect(out).toMatch(/Not possible\. There is no such place on the board\./);
    expect(out).toMatch(/> 16,6\n {2}You walk towards the [A-Z][\w ]+\./);
  });

  test('prints the text of the rule in French in a French game', async () => {
    const french = ['play', '--edition', 'clue-2002', '--seed', '1', '--lang', 'fr'];
    const { out } = await casefile(french, ['1', '14,7', 'q'].join('\n'));
    expect(out).toMatch(/\n {2}Règle C02-07\u00a0: Après un lancer, le pion avance exactement de la somme/);
  });

  test('refuses an action that is not legal now and takes one that is', async () => {
    const { out } = await lines('end', 'roll', 'roll', 'q');
    expect(out).toMatch(/> end\n\nNot possible\. Your turn begins with a move\./);
    expect(out.match(/You roll \d/g)).toHaveLength(1);
  });

  test('writes the player’s own marks into the notebook', async () => {
    const { out } = await lines('n', 'Rope', 'Mrs. White', 'rope', 'mrs. white', '1', 'q');
    const rows = [...out.matchAll(/Rope +(.+?) {4}/g)].map(([, cells]) => cells);
    expect(rows).toEqual(['– · · · ·', '– · ✓ · ·', '– · ✗ · ·']);
  });

  test('explains why a card is or cannot be somewhere, in the language of the game', async () => {
    const { out } = await lines(
      'n',
      'why Knife',
      'why hall = white',
      'why rope',
      'why gun',
      'why rope = gun',
      '1',
      'q',
    );
    const told = oneLine(out);
    expect(told).toContain('> why Knife\n\nYou were dealt the Knife.');
    expect(told).toContain(
      '> why hall = white\n\nYou were dealt the Hall: Mrs. White does not have the Hall.',
    );
    expect(told).toContain('> why rope\n\nNothing is certain about this card yet: Rope.');
    expect(told).toContain('> why gun\n\n“gun” is not one of the choices.');
    expect(told).toContain('> why rope = gun\n\n“gun” is not one of the choices.');
    const french = await casefile(
      ['play', '--edition', 'clue-2002', '--seed', '1', '--lang', 'fr'],
      ['n', 'pourquoi couteau = enveloppe', '1', 'q'].join('\n'),
    );
    expect(oneLine(french.out)).toContain(
      'Vous avez reçu le couteau à la donne\u00a0: le couteau n’est pas dans l’enveloppe.',
    );
  });

  test('prints help for the current decision, and says when the input is not one of the choices', async () => {
    const { out } = await lines('h', 'perhaps', 'q');
    expect(out).toContain('Roll, then choose where to go.');
    expect(out).toContain('“perhaps” is not one of the choices.');
  });

  test.each([['q'], ['n', 'q'], ['2', 'q'], ['1']])(
    'exits with code 0 when the player leaves with %s',
    async (...typed) => {
      const { code, out, err } = await lines(...typed);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain(
        'You have left the table.\nTo play the same game again:\n  casefile play --edition clue-2002',
      );
    },
  );

  test('lets a bot play to the end when standard input is empty', async () => {
    const { code, out } = await casefile(['play', '--edition', 'card-2018', '--seed', '2', '--lang', 'fr']);
    expect(code).toBe(0);
    expect(out).toContain('Personne ne tape');
    expect(out).toMatch(/Cartes du crime\u00a0: /);
  });

  test('asks for confirmation before an accusation', async () => {
    const accuse = ['2', 'Mr. Green', 'Rope', 'Hall'];
    const { out } = await lines(...accuse, 'No, back', ...accuse, 'Yes, accuse', 'q');
    expect(out.match(/Accuse Mr\. Green, Rope, Hall\?/g)).toHaveLength(2);
    expect(out.match(/You accuse Mr\. Green with the Rope in the Hall\./g)).toHaveLength(1);
    expect(out).toContain('The accusation is wrong: you can no longer win.');
  });
});

test('a table with house rules says them at the beginning, in words, with their rules', async () => {
  const args = ['play', '--edition', 'clue-1986', '--seed', '1', '--option', 'weaponPlacement=chosen'];
  const { out } = await casefile(args, 'q');
  expect(out).toContain('\nWhere the weapons start: The players take turns placing them (C86-03)\n');
  const french = await casefile([...args, '--lang', 'fr'], 'q');
  expect(french.out).toContain(
    '\nOù sont les armes au départ\u00a0: Les joueurs les placent à tour de rôle (C86-03)\n',
  );
  // What is as usual is not listed.
  expect(out).not.toContain('C86-23');
  expect(out).not.toContain('ALL-07');
});

describe.concurrent('the other seats', () => {
  test('are different opponents without the strongest, introduced by name and character', async () => {
    const { out } = await lines('b', 'q');
    expect(out).toContain('Casefile · ');
    expect(out).toMatch(/\nDaisy is Colonel Mustard\. Plays for the company, loses her notes/);
    expect(out).toMatch(/\nAgnes is Mr\. Green\. Listens to every answer/);
    expect(out).not.toContain('Irène');
    expect(out).toMatch(/Miss Scarlett? \(you\)/);
    expect(out).toContain('Mrs. White (Basil)');
  });

  test('are the bots named on the command line, and the same again with the printed command', async () => {
    const args = [
      'play',
      '--edition',
      'clue-2002',
      '--seed',
      '1',
      '--bots',
      'champion,random,random',
      '--lang',
      'fr',
    ];
    const { out } = await casefile(args, 'q');
    expect(out).toMatch(/\nchampion incarne .*\.\nrandom incarne .*\.\nrandom 2 incarne .*\.\n/);
    expect(out).toContain(' --seats 4 --bots champion,random,random --seed 1');
  });

  test('can be listed with their ratings', async () => {
    const { code, out } = await casefile(['play', '--list-bots', '--lang', 'fr']);
    expect(code).toBe(0);
    expect(out).toMatch(/^bot +rating\n/);
    for (const id of botIds)
      expect(out).toMatch(new RegExp(`^${id} +(–|\\d+( ± \\d+)?|below -?\\d+) +\\S`, 'm'));
    expect(out).toContain('Daisy. Joue pour la compagnie');
  });
});
