import { badRecordsSayWhere, damage } from './bad-records.ts';
import { holdsEverywhere } from './property.ts';

holdsEverywhere('bad records say where', badRecordsSayWhere, { also: damage, longest: 30 });
