import { expect, test } from 'vitest';
import type { Asker, Reply } from './asking/asker.ts';
import { chooseTable } from './choose-table.ts';

/** Gives these answers one after the other, and records the questions. */
function answering(...answers: Reply[]): { asker: Asker; questions: [string, readonly string[]][] } {
  const questions: [string, readonly string[]][] = [];
  const asker: Asker = {
    async ask(question, choices) {
      questions.push([question, choices]);
      return answers.shift()!;
    },
    close() {},
  };
  return { asker, questions };
}

test('asks for the edition, the suspect, the number of seats and the opponents', async () => {
  const { asker, questions } = answering({ pick: 1 }, { pick: 2 }, { typed: '?' }, { pick: 1 }, { pick: 5 });
  const chosen = await chooseTable(asker, { lang: 'en' });
  expect(chosen).toEqual({ edition: 'clue-2002', suspect: 'white', seats: '4', bots: 'irene' });
  const [question, choices] = questions.at(-1)!;
  expect(question).toBe('Who will you play against?');
  expect(choices[0]).toBe('Different opponents, the gentlest first');
  expect(choices[1]).toMatch(/^Daisy( \(.+\))? – Plays for the company/);
  expect(choices).toHaveLength(6);
});

test('does not ask for what the command line gives, and names no bot for different opponents', async () => {
  const { asker, questions } = answering({ pick: 1 }, { pick: 0 });
  const chosen = await chooseTable(asker, { suspect: 'plum', seats: '3', lang: 'fr' });
  expect(chosen).toEqual({ edition: 'clue-2002', suspect: 'plum', seats: '3' });
  expect(questions).toHaveLength(2);
});

test('the player may leave at any question', async () => {
  for (const before of [0, 1, 2, 3]) {
    const picks = Array.from({ length: before }, () => ({ pick: 0 }));
    expect(await chooseTable(answering(...picks, { typed: 'q' }).asker, { lang: 'en' })).toBeNull();
    expect(await chooseTable(answering(...picks, { end: 'quit' }).asker, { lang: 'en' })).toBeNull();
  }
});
