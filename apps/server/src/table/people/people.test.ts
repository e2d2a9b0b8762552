import { stripEntry } from '@casefile/protocol';
import { describe, expect, test } from 'vitest';
import { rematchOf } from '../open.ts';
import { host, Sitting, seated, spectator } from '../test/sitting.ts';
import { programCalled } from './who.ts';

const four = (): Sitting => Sitting.started({ edition: 'speed', people: 4, bots: 0 });

describe('absence', () => {
  test('does not replace a present player', () => {
    const at = four();
    expect(at.why(seated('p1'), { do: 'vote', seat: 2 })).toBe('not-now');
    expect(at.why(host, { do: 'replace', seat: 2, bot: 'random' })).toBe('not-now');
    expect(at.why(host, { do: 'replace', seat: 9, bot: 'random' })).toBe('no-such-seat');
  });

  test('a majority of the other present players replaces a seat by a bot, and the player can take it back', () => {
    const at = four();
    at.write({ is: 'absent', seat: 3 });
    at.must(seated('p1'), { do: 'vote', seat: 3 });
    at.must(seated('p1'), { do: 'vote', seat: 3 });
    expect(at.state.chairs[3]!.bot).toBe(null);
    expect(at.why(seated('p3'), { do: 'vote', seat: 3 })).toBe('not-allowed');
    expect(at.why(spectator, { do: 'vote', seat: 3 })).toBe('not-allowed');
    at.must(seated('p2'), { do: 'vote', seat: 3 });
    expect(at.state.chairs[3]!.bot).not.toBe(null);
    expect(at.why(seated('p3'), { do: 'act', action: { do: 'end' } })).toBe('not-allowed');
    expect(at.why(seated('p2'), { do: 'take-back' })).toBe('ok');
    expect(at.state.chairs[3]!.bot).not.toBe(null);
    at.must(seated('p3'), { do: 'take-back' });
    expect(at.state.chairs[3]!.bot).toBe(null);
    expect(at.state.timing.absent[3]).toBe(null);
  });

  test('drops votes when the player returns, and ignores votes of those who left', () => {
    const at = four();
    at.write({ is: 'absent', seat: 3 });
    at.must(seated('p1'), { do: 'vote', seat: 3 });
    at.write({ is: 'back', seat: 3 }, { is: 'absent', seat: 3 });
    expect(at.state.votes[3]).toEqual([]);
    at.must(seated('p1'), { do: 'vote', seat: 3 });
    at.must(seated('p1'), { do: 'leave' });
    expect(at.state.votes[3]).toEqual([]);
  });

  test('acting ends an absence', () => {
    const at = four();
    const seat = at.position.turn;
    at.write({ is: 'absent', seat });
    at.step(() => 0);
    expect(at.state.timing.absent[seat]).toBe(null);
  });
});

