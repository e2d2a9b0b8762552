import { classicHouseRules } from '../../clue-1986/fr/house-rules.ts';
import { rooms, suspicion } from '../../words/french/house-rules.fr.ts';

export const houseRules = classicHouseRules({ ...rooms, ...suspicion }, 'Mlle Scarlet');
