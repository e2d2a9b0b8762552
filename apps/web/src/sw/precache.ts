/** The service worker's precache. */
export interface Precache {
  /** Differs for every set of files. */
  readonly version: string;
  /** Paths from the root of the site. */
  readonly files: readonly string[];
}