describe('leaving a game', () => {
  test('is final: a bot plays on, and the player gets the public view', () => {
    const at = four();
    at.must(seated('p2'), { do: 'leave' });
    expect(at.state.chairs[2]).toMatchObject({ people: [], bot: expect.any(String) });
    expect(at.why(seated('p2'), { do: 'take-back' })).toBe('not-allowed');
    expect(at.why(seated('p2'), { do: 'say', phrase: 'goodbye' })).toBe('not-allowed');
  });

  test('by one member of a team leaves the seat to the others', () => {
    const at = new Sitting({ edition: 'clue-2015', people: 2, bots: 0 });
    at.must(seated('friend'), { do: 'sit', name: 'Zoe', invitedBy: 'p1' });
    at.must(host, { do: 'start' });
    at.must(seated('p1'), { do: 'leave' });
    const chair = at.state.chairs.find(({ people }) => people.includes('friend'))!;
    expect(chair).toMatchObject({ people: ['friend'], bot: null });
  });

  test('a host who leaves hands the table over', () => {
    const at = four();
    at.must(host, { do: 'leave' });
    expect(at.state.host).toBe('p1');
    expect(at.why(host, { do: 'pause' })).toBe('not-allowed');
  });

  const onlyHost = { person: 'p0', roles: ['host'] } as const;
  test('the host’s token gives up the table and keeps the seat', () => {
    const at = four();
    at.must(onlyHost, { do: 'leave' });
    expect(at.state.host).toBe('p1');
    expect(at.state.chairs[0]).toMatchObject({ people: ['p0'], bot: null });
    expect(at.why(seated('p0'), { do: 'say', phrase: 'hello' })).toBe('ok');
    expect(at.why(onlyHost, { do: 'leave' })).toBe('not-allowed');
  });

  test('the token of a seat that is not the host’s hands nothing over', () => {
    const at = four();
    at.must(seated('p1'), { do: 'leave' });
    expect(at.state.host).toBe('p0');
  });

  test('makes a present person host rather than an absent one, and never a bot', () => {
    const at = four();
    at.write({ is: 'absent', seat: 1 });
    at.must(seated('p0'), { do: 'leave' });
    expect(at.state.host).toBe('p2');
    const lobby = new Sitting({ people: 1, bots: 0 });
    const program = programCalled('x');
    lobby.must({ person: program, roles: ['bot'] }, { do: 'sit', name: 'Robot' });
    expect(lobby.why(host, { do: 'host', person: program })).toBe('no-such-seat');
    expect(lobby.why(onlyHost, { do: 'leave' })).toBe('not-now');
    lobby.must(host, { do: 'leave' });
    expect(lobby.state).toMatchObject({ host: 'p0', phase: 'over' });
  });
});

describe('pausing', () => {
  test('takes the host alone, or all others together', () => {
    const at = four();
    at.must(host, { do: 'pause' });
    expect(at.state.timing.pausedAt).not.toBe(null);
    at.must(seated('p1'), { do: 'resume' });
    at.must(seated('p2'), { do: 'resume' });
    expect(at.state.timing.pausedAt).not.toBe(null);
    at.write({ is: 'absent', seat: 3 });
    at.must(host, { do: 'resume' });
    expect(at.state.timing.pausedAt).toBe(null);
    for (const person of ['p1', 'p2']) at.must(seated(person), { do: 'pause' });
    expect(at.state.timing.pausedAt).toBe(null);
    at.must(seated('p0'), { do: 'pause' });
    expect(at.last).toMatchObject({ is: 'paused', by: null });
    expect(at.why(spectator, { do: 'resume' })).toBe('not-allowed');
  });
});

