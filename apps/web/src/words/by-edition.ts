/** The modules of the editions' folders, by edition: the name of the folder below `packages/editions/src`. */
export function byEdition<T>(modules: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, held]) => [/editions\/src\/([^/]+)/.exec(path)![1]!, held]),
  );
}
