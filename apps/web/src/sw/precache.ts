/** What the service worker keeps. */
export interface Precache {
  /** Another one for every other set of files. */
  readonly version: string;
  /** Paths from the root of the site. */
  readonly files: readonly string[];
}
