/** From unknown JSON to knowledge; an error names the key that is wrong. */
import {
  type CardName,
  envelope,
  type Knowledge,
  KnowledgeError,
  type KnownFact,
  type OwnerName,
} from './knowledge.ts';

/** More than any deck, table or game has; a larger file is a mistake or an attack. */
export const knowledgeLimits = {
  maxCards: 100,
  maxOwners: 24,
  maxFacts: 20_000,
  maxNameLength: 200,
} as const;

type Json = Readonly<Record<string, unknown>>;

const fail = (key: string, why: string): never => {
  throw new KnowledgeError(key, why);
};

/** A value as a short text: a long one would flood the message. */
function preview(value: unknown): string {
  // JSON.stringify would turn NaN and Infinity into null.
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

const needed = (what: string, value: unknown): string =>
  value === undefined ? `it is missing, ${what} is needed` : `${what} is needed, not ${preview(value)}`;

function asRecord(value: unknown, key: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail(key, needed('an object', value));
  return value as Json;
}

function asList(value: unknown, key: string, max: number): readonly unknown[] {
  if (!Array.isArray(value)) return fail(key, needed('a list', value));
  if (value.length > max) return fail(key, `${value.length} entries, at most ${max} are read`);
  return value;
}

function asName(value: unknown, key: string): string {
  if (typeof value !== 'string') return fail(key, `a name is needed, not ${preview(value)}`);
  if (value === '') return fail(key, 'a name is empty');
  if (value.length > knowledgeLimits.maxNameLength)
    return fail(key, `a name of ${value.length} letters, at most ${knowledgeLimits.maxNameLength}`);
  return value;
}

function onlyKeys(json: Json, allowed: readonly string[], key: string): void {
  const other = Object.keys(json).find((each) => !allowed.includes(each));
  if (other !== undefined)
    fail(
      key === ''
        ? other.slice(0, knowledgeLimits.maxNameLength)
        : `${key}.${other.slice(0, knowledgeLimits.maxNameLength)}`,
      'unknown key',
    );
}

/** Knowledge from unknown JSON; throws a `KnowledgeError` that names the key. */
export function parseKnowledge(json: unknown): Knowledge {
  const file = asRecord(json, 'knowledge');
  onlyKeys(file, ['categories', 'owners', 'facts'], '');
  const categories = parseCategories(file.categories);
  const cards = new Set(Object.values(categories).flat());
  const owners = parseOwners(file.owners, cards.size);
  const facts = asList(file.facts, 'facts', knowledgeLimits.maxFacts).map((fact, i) =>
    parseFact(fact, `facts[${i}]`, cards, owners),
  );
  return { categories, owners, facts };
}

function parseCategories(value: unknown): Knowledge['categories'] {
  const entries = Object.entries(asRecord(value, 'categories'));
  if (entries.length !== 3) fail('categories', `three categories are needed, not ${entries.length}`);
  const seen = new Set<CardName>();
  return Object.fromEntries(
    entries.map(([category, members]) => {
      const key = `categories.${asName(category, 'categories')}`;
      const cards = asList(members, key, knowledgeLimits.maxCards).map((card, i) =>
        asName(card, `${key}[${i}]`),
      );
      if (cards.length === 0) fail(key, 'a category needs a card, for one of them is in the envelope');
      cards.forEach((card, i) => {
        if (seen.has(card)) fail(`${key}[${i}]`, `the card ${preview(card)} is named twice`);
        seen.add(card);
      });
      if (seen.size > knowledgeLimits.maxCards)
        fail('categories', `more than ${knowledgeLimits.maxCards} cards`);
      return [category, cards];
    }),
  );
}

function parseOwners(value: unknown, cards: number): Knowledge['owners'] {
  const entries = Object.entries(asRecord(value, 'owners'));
  if (entries.length > knowledgeLimits.maxOwners)
    fail('owners', `${entries.length} owners, at most ${knowledgeLimits.maxOwners} are read`);
  let held = 0;
  for (const [owner, size] of entries) {
    const key = `owners.${asName(owner, 'owners')}`;
    if (owner === envelope) fail(key, 'the envelope is not an owner: it holds one card of each category');
    if (typeof size !== 'number' || !Number.isInteger(size) || size < 0)
      fail(key, `a number of cards is needed, not ${preview(size)}`);
    held += size as number;
  }
  if (held !== cards - 3)
    fail('owners', `they hold ${held} cards, but ${cards} cards less 3 in the envelope are ${cards - 3}`);
  return Object.fromEntries(entries) as Knowledge['owners'];
}

function parseFact(
  value: unknown,
  key: string,
  cards: ReadonlySet<CardName>,
  owners: Knowledge['owners'],
): KnownFact {
  const fact = asRecord(value, key);
  const forms = Object.keys(fact);
  const form = forms[0];
  if (form === undefined || forms.length > 1) return fail(key, `one fact is needed, not ${preview(value)}`);
  const at = `${key}.${form.slice(0, knowledgeLimits.maxNameLength)}`;
  const cardAt = (card: unknown, where: string): CardName =>
    cards.has(asName(card, where)) ? (card as CardName) : fail(where, `unknown card ${preview(card)}`);
  const ownerAt = (owner: unknown, where: string): OwnerName =>
    Object.hasOwn(owners, asName(owner, where))
      ? (owner as OwnerName)
      : fail(where, `unknown owner ${preview(owner)}`);
  const cardsAt = (named: unknown, where: string): CardName[] => {
    const all = asList(named, where, knowledgeLimits.maxCards).map((card, i) =>
      cardAt(card, `${where}[${i}]`),
    );
    if (all.length === 0) fail(where, 'a card is needed');
    const twice = all.find((card, i) => all.indexOf(card) !== i);
    return twice === undefined ? all : fail(where, `the card ${preview(twice)} is named twice`);
  };
  const pair = (): readonly unknown[] => {
    const both = asList(fact[form], at, 2);
    return both.length === 2 ? both : fail(at, 'an owner and what it holds are needed');
  };
  switch (form) {
    case 'has':
    case 'lacks': {
      const [owner, card] = pair();
      const holder = owner === envelope ? envelope : ownerAt(owner, `${at}[0]`);
      const known = [holder, cardAt(card, `${at}[1]`)] as const;
      return form === 'has' ? { has: known } : { lacks: known };
    }
    case 'oneOf': {
      const [owner, named] = pair();
      return { oneOf: [ownerAt(owner, `${at}[0]`), cardsAt(named, `${at}[1]`)] };
    }
    case 'envelope':
      return { envelope: cardsAt(fact.envelope, at) };
    case 'envelopeNot':
      return { envelopeNot: cardsAt(fact.envelopeNot, at) };
    default:
      return fail(at, 'unknown fact; known are has, lacks, oneOf, envelope and envelopeNot');
  }
}
