/** Le journal du soir en français : les titres, les phrases plus rares, et le ton de chaque journal. */
import type { PaperWords } from './words.ts';

export const also: Omit<PaperWords, 'topics'> & {
  readonly topics: Omit<PaperWords['topics'], 'opening' | 'silence' | 'shown' | `${string}Self`>;
} = {
  topics: {
    headline: [
      (c) => `On arrête ${c.culprit}`,
      (c) => `Coup de maître ${c.winner.of}`,
      (c) => `C’était ${c.culprit} !`,
      (c) => `Tout s’est joué ${c.place}`,
      (c) => `Les aveux ${c.culpritOf}`,
      () => 'Affaire classée',
      (c) => `${c.winner.name} désigne le coupable`,
      (c) => `Le secret : ${c.weapon}`,
      (c) => `Plus d’issue pour ${c.culprit}`,
      (c) => `Résolu au tour ${c.turn}`,
      (c) => `${c.culprit} : le masque tombe`,
      () => 'Un murmure, puis les menottes',
      (c) => `Le triomphe ${c.winner.of}`,
      (c) => `À l’aube, on emmène ${c.culprit}`,
      () => 'Toute la vérité sur l’affaire',
      (c) => `${c.winner.name} avait tout compris`,
      () => 'Les cartes ont parlé',
      (c) => `Coupable : ${c.culprit}`,
      (c) => `Trois cartes contre ${c.culprit}`,
      () => 'La lumière est faite',
      (c) => `Chapeau bas ! ${c.winner.name} a trouvé`,
      (c) => `${c.culprit} nous a bernés`,
    ],
    headlineNobody: [
      () => 'Le coupable court toujours',
      () => 'Personne n’a résolu l’affaire',
      (c) => `${c.culprit} file à l’anglaise`,
      () => 'Tous dans l’erreur !',
      (c) => `${c.culprit} rit encore`,
      () => 'Le crime parfait ?',
      () => 'La justice rentre bredouille',
      (c) => `C’était ${c.culprit}, et nul ne l’a su`,
    ],
    headlineMurdered: [
      () => 'Il n’en reste pas un',
      () => 'La maison s’est tue',
      () => 'La dernière heure a sonné pour tous',
      () => 'Plus personne pour raconter',
      (c) => `${c.culprit} ne laisse aucun témoin`,
      () => 'À la mémoire de chacun',
    ],
    openingDefault: [
      (c) =>
        `À la fin, il ne restait ${c.winner.that}, et cela aura suffi pour clore l’affaire au tour ${c.turn}.`,
      (c) =>
        `Pendant que les autres se perdaient en paroles, ${c.winner.name} gardait le silence ; au tour ${c.turn}, la place était libre.`,
      (c) =>
        `Gagner, c’est parfois rester sur sa chaise : après le tour ${c.turn}, il n’y avait plus ${c.winner.that} pour conclure.`,
      (c) =>
        `C’était ${c.crime}, on le sait maintenant, et les lauriers vont ${c.winner.to}, faute d’autres candidats.`,
      (c) =>
        `Au tour ${c.turn}, tous les rivaux ${c.winner.of} avaient trébuché, et la vérité est tombée comme un fruit mûr.`,
      (c) =>
        `D’autres gagnent en parlant, ${c.winner.name} a gagné en attendant : au tour ${c.turn}, il n’y avait plus de concurrence, et ${c.culprit} était à découvert.`,
    ],
    openingNobody: [
      (c) => `Le dossier part aux archives sans vainqueur ; trop tard, on a su que c’était ${c.crime}.`,
      (c) => `Chacun avait sa théorie et personne n’avait la vérité, qui dormait sous le sceau : ${c.crime}.`,
      (c) =>
        `${c.culprit} a quitté les lieux par la grande porte, sous les saluts de gens qui venaient d’accuser à tort tout le monde sauf la bonne personne.`,
      (c) =>
        `Après ${c.turn} tours, on a renoncé, ${c.house} ; et ${c.culprit} cache toujours ${c.weapon} sous son manteau.`,
      (c) =>
        `Il est rare que tant de gens intelligents échouent d’un seul coup, mais personne n’a pensé à cela : ${c.crime}.`,
      (c) => `Quand le sceau fut enfin rompu, on lut trois noms que personne n’avait su réunir : ${c.crime}.`,
      (c) =>
        `L’enquête sur ${c.deed} s’est achevée au tour ${c.turn} comme elle avait commencé, dans le noir.`,
      (c) =>
        `Pas une accusation n’a touché juste ; c’était ${c.culprit} depuis le début, ${c.place}, au vu de tous.`,
    ],
    openingMurdered: [
      (c) =>
        `Il ne reste personne ${c.house} pour raconter cette histoire ; il nous revient donc d’écrire que c’était ${c.crime}.`,
      (c) =>
        `Les horloges se sont arrêtées ${c.house}, et avec elles tous ceux qui enquêtaient sur ${c.deed}.`,
      (c) =>
        `D’abord l’hôte, puis les invités un à un : ${c.culprit} n’a laissé personne pour poser des questions.`,
      (c) =>
        `Au tour ${c.turn}, les secours n’ont trouvé que le silence dans chaque pièce et, ${c.place}, ${c.weapon}.`,
      (c) =>
        `Nous gardions cette page pour un vainqueur, mais ${c.culprit} et la dernière horloge ont été plus rapides que tous.`,
      (c) =>
        `Nul n’a entendu sonner deux fois la dernière horloge : au tour ${c.turn}, ${c.culprit} avait fait taire tous les curieux.`,
    ],
    overheard: [
      (c) =>
        `${c.winner.name} n’a pas même eu à demander : la question décisive, ${c.question}, est venue ${c.asker.of} au tour ${c.askTurn}.`,
      (c) =>
        `L’honneur de la question décisive revient ${c.asker.to}, qui a nommé au tour ${c.askTurn} ${c.question} pendant ${c.winner.that} écoutait.`,
      (c) =>
        `Quand ${c.asker.name} a évoqué ${c.question} au tour ${c.askTurn}, l’oreille la plus fine de l’assemblée était celle ${c.winner.of}.`,
      (c) =>
        `Au tour ${c.askTurn}, ${c.asker.name} a posé la question et ${c.winner.name} en a profité : ${c.question} comblait la dernière lacune du carnet.`,
      (c) =>
        `Il est bon d’écouter, comme l’a fait ${c.winner.name} au tour ${c.askTurn}, pendant ${c.asker.that} essayait ${c.question} sur toute la compagnie.`,
      (c) =>
        `Un cadeau, au tour ${c.askTurn}, emballé par ${c.asker.name} et ouvert par ${c.winner.name} : ${c.question}.`,
      (c) =>
        `D’autres posaient de meilleures questions qu’ils ne croyaient ; ${c.question}, proposé par ${c.asker.name} au tour ${c.askTurn}, a tout dit ${c.winner.to}.`,
      (c) =>
        `Au tour ${c.askTurn}, c’est ${c.asker.name} qui parlait, passant en revue ${c.question} ; ${c.winner.name} n’a eu qu’à noter.`,
    ],
    closest: [
      (c) =>
        `C’est ${c.asker.name} qui a frôlé la vérité, en avançant ${c.question} au tour ${c.askTurn} sans y croire.`,
      (c) =>
        `Au tour ${c.askTurn}, on y était presque : ${c.asker.name} a essayé ${c.question}, a secoué la tête et a changé de piste.`,
      (c) =>
        `L’histoire retiendra le tour ${c.askTurn}, où ${c.asker.name} avait ${c.question} sur le bout de la langue.`,
      (c) =>
        `La meilleure idée de la soirée, ${c.question}, est venue ${c.asker.of} au tour ${c.askTurn}, puis on l’a oubliée.`,
      (c) =>
        `${c.asker.name} avait un pied dans la bonne porte au tour ${c.askTurn}, avec ${c.question}, et l’en a retiré.`,
      (c) =>
        `Il suffit de relire le procès-verbal du tour ${c.askTurn} : ${c.question}, dit ${c.asker.name}, et personne ne relève.`,
      (c) =>
        `Au tour ${c.askTurn}, avec ${c.question}, ${c.asker.name} brûlait si fort que le coupable en aurait lâché son verre.`,
      (c) =>
        `Eût-on seulement creusé ${c.question}, la question ${c.asker.of} au tour ${c.askTurn}, cette page serait tout autre.`,
    ],
    bluff: [
      (c) =>
        `Le plus beau numéro est signé ${c.bluffer.name} : demander ${c.bluffCard} au tour ${c.bluffTurn} avec cette carte en main.`,
      (c) =>
        `Tout le monde n’a pas joué franc jeu : au tour ${c.bluffTurn}, ${c.bluffer.name} réclamait ${c.bluffCard} tout en l’ayant sous les yeux.`,
      (c) =>
        `Sans un battement de cils, ${c.bluffer.name} a lancé les autres, au tour ${c.bluffTurn}, sur ${c.bluffCard}, qui n’avait jamais quitté sa main.`,
      (c) =>
        `Qui a noté ${c.bluffCard} parmi les suspects au tour ${c.bluffTurn} s’est fait rouler par ${c.bluffer.name}, à qui était la carte.`,
      (c) =>
        `On apprend ${c.bluffer.that} savait fort bien où trouver ${c.bluffCard} en posant sa question au tour ${c.bluffTurn}.`,
      (c) =>
        `Un mot du bluff du tour ${c.bluffTurn} : ${c.bluffCard} était dans la main ${c.bluffer.of}, de qui venait la question.`,
      (c) =>
        `De la poudre aux yeux, aussi : ${c.bluffer.name} a cité ${c.bluffCard} au tour ${c.bluffTurn} à seule fin d’égarer la table.`,
      (c) =>
        `La moitié des carnets est fausse depuis le tour ${c.bluffTurn}, où ${c.bluffer.name} a demandé d’un air candide une carte de sa propre main, ${c.bluffCard}.`,
      (c) =>
        `De tous les mensonges dits sans mentir, le plus joli est celui ${c.bluffer.of} au tour ${c.bluffTurn} ; il portait sur ${c.bluffCard}.`,
      (c) =>
        `Saluons l’aplomb ${c.bluffer.of}, dont l’intérêt pour ${c.bluffCard}, au tour ${c.bluffTurn}, était pure invention.`,
      (c) =>
        `Au tour ${c.bluffTurn}, une fausse piste fut tracée : ${c.bluffer.name} a nommé ${c.bluffCard}, la carte bien au chaud.`,
      (c) =>
        `Les joueurs de poker aimeront le tour ${c.bluffTurn} : ${c.bluffer.name} s’interroge à voix haute sur ${c.bluffCard} en tapotant sa poche.`,
    ],
    short: [
      (c) =>
        `Il n’a manqué qu’une carte ${c.accuser.to} au tour ${c.accuseTurn} : tout était juste, sauf ${c.missed}.`,
      (c) =>
        `Ayons une pensée pour ${c.accuser.name}, qui jurait au tour ${c.accuseTurn} que c’était ${c.accused} ; seul détail faux : ${c.missed}.`,
      (c) =>
        `Entre la gloire et la honte, il n’y a parfois qu’un pas, ou qu’une carte : ${c.missed}, pour ${c.accuser.name}, au tour ${c.accuseTurn}.`,
      (c) =>
        `Deux sur trois, c’est partout une bonne note, sauf ici : au tour ${c.accuseTurn}, ${c.accuser.name} n’aurait pas dû nommer ${c.missed}.`,
      (c) =>
        `Le héros malheureux de la soirée se nomme ${c.accuser.name} : au tour ${c.accuseTurn}, une seule carte, ${c.missed}, a tout gâché.`,
      (c) =>
        `Un cheveu, pas plus, séparait ${c.accuser.name} de la vérité au tour ${c.accuseTurn}, et ce cheveu avait un nom : ${c.missed}.`,
      (c) =>
        `Deux fois juste, une fois faux : au tour ${c.accuseTurn}, ${c.accuser.name} avait crié ${c.accused}.`,
      (c) => `L’accusation ${c.accuser.of} au tour ${c.accuseTurn} eût été parfaite sans ${c.missed}.`,
      (c) =>
        `Au tour ${c.accuseTurn}, ${c.accuser.name} a tout misé sur ${c.missed} et a tout perdu pour cette carte-là.`,
      (c) =>
        `Sans ${c.missed}, on lirait sur cette page, depuis le tour ${c.accuseTurn}, le nom ${c.accuser.of}.`,
    ],
    wrong: [
      (c) =>
        `Au tour ${c.accuseTurn}, ${c.accuser.name} avait accusé trop vite et a vu la suite de son fauteuil.`,
      (c) =>
        `${c.accuser.name} a accusé au tour ${c.accuseTurn}, a regardé sous le sceau, et se tait depuis.`,
      (c) =>
        `Une accusation précédente, celle ${c.accuser.of} au tour ${c.accuseTurn}, était tombée à côté, et de loin.`,
      (c) =>
        `Le courage ne suffit pas : au tour ${c.accuseTurn}, la solution ${c.accuser.of} ne résolvait rien.`,
      (c) =>
        `La soirée fut brève pour ${c.accuser.name}, dont l’accusation du tour ${c.accuseTurn} s’est effondrée en une seconde.`,
      (c) => `En tête de ceux qui ont eu tort, depuis le tour ${c.accuseTurn} : ${c.accuser.name}.`,
      (c) => `Attendre était trop demander ${c.accuser.to}, qui l’a payé au tour ${c.accuseTurn}.`,
      (c) =>
        `Avis aux gens pressés : au tour ${c.accuseTurn}, ${c.accuser.name} a montré quelqu’un du doigt, et ce n’était pas la bonne personne.`,
      (c) =>
        `Il y avait eu fausse alerte au tour ${c.accuseTurn}, donnée avec conviction par ${c.accuser.name}.`,
      (c) =>
        `Ce que le sceau a révélé ${c.accuser.to} au tour ${c.accuseTurn} n’était pas ce qu’on attendait.`,
    ],
    proofEarly: [
      (c) =>
        `Selon nos calculs, ${c.reader.name} pouvait tout démontrer dès le tour ${c.proofTurn}, ${c.early} avant la fin.`,
      (c) =>
        `La preuve dormait dans le carnet ${c.reader.of} depuis le tour ${c.proofTurn} ; elle y a dormi ${c.early}.`,
      (c) =>
        `À strictement parler, pour ${c.reader.name}, tout était dit au tour ${c.proofTurn}, et il restait ${c.early} à jouer.`,
      (c) =>
        `Nous avons refait le compte : après le tour ${c.proofTurn}, il ne restait rien à deviner ${c.reader.to}, et l’on a pourtant joué ${c.early} encore.`,
      (c) =>
        `À partir du tour ${c.proofTurn}, une seule réponse était possible pour ${c.reader.name} ; il a fallu ${c.early} pour la regarder en face.`,
      (c) =>
        `Un esprit plus froid, à la place ${c.reader.of}, aurait frappé au tour ${c.proofTurn}, ${c.early} plus tôt.`,
      (c) =>
        `Au tour ${c.proofTurn}, ${c.reader.name} avait tous les indices ; la suite, durant ${c.early}, ne fut mathématiquement que conversation.`,
      (c) =>
        `Des experts ont relu les notes ${c.reader.of} : la solution s’y trouve dès le tour ${c.proofTurn}, ${c.early} avant la nouvelle.`,
      (c) =>
        `Pour qui raisonne comme une machine, sur la chaise ${c.reader.of}, la certitude date du tour ${c.proofTurn} : ${c.early} d’avance.`,
      (c) =>
        `Avec les cartes vues jusqu’au tour ${c.proofTurn}, ${c.reader.name} pouvait l’écrire noir sur blanc ; ${c.early} de perdus, tout de même.`,
    ],
    proofAtOnce: [
      (c) =>
        `La preuve fut complète au tour ${c.proofTurn} et pas un instant plus tôt ; ${c.reader.name} ne l’a pas laissée refroidir.`,
      (c) =>
        `Pas de temps perdu : ce qu’il fallait ${c.reader.to} est venu au tour ${c.proofTurn}, et la fin avec.`,
      (c) =>
        `Notre arithmétique ne trouve aucun tour avant le ${c.proofTurn} où ${c.reader.name} aurait pu avoir une certitude.`,
      (c) =>
        `On ne pouvait aller plus vite : avant le tour ${c.proofTurn}, les cartes vues par ${c.reader.name} permettaient encore une autre histoire.`,
      (c) => `Au tour ${c.proofTurn}, le dernier doute ${c.reader.of} s’est envolé, et la partie avec lui.`,
      (c) =>
        `Sitôt démontrable, sitôt démontré, au tour ${c.proofTurn} : les notes ${c.reader.of} en font foi.`,
      (c) =>
        `Le tour ${c.proofTurn} a donné la certitude ${c.reader.to}, et rien avant lui n’y aurait suffi.`,
      (c) =>
        `Les comptables du crime seront satisfaits : entre la preuve et le verdict, pour ${c.reader.name}, il n’y eut que le tour ${c.proofTurn}.`,
    ],
    proofNever: [
      (c) =>
        `Avec les cartes vues par ${c.reader.name}, personne au monde n’aurait pu conclure avant la fin.`,
      (c) => `Soyons justes : de la place ${c.reader.of}, l’affaire ne pouvait pas se démontrer.`,
      (c) =>
        `Les notes ${c.reader.of} laissent jusqu’au bout plus d’un coupable possible ; il est des soirs où les cartes se taisent.`,
      (c) => `Aucun raisonnement, si fin soit-il, n’aurait apporté à temps la certitude ${c.reader.to}.`,
      (c) =>
        `Vérification faite, plusieurs histoires convenaient encore, pour ${c.reader.name}, quand le rideau est tombé.`,
      (c) =>
        `La certitude n’a jamais été offerte ${c.reader.to} ; tout au plus une intuition plus ou moins éclairée.`,
      (c) =>
        `La chaise ${c.reader.of} était la plus mal placée de la salle : la preuve ne se voyait pas de là.`,
      (c) =>
        `Que nul ne blâme ${c.reader.name} : d’après nos comptes, son carnet n’a jamais contenu toute la preuve.`,
      (c) => `Les mathématiques plaident pour ${c.reader.name} : les indices vus de là ne suffisaient pas.`,
      (c) => `Tout ce que savait ${c.reader.name} aurait rempli cette page, sans rien démontrer.`,
    ],
    busy: [
      (c) =>
        `On n’a rien demandé aussi souvent que ce qui avait pu se passer ${c.busy} : ${c.busyTimes} fois.`,
      (c) =>
        `${c.busyTimes} questions portaient sur des allées et venues ${c.busy}, où le sol doit être usé.`,
      (c) => `Chacun voulait savoir ce qui s’était tramé ${c.busy} ; on en a parlé ${c.busyTimes} fois.`,
      (c) =>
        `Qui se trouvait ${c.busy} ce soir-là n’a pas dû s’ennuyer, avec ${c.busyTimes} enquêtes de passage.`,
      (c) => `Le coin le plus piétiné de l’affaire se trouve ${c.busy} : ${c.busyTimes} visites de curieux.`,
      (c) =>
        `Quoi qu’on demandât, on en revenait à ce qui s’était passé ${c.busy} : ${c.busyTimes} fois dans la soirée.`,
      (c) => `Une plaque sera posée ${c.busy}, en l’honneur de ${c.busyTimes} enquêtes.`,
      (c) => `Après ${c.busyTimes} questions, on se promènerait les yeux fermés ${c.busy}.`,
    ],
    witness: [
      (c) => `Le témoin le plus obligeant fut ${c.witness.name}, avec ${c.shows} cartes montrées.`,
      (c) => `${c.witness.name} avait réponse à tout et a montré une carte à ${c.shows} reprises.`,
      (c) => `Personne n’a dû en dire autant ${c.witness.that} : ${c.shows} cartes mises à nu.`,
      (c) => `${c.shows} fois, une carte est partie de chez ${c.witness.name} à travers la table.`,
      (c) =>
        `Si parler était un crime, le banc des accusés serait pour ${c.witness.name} : ${c.shows} cartes en une soirée.`,
      (c) =>
        `Les cartes les plus regardées du pays sont celles ${c.witness.of} : ${c.shows} coups d’œil accordés.`,
      (c) => `Pas moins de ${c.shows} cartes ont été soutirées ${c.witness.to}.`,
      (c) => `La discrétion n’est pas donnée à tous ; ${c.witness.name} a rendu service ${c.shows} fois.`,
    ],
    namer: [
      (c) =>
        `C’est ${c.namer.name} qui a soufflé pour la première fois le nom ${c.culpritOf}, dès le tour ${c.nameTurn}.`,
      (c) =>
        `Au tour ${c.nameTurn}, ${c.namer.name} avait déjà lâché le bon nom, et personne ne l’avait ramassé.`,
      (c) => `Rendons justice ${c.namer.to}, qui soupçonnait ${c.culprit} au tour ${c.nameTurn}.`,
      (c) =>
        `Le nom ${c.culpritOf} est tombé pour la première fois au tour ${c.nameTurn}, de la bouche ${c.namer.of}.`,
      (c) =>
        `Au tour ${c.nameTurn}, le regard ${c.namer.of} s’est posé sur ${c.culprit} un peu plus longtemps qu’il n’est poli.`,
      (c) => `C’est ${c.namer.name} qui a ouvert la chasse, dès le tour ${c.nameTurn}.`,
      (c) =>
        `Nul ne songeait ${c.culpritTo} avant que quelqu’un n’en parle au tour ${c.nameTurn} : c’était ${c.namer.name}.`,
      (c) => `Qu’il soit écrit que la piste fut flairée d’abord par ${c.namer.name}, au tour ${c.nameTurn}.`,
    ],
    tally: [
      (c) => `En tout, ${c.questions} questions auront été posées.`,
      (c) => `Le procès-verbal compte ${c.questions} questions, la plupart indiscrètes.`,
      (c) => `Il a fallu ${c.questions} questions, sans que personne n’élève la voix.`,
      (c) => `On a dénombré ${c.questions} questions, et bien plus de sourcils levés.`,
      (c) => `Pour les amateurs de chiffres : ${c.questions} questions, trois cartes, une vérité.`,
      (c) => `Les personnes présentes parlent de ${c.questions} questions et d’une très longue soirée.`,
      (c) => `${c.questions} questions, et la dernière est toujours la plus courte.`,
      (c) => `Notre sténographe a rempli deux carnets avec ${c.questions} questions.`,
      (c) => `Le dossier contient ${c.questions} questions et une tache de café.`,
      (c) => `À ne compter que ce qui fut dit tout haut, il y eut ${c.questions} questions.`,
      (c) => `Après ${c.questions} questions, même les portraits au mur avaient l’air coupables.`,
      (c) => `On en est arrivé là en ${c.questions} questions ; des philosophes ont fait pire.`,
    ],
    silences: [
      (c) => `${c.silences} fois, une question a fait le tour complet pour revenir sans réponse.`,
      (c) => `Il y eut ${c.silences} de ces silences où chacun regarde le plafond.`,
      (c) => `À ${c.silences} reprises, personne n’a pu aider.`,
      (c) => `${c.silences} questions n’ont pas trouvé preneur, et chacune a rendu quelqu’un nerveux.`,
      (c) => `Les bonnes oreilles avaient ${c.silences} questions sans réponse à se mettre sous la dent.`,
      (c) => `On a gardé le silence plus qu’on ne croit : ${c.silences} questions n’ont eu aucune réponse.`,
      (c) => `Parmi les questions posées, ${c.silences} sont mortes sans héritier.`,
      (c) => `${c.silences} fois, la compagnie a regardé ses chaussures.`,
    ],
    cast: [
      (c) => `Autour de la table, et tous au-dessous de tout soupçon, il y avait ${c.victims}.`,
      (c) => `Nous devons à nos lecteurs la liste des présents : ${c.victims}.`,
      (c) => `On a interrogé tout le monde, et tout le monde avait un alibi : ${c.victims}.`,
      (c) => `L’assemblée, pour mémoire : ${c.victims} ; l’humeur : plutôt courtoise.`,
      (c) => `Il fallait voir les visages quand le sceau fut rompu : ${c.victims}.`,
      (c) =>
        `La soirée s’annonçait agréable pour ${c.victims}, qui ne songeaient guère aux journaux du lendemain.`,
    ],
    brief: [
      (c) => `L’affaire fut courte : elle s’est jouée en ${c.turn} tours, à peine le temps de s’asseoir.`,
      (c) => `Jamais on n’a gaspillé si peu de mots ; au tour ${c.turn}, tout était fini.`,
      (c) => `Le café fumait encore quand le tour ${c.turn} y a mis fin.`,
      (c) => `Notre reporter avait à peine trouvé une chaise que tout était fini, au tour ${c.turn}.`,
      (c) =>
        `On a vu des affaires plus longues se conclure avec moins de hâte ; celle-ci s’est arrêtée au tour ${c.turn}.`,
      (c) => `Certaines soirées se passent de second acte : tour ${c.turn}, rideau.`,
    ],
    weapon: [
      (c) =>
        `On pouvait voir depuis le début ${c.weapon}, ${c.place}, à portée de toutes les mains ; encore fallait-il y penser.`,
      (c) =>
        `Personne n’avait jeté un second regard sur ${c.weapon}, et c’est bien ainsi que l’entendait ${c.culprit}, nous dit-on.`,
      (c) =>
        `Comment ${c.weapon} a pu se trouver ${c.place}, voilà une question à laquelle ${c.culprit} aura désormais tout loisir de réfléchir.`,
      (c) =>
        `Ce qui s’est passé ${c.place} restera gravé dans les mémoires, et ${c.weapon} restera sous clé, dit-on, jusqu’à nouvel ordre.`,
    ],
    closing: [
      (c) => `Il y aura ${c.feast} pour quiconque n’est pas sous les verrous.`,
      () => 'La personne mise en cause n’a pas souhaité s’exprimer.',
      (c) => `Pour toute explication, ${c.winner.name} a taillé son crayon.`,
      (c) => `La famille ${c.culpritOf} demande qu’on respecte sa peine.`,
      (c) => `À partir de lundi, le public pourra voir ${c.weapon} sous vitrine.`,
      () => 'Les autres peuvent rentrer chez eux, et ne sont pas pressés de se revoir.',
      (c) => `« Je n’ai fait qu’écouter », a dit ${c.winner.name} en cherchant son chapeau.`,
      (c) => `On a demandé, ${c.house}, que les lampes restent allumées cette nuit.`,
      (c) => `Chambres à louer ${c.house}, prix très raisonnables.`,
      (c) => `Des remerciements ont été votés ${c.winner.to} avec une abstention, celle ${c.culpritOf}.`,
      () => 'Le prochain dîner est prévu jeudi ; on attend peu de monde.',
      (c) => `Pour ${c.weapon}, les notaires aviseront.`,
      () => 'Nos pensées vont à ceux qui étaient si sûrs d’autre chose.',
      (c) => `On dit que les mémoires ${c.culpritOf} sont déjà en chantier.`,
      (c) => `${c.winner.name} compte dormir jusqu’à midi.`,
      (c) => `Personne ne s’est proposé pour faire le ménage ${c.place}.`,
      (c) => `Les perdants ont bu à la santé ${c.winner.of}, certains de bon cœur.`,
      () => 'Les cartes sont de nouveau mêlées, pour qui aurait envie d’ennuis.',
      (c) => `Ainsi finit l’affaire, et avec elle la réputation ${c.culpritOf}.`,
      () => 'Une collecte est ouverte pour changer les serrures.',
      () => 'Les visiteurs sont priés d’essuyer leurs pieds et de tenir leur alibi prêt.',
      () => 'Le crayon qui a tout démêlé n’est pas à vendre.',
    ],
    closingNobody: [
      (c) => `Si vous croisez ${c.culprit}, restez poli, et surveillez ${c.weapon}.`,
      () => 'Les enquêteurs chercheraient un autre métier.',
      (c) => `Bien le bonjour ${c.culpritOf}.`,
      () => 'On ne rira plus des gens qui notent tout.',
      () => 'Récompense à qui expliquera comment cela fut possible.',
      (c) => `On avait prévu ${c.feast} ; ce sera pour une autre fois.`,
      () => 'Le dossier peut être rouvert par qui l’ose.',
      (c) => `On parle d’un long voyage ${c.culpritOf}.`,
    ],
    closingMurdered: [
      (c) => `En partant, ${c.culprit} aurait éteint les lampes.`,
      () => 'Les fleurs peuvent être déposées à la grille ; personne ne les rentrera.',
      (c) => `On avait commandé ${c.feast} pour tout le monde ; nul n’y a touché.`,
      () => 'Ce journal paraîtra demain comme à l’ordinaire, avec moins de lecteurs.',
      (c) => `Quels auditeurs c’étaient : ${c.victims} !`,
      (c) => `Qui trouvera ${c.weapon} est prié de ne pas y toucher.`,
    ],
  },
  voices: {
    broadsheet: {
      opening: [
        (c) =>
          `Nous tenons de source sûre la vérité sur ${c.deed} : tout accable ${c.culprit}, ainsi que l’a établi ${c.winner.name}.`,
        (c) =>
          `Nous sommes en mesure d’affirmer que le drame est éclairci : ${c.winner.name} en a percé le secret au tour ${c.turn}.`,
        (c) => `De notre envoyé spécial : on s’est assuré ${c.culpritOf} peu après le tour ${c.turn}.`,
      ],
      closing: [
        () => 'D’autres détails dans notre édition de demain, prix un sou.',
        (c) =>
          `Le carnet mondain a le regret d’annoncer une place libre à la table de bridge ${c.culpritOf}.`,
        () => 'Ces messieurs sont priés de reprendre leurs parapluies.',
      ],
    },
    tabloid: {
      opening: [
        (c) =>
          `Pris la main dans le sac ! ${c.winner.name} a fait tomber ${c.culprit} au tour ${c.turn}, et nous y étions.`,
        (c) =>
          `Nous l’avions écrit : derrière l’affaire se cachait ${c.culprit}, et ${c.winner.name} en a la preuve.`,
        (c) =>
          `Stupeur, frissons et rouge aux joues : au tour ${c.turn}, ${c.winner.name} a démasqué ${c.culprit}.`,
      ],
      closing: [
        () => 'Gagnez un week-end pour deux dans ce même manoir : rendez-vous page cinq.',
        () => 'Et votre voisin, est-ce lui aussi ? Appelez-nous.',
        (c) => `Demain en exclusivité : l’album d’enfance ${c.culpritOf}.`,
      ],
    },
    glossy: {
      opening: [
        (c) =>
          `Très chers, c’était ${c.culprit}, et ${c.winner.name} avait une allure folle en le disant au tour ${c.turn}.`,
        (c) =>
          `La fête de la saison a fini menottes aux poignets : ${c.winner.name} a trahi ${c.culprit} devant absolument tout le monde.`,
        (c) =>
          `Oubliez la liste des invités, voici celle des arrestations : ${c.culprit}, sur une idée ${c.winner.of} au tour ${c.turn}.`,
      ],
      closing: [
        (c) => `L’accessoire du mois : ${c.weapon}, vu ${c.place}.`,
        (c) => `D’après ses amis, la saison ${c.culpritOf} sera à rayures.`,
        () => 'Dix autres pages de photos au bord de la piscine.',
      ],
    },
    papyrus: {
      opening: [
        (c) =>
          `Oyez, par Toutatis : ${c.winner.name} sait qui se cachait derrière ${c.deed}, et c’est ${c.culprit}.`,
        (c) =>
          `Par tous les dieux, le druide de la rédaction l’avait lu dans le gui : ${c.culprit}, dit ${c.winner.name} au tour ${c.turn}.`,
        (c) =>
          `Le ciel ne nous est pas tombé sur la tête ; il est tombé sur ${c.culprit} au tour ${c.turn}, quand ${c.winner.name} a parlé.`,
      ],
      closing: [
        () => 'Par précaution, on a ligoté le barde, et le banquet peut commencer.',
        () => 'Il est frais, mon poisson, fait savoir le poissonnier, qui a payé cette ligne.',
        (c) => `Les Normands, venus apprendre la peur, ont regardé ${c.culprit} et s’en disent contents.`,
      ],
    },
    sunday: {
      opening: [
        (c) =>
          `À longue affaire, longue lecture du dimanche : ${c.turn} tours, un parc plein de monde et, pour finir, ${c.winner.name} avec la réponse.`,
        (c) =>
          `Entre les haies et la fontaine, ${c.winner.name} a su reconnaître ${c.culprit} dans la plus nombreuse compagnie de l’année.`,
        (c) =>
          `Prenez une chaise au jardin, cher lecteur : voici comment ${c.winner.name} a découvert ${c.culprit} au tour ${c.turn}.`,
      ],
      closing: [
        () => 'Le plan du parc, en dernière page, est à découper et à encadrer.',
        () => 'Les jardiniers demandent que l’on épargne les haies la prochaine fois.',
        (c) => `Mots croisés, sept horizontalement : ce que ne verra plus ${c.culprit} de sitôt.`,
      ],
    },
  },
};
