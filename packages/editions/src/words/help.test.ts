/** U54: in every phase of every edition, help mentions only what can be done now. */
import {
  type Action,
  type ActionName,
  askedSeats,
  type Edition,
  type Form,
  type Game,
  legalForms,
  makeView,
  type Options,
  openGame,
  type Position,
  play,
  type Seat,
  sampleAction,
  seededChance,
} from '@casefile/engine';
import { houseTablesOf } from '@casefile/testkit/recipe';
import { describe, expect, test } from 'vitest';
import { editions } from '../index.ts';
import { words as en } from './english/en.ts';
import { words as fr } from './french/fr.ts';
import { type HelpKey, type HelpMoment, helpKeys, helpNow } from './help.ts';
import { makeSpeaker } from './speaker.ts';
import { namesIn } from './test/names-in.ts';
import { sayAsk } from './words.ts';

const langs = { en, fr } as const;

interface Stage {
  readonly game: Game;
  readonly pos: Position;
  readonly seat: Seat;
  readonly forms: readonly Form[];
}

interface Sitting {
  readonly seats: number;
  readonly options: Options;
}

/** Every table size without house rules. */
function plainTables({ seats: [minSeats, maxSeats] }: Edition, games: number): Sitting[] {
  return Array.from({ length: games }, (_, i) => ({
    seats: minSeats + (i % (maxSeats - minSeats + 1)),
    options: {},
  }));
}

/** Random games in which rare actions are as frequent as common ones. */
function* stages(edition: Edition, tables: readonly Sitting[], actions: number): Generator<Stage> {
  for (const [number, { seats, options }] of tables.entries()) {
    const chance = seededChance(`${number}`.padStart(64, '7'));
    const below = (bound: number): number => chance.below(bound);
    const suspects = edition.cards({}).suspects;
    const players = suspects
      .slice(0, seats)
      .map((_, i) => ({ suspect: suspects[(i + number) % suspects.length]! }));
    const opened = openGame(edition, { players: inOrder(players, suspects), options }, chance);
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    let game: Game = opened.game;
    for (let n = 0; n < actions && game.table.result === null; n++) {
      for (const seat of askedSeats(game.table))
        yield { game, pos: game.table, seat, forms: legalForms(game.table, seat) };
      const asked = askedSeats(game.table);
      const by = asked[below(asked.length)]!;
      const played = play(game, by, oneOf(legalForms(game.table, by), below));
      if (!played.ok) throw new Error(played.refusal.why);
      game = played.game;
    }
  }
}

const inOrder = (players: { suspect: string }[], suspects: readonly string[]): { suspect: string }[] =>
  players.sort((a, b) => suspects.indexOf(a.suspect) - suspects.indexOf(b.suspect));

/** Prefers entering rooms: a game that wanders the corridors reaches few phases. */
function oneOf(forms: readonly Form[], below: (bound: number) => number): ReturnType<typeof sampleAction> {
  const calm = forms.filter((form) => form.do !== 'accuse' || below(30) === 0);
  const form = (calm.length > 0 ? calm : forms)[below(calm.length > 0 ? calm.length : forms.length)]!;
  const rooms = form.do === 'move' ? form.to!.filter((to) => typeof to === 'string') : [];
  return sampleAction(rooms.length > 0 && below(4) > 0 ? { ...form, to: rooms } : form, below);
}

const can = (forms: readonly Form[], ...names: readonly ActionName[]): boolean =>
  forms.some((form) => names.includes(form.do));
const hasPlace = (forms: readonly Form[], type: 'string' | 'object'): boolean =>
  forms.some(({ do: what, to = [] }) => what === 'move' && to.some((place) => typeof place === type));
const isButler = (forms: readonly Form[], card: string): boolean =>
  forms.some((form) => form.do === 'play' && [form.card].flat().includes(card));
const lastAnswers = ({ history, turn, turnNumber }: Position): readonly string[] => {
  const last = history.at(-1);
  return last?.by === turn && last.turn === turnNumber ? last.answers.map(({ answer }) => answer) : [];
};
const whyNot = (game: Game, seat: Seat, action: Action): string | undefined => {
  const played = play(game, seat, action);
  return played.ok ? undefined : played.refusal.why;
};
const anAccusation = ({ rules: { cards } }: Position): Action => ({
  do: 'accuse',
  suspect: cards.suspects[0]!,
  weapon: cards.weapons[0]!,
  room: cards.rooms[0]!,
});

