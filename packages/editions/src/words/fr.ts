import type { CardId, Place, Seat } from '@casefile/engine';
import { au, ce, le, quel, un } from './french.ts';
import { asks, help } from './help-fr.ts';
import { first, lost, signs } from './rolls-fr.ts';
import { type Speaker, type Words, writeDice } from './words.ts';

const who = (s: Speaker, seat: Seat, you: string, other: string): string =>
  seat === s.you ? `Vous ${you}` : `${s.seat(seat)} ${other}`;
/** The same inside a sentence. */
const mid = (s: Speaker, seat: Seat, you: string, other: string): string =>
  seat === s.you ? `vous ${you}` : `${s.seat(seat)} ${other}`;
const whom = (s: Speaker, seat: Seat): string => (seat === s.you ? 'vous' : s.seat(seat));
const list = (s: Speaker, ids: readonly string[]): string => ids.map(s.name).join(', ');
const the = (s: Speaker, id: string): string => (s.isSuspect(id) ? s.name(id) : le(s.name(id)));
const a = (s: Speaker, card: CardId | undefined): string => (card === undefined ? 'une carte' : the(s, card));
const to = (s: Speaker, place: Place): string =>
  typeof place === 'string' ? au(s.name(place)) : `en ${place.join(',')}`;
const cards = (count: number): string => (count === 1 ? 'une carte' : `${count} cartes`);
const lie = (count: number): string =>
  count === 1 ? 'Une carte est cachée' : `${count} cartes sont cachées`;
const spot = (s: Speaker, where: string): string => au(s.name(where.replace('room:', '')));

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** To show somebody something: “you” goes before the verb. */
function shows(s: Speaker, seat: Seat, other: Seat, what: string): string {
  if (other === s.you) return `${s.seat(seat)} vous montre ${what}.`;
  return `${who(s, seat, 'montrez', 'montre')} ${what} à ${s.seat(other)}.`;
}

