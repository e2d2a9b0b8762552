/** Where the built app is. */
import { join } from 'node:path';

export const dist = process.env.CASEFILE_DIST ?? join(import.meta.dirname, '../..', 'dist');