/** The condition each sentence claims, computed from the whole game. */
const claims: Record<HelpKey, (stage: Stage) => boolean> = {
  rollThenMove: ({ forms }) => can(forms, 'roll'),
  passageNotDice: ({ forms }) => can(forms, 'roll') && can(forms, 'passage'),
  passageNotWalk: ({ forms }) => can(forms, 'move') && can(forms, 'passage'),
  doorsBlocked: ({ game, seat, forms }) => can(forms, 'passage') && !can(forms, 'end') && whyNot(game, seat, { do: 'roll' }) === 'trapped',
  passageOrWait: ({ game, seat, forms }) => can(forms, 'passage') && can(forms, 'end') && whyNot(game, seat, { do: 'roll' }) === 'trapped',
  noWayOut: ({ game, seat }) => whyNot(game, seat, { do: 'roll' }) === 'trapped',
  mayStay: ({ forms }) => can(forms, 'stay'),
  broughtHere: ({ pos, seat, forms }) => can(forms, 'suggest') && pos.pulled[seat] !== -1,
  suggestHere: ({ forms }) => can(forms, 'suggest'),
  suggestAnything: ({ forms }) =>
    forms.some((form) => form.do === 'suggest' && typeof form.room !== 'string' && form.room!.length > 1),
  askAboutTwo: ({ forms }) => can(forms, 'ask'),
  roomsFirst: ({ forms }) => hasPlace(forms, 'string'),
  squaresToo: ({ forms }) => hasPlace(forms, 'object'),
  squaresOnly: ({ forms }) => hasPlace(forms, 'object') && !hasPlace(forms, 'string'),
  needNotMove: ({ forms }) => can(forms, 'end', 'pass'),
  maySpy: ({ forms }) => can(forms, 'spy'),
  mustSuggest: ({ forms }) => can(forms, 'suggest') && !can(forms, 'end', 'pass'),
  maySuggest: ({ forms }) => can(forms, 'suggest') && can(forms, 'end'),
  lookOrAccuse: ({ forms }) => can(forms, 'look') && can(forms, 'accuse'),
  wasAnswered: ({ pos }) => lastAnswers(pos).includes('shown'),
  wasNotAnswered: ({ pos }) => lastAnswers(pos).length > 0 && !lastAnswers(pos).includes('shown'),
  mayPlayButler: ({ forms }) => can(forms, 'play'),
  mayUsePower: ({ forms }) => can(forms, 'power'),
  accuseIfSure: ({ forms }) => can(forms, 'accuse'),
  accuseOnlyThere: ({ game, seat }) => ['accuse-elsewhere', 'accuse-later'].includes(whyNot(game, seat, anAccusation(game.table))!),
  endTurn: ({ forms }) => can(forms, 'end'),
  placeWeapon: ({ forms }) => can(forms, 'place') && forms.length === 1,
  mustShowNamed: ({ forms }) => forms.every((form) => form.do === 'show'),
  showOrStop: ({ forms }) => can(forms, 'show') && isButler(forms, 'butler:no-answer'),
  onlyAskerSees: ({ pos }) => pos.intrigue === null || pos.intrigue === undefined || !overseen(pos),
  othersMaySee: ({ pos }) => overseen(pos),
  showAnyCard: ({ pos, seat, forms }) =>
    pos.hands[seat]!.every((card) => forms.some((form) => form.do === 'show' && [form.card].flat().includes(card))),
  revealIt: ({ forms }) => can(forms, 'show'),
  doAsClueSays: ({ forms }) => can(forms, 'choose'),
  everyonePicks: ({ pos, forms }) => can(forms, 'show') && pos.wait!.for === 'each',
  runAnywhere: ({ pos, forms }) =>
    can(forms, 'pass') && forms.some(({ to = [] }) => pos.rules.cards.rooms.filter((room) => to.includes(room)).length >= 8),
  drawRisk: ({ forms }) => can(forms, 'draw') && can(forms, 'pass'),
  stopAnswers: ({ forms }) => isButler(forms, 'butler:no-answer'),
  seeByButler: ({ forms }) => isButler(forms, 'butler:see'),
  seeByPower: ({ pos, seat, forms }) => can(forms, 'power') && pos.wait!.for === 'after-show' && pos.wait!.by !== seat,
  peekByPower: ({ pos, seat, forms }) => can(forms, 'power') && pos.wait!.for === 'after-show' && pos.wait!.by === seat,
  nothingToReact: ({ forms }) => forms.every((form) => form.do === 'pass'),
  accuseInSecret: ({ game, seat }) => heardOfJoining(game, seat) === undefined,
  accuseOpenly: ({ game, seat }) => heardOfJoining(game, seat) === true,
  firstInTurn: ({ pos }) => pos.rules.options.accusationOrder !== 'as-laid-down',
  firstLaidDown: ({ pos }) => pos.rules.options.accusationOrder === 'as-laid-down',
}; // biome-ignore format: one line each

