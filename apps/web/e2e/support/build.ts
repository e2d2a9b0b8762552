/** Builds the app before the first test unless it is up to date, so that the tests open what would be shipped. */
import { buildWeb } from '../../../../scripts/build-web.mjs';

export default async function build(): Promise<void> {
  if (process.env.CASEFILE_DIST === undefined) await buildWeb();
}
