/** Les règles maison que plusieurs éditions partagent. Chaque édition dit comment elle nomme une pièce et une hypothèse. */
import type { OptionNames } from '../../schema/names.ts';

/** Ce qu’une table autorise ou non. */
export const allowed = (label: string): OptionNames => ({
  label,
  values: { allowed: 'C’est permis', 'not-allowed': 'C’est interdit' },
});

export interface HouseRuleTerms {
  /** « une pièce », « un lieu ». */
  readonly aRoom: string;
  readonly theRoom: string;
  readonly inRoom: string;
  /** « votre hypothèse réfutée », « votre soupçon démenti ». */
  readonly aSuggestion: string;
  readonly suggestionDue: string;
  readonly suggestionDisproved: string;
}

export const rooms = { aRoom: 'une pièce', theRoom: 'la pièce', inRoom: 'dans une pièce' } as const;
export const places = { aRoom: 'un lieu', theRoom: 'le lieu', inRoom: 'dans un lieu' } as const;
export const hypothesis = {
  aSuggestion: 'une hypothèse',
  suggestionDue: 'l’hypothèse obligatoire',
  suggestionDisproved: 'votre hypothèse a été réfutée',
} as const;
export const suspicion = {
  aSuggestion: 'un soupçon',
  suggestionDue: 'le soupçon obligatoire',
  suggestionDisproved: 'votre soupçon a été démenti',
} as const;

export const sharedBy = ({
  aRoom,
  inRoom,
  aSuggestion,
  suggestionDue,
  suggestionDisproved,
}: HouseRuleTerms) =>
  ({
    seating: {
      label: 'Places autour de la table',
      values: {
        'by-start-square': 'Dans l’ordre des cases de départ',
        'as-they-please': 'Au choix des joueurs',
      },
    },
    weaponPlacement: {
      label: 'Où sont les armes au départ',
      values: {
        random: 'Au hasard, jamais deux au même endroit',
        chosen: 'Les joueurs les placent à tour de rôle',
        'in-order': 'Dans l’ordre de la liste',
      },
    },
    dealFrom: {
      label: 'Qui reçoit la première carte',
      values: { 'first-player': 'Le joueur qui commence', 'next-player': 'Son voisin de gauche' },
    },
    rollTooLong: {
      label: 'Quand aucun chemin n’utilise tout le lancer',
      values: {
        'as-far-as-possible': 'On va aussi loin que possible',
        'as-far-as-possible-or-a-room': `On va aussi loin que possible, même si l’on peut entrer ${inRoom}`,
        stay: 'On reste sur place',
      },
    },
    startSquare: {
      label: 'La case d’où part le déplacement',
      values: {
        'counts-as-entered': 'Compte comme déjà parcourue',
        'may-be-entered-again': 'Peut être parcourue de nouveau',
      },
    },
    unusedPawns: {
      label: 'Les pions que personne ne joue',
      values: {
        block: 'Bloquent cases et portes comme les autres',
        'give-way': 'Laissent passer, même aux portes',
      },
    },
    enteringARoom: {
      label: `Le pas qui mène dans ${aRoom}`,
      values: { 'costs-a-step': 'Compte pour un', 'costs-nothing': 'Ne compte pas' },
    },
    enteringASquareAgain: allowed('Repasser par une case dans le même déplacement'),
    trapped: {
      label: 'Un pion devant chaque porte',
      values: { waits: 'On attend sans lancer', rolls: 'On lance quand même' },
    },
    trappedBesidePassage: {
      label: 'Enfermé à côté d’un passage secret',
      values: { 'must-take-it': 'Il faut le prendre', 'may-wait': 'On peut attendre' },
    },
    suggestWhileTrapped: allowed(`Émettre ${aSuggestion} quand on est enfermé`),
    accuseInsteadOfSuggesting: allowed(`Accuser au lieu d’émettre ${suggestionDue}`),
    suggestStraightBack: allowed(`Émettre ${aSuggestion} là d’où l’on a été retiré, en y revenant aussitôt`),
    suggestWhenPulledBack: allowed(`Émettre de nouveau ${aSuggestion} là où l’on est ramené`),
    accuseAfterDisproof: allowed(`Accuser alors que ${suggestionDisproved}`),
  }) satisfies Record<string, OptionNames>;

/** Qui commence ; un personnage qu’on nomme garde son nom. */
export const first = (values: Record<string, string>): OptionNames => ({
  label: 'Qui commence',
  values: { random: 'Un joueur au hasard', ...values },
});