/** What the others hear when the asked seat joins an accusation. */
function heardOfJoining(game: Game, seat: Seat): boolean | undefined {
  const played = play(game, seat, anAccusation(game.table));
  if (!played.ok) throw new Error(played.refusal.why);
  const joined = played.facts.find((fact) => fact.fact === 'joined')!;
  return joined.accuses;
}

/** Whether somebody else could see the asked seat's answer. */
function overseen(pos: Position): boolean {
  const [answers] = pos.wait!.seats;
  return pos.rules.players.some(
    (_, seat) =>
      seat !== answers &&
      seat !== pos.turn &&
      !pos.gone[seat] &&
      (pos.intrigue!.counts[seat]! > 0 || !pos.powers!.used[seat]),
  );
}

/** Words that imply an action in any sentence. */
const promises: readonly (readonly [RegExp, RegExp, (forms: readonly Form[]) => boolean])[] = [
  [/^(?!.*only (?:in|when)).*\baccuse\b/i, /^(?!On n’accuse que).*\baccus(?:ez|er)\b/i, (forms) => can(forms, 'accuse')],
  [/\b(?:name|make) an? /i, /(?:nomme[zr] un|émettre un)/i, (forms) => can(forms, 'suggest', 'ask')],
  [/secret passage/i, /passage secret/i, (forms) => can(forms, 'passage')],
  [/\broll\b/i, /\blance[zr]\b(?! ne)/i, (forms) => can(forms, 'roll')],
  [/rooms? you can reach|places? you can reach/i, /à votre portée/i, (forms) => hasPlace(forms, 'string')],
  [/end your turn/i, /finissez votre tour/i, (forms) => can(forms, 'end')],
  [/play (?:a|your) butler/i, /jouer? ?(?:z votre|une) carte Majordome/i, (forms) => can(forms, 'play')],
  [/use your power|your power lets/i, /votre pouvoir/i, (forms) => can(forms, 'power')],
]; // biome-ignore format: a table

const shown = new Map<HelpKey, Set<string>>(helpKeys.map((key) => [key, new Set()]));

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  test.each([
    ['', plainTables(edition, 18), 260],
    [', under house rules too', houseTablesOf(edition), 60],
  ] as const)('U54: every sentence of help is true in every phase%s', (_, tables, actions) => {
    const names = { en: namesIn(id, 'en'), fr: namesIn(id, 'fr') };
    let asked = 0;
    for (const stage of stages(edition, tables, actions)) {
      const { pos, seat, forms } = stage;
      const moment: HelpMoment = { seat, view: makeView(pos), wait: pos.wait, forms };
      const at = `${pos.wait?.for ?? pos.step}: ${forms.map((form) => form.do).join(' ')}`;
      for (const key of helpNow(moment)) {
        if (key === 'accuseOnlyThere' && names.en.words.accuseOnly === undefined) continue;
        shown.get(key)!.add(id);
        expect(claims[key](stage), `${key} at ${at}`).toBe(true);
      }
      for (const lang of ['en', 'fr'] as const) {
        const speaker = makeSpeaker(names[lang], pos.rules.players, seat);
        const { ask, help } = sayAsk(langs[lang], moment, speaker);
        expect(ask, at).not.toBe('');
        expect(help, at).not.toBe('');
        for (const sentence of help.split(/(?<=[.!?]) /))
          for (const [english, french, isTrue] of promises)
            if ((lang === 'en' ? english : french).test(sentence))
              expect(isTrue(forms), `“${sentence}” at ${at}`).toBe(true);
      }
      asked++;
    }
    expect(asked).toBeGreaterThan(300);
  });
});

