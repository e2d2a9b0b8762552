/**
 * A promise that a test begins now and awaits later. If it fails before that, its failure is reported where it is awaited;
 * otherwise it would be an error of the whole run, which fails even if the test passes on its second try.
 */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
