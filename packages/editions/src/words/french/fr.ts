import { writeDice } from '../rolls.ts';
import type { Speaker, Words } from '../words.ts';
import { capital, ce, listed, ofPerson, person, quel, toPerson, un } from './french.ts';
import { asks, help } from './help-fr.ts';
import {
  a,
  crime,
  hasShown,
  inside,
  list,
  mid,
  near,
  shows,
  somebody,
  square,
  the,
  theCard,
  to,
  walks,
  who,
} from './phrases-fr.ts';
import { begins, first, lost, signs } from './rolls-fr.ts';

const cards = (count: number): string => (count === 1 ? 'une carte' : `${count} cartes`);
const lie = (count: number): string =>
  count === 1 ? 'Une carte est cachée' : `${count} cartes sont cachées`;
const spot = (s: Speaker, where: string): string => inside(s, where.replace('room:', ''));
const quoted = (s: Speaker, ids: readonly string[]): string => `« ${ids.map(s.name).join(' », « ')} »`;

/** The game told in French. */
export const words: Words = {
  asks,
  help,
  signs,
  begins,
  lost,
  facts: {
    opened: () => '',
    first,
    enveloped: (_, s) => s.words.question,
    dealt: ({ seat, count, sealed }, s) =>
      `${who(s, seat, 'recevez', 'reçoit')} ${sealed.cards ? list(s, sealed.cards) : cards(count)}.`,
    laid: ({ where, count }, s) => `${lie(count)} ${spot(s, where)}.`,
    faced: (fact, s) => `${fact.cards.length > 1 ? 'Visibles' : 'Visible'} de tous : ${list(s, fact.cards)}.`,
    placed: () => '',
    set: ({ seat, weapon, room }, s) =>
      `${who(s, seat, 'placez', 'place')} ${the(s, weapon)} ${inside(s, room)}.`,
    held: ({ seat, count, sealed }, s) =>
      `${who(s, seat, 'avez', 'a')} ${count === 1 ? 'une carte' : `${count} cartes`} Majordome${sealed.cards?.length ? ` : ${quoted(s, sealed.cards)}` : ''}.`,
    clocks: ({ count }) => `Cartes Temps sur la table : ${count}.`,
    turn: ({ seat, number }, s) => `Tour ${number} : ${seat === s.you ? 'à vous de jouer' : s.seat(seat)}`,
    rolled({ seat, dice, steps }, s) {
      const moves = seat === s.you ? 'avancez' : 'avance';
      const total = dice.length > 1 ? ` : ${moves} de ${steps}` : '';
      return `${who(s, seat, 'faites', 'fait')} ${writeDice({ signs }, dice, s).join(' et ')}${total}.`;
    },
    moved({ seat, pawn, to: place, by }, s, from) {
      const owner = seat ?? s.seatOf(pawn);
      const isYou = owner !== undefined && owner === s.you;
      const goes = (you: string, other: string): string =>
        owner === undefined ? `${capital(person(s.name(pawn)))} ${other}` : who(s, owner, you, other);
      if (by === 'home') return `${goes('retournez à votre', 'retourne à sa')} case de départ.`;
      if (typeof place !== 'string') {
        if (by !== 'passage') return `${goes(...walks(s, from, place))}.`;
        const kind = s.corridor?.kind(place);
        const end = kind === undefined ? '' : ` et ${isYou ? 'ressortez' : 'ressort'} ${s.at(kind)}`;
        return `${goes('prenez', 'prend')} un passage secret${end}.`;
      }
      if (by === 'door')
        return `${goes('dégagez la porte et vous vous retrouvez', 'dégage la porte et se retrouve')} ${inside(s, place)}.`;
      if (by === 'passage')
        return `${goes('prenez', 'prend')} le passage secret et ${isYou ? 'arrivez' : 'arrive'} ${inside(s, place)}.`;
      return `${by === 'clue' ? goes('vous précipitez', 'se précipite') : goes('allez', 'va')} ${inside(s, place)}.`;
    },
    stayed: ({ seat }, s) => `${who(s, seat, 'restez', 'reste')} sur place.`,
    rested: () => '',
    suggested: ({ seat, cards: named }, s) =>
      `${who(s, seat, s.words.suggest.you, s.words.suggest.other)} : ${crime(s, named)}.`,
    brought({ piece, to: room }, s) {
      if (!s.isSuspect(piece)) return '';
      return s.seatOf(piece) === s.you && s.you !== null
        ? `On vous fait venir ${inside(s, room)}.`
        : `On fait venir ${the(s, piece)} ${inside(s, room)}.`;
    },
    asked({ wait }, s) {
      if (wait.for === 'card' && wait.why === 'spy')
        return wait.seats[0] === s.you
          ? `${capital(somebody(s, wait.to))} vous espionne.`
          : `${who(s, wait.to, 'espionnez', 'espionne')} ${somebody(s, wait.seats[0]!)}.`;
      if (wait.for !== 'gather') return '';
      // Un seul joueur peut être libre d’accuser aussi, ou y être obligé.
      return wait.seats.length > 1
        ? 'Les autres peuvent maintenant accuser aussi, en secret.'
        : `On attend ${wait.seats[0] === s.you ? 'votre décision' : `la décision ${ofPerson(s.seat(wait.seats[0]!))}`}.`;
    },
    declined: () => '',
    lacked: ({ seat }, s) => `${who(s, seat, s.words.cannotDisprove.you, s.words.cannotDisprove.other)}.`,
    showed({ seat, to: other, why, sealed }, s) {
      if (why !== 'see' && why !== 'power') return shows(s, seat, other, a(s, sealed.cards?.[0]));
      const looks =
        why === 'see'
          ? `${who(s, other, 'voyez', 'voit')} aussi ${seat === s.you ? 'votre carte' : `la carte ${ofPerson(s.seat(seat))}`}`
          : `${who(s, other, 'regardez', 'regarde')} une carte ${seat === s.you ? 'de votre main' : ofPerson(s.seat(seat))}`;
      return sealed.cards ? `${looks} : ${list(s, sealed.cards)}.` : `${looks}.`;
    },
    closed: ({ unanswered }) => (unanswered === null ? '' : 'Personne ne répond.'),
    looked({ seat, where, sealed }, s) {
      const what = where.startsWith('room:') ? 'la carte cachée' : 'ce qui est caché';
      const looks = `${who(s, seat, 'regardez', 'regarde')} ${what} ${spot(s, where)}`;
      return sealed.cards ? `${looks} : ${list(s, sealed.cards)}.` : `${looks}.`;
    },
    revealed: ({ seat, card }, s) => `${who(s, seat, 'montrez', 'montre')} ${theCard(s, card)} à tous.`,
    unheld: ({ card }, s) => `Personne n’a ${theCard(s, card)}.`,
    accused({ seat, cards: open, sealed }, s) {
      const named = open ?? sealed?.cards;
      const accuses = who(s, seat, 'portez une accusation', 'porte une accusation');
      return named === undefined ? `${accuses} secrète.` : `${accuses} : ${crime(s, named)}.`;
    },
    joined({ seat, accuses, sealed }, s) {
      const accuse = who(s, seat, 'portez une accusation', 'porte une accusation');
      if (sealed.cards?.length) return `${accuse} : ${crime(s, sealed.cards)}.`;
      if (accuses) return `${accuse} secrète.`;
      const isKnown = accuses === false || sealed.cards !== undefined;
      return isKnown
        ? `${who(s, seat, 'n’accusez pas', 'n’accuse pas')}.`
        : `${who(s, seat, 'avez décidé', 'a décidé')}.`;
    },
    gathered({ seats }, s) {
      const others = seats.filter((seat) => seat !== s.you).map((seat) => somebody(s, seat));
      if (others.length === 0) return 'Une seule accusation : la vôtre.';
      if (others.length < seats.length) return `Vous accusez, ainsi que ${listed(others)}.`;
      return others.length === 1
        ? `Une seule accusation, celle ${ofPerson(s.seat(seats[0]!))}.`
        : `${capital(listed(others))} accusent.`;
    },
    judged({ seat, right, sealed }, s) {
      if (right) return 'L’accusation est juste !';
      const seen = sealed.cards ? ` C’était ${crime(s, sealed.cards)}.` : '';
      return `L’accusation est fausse : ${mid(s, seat, 'ne pouvez', 'ne peut')} plus gagner.${seen}`;
    },
    ended({ winner, envelope, lost: loss }, s) {
      if (winner === null) return `${loss ? `${lost[loss]} ` : ''}${s.words.unsolved}`;
      const [suspect = '', weapon = '', room = ''] = envelope;
      const said: Record<string, string> = {
        seat: who(s, winner, 'avez', 'a'),
        suspect: the(s, suspect),
        weapon: the(s, weapon),
        room: inside(s, room),
      };
      return s.words.solved.replace(/\{(\w+)\}/g, (_, key: string) => said[key]!);
    },
    clue: ({ seat, card }, s) =>
      `${who(s, seat, 'piochez', 'pioche')} une carte d’indices : ${quoted(s, [card])}.`,
    chose: ({ seat, what }, s) => `${who(s, seat, 'choisissez', 'choisit')} ${the(s, what)}.`,
    picked: ({ seat, sealed }, s) => `${who(s, seat, 'choisissez', 'choisit')} ${a(s, sealed.cards?.[0])}.`,
    done: () => '',
    tunnelled: ({ from, to: ends }, s) =>
      `Un nouveau passage secret s’ouvre : ${the(s, from)} communique avec ${list(s, ends)}.`,
    drew({ seat, card, sealed }, s) {
      const draws = who(s, seat, 'piochez', 'pioche');
      if (card === 'clock') return `${draws} une carte Temps.`;
      const drawn = sealed.cards ? ` : ${quoted(s, sealed.cards)}` : '';
      return `${draws} une carte Majordome${drawn}.`;
    },
    murdered: ({ seat, cards: hand }, s) =>
      `La dernière heure a sonné, le meurtrier frappe encore : ${mid(s, seat, 'mourez', 'meurt')}. Cartes dévoilées : ${list(s, hand)}.`,
    played: ({ seat, card }, s) =>
      `${who(s, seat, 'jouez', 'joue')} une carte Majordome : ${quoted(s, [card])}.`,
    powered: ({ seat }, s) =>
      `${who(s, seat, 'utilisez votre', 'utilise son')} pouvoir : « ${s.power(seat)} ».`,
  },
  actions: {
    roll: (_, s) => s.words.roll,
    stay: () => 'Rester sur place',
    pass: () => 'Pas maintenant',
    end: () => 'Finir le tour',
    look: () => 'Regarder ce qui est caché ici',
    draw: () => 'Piocher une carte Intrigue',
    passage: ({ to: place }, s) =>
      typeof place === 'string'
        ? `Prendre le passage secret vers ${the(s, place)}`
        : 'Prendre le passage secret',
    move: ({ to: place }, s) => (place ? `Aller ${to(s, place)}` : 'Aller sur une case'),
    place: ({ weapon, room }, s) =>
      weapon && room
        ? `Placer ${the(s, weapon)} ${inside(s, room)}`
        : `Placer ${un(s.words.tool)} dans ${un(s.words.place)}`,
    suggest: ({ room }, s) => `${s.words.suggest.todo}${room ? ` ${inside(s, room)}` : ''}`,
    accuse: (_, s) => `Porter ${un(s.words.accusation)}`,
    ask: (_, s) => s.words.suggest.todo,
    show: ({ card }, s) => `Montrer ${a(s, card)}`,
    spy: ({ target }, s) => (target ? `Espionner ${somebody(s, s.seatOf(target)!)}` : 'Espionner un joueur'),
    play: ({ card }, s) =>
      card ? `Jouer une carte Majordome : ${quoted(s, [card])}` : 'Jouer une carte Majordome',
    power({ to: place }, s) {
      const power =
        s.you === null ? 'Utiliser votre pouvoir' : `Utiliser votre pouvoir : « ${s.power(s.you)} »`;
      return place ? `${power} (${to(s, place)})` : power;
    },
    choose({ card, target, room, to: place }, s) {
      if (target) return `Choisir ${somebody(s, s.seatOf(target)!)}`;
      const what = card ?? room;
      if (what) return `Choisir ${the(s, what)}`;
      return place ? `Se précipiter ${to(s, place)}` : 'Choisir';
    },
  },
  arguments: {
    to: () => 'Où aller ?',
    suspect: () => 'Quel suspect ?',
    weapon: (s) => `${quel(s.words.tool)} ?`,
    room: (s) => `${quel(s.words.place)} ?`,
    card: () => 'Quelle carte ?',
    target: () => 'Quel joueur ?',
    pawn: () => 'Quel pion ?',
    from: () => 'Quelles cartes ?',
  },
  waits: {
    placing: (_, s) => `${quel(s.words.tool)} placez-vous, et où ?`,
    answer: () => 'Quelle carte montrez-vous ?',
    card: ({ to: seat }, s) => `Quelle carte montrez-vous ${toPerson(s.seat(seat))} ?`,
    reveal: ({ card }, s) => `Vous avez ${theCard(s, card)} : montrez la carte à tous.`,
    choice: ({ card }, s) => s.question(card),
    each: ({ card }, s) => s.question(card),
    scream: () => 'Un cri ! Où courez-vous ?',
    draw: () => 'On vous a fait changer de pièce. Piochez-vous une carte Intrigue ?',
    'no-answer': (_, s) => `Empêchez-vous toute réponse à ${ce(s.words.suggestion)} ?`,
    'after-show': ({ by, to: seat }, s) => `${hasShown(s, by, seat)} Réagissez-vous ?`,
    gather: () => 'Une accusation ! Accusez-vous aussi ?',
  },
  place: (place, s) => (typeof place === 'string' ? s.name(place) : square(s, place)),
  inquiry: (by, s) =>
    by === s.you ? `Votre ${s.words.suggestion}` : `${capital(s.words.suggestion)} ${ofPerson(s.seat(by))}`,
  person: (name) => ({ seat: person(name), of: ofPerson(name), to: toPerson(name) }),
  near: (place, s) => (typeof place === 'string' ? s.name(place) : near(s, place)),
  card: (card, s) => theCard(s, card),
  spot: (where, s) => {
    const at = where === 'face-up' ? 'face visible sur la table' : `face cachée ${spot(s, where)}`;
    return { at, all: `les cartes ${at}` };
  },
};
