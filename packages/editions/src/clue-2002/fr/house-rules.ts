import { classicHouseRules } from '../../words/french/classic-house-rules.fr.ts';
import { rooms, suspicion } from '../../words/french/house-rules.fr.ts';

export const houseRules = classicHouseRules({ ...rooms, ...suspicion });
