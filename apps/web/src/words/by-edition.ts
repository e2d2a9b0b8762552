/** What the modules of the editions' folders hold, under the names of their folders. */
export function byEdition<T>(modules: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(modules).map(([path, held]) => [path.split('/').at(-2)!, held]));
}