export const words: Words = {
  asks,
  help,
  signs,
  lost,
  facts: {
    opened: () => '',
    first,
    enveloped: (_, s) => s.words.question,
    dealt: ({ seat, count, sealed }, s) =>
      sealed.cards
        ? `${who(s, seat, 'recevez', 'reçoit')} : ${list(s, sealed.cards)}.`
        : `${who(s, seat, 'recevez', 'reçoit')} ${cards(count)}.`,
    laid: ({ where, count }, s) => `${lie(count)} ${spot(s, where)}.`,
    faced: (fact, s) => `Visibles de tous : ${list(s, fact.cards)}.`,
    placed: () => '',
    held: ({ seat, count, sealed }, s) =>
      `Cartes Majordome, ${whom(s, seat)} : ${sealed.cards ? list(s, sealed.cards) : count}.`,
    clocks: ({ count }) => `Cartes Horloge sur la table : ${count}.`,
    turn: ({ seat, number }, s) => {
      const whose = seat === s.you ? 'à vous de jouer' : s.seat(seat);
      return `Tour ${number} : ${whose}`;
    },
    rolled({ seat, dice, steps }, s) {
      const total = dice.length > 1 ? ` : ${steps} à jouer` : '';
      return `${who(s, seat, 'obtenez', 'obtient')} ${writeDice(words, dice, s).join(' et ')}${total}.`;
    },
    moved({ seat, pawn, to: place, by }, s) {
      const owner = seat ?? s.seatOf(pawn);
      const goes = (you: string, other: string): string =>
        owner === undefined ? `${s.name(pawn)} ${other}` : who(s, owner, you, other);
      if (by === 'home') return `${goes('retournez', 'retourne')} à la case de départ.`;
      const go = owner !== undefined && owner === s.you ? 'allez' : 'va';
      if (by === 'door') return `${goes('dégagez', 'dégage')} la porte et ${go} ${to(s, place)}.`;
      if (by === 'passage') return `${goes('prenez', 'prend')} un passage secret et ${go} ${to(s, place)}.`;
      if (by === 'clue') return `${goes('courez', 'court')} ${to(s, place)}.`;
      return `${goes('allez', 'va')} ${to(s, place)}.`;
    },
    stayed: ({ seat }, s) => `${who(s, seat, 'restez', 'reste')} sur place.`,
    rested: () => '',
    suggested: ({ seat, cards: named, room }, s) => {
      const verb =
        room === null
          ? who(s, seat, 'posez une question', 'pose une question')
          : who(s, seat, 'suggérez', 'suggère');
      return `${verb} : ${list(s, named)}.`;
    },
    brought({ piece, to: room }, s) {
      if (!s.isSuspect(piece)) return '';
      return s.seatOf(piece) === s.you && s.you !== null
        ? `On vous fait venir ${to(s, room)}.`
        : `On fait venir ${s.name(piece)} ${to(s, room)}.`;
    },
    asked({ wait }, s) {
      if (wait.for === 'card' && wait.why === 'spy')
        return wait.seats[0] === s.you
          ? `${s.seat(wait.to)} vous espionne.`
          : `${who(s, wait.to, 'espionnez', 'espionne')} ${s.seat(wait.seats[0]!)}.`;
      return wait.for === 'gather' ? 'Les autres peuvent accuser aussi, en secret.' : '';
    },
    declined: () => '',
    lacked: ({ seat }, s) => `${who(s, seat, 'n’avez', 'n’a')} rien à montrer.`,
    showed: ({ seat, to: other, sealed }, s) => shows(s, seat, other, a(s, sealed.cards?.[0])),
    closed: ({ unanswered }) => (unanswered === null ? '' : 'Aucune réponse n’est donnée.'),
    looked({ seat, where, sealed }, s) {
      const looks = `${who(s, seat, 'regardez', 'regarde')} ce qui est caché ${spot(s, where)}`;
      return sealed.cards ? `${looks} : ${list(s, sealed.cards)}.` : `${looks}.`;
    },
    revealed: ({ seat, card }, s) => `${who(s, seat, 'montrez', 'montre')} ${the(s, card)} à tous.`,
    unheld: ({ card }, s) => `Carte que personne n’a : ${s.name(card)}.`,
    accused({ seat, cards: open, sealed }, s) {
      const named = open ?? sealed?.cards;
      if (named === undefined) return `${who(s, seat, 'accusez', 'accuse')} en secret.`;
      return `${who(s, seat, 'accusez', 'accuse')} : ${list(s, named)}.`;
    },
    joined({ seat, accuses, sealed }, s) {
      if (sealed.cards?.length) return `${who(s, seat, 'posez', 'pose')} : ${list(s, sealed.cards)}.`;
      if (accuses) return `${who(s, seat, 'accusez', 'accuse')} en secret.`;
      const isKnown = accuses === false || sealed.cards !== undefined;
      return isKnown
        ? `${who(s, seat, 'n’accusez pas', 'n’accuse pas')}.`
        : `${who(s, seat, 'avez choisi', 'a choisi')}.`;
    },
    gathered: ({ seats }, s) => `Qui accuse : ${seats.map((seat) => whom(s, seat)).join(', ')}.`,
    judged({ seat, right, sealed }, s) {
      if (right) return `C’est exact !`;
      const seen = sealed.cards ? ` ${capital(s.words.inside)} : ${list(s, sealed.cards)}.` : '';
      return `C’est faux : ${mid(s, seat, 'ne pouvez', 'ne peut')} plus gagner.${seen}`;
    },
    ended({ winner, envelope, lost: loss }, s) {
      if (winner === null) return `${loss ? `${lost[loss]} ` : ''}${s.words.unsolved}`;
      const [suspect = '', weapon = '', room = ''] = envelope.map(s.name);
      const said: Record<string, string> = { seat: s.seat(winner), suspect, weapon, room };
      return s.words.solved.replace(/\{(\w+)\}/g, (_, key: string) => said[key]!);
    },
    clue: ({ seat, card }, s) => `${who(s, seat, 'piochez', 'pioche')} une carte Indice. ${s.name(card)}.`,
    chose: ({ seat, what }, s) => `${who(s, seat, 'choisissez', 'choisit')} ${the(s, what)}.`,
    picked: ({ seat, sealed }, s) => `${who(s, seat, 'choisissez', 'choisit')} ${a(s, sealed.cards?.[0])}.`,
    done: () => '',
    tunnelled: ({ from, to: ends }, s) =>
      `Nouveau passage secret, ${the(s, from)} rejoint : ${list(s, ends)}.`,
    drew({ seat, card, sealed }, s) {
      const draws = who(s, seat, 'piochez', 'pioche');
      if (card === 'clock') return `${draws} une carte Horloge.`;
      return sealed.cards
        ? `${draws} une carte Majordome : « ${list(s, sealed.cards)} ».`
        : `${draws} une carte Majordome.`;
    },
    murdered: ({ seat, cards: hand }, s) =>
      `La dernière horloge sonne, le meurtrier frappe encore : ${mid(s, seat, 'mourez', 'meurt')}. Les cartes : ${list(s, hand)}.`,
    played: ({ seat, card }, s) =>
      `${who(s, seat, 'jouez', 'joue')} une carte Majordome : « ${s.name(card)} ».`,
    powered: ({ seat }, s) =>
      `${who(s, seat, 'utilisez votre', 'utilise son')} pouvoir : « ${s.power(seat)} ».`,
  },
  reasons: {
    malformed: 'Ce n’est pas une action du jeu, ou il y manque quelque chose.',
    'game-over': 'La partie est finie.',
    'not-asked': 'C’est à quelqu’un d’autre de décider.',
    'wrong-moment': 'Ce n’est pas le moment.',
    'not-in-edition': 'Cette action n’existe pas dans cette édition.',
    'must-roll': 'Votre tour commence par un déplacement.',
    'must-ask': 'Votre tour commence par une question ou une accusation.',
    'must-move': 'Vous devez d’abord vous déplacer.',
    'must-suggest': 'Dites d’abord qui vous soupçonnez, avec quoi et où.',
    'must-leave': 'Vous devez quitter cette pièce.',
    trapped: 'Toutes les portes de cette pièce sont bloquées.',
    'cannot-stay': 'Vous ne pouvez pas rester ici.',
    'no-passage': 'Il n’y a pas de passage secret ici.',
    'passage-elsewhere': 'Le passage secret ne mène pas là.',
    'no-such-place': 'Cet endroit n’existe pas sur le plateau.',
    'out-of-reach': 'Ce lancer ne vous mène pas jusque-là.',
    occupied: 'Un autre pion s’y trouve.',
    'room-left': 'Vous avez quitté cette pièce ce tour-ci et ne pouvez pas y revenir.',
    'stand-elsewhere': 'Vous ne pouvez nommer que l’endroit où vous êtes.',
    'no-crime-here': 'Rien n’a pu se passer ici : cet endroit n’a pas de carte.',
    'not-entered': 'Il faut d’abord entrer dans une pièce.',
    'already-suggested': 'Pas deux fois ici pour le moment.',
    'not-named': 'Cette carte n’a pas été nommée.',
    'not-held': 'Vous n’avez pas cette carte.',
    'must-show': 'Vous devez montrer une carte.',
    'already-accused': 'Vous avez déjà accusé, et à tort.',
    'accuse-elsewhere': 'Vous ne pouvez pas accuser d’ici.',
    'accuse-later': 'Vous ne pouvez pas accuser maintenant.',
    'must-accuse': 'Vous devez accuser aussi.',
    'two-different-cards': 'Nommez deux cartes différentes.',
    'not-an-opponent': 'Choisissez quelqu’un d’autre que vous.',
    'power-used': 'Vous avez déjà utilisé votre pouvoir.',
    'spy-square-used': 'Vous avez déjà espionné d’ici ce tour-ci.',
  },
  problems: {
    'unknown-edition': (given) => `il n’y a pas d’édition « ${given} »`,
    'unknown-option': (given) => `cette édition n’a pas d’option « ${given} »`,
    'bad-option-value': (given) => `l’option ne peut pas être ${given}`,
    'seat-count': (given) => `cette édition ne se joue pas à ${given}`,
    'unknown-suspect': (given) => `il n’y a pas de suspect « ${given} » dans cette édition`,
    'suspect-twice': (given) => `« ${given} » est déjà pris`,
    'unknown-card': (given) => `il n’y a pas de carte « ${given} » dans cette édition`,
    'card-twice': (given) => `la carte « ${given} » est déjà ailleurs`,
    'wrong-category': (given) => `« ${given} » est une seconde carte de sa catégorie`,
    'too-many-cards': (given) => `${given} cartes, c’est trop`,
    'unknown-place': (given) => `il n’y a pas d’endroit ${given} sur ce plateau`,
    'not-at-this-table': (given) => `personne ne joue « ${given} » à cette table`,
    'not-in-edition': (given) => `cette édition n’a rien de tel (${given})`,
    'wrong-type': (given) => `${given} n’a pas sa place ici`,
  },
  valid: (choices) => ` ; possible : ${choices}`,
  actions: {
    roll: () => 'Lancer les dés',
    stay: () => 'Rester sur place',
    pass: () => 'Pas maintenant',
    end: () => 'Finir le tour',
    look: () => 'Regarder les cartes cachées ici',
    draw: () => 'Piocher une carte Intrigue',
    passage: ({ to: place }, s) =>
      place ? `Prendre le passage secret et aller ${to(s, place)}` : 'Prendre le passage secret',
    move: ({ to: place }, s) => (place ? `Aller ${to(s, place)}` : 'Aller sur une case'),
    suggest: ({ room }, s) => {
      const what = `Émettre ${un(s.words.suggestion)}`;
      return room ? `${what} ${to(s, room)}` : what;
    },
    accuse: (_, s) => `Porter ${un(s.words.accusation)}`,
    ask: () => 'Poser une question sur deux cartes',
    show: ({ card }, s) => `Montrer ${a(s, card)}`,
    spy: ({ target }, s) => (target ? `Espionner ${s.name(target)}` : 'Espionner quelqu’un'),
    play: ({ card }, s) =>
      card ? `Jouer une carte Majordome : « ${s.name(card)} »` : 'Jouer une carte Majordome',
    power({ to: place }, s) {
      const power =
        s.you === null ? 'Utiliser votre pouvoir' : `Utiliser votre pouvoir : « ${s.power(s.you)} »`;
      return place ? `${power} (${to(s, place)})` : power;
    },
    choose({ card, target, room, to: place }, s) {
      const what = card ?? target ?? room;
      if (what) return `Choisir ${the(s, what)}`;
      return place ? `Courir ${to(s, place)}` : 'Choisir';
    },
  },
  arguments: {
    to: () => 'Où aller ?',
    suspect: () => 'Quel suspect ?',
    weapon: (s) => `${quel(s.words.tool)} ?`,
    room: (s) => `${quel(s.words.place)} ?`,
    card: () => 'Quelle carte ?',
    target: () => 'Qui ?',
    pawn: () => 'Quel pion ?',
    from: () => 'Quelle carte ?',
  },
  waits: {
    answer: () => 'Quelle carte montrez-vous ?',
    card: ({ to: seat }, s) => `Quelle carte montrez-vous à ${s.seat(seat)} ?`,
    reveal: ({ card }, s) => `Vous avez ${the(s, card)} : montrez la carte à tous.`,
    choice: ({ card }, s) => `${s.name(card)}. Que choisissez-vous ?`,
    each: ({ card }, s) => `${s.name(card)}. Quelle carte choisissez-vous ?`,
    scream: () => 'Un cri ! Où courez-vous ?',
    draw: () => 'On vous a fait changer de pièce. Piochez-vous une carte Intrigue ?',
    'no-answer': (_, s) => `Empêchez-vous toute réponse à ${ce(s.words.suggestion)} ?`,
    'after-show': ({ by, to: seat }, s) =>
      `Une carte vient d’être montrée (${whom(s, by)} → ${whom(s, seat)}). Réagissez-vous ?`,
    gather: () => 'Une accusation ! Accusez-vous aussi ?',
  },
  place: (place, s) => (typeof place === 'string' ? s.name(place) : place.join(',')),
  card: (card, s) => (s.isSuspect(card) ? `la carte ${s.name(card)}` : the(s, card)),
  spot: (where, s) => {
    const all = where === 'face-up' ? 'les cartes visibles de tous' : `les cartes cachées ${spot(s, where)}`;
    return { at: `parmi ${all}`, all };
  },
};
