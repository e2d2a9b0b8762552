import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArenaTable } from '@casefile/bots/arena/table';
import { Conversation } from '@casefile/bots/protocol/conversation';
import { editionById } from '@casefile/editions';
import { type Fact, type GameRecord, makeView, replay, stripFact } from '@casefile/engine';
import { expect, test } from 'vitest';
import { docFile } from '../measure/doc.ts';
import { root } from '../measure/sources.ts';

const doc = readFileSync(join(root, docFile), 'utf8');
const section = doc.slice(doc.indexOf('## The line protocol'), doc.indexOf('## A program that misbehaves'));
const rows = [...section.matchAll(/^\| `(\w+)` \| .* \| (.*) \| `(\{"fact".*\})` \|$/gm)].map(
  ([, name, fields, example]) => ({ name: name!, fields: fields!, example: JSON.parse(example!) as Fact }),
);

/** Every fact of the golden games as each seat may read it. */
const told: Fact[] = globSync('packages/editions/src/*/goldens/*.json', { cwd: root }).flatMap((file) => {
  const record = JSON.parse(readFileSync(join(root, file), 'utf8')) as GameRecord;
  const edition = editionById(record.edition);
  if (edition === undefined) return [];
  const { log } = replay(edition, record);
  return record.players.flatMap((_, seat) => log.map((fact) => stripFact(fact, seat)));
});
const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
const shapeOf = (fact: Fact): string =>
  Object.entries(fact).map(([key, value]) => `${key}: ${kindOf(value)}`).sort().join(); // biome-ignore format: short

test('documents every kind of fact once, and no other', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual([...new Set(told.map(({ fact }) => fact))].sort());
});

test('every example has the shape of a fact from a real game', () => {
  const shapes = new Set(told.map(shapeOf));
  for (const { name, example } of rows) {
    expect(example.fact).toBe(name);
    expect(shapes, JSON.stringify(example)).toContain(shapeOf(example));
  }
});

test('documents every field of every fact', () => {
  for (const { name, fields } of rows) {
    const keys = new Set(told.filter(({ fact }) => fact === name).flatMap((fact) => Object.keys(fact)));
    for (const key of keys) if (key !== 'fact') expect(fields, `${name} has ${key}`).toContain(`\`${key}\``);
  }
});

test('documents the messages of a real conversation', () => {
  const lines = [...section.matchAll(/^([→←]) (\{.*\})$/gm)].map(([, way, text]) => ({ way, text: text! }));
  const edition = editionById('clue-2002')!;
  const suspects = ['scarlet', 'mustard', 'white'];
  const table = ArenaTable.mustOpen({
    edition,
    options: {},
    suspects,
    seed: '5'.padStart(64, '0'),
  });
  const talk = new Conversation();
  const view = makeView(table.positionOf(1));
  const said = [
    talk.hello(),
    talk.start('1-1', table, 1, view),
    talk.news(table, 1)[0]!,
    talk.ask(view, [{ do: 'show', card: ['rope', 'hall'] }], 2000),
    talk.end(table),
  ];
  const sent = lines.filter(({ way }) => way === '→').map(({ text }) => JSON.parse(text));
  expect(sent.map((message) => Object.keys(message))).toEqual(said.map((message) => Object.keys(message)));
  expect(sent.map(({ type }) => type)).toEqual(said.map(({ type }) => type));
  const heard = lines.filter(({ way }) => way === '←').map(({ text }) => talk.hear(text));
  expect(heard).toEqual([
    { kind: 'hello', name: 'my-bot', version: '0.1' },
    { kind: 'action', action: { do: 'show', card: 'rope' } },
  ]);
});
