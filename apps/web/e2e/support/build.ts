/** The tests open what would be shipped: the app is built before the first of them, unless it is up to date. */
import { buildWeb } from '../../../../scripts/build-web.mjs';

export default async function build(): Promise<void> {
  if (process.env.CASEFILE_DIST === undefined) await buildWeb();
}