describe('what people say', () => {
  const free = (): Sitting =>
    Sitting.started({ edition: 'speed', people: 3, bots: 0, terms: { chat: 'free' } });

  test('phrases always, free text where the table allows it', () => {
    const at = Sitting.started({ edition: 'speed' });
    expect(at.why(seated('p1'), { do: 'say', phrase: 'hello' })).toBe('ok');
    expect(at.why(seated('p1'), { do: 'write', text: 'hello' })).toBe('only-phrases');
    expect(free().why(seated('p1'), { do: 'write', text: ' hello\n there ' })).toBe('ok');
    expect(free().why(seated('p1'), { do: 'write', text: ' \u200b ' })).toBe('malformed');
    expect(free().why(spectator, { do: 'write', text: 'hello' })).toBe('not-allowed');
  });

  test('allows only phrases to a player who has seen the envelope, with any token, until the game is over', () => {
    const at = free();
    const seat = at.position.turn;
    const { person } = at.playerOf(seat)!;
    const { suspects, weapons, rooms } = at.position.rules.cards;
    const wrong = (cards: readonly string[]) => cards.find((card) => !at.position.envelope!.includes(card))!;
    const action = {
      do: 'accuse',
      suspect: wrong(suspects),
      weapon: wrong(weapons),
      room: wrong(rooms),
    } as const;
    at.must(seated(person), { do: 'act', action });
    const write = { do: 'write', text: 'It was the butler' } as const;
    expect(at.why(seated(person), write)).toBe('only-phrases');
    at.must(host, { do: 'host', person });
    expect(at.why({ person, roles: ['host'] }, write)).toBe('only-phrases');
    expect(at.why(seated(person), { do: 'say', phrase: 'oh-no' })).toBe('ok');
    const others = ['p0', 'p1', 'p2'].filter((other) => other !== person);
    for (const other of others) expect(at.why(seated(other), write)).toBe('ok');
    while (at.step(() => 0, 1));
    expect(at.state.phase).toBe('over');
    expect(at.why(seated(person), write)).toBe('ok');
  });

  test('R35 only phrases to a host who has seen the envelope and left the seat, with nobody to hand the table to', () => {
    const at = Sitting.started({ edition: 'speed', people: 2, bots: 2, terms: { chat: 'free' } });
    const onlyHost = { person: 'p0', roles: ['host'] } as const;
    const write = { do: 'write', text: 'It was the butler' } as const;
    at.must(seated('p1'), { do: 'write', text: 'Rubbish' });
    const line = at.state.n;
    at.must(seated('p1'), { do: 'leave' });
    while (at.position.turn !== 0) at.step(() => 0, 1e9);
    const { suspects, weapons, rooms } = at.position.rules.cards;
    const wrong = (cards: readonly string[]) => cards.find((card) => !at.position.envelope!.includes(card))!;
    const action = {
      do: 'accuse',
      suspect: wrong(suspects),
      weapon: wrong(weapons),
      room: wrong(rooms),
    } as const;
    at.must(host, { do: 'act', action });
    at.must(host, { do: 'leave' });
    expect(at.state).toMatchObject({ phase: 'playing', host: 'p0' });
    expect(at.state.chairs.every(({ people }) => people.length === 0)).toBe(true);
    for (const who of [onlyHost, host]) {
      expect(at.why(who, write)).toBe('only-phrases');
      expect(at.why(who, { do: 'report', line })).toBe('only-phrases');
      expect(at.why(who, { do: 'say', phrase: 'oh-no' })).toBe('ok');
    }
    while (at.step(() => 0, 1));
    expect(at.why(onlyHost, write)).toBe('ok');
  });

  test('a line of somebody else can be reported, once, and nobody is told by whom', () => {
    const at = free();
    at.must(seated('p1'), { do: 'write', text: 'Rubbish' });
    const line = at.state.n;
    expect(at.why(seated('p1'), { do: 'report', line })).toBe('not-allowed');
    expect(at.why(spectator, { do: 'report', line })).toBe('not-allowed');
    expect(at.why(host, { do: 'report', line: line - 1 })).toBe('not-now');
    at.must(host, { do: 'report', line });
    expect(stripEntry(at.table.entries.at(-1)!, 1)).toEqual({
      n: line + 1,
      at: expect.any(Number),
      is: 'reported',
      line,
    });
    expect(at.why(host, { do: 'report', line })).toBe('not-now');
  });

  test('nothing while the host has muted the table', () => {
    const at = free();
    expect(at.why(seated('p1'), { do: 'mute-all', muted: true })).toBe('not-allowed');
    at.must(host, { do: 'mute-all', muted: true });
    expect(at.why(seated('p1'), { do: 'say', phrase: 'hello' })).toBe('muted');
    expect(at.why(host, { do: 'write', text: 'hello' })).toBe('muted');
  });
});

describe('rematch', () => {
  test('after the end, once; with the same terms, the asker as host and the bots in their chairs', () => {
    const at = Sitting.started({ edition: 'speed', people: 2, bots: 2 });
    expect(at.why(seated('p1'), { do: 'rematch', table: 'next' })).toBe('not-now');
    while (at.step(() => 0, 1));
    expect(at.why(spectator, { do: 'rematch', table: 'next' })).toBe('not-allowed');
    expect(at.why(seated('p1'), { do: 'rematch', table: 'next' })).toBe('ok');
    expect(at.why(host, { do: 'rematch', table: 'other' })).toBe('ok');
    expect(at.state.next).toBe('next');
    const opening = rematchOf(at.table, 'p1', 'next', undefined);
    expect(opening).toMatchObject({
      edition: 'speed',
      host: { person: 'p1', name: 'Bruno' },
      after: 'a-table',
    });
    expect(opening.bots?.length).toBe(2);
  });
});
