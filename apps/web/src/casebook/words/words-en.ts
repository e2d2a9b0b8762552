import { words as casebook } from '@casefile/analysis/words/en';
import { words as replay } from '../../replay/words-en.ts';
import type { CaseScreenWords } from './words.ts';

export const words: CaseScreenWords = {
  casebook,
  opening: 'Opening the casebook…',
  counting: (share) => `Counting every deal: ${Math.floor(100 * share)}%`,
  solvedBy: (who) => `Solved by ${who}`,
  unsolved: 'Nobody solved it',
  changed: 'This record has been changed since it was written: what follows may not be what was played.',
  cut: 'This record is incomplete: only what is left of it is shown.',
  export: 'Save as a file',
  copyLink: 'Copy the link',
  copied: 'The link is copied.',
  asTable: 'Show as a table',
  chartKeys: 'Arrow keys: ← → through the game, ↑ ↓ to another player. Enter shows that moment at the table.',
  chartHint: 'Press a line to see that moment.',
  savePicture: 'Save as a picture',
  player: 'Player',
  you: (name) => `${name} (you)`,
  turnHead: 'Turn',
  toMoment: (turn) => `Show ${turn} at the table`,
  verify: {
    title: 'Was it fair?',
    press: 'Check the game',
    checking: 'Replaying the game, rule by rule…',
    passed: 'Everything is as it should be.',
    partly: 'Everything that can be checked is right.',
    failed: 'This record does not check out.',
    proves:
      'It proves that cards and dice came from the secret numbers of this game, and that every action kept to the rules.',
    provesNot: 'It can’t prove that nobody told anybody else their cards.',
    checks: {
      bytes: 'Written the way Casefile writes it',
      checksum: 'Nothing changed since it was written',
      header: 'The heading matches the game',
      order: 'Every entry is in its place',
      commitment: 'The table’s secret number was fixed beforehand',
      chain: 'Each entry is sealed with the one before',
      seeds: 'The players’ secret numbers made the deal',
      noted: 'It is the game this device noted',
      opening: 'The deal follows from the secret numbers',
      rules: 'Dice, cards and every rule, replayed',
    },
    found: { ok: 'right', bad: 'wrong', none: 'nothing to check it against' },
    entry: (number) => `It breaks at entry ${number}.`,
    noted: (digits) => `Compared with what this device noted before the deal: ${digits}…`,
    notNoted:
      'This device did not note the deal beforehand: the record agrees with itself, but there was nothing else to compare it with.',
    dealt: {
      together: 'Dealt by the secret numbers of all players together: nobody could choose the cards.',
      partly:
        'Not every player’s secret number was revealed in time: whoever ran the table could have chosen between a few deals.',
      table: 'Dealt by the table alone: whoever ran it could have chosen the cards.',
      unknown: 'Dealt by this device: nobody else had a part in it.',
    },
  },
  replay,
  glance: {
    proved: 'You could have proved it',
    provedBy: (who) => `${who} could have proved it`,
    from: (turn) => (turn === 0 ? 'at the deal' : `from turn ${turn}`),
    never: 'never',
    early: (turns) => (turns === 1 ? 'one turn before it was over' : `${turns} turns before it was over`),
    asInTime: 'on the last turn',
    asked: 'Your questions',
    askedBy: (who) => `${who}’s questions`,
    ofBest: 'of what the best ones could have revealed',
    nothingAsked: 'none asked',
    first: 'First who could',
    nobody: 'nobody',
    when: 'Who could have proved it, and when',
    solved: (turn) => `won on turn ${turn}`,
    lacked: (names) =>
      names === null
        ? 'Nobody else has any of these cards.'
        : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} have none of these cards.`,
    narrowed: (who, before, after, isOverheard) => {
      const heard = isOverheard ? `${who}, listening,` : who;
      if (before === after)
        return `${heard} still had ${after} possible solutions, but some had become likelier.`;
      return after === 1
        ? `${heard} was left with one solution out of ${before}: proved.`
        : `${heard} went from ${before} possible solutions to ${after}.`;
    },
  },
  playFrom: {
    title: 'Play from here',
    about: (turn) =>
      `A new game that goes on from this moment (${turn}). The finished one stays as it is, and the two are compared at the end.`,
    chair: 'You play as',
    cards: 'The cards',
    true: 'As they were dealt',
    drawn: 'A new deal that this player could not rule out',
    against: 'Against',
    start: 'Play on',
    cancel: 'Cancel',
    noDeal: {
      'too-large': 'Too many deals are still possible here to draw one. Choose a later moment.',
      contradiction: 'No deal fits what this record says: it has been changed.',
      'not-in-record': 'This record does not say enough to play on from here.',
    },
  },
  sameDeal: {
    copy: 'Challenge a friend: same deal',
    title: 'The same deal',
    about: (who, players) =>
      `A friend has played these cards and challenges you to do better. You are ${who}, one of ${players} players; every hand is the same as theirs, and so is the solution.`,
    start: 'Play this deal',
    bad: 'There is no deal in this link: part of it may be missing. Ask for it again.',
  },
  compared: {
    title: 'The two games compared',
    from: (turn) => `This game was continued from another one (${turn}).`,
    drawn: 'Its cards were dealt anew, in a way that could not be ruled out.',
    before: 'the first time',
    here: 'this time',
    winner: 'Solved by',
    turns: 'Ended on turn',
    proved: 'You could prove it from turn',
    toOther: 'That moment of the other game',
    chart: 'Your doubt in both games',
    parted: (turn) => `The two games are the same up to here (${turn}).`,
  },
  notebook: {
    title: 'Your notebook against what could be proved',
    none: 'You made no marks by hand.',
    counted: {
      'in-time': (count) => `${count} marked in time`,
      right: (count) => `${count} right`,
      ahead: (count) => `${count} right before they could be proved`,
      late: (count) => `${count} late`,
      wrong: (count) => `${count} wrong`,
      unknown: (count) => `${count} that this record cannot check`,
    },
    missedCount: (count) => `${count} missed`,
    wrong: 'wrong',
    late: 'marked late: it could be proved here',
    missed: 'not marked: it could be proved here',
  },
  coach: (turns) => `The coach was asked: ${turns.join(', ')}.`,
  faults: {
    unfinished: 'This game is not over yet. Its casebook opens when it is.',
    spectator: 'A spectator’s record does not say what the players knew.',
    'unknown-edition': 'This record is from an edition that this app does not have.',
    newer: 'This record comes from a newer Casefile. Reload the page to get the newest.',
    missing: 'This game can’t be found: it may have been deleted, or part of its link is missing.',
    unreachable:
      'This game can’t be loaded right now: there is no connection, or the server is not answering. Try again later.',
    'no-record': 'This file is not the record of a game.',
    'too-large': 'This file is larger than any record of a game: 8 MB at most.',
    cut: 'Too much of this record is missing: there is nothing left of the game.',
    'no-room': 'There is no room left for it on this device. Delete some finished games below.',
    'players-only': 'Only the players of this table may study its game.',
    'record-closed': 'The players of this table keep its game to themselves.',
    broken: 'This record can’t be read: something in it is wrong.',
  },
  at: (place) => `The first fault is here: ${place}`,
  back: 'My games',
};
