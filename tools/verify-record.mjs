// Checks Casefile records with nothing but SHA-256: the file is untouched, the seed is the one committed to, each entry
// is chained to the one before, and envelope, hands, weapons, dice and drawn cards are the seed's. It shares no code with
// Casefile; boxes.json is what the boxes hold. `casefile record verify` also plays the game again, rule by rule.
//     node verify-record.mjs FILE…   (or standard input)   exit code 0: all good, 1: something is wrong, 2: cannot be read
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const boxes = JSON.parse(readFileSync(new URL('boxes.json', import.meta.url), 'utf8'));
const joined = (parts) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const sha256 = (...parts) => createHash('sha256').update(joined(parts)).digest();
const hmac = (key, ...parts) => createHmac('sha256', key).update(joined(parts)).digest();
const u32 = (n) => [n >>> 24, n >>> 16, n >>> 8, n];
function mustBe(given, due, what) {
  const [is, should] = [given, due].map((value) => `${JSON.stringify(value)}`);
  if (is !== should) throw new Error(`${what}: ${is.slice(0, 90)} should be ${should.slice(0, 90)}`);
}

/** HMAC-SHA256 of the seed over 0, 1, 2… read as 32-bit words; words that would favour some results are skipped. */
function chanceFrom(seed) {
  const chance = {
    used: 0,
    below(bound) {
      const block = hmac(seed, u32(0), u32(Math.floor(chance.used / 8)));
      const word = block.readUInt32BE((chance.used++ % 8) * 4);
      return word < Math.floor(2 ** 32 / bound) * bound ? word % bound : chance.below(bound);
    },
    pick: (list) => list[chance.below(list.length)],
    dice: (count) => Array.from({ length: count }, () => 1 + chance.below(6)),
    shuffle(list) {
      const cards = [...list];
      for (let last = cards.length - 1; last > 0; last--)
        cards.splice(last, 1, ...cards.splice(chance.below(last + 1), 1, cards[last]));
      return cards;
    },
  };
  return chance;
}

/** Who plays first, by the rolls for it where there are any; or who plays a suspect, or the next one. */
function firstSeat({ rolls = [] }, { box, chance, seats, record }) {
  const lost = (face) => (record.editionVersion > 1 && face === box.mark ? -face : 0);
  const worth = (dice) => dice.reduce((sum, face) => sum + face, lost(dice[0]));
  let rolling = [...seats.keys()];
  for (const given of rolls) {
    const sums = seats.map((_, seat) => (rolling.includes(seat) ? worth(chance.dice(box.dice)) : 0));
    mustBe(given, sums, 'the rolls for the first turn');
    rolling = rolling.filter((seat) => sums[seat] === Math.max(...sums));
  }
  const from = Math.max(box.cards[0].indexOf(record.options.first), box.first === 'order' ? 0 : -1);
  const round = [...box.cards[0].slice(from), ...box.cards[0]];
  if (from >= 0) return seats.indexOf(round.find((suspect) => seats.includes(suspect)));
  if (box.first === 'any') return chance.below(seats.length);
  return rolling.length > 1 && !box.ties ? null : (rolling[0] + (box.next ?? 0)) % seats.length;
}

/** The envelope, what lies in rooms, the hands in order, what is left over, and where the weapons begin. */
function checkDeal(facts, { box, chance, seats, hands, record }) {
  const fact = (name) => facts.find((each) => each.fact === name);
  const { edition, version, options, players } = fact('opened');
  mustBe([edition, version, options], [record.edition, record.editionVersion, record.options], 'the header');
  const suspects = (list) => list.map((player) => player.suspect);
  mustBe([suspects(players), suspects(record.players)], [seats, seats], 'the seats');
  const first = firstSeat(fact('first'), { box, chance, seats, record });
  mustBe(fact('first').seat, first, 'who plays first');
  const envelope = box.cards.map(chance.pick);
  mustBe(fact('enveloped').sealed.cards, envelope, 'the envelope');
  const free = chance.shuffle(box.cards.flat().filter((card) => !envelope.includes(card)));
  const rooms = seats.length <= (box.hiddenUpTo ?? 0) ? chance.shuffle(box.hidden).slice(0, 4) : [];
  const piles = rooms.map((room) => [`room:${room}`, free.splice(0, 1)]);
  const [even, extra] = [Math.floor(free.length / seats.length), box.spare ? 0 : free.length % seats.length];
  for (const nth of seats.keys()) {
    const seat = (first + nth + (box.dealtFrom ?? 0)) % seats.length;
    hands[seat] = free.splice(0, even + (nth < extra ? 1 : 0));
    piles.push([seat, hands[seat]]);
  }
  if (free.length > 0) piles.push([box.spare, free]);
  const isPile = (each) => ['laid', 'dealt', 'faced'].includes(each.fact);
  const pileOf = ({ where, seat, cards, sealed }) => [where ?? seat ?? 'open', cards ?? sealed.cards];
  mustBe(facts.filter(isPile).map(pileOf), piles, 'the deal');
  const placed = (box.weapons ? box.cards[1] : []).map((weapon) => fact('placed').weapons[weapon]);
  const laid = { true: () => chance.shuffle(box.cards[2]), order: () => box.cards[2] }[box.weapons]?.();
  mustBe(placed, laid?.slice(0, placed.length) ?? placed.map(() => null), 'the weapons');
}

