// Checks Casefile records with nothing but SHA-256: everybody had committed to a seed before anybody opened one, each entry
// is in its place and chained to the one before, and envelope, hands, weapons, dice and drawn cards are what exactly these
// seeds deal. It shares no code with Casefile. `casefile record verify` also plays the game again, rule by rule.
//     node verify-record.mjs [--commitment HEX] FILE…   exit code 0: all good, 1: something is wrong, 2: cannot be read
// biome-ignore-all format: whoever does not trust us reads it through, so it has at most 150 lines
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const boxes = JSON.parse(readFileSync(new URL('boxes.json', import.meta.url), 'utf8'));
const joined = (parts) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const [sha256, hmac] = [(...parts) => createHash('sha256').update(joined(parts)).digest(), (key, ...parts) => createHmac('sha256', key).update(joined(parts)).digest()];
const [hex, bytesOf, isHash] = [(bytes) => bytes.toString('hex'), (text) => Buffer.from(text, 'hex'), (text) => /^[0-9a-f]{64}$/.test(text)];
function mustBe(given, due, what) {
  const [is, should] = [given, due].map((value) => `${JSON.stringify(value)}`);
  if (is !== should) throw new Error(`${what}: ${is.slice(0, 90)} should be ${should.slice(0, 90)}`);
}
/** HMAC-SHA256 of the seed over 0, 1, 2… read as 32-bit words; words that would favour some results are skipped. */
function chanceFrom(seed) {
  const word = (n) => hmac(seed, [0, 0, 0, 0, 0, n >> 19, n >> 11, n >> 3]).readUInt32BE((n % 8) * 4);
  const fair = (drawn, bound) => (drawn < Math.floor(2 ** 32 / bound) * bound ? drawn % bound : chance.below(bound));
  const swap = (cards, one, other) => cards.with(one, cards[other]).with(other, cards[one]);
  const step = (cards, _, last) => (last > 0 ? swap(cards, last, chance.below(last + 1)) : cards);
  const chance = { used: 0, below: (bound) => fair(word(chance.used++), bound), pick: (list) => list[chance.below(list.length)], dice: (count) => Array.from({ length: count }, () => 1 + chance.below(6)) };
  return Object.assign(chance, { shuffle: (list) => list.reduceRight(step, list) });
}
/** The seat that plays first: the one that plays a suspect, or the next; any; or by rolls, no more and no fewer than needed. */
function firstSeat({ rolls: given = [] }, { box, chance, seats, record }) {
  const worth = (dice) => dice.reduce((sum, face) => sum + face, record.editionVersion > 1 && dice[0] === box.mark ? -box.mark : 0);
  const from = Math.max(box.cards[0].indexOf(record.options.first), box.first === 'order' ? 0 : -1);
  let [rolling, rolls] = [[...seats.keys()], []];
  while (from < 0 && box.first === 'highest' && rolling.length > 1 && !(box.ties && rolls.length > 0)) {
    rolls.push(seats.map((_, seat) => (rolling.includes(seat) ? worth(chance.dice(box.dice)) : 0)));
    rolling = rolling.filter((seat) => rolls.at(-1)[seat] === Math.max(...rolls.at(-1)));
  }
  mustBe(given, rolls, 'the rolls for the first turn');
  const round = [...box.cards[0].slice(from), ...box.cards[0]];
  if (from >= 0 || box.first === 'any') return from >= 0 ? seats.indexOf(round.find((suspect) => seats.includes(suspect))) : chance.below(seats.length);
  return (rolling[0] + (box.next ?? 0)) % seats.length;
}
/** The envelope, what lies in rooms, the hands in order, what is left over, and where the weapons begin. */
function checkDeal(facts, { box, chance, seats, hands, record }) {
  const fact = (name) => facts.filter((each) => each.fact === name).reduce((_, more) => mustBe(more, undefined, 'what is there once'));
  const [{ edition, version, options, players }, opened] = [fact('opened'), record.log[0]];
  mustBe([opened.edition, opened.editionVersion, edition, version, options], [edition, version, record.edition, record.editionVersion, record.options], 'entry 0, the header');
  const botOf = (suspect) => record.log.findLast((each) => each.is === 'sat' && each.suspect === suspect).sitter.bot;
  mustBe([[...players, ...record.players].map(({ suspect }) => suspect), record.players.map(({ bot }) => bot)], [[...seats, ...seats], seats.map(botOf)], 'the seats');
  const [first, envelope] = [firstSeat(fact('first'), { box, chance, seats, record }), Object.assign(hands, { envelope: box.cards.map(chance.pick) }).envelope];
  mustBe([fact('first').seat, fact('enveloped').cards, fact('enveloped').sealed], [first, undefined, { for: [], cards: envelope }], 'first seat and envelope');
  const free = chance.shuffle(box.cards.flat().filter((card) => !envelope.includes(card)));
  const rooms = seats.length <= (box.hiddenUpTo ?? 0) ? chance.shuffle(box.hidden).slice(0, 4) : [];
  const piles = rooms.map((room) => [`room:${room}`, free.splice(0, 1)]);
  const [even, extra] = [Math.floor(free.length / seats.length), box.spare ? 0 : free.length % seats.length];
  const turns = seats.map((_, nth) => (first + nth + (box.dealtFrom ?? 0)) % seats.length);
  for (const [nth, seat] of turns.entries()) hands[seat] = free.splice(0, even + (nth < extra ? 1 : 0));
  piles.push(...turns.map((seat) => [seat, hands[seat]]), ...(free.length > 0 ? [[box.spare, free]] : []));
  mustBe(facts.filter((each) => ['laid', 'dealt', 'faced'].includes(each.fact)).map(({ fact, where, seat, cards, sealed }) => [where ?? seat ?? 'open', fact === 'faced' ? cards : cards || `${sealed.for}` !== `${seat ?? ''}` ? 'for other eyes' : sealed.cards]), piles, 'the deal');
  const placed = (box.weapons ? box.cards[1] : []).map((weapon) => fact('placed').weapons[weapon]);
  const laid = { true: () => chance.shuffle(box.cards[2]), order: () => box.cards[2] }[box.weapons]?.();
  mustBe(placed, laid?.slice(0, placed.length) ?? placed.map(() => null), 'the weapons');
}
/** What chance has a part in later on: what is there, and what it must be. The last clock card goes back. */
const take = (deck, card) => deck.splice(deck.indexOf(card), card === 'clock' && deck.indexOf(card) === deck.lastIndexOf(card) ? 0 : 1) && card;
const draws = {
  ...Object.fromEntries(['opened', 'first', 'enveloped', 'dealt'].map((name) => [name, (fact, { dealt }) => [dealt.includes(fact), true]])),
  rolled: ({ dice }, { box, chance }) => [dice, chance.dice(box.dice)],
  clue: ({ card }, { deck, done, chance }) => [card, deck.length > 0 ? take(deck, chance.pick(deck)) : done.shift()],
  done: ({ card }, { done }) => [done.push(card), done.length],
  drew: ({ sealed }, { deck, chance }) => [sealed.cards, [take(deck, chance.pick(deck))]],
  showed: ({ seat, why, sealed }, { chance, hands }) => why === 'power' && sealed.for.length < 3 ? [sealed.cards, [chance.pick(hands[seat])]] : [0, 0],
  ended: ({ fact: _, ...result }, { record, hands }) => [[record.result, result.envelope], [result, hands.envelope]],
};
/** Checks that everybody seated at the settlement had committed before any seed was opened; returns the seeds of the deal. */
function openedSeeds(log, table, settled, started) {
  const [chairs, promised] = [new Map(), new Map()];
  for (const { is, suspect, person = null, commitment, sitter: { person: who = person, commitment: own } = {} } of log.slice(1, settled.n)) {
    const there = chairs.get(suspect) ?? [], [others, kept] = [there.filter((each) => each !== who), [...chairs.values()].flat().includes(who) ? promised.get(who) : undefined];
    if (is === 'sat') mustBe(there.filter((each) => each === null || who === null || each === who).length, 0, `who sits at ${suspect} before somebody sits down`);
    if (is === 'sat' || is === 'stood') chairs.set(suspect, is === 'sat' ? [...others, who] : others);
    if (is === 'sat' || is === 'committed') promised.set(who, own ?? commitment ?? kept);
  }
  mustBe([...chairs.keys()].filter((chair) => chairs.get(chair).length > 0).sort(), settled.seats.toSorted(), `entry ${settled.n}, who sits there`);
  const isDue = (who) => who !== null && (promised.get(who) || !who.startsWith('program-'));
  const people = [...chairs.values()].flat().filter(isDue).sort((one, other) => (promised.get(one) < promised.get(other) ? -1 : 1));
  const [all, due] = [people.map((person) => promised.get(person)), people.map((person) => ({ person, commitment: promised.get(person) }))];
  mustBe([settled.commitments, new Set(all.filter(isHash)).size], [due, all.length], `entry ${settled.n}, commitments`);
  const given = log.filter(({ is }) => is === 'seeded' || is === 'withheld');
  mustBe(given.map(({ person }) => person).sort(), people.toSorted(), `entry ${started.n}, who had opened a seed`);
  return people.map((person, nth) => {
    const { n, is, seed } = given.find((each) => each.person === person);
    if (is === 'withheld') mustBe(seed, started.at - settled.at >= 10_000 && hex(hmac(table, `casefile stand-in v1\n${nth}`)), `entry ${n}, the stand-in`);
    else mustBe(isHash(seed) && hex(sha256('casefile player commitment v1\n', bytesOf(seed))), all[nth], `entry ${n}, the seed`);
    return seed;
  });
}
/** What may come when; the last of each ends its stage. What is in the last line may come at any time before the end. */
const stages = `opened|sat stood committed terms settled|seeded withheld started|acted undone agreed paused resumed absent
back voted replaced returned left revealed|closed rematched|renamed host said wrote reported muted outage`.split('|').map((names) => names.split(/\s/));
/** The text in the chain: without names and what was written, for people may ask to be forgotten. */
const unhashed = { opened: 'host', sat: 'sitter', renamed: 'name', host: 'name', wrote: 'text' };
const unnamed = (given) => (typeof given === 'string' ? '' : given?.name === undefined ? given : { ...given, name: '' });
const chained = (entry, key = unhashed[entry.is]) => JSON.stringify(key ? { ...entry, [key]: unnamed(entry[key]) } : entry);
/** Throws what is wrong with the record in these bytes; gives back how many entries and words of chance it checked. */
export function verify(file, noted) {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
  const { checksum, ...record } = JSON.parse(text), { format, version, viewpoint, layout, origin, chance: seeds, log } = record;
  if (version === 1) throw new Error('a record of version 1, dealt by the table alone: `casefile record verify` looks at what else is in it');
  mustBe([format, version, viewpoint, layout, origin], ['casefile-record', 2, 'table', undefined, undefined], 'format, version, viewpoint, layout, origin');
  const [table, sum] = [bytesOf(seeds.table ?? ''), hex(sha256('casefile record v2\n', JSON.stringify(record)))];
  mustBe([checksum, text === `${JSON.stringify({ ...record, checksum })}\n`], [sum, true], 'checksum and bytes');
  let [stage, before, hash] = [0, 0, Buffer.alloc(32)];
  for (const [n, entry] of log.entries()) {
    const isDue = stage < 4 && (stages[stage].includes(entry.is) || (stages[5].includes(entry.is) && stage > 0));
    mustBe([entry.n, entry.at >= before && Number.isInteger(entry.at), isDue], [n, true, true], `entry ${n}, ${entry.is}: number, time, place`);
    [before, hash, stage] = [entry.at, sha256(hash, hmac(table, `casefile salt v1\n${n}`), chained(entry)), stage + Number(entry.is === stages[stage].at(-1))];
  }
  const isOver = log.findLast(({ is }) => is === 'acted')?.facts.some(({ fact }) => fact === 'ended');
  mustBe([stage, isOver, record.head], [4, true, hex(hash)], `entry ${log.length - 1}, the end and the hash chain`);
  const [opened, settled, started, revealed] = ['opened', 'settled', 'started', 'revealed'].map((is) => log.find((entry) => entry.is === is));
  mustBe({ commitment: opened.commitment, table: revealed.seed, players: started.seeds }, seeds, 'the seeds');
  mustBe([seeds.commitment, isHash(seeds.table)], [hex(sha256('casefile commitment v1\n', table)), true], 'entry 0, the commitment');
  if (noted) mustBe([opened, ...settled.commitments.filter(({ person }) => log.some((each) => each.is === 'seeded' && each.person === person))].map((each) => each.commitment).concat(settled.digest).includes(noted.toLowerCase()), true, 'the commitment you noted is in it, with its own seed');
  const agreed = [`${record.edition} ${record.editionVersion}`, Object.keys(record.options).sort().map((name) => `${name}=${record.options[name]}`).join(' '), settled.seats.join(' ')];
  const odd = [opened.table, record.editionVersion, ...settled.seats, ...Object.entries(record.options).flat()].filter((each) => !/^[\w:.@-]+$/.test(each));
  mustBe([opened.deal, opened.challenge, started.seats, log.findLast(({ is }) => is === 'terms' || is === 'opened').options, odd], ['sealed-seeds', undefined, settled.seats, record.options, []], `entry ${started.n}, what was agreed, in plain ids`);
  const digests = [['settlement v2', agreed], ['commitments v1', []]].map(([name, more]) => hex(sha256([`casefile ${name}`, opened.table, opened.commitment, ...more, ...settled.commitments.map((each) => each.commitment)].join('\n'))));
  mustBe([digests.includes(settled.digest), started.seeds], [true, openedSeeds(log, table, settled, started)], `entry ${settled.n}, the digest; entry ${started.n}, exactly the opened seeds`);
  const chance = chanceFrom(hmac(table, `casefile combine v2\n${opened.table}\n`, ...started.seeds.map(bytesOf)));
  const box = { ...(boxes[record.edition] ?? mustBe(record.edition, Object.keys(boxes), 'the edition')) };
  for (const name in box.options) Object.assign(box, box.options[name][record.options[name]]);
  const at = { record, box, chance, seats: started.seats, hands: [], dealt: started.facts, deck: [...(box.deck ?? [])], done: [] };
  checkDeal(started.facts, at);
  const [undone, acted, isPlain] = [log.filter(({ is }) => is === 'undone'), log.filter(({ is }) => is === 'acted'), ({ facts }) => facts.every(({ fact }) => fact === 'moved' || fact === 'stayed')];
  for (const { n, of, seat } of undone) mustBe(acted.find((step) => step.n === of && step.seat === seat && isPlain(step) && undone.find((each) => each.of === of).n === n) ?? null, acted.findLast((step) => step.n < n), `entry ${n}, undone`);
  for (const { n, facts = [], used } of log.filter((entry) => ['started', 'acted'].includes(entry.is) && !undone.some(({ of }) => of === entry.n))) {
    for (const fact of facts) mustBe(...(draws[fact.fact]?.(fact, at) ?? [0, 0]), `entry ${n}, ${fact.fact}`);
    if (used !== undefined) mustBe(used, chance.used, `words of chance up to entry ${n}`);
  }
  return { entries: log.length, words: chance.used, isFixed: noted?.toLowerCase() === digests[0], seeds: started.seeds.length, withheld: log.filter(({ is }) => is === 'withheld').length };
}
const given = process.argv.slice(2), [, noted] = given[0] === '--commitment' ? given.splice(0, 2) : [];
if (process.argv[1] === import.meta.filename)
  for (const path of given.length > 0 ? given : [0])
    try {
      const { entries, words, isFixed, seeds, withheld } = verify(readFileSync(path), noted);
      const open = ['who won and every rule are not checked here', ...(withheld === seeds ? ['dealt by the table alone'] : withheld > 0 ? [`${withheld} of ${seeds} seeds are stand-ins of the table`] : []), ...(isFixed ? [] : [noted ? 'what you noted does not fix the whole deal, only the digest does' : 'compared with nothing that you noted'])].join('; ');
      console.log(`${path}: good (${entries} entries, ${words} words of chance); ${open}`);
    } catch (error) {
      console.log(`${path}: ${error.message}`);
      process.exitCode = Math.max(process.exitCode ?? 0, error.syscall || error.code || error instanceof SyntaxError ? 2 : 1);
    }
