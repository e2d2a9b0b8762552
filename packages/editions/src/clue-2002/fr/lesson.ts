import type { LessonText } from '../../schema/lesson.ts';

/** The words of each step. */
export const text: LessonText = {
  about: 'Votre première partie : un meurtre, trois cartes, et comment les trouver.',
  steps: {
    welcome: {
      says: 'Bonsoir, {scarlet} ! Je suis Mme Finch, la gouvernante. {Victim} a été assassiné : par qui, avec quelle arme et dans quelle pièce ? Trois cartes le disent, {dans envelope}. Trouvons-les.',
    },
    hand: {
      says: 'Ces six cartes sont à vous. Les autres en ont six chacun, et trois sont cachées. Une carte que quelqu’un a en main n’est donc pas {dans envelope} : tout le jeu est là.',
    },
    roll: { says: 'C’est à vous. Lancez les dés.', nudge: 'Les dés d’abord, je vous prie.' },
    walk: {
      says: 'Cela suffit pour atteindre {le lounge}. Entrez-y : on n’interroge les autres que dans une pièce.',
      nudge: 'Belle promenade, mais personne ne répond dans un couloir. Par ici : {le lounge}.',
    },
    suggest: {
      says: 'Émettez maintenant un soupçon : quelqu’un, une arme, et la pièce où vous êtes. Vous pouvez nommer n’importe qui. Essayez {le plum}, avec {le knife}.',
      nudge: 'Pourquoi pas ! Mais faites-moi plaisir pour cette fois : {le plum}, avec {le knife}.',
    },
    answers: {
      says: 'Les autres répondent, l’un après l’autre, jusqu’à ce que quelqu’un puisse vous montrer une carte. {Le green} n’a aucune des trois. Si {le peacock} en a une, elle doit vous la montrer, et personne d’autre ne la verra.',
    },
    shown: { says: 'Voyons si elle en a une…' },
    sheet: {
      says: '{Le green} n’en avait aucune, et {le peacock} vous a montré {le knife} : ce n’est donc pas l’arme du crime. C’est déjà dans votre carnet : un ✓ pour elle, des ✗ pour lui.',
    },
    end: {
      says: 'Un seul soupçon par tour. Terminez votre tour.',
      nudge:
        'Accuser déjà ? Une fausse accusation vous coûterait la partie. Écoutons d’abord les autres : terminez votre tour.',
    },
    listen: {
      says: 'C’est {le green} qui interroge. Tendez l’oreille : ce que l’on montre aux autres vous renseigne aussi.',
    },
    deduce: {
      says: '{Le peacock} lui a montré {le white}, {le rope} ou {le ballroom}. Vous n’avez pas vu laquelle, et pourtant vous pouvez le savoir : pensez à votre main. Cherchez sa carte dans votre carnet, et touchez la case de sa colonne jusqu’au ✓.',
      nudge:
        'Pas celle-là, je crois. Laquelle des trois n’est pas dans votre main ? Mettez-y un ✓ pour {le peacock}.',
    },
    exactly: {
      says: '{Le ballroom}, exactement ! Les deux autres sont à vous. Vous n’avez pas vu la carte, et pourtant vous la connaissez.',
    },
    asked: { says: 'C’est maintenant au tour {de peacock}.' },
    show: {
      says: 'Elle a nommé des cartes que vous avez : il faut lui en montrer une. Choisissez laquelle ; elle seule la verra.',
    },
    passage: {
      says: 'À vous de nouveau. Un passage secret mène {de lounge} {à conservatory}, à l’autre bout de la maison. Prenez-le au lieu de lancer les dés.',
      nudge: 'Vous pourriez marcher, bien sûr. Mais le passage secret est tellement plus rapide.',
    },
    again: {
      says: 'Vous savez que {le green} n’a pas la carte {de plum}. Soupçonnez encore {le plum}, cette fois avec {le candlestick}, que je n’ai pas trouvé à sa place ce matin.',
      nudge:
        'L’idée est bonne. Mais j’astique {le candlestick} tous les jours, et il avait disparu : {le plum}, avec {le candlestick}.',
    },
    nobody: { says: 'Voyons qui peut vous montrer une carte…' },
    where: {
      says: 'Personne ! Et vous n’avez vous-même aucune des trois. Où sont-elles donc ?',
      answers: { green: 'Chez {le green}', envelope: '{Dans envelope}', unknown: 'On ne peut pas le savoir' },
      nudge: 'Tout le monde a cherché, vous aussi. Où donc une carte peut-elle encore être ?',
    },
    accuse: {
      says: 'Alors accusez : les trois cartes que vous venez de nommer, et que personne n’a pu montrer. On n’accuse qu’une fois, donc jamais au hasard ; mais vous avez la preuve.',
      nudge:
        'Presque ! Les trois cartes que personne n’a pu montrer : {le plum}, {le candlestick}, {le conservatory}.',
    },
  },
  last: 'Affaire résolue ! On interroge en émettant un soupçon ; on répond en montrant une carte, en secret ; on gagne par une accusation juste. Vous connaissez le jeu.',
};