/** What chance has a part in later on. The last clock card goes back into the deck. */
const draws = {
  rolled: ({ dice }, { box, chance }) => mustBe(dice, chance.dice(box.dice), 'a roll'),
  clue({ card }, { deck, done, chance }) {
    mustBe(card, deck.length > 0 ? chance.pick(deck) : done.shift(), 'a clue card');
    if (deck.length > 0) deck.splice(deck.indexOf(card), 1);
  },
  done: ({ card }, { done }) => done.push(card),
  drew({ sealed }, { deck, chance }) {
    const card = chance.pick(deck);
    mustBe(sealed.cards, [card], 'an intrigue card');
    if (card !== 'clock' || deck.indexOf(card) < deck.lastIndexOf(card)) deck.splice(deck.indexOf(card), 1);
  },
  showed: ({ seat, why, sealed: { for: to, cards } }, { chance, hands }) =>
    why === 'power' && to.length < 3 && mustBe(cards, [chance.pick(hands[seat])], 'a peek'),
  ended: ({ fact: _, ...end }, { record }) => mustBe(record.result, end, 'the result'),
};

/** The text in the chain: without names and what was written, for people may ask to be forgotten. */
function hashed(entry) {
  const inner = { opened: 'host', sat: 'sitter' }[entry.is];
  const own = { renamed: 'name', host: 'name', wrote: 'text' }[entry.is];
  if (inner && entry[inner].name !== undefined) entry = { ...entry, [inner]: { ...entry[inner], name: '' } };
  return JSON.stringify(own ? { ...entry, [own]: '' } : entry);
}

/** Throws what is wrong with the record in these bytes; gives back how many entries and words of chance it checked. */
export function verify(file) {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
  const record = JSON.parse(text);
  mustBe([record.format, record.version, record.viewpoint], ['casefile-record', 1, 'table'], 'the format');
  if (text !== `${JSON.stringify(record)}\n`) throw new Error('the bytes are not as Casefile writes them');
  const { checksum, ...rest } = record;
  mustBe(checksum, sha256('casefile record v1\n', JSON.stringify(rest)).toString('hex'), 'the checksum');
  const { chance: seeds, log, options } = record;
  const table = Buffer.from(seeds.table, 'hex');
  const [started, revealed] = ['started', 'revealed'].map((is) => log.find((entry) => entry.is === is));
  mustBe({ commitment: log[0].commitment, table: revealed.seed, players: started.seeds }, seeds, 'the seeds');
  mustBe(seeds.commitment, sha256('casefile commitment v1\n', table).toString('hex'), 'the commitment');
  const salt = (n) => hmac(table, `casefile salt v1\n${n}`);
  const head = log.reduce((hash, entry, n) => sha256(hash, salt(n), hashed(entry)), Buffer.alloc(32));
  mustBe(record.head, head.toString('hex'), 'the hash chain');
  const lengths = seeds.players.flatMap((seed) => [u32(Buffer.byteLength(seed)), seed]);
  const chance = chanceFrom(hmac(table, 'casefile combine v1\n', ...lengths));
  const box = { ...(boxes[record.edition] ?? mustBe(record.edition, Object.keys(boxes), 'the edition')) };
  for (const name in box.options) Object.assign(box, box.options[name][options[name]]);
  const at = { record, box, chance, seats: started.seats, hands: [], deck: [...(box.deck ?? [])], done: [] };
  checkDeal(started.facts, at);
  const undone = log.filter((entry) => entry.is === 'undone').map((entry) => entry.of);
  for (const { n, is, facts, used } of log) {
    if ((is !== 'started' && is !== 'acted') || undone.includes(n)) continue;
    for (const fact of facts) draws[fact.fact]?.(fact, at);
    if (used !== undefined) mustBe(used, chance.used, `words of chance up to entry ${n}`);
  }
  return { entries: log.length, words: chance.used };
}

if (process.argv[1] === import.meta.filename)
  for (const path of process.argv.length > 2 ? process.argv.slice(2) : [0])
    try {
      const { entries, words } = verify(readFileSync(path));
      console.log(`${path}: good (${entries} entries, ${words} words of chance)`);
    } catch (error) {
      console.log(`${path}: ${error.message}`);
      process.exitCode = Math.max(process.exitCode ?? 0, error.syscall ? 2 : 1);
    }
