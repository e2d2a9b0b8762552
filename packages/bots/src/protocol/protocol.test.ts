import { editionById } from '@casefile/editions';
import { makeView } from '@casefile/engine';
import { describe, expect, test } from 'vitest';
import { seedFrom } from '../arena/match.ts';
import { ArenaTable } from '../arena/table.ts';
import { brief } from './brief.ts';
import { Conversation } from './conversation.ts';
import { Lines } from './lines.ts';
import { makeLine, parseLine } from './messages.ts';

const edition = editionById('clue-2002')!;
const table = ArenaTable.mustOpen({
  edition,
  options: {},
  suspects: ['scarlet', 'mustard', 'white'],
  seed: seedFrom('protocol'),
});
const view = makeView(table.positionOf(1));

describe('lines', () => {
  test('are put together from any pieces', () => {
    const lines = new Lines(10);
    expect(lines.push('ab')).toEqual([]);
    expect(lines.push('c\nd\n\nef')).toEqual(['abc', 'd', '']);
    expect(lines.push('\n')).toEqual(['ef']);
  });

  test('that grow too long are reported once and dropped to their end', () => {
    const lines = new Lines(10);
    expect(lines.push('0123456789x')).toEqual([{ tooLong: true }]);
    expect(lines.push('more and more and more')).toEqual([]);
    expect(lines.push('end\nok\n')).toEqual(['ok']);
    expect(lines.push('0123456789xyz\nok\n')).toEqual([{ tooLong: true }, 'ok']);
  });
});

test('shortens what a program said and makes it harmless before it is quoted', () => {
  const round: unknown[] = [];
  round.push(round);
  expect(brief(round)).toBe('(cannot be shown)');
  expect(brief(undefined)).toBe('undefined');
  expect(brief('a\n\u001b[2J\u202e\ud800')).toBe('a  [2J  ');
  expect(brief({ do: 'x'.repeat(1e6) })).toMatch(/^\{"do":"x{93}…$/);
});

describe('what a bot says', () => {
  test.each([
    ['not json', /^no JSON: not json$/],
    ['', /^no JSON/],
    ['[1]', /^no message/],
    ['null', /^no message/],
    ['{"type":"move"}', /^unknown type of message/],
    ['{"type":"action","id":1}', /without its game and id/],
    ['{"type":"action","game":"1","id":"1","action":{}}', /without its game and id/],
    ['{"type":"action","game":"1","id":1}', /an action is missing/],
    [`"${'x'.repeat(1000)}"`, /^no message: .{101}$/],
    ['\u001b[31m', /^no JSON: {2}\[31m$/],
  ])('%j', (line, fault) => {
    expect(parseLine(line)).toEqual({ fault: expect.stringMatching(fault) });
  });

  test('hello and action', () => {
    expect(parseLine('{"type":"hello","name":"my-bot","version":"0.1"}')).toEqual({
      type: 'hello',
      name: 'my-bot',
      version: '0.1',
    });
    const action = { type: 'action', game: '1-1', id: 5, action: { do: 'show', card: 'rope' } };
    expect(parseLine(JSON.stringify(action))).toEqual(action);
  });
});

describe('a conversation', () => {
  const begin = () => {
    const talk = new Conversation();
    return { talk, start: talk.start('1-1', table, 1, view) };
  };

  test('says hello, start, what the seat may see, a question, and the end', () => {
    const { talk, start } = begin();
    expect(talk.hello()).toEqual({ type: 'hello', protocol: 1 });
    expect(start).toEqual({
      type: 'start',
      game: '1-1',
      edition: 'clue-2002',
      options: { lastSeat: 'plays-on' },
      seats: ['scarlet', 'mustard', 'white'],
      you: 1,
      view,
    });
    const news = talk.news(table, 1);
    expect(news.map((message) => message.type === 'event' && message.n)).toEqual(
      Array.from({ length: table.facts }, (_, n) => n),
    );
    expect(talk.news(table, 1)).toEqual([]);
    const dealt = news.flatMap((message) =>
      message.type === 'event' && message.event.fact === 'dealt' ? [message.event] : [],
    );
    expect(dealt.map(({ seat, sealed }) => [seat, sealed.cards?.length ?? 'hidden']).sort()).toEqual([
      [0, 'hidden'],
      [1, 6],
      [2, 'hidden'],
    ]);
    const legal = [{ do: 'roll' }] as const;
    expect(talk.ask(view, legal, 2000)).toEqual({
      type: 'decide',
      game: '1-1',
      id: 1,
      view,
      legal,
      ms: 2000,
    });
    expect(talk.end(table)).toEqual({ type: 'end', game: '1-1', winner: null, envelope: table.envelope });
    expect(makeLine(talk.hello())).toBe('{"type":"hello","protocol":1}\n');
  });

  const answer = (id: number, game = '1-1') =>
    JSON.stringify({ type: 'action', game, id, action: { do: 'roll' } });

  test('takes the answer to its open question once', () => {
    const { talk } = begin();
    talk.ask(view, [{ do: 'roll' }], 2000);
    expect(talk.hear(answer(1))).toEqual({ kind: 'action', action: { do: 'roll' } });
    expect(talk.hear(answer(1))).toEqual({ kind: 'late' });
  });

  test('calls an answer after its time late, and an answer to no question a fault', () => {
    const { talk } = begin();
    talk.ask(view, [{ do: 'roll' }], 2000);
    talk.close();
    expect(talk.hear(answer(1))).toEqual({ kind: 'late' });
    expect(talk.hear(answer(2))).toEqual({
      kind: 'fault',
      why: expect.stringContaining('id 2'),
      answers: false,
    });
    talk.ask(view, [{ do: 'roll' }], 2000);
    expect(talk.hear(answer(1))).toEqual({ kind: 'late' });
    expect(talk.hear(answer(2, '1-2'))).toEqual({
      kind: 'fault',
      why: 'an answer to a question that was not asked: game 1-2, id 2',
      answers: true,
    });
    expect(talk.hear('oops')).toEqual({ kind: 'fault', why: 'no JSON: oops', answers: true });
    expect(talk.hear(answer(2))).toEqual({ kind: 'action', action: { do: 'roll' } });
  });
});