test('says where accusing is allowed in the editions that allow it only in the Pool or in a room', () => {
  expect([...shown.get('accuseOnlyThere')!].sort()).toEqual(['clue-2015', 'secrets-2008']);
});

test('tells a player whose doors are all blocked to wait', () => {
  const players = ['scarlet', 'mustard', 'white', 'green'].map((suspect) => ({ suspect }));
  const layout = {
    first: 'scarlet',
    pawns: { scarlet: 'hall', mustard: [8, 4], white: [11, 7], green: [12, 7] },
  } as const;
  const opened = openGame(editions[0]!, { players, layout }, seededChance('0'.repeat(64)));
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  const pos = opened.game.table;
  const keys = helpNow({ seat: 0, view: makeView(pos), wait: null, forms: legalForms(pos, 0) });
  expect(keys).toEqual(['noWayOut', 'accuseIfSure']);
  expect(whyNot(opened.game, 0, { do: 'roll' })).toBe('trapped');
  shown.get('noWayOut')!.add('clue-1986');
});

test('mentions the passage, and waiting where the table allows it, when all doors are blocked', () => {
  const players = ['scarlet', 'mustard', 'white'].map((suspect) => ({ suspect }));
  const layout = { first: 'scarlet', pawns: { scarlet: 'lounge', mustard: [17, 6] } } as const;
  const keysWith = (options: Options): readonly HelpKey[] => {
    const opened = openGame(editions[0]!, { players, layout, options }, seededChance('0'.repeat(64)));
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    const pos = opened.game.table;
    return helpNow({ seat: 0, view: makeView(pos), wait: null, forms: legalForms(pos, 0) });
  };
  expect(keysWith({})).toEqual(['doorsBlocked', 'accuseIfSure']);
  expect(keysWith({ trappedBesidePassage: 'may-wait' })).toEqual(['passageOrWait', 'accuseIfSure']);
  shown.get('doorsBlocked')!.add('clue-1986');
  shown.get('passageOrWait')!.add('clue-1986');
});

test('says how the table joins an accusation, and who wins of several, as its house rules have it', () => {
  const players = ['scarlet', 'mustard', 'plum'].map((suspect) => ({ suspect }));
  const edition = editions.find(({ id }) => id === 'card-2018')!;
  const keysWith = (options: Options): readonly HelpKey[] => {
    const opened = openGame(edition, { players, options }, seededChance('0'.repeat(64)));
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    const begun = play(opened.game, opened.game.table.turn, anAccusation(opened.game.table));
    if (!begun.ok) throw new Error(begun.refusal.why);
    const pos = begun.game.table;
    const [seat] = askedSeats(pos);
    const keys = helpNow({ seat: seat!, view: makeView(pos), wait: pos.wait, forms: legalForms(pos, seat!) });
    for (const key of keys) {
      shown.get(key)!.add('card-2018');
      expect(claims[key]({ game: begun.game, pos, seat: seat!, forms: legalForms(pos, seat!) }), key).toBe(
        true,
      );
    }
    return keys;
  };
  expect(keysWith({})).toEqual(['accuseInSecret', 'firstInTurn']);
  expect(keysWith({ joiningAnAccusation: 'one-by-one' })).toEqual(['accuseOpenly', 'firstInTurn']);
  expect(keysWith({ accusationOrder: 'as-laid-down' })).toEqual(['accuseInSecret', 'firstLaidDown']);
});

test('every sentence of help is used in some situation', () => {
  expect(helpKeys.filter((key) => shown.get(key)!.size === 0)).toEqual([]);
});
