/** Computes a value when it is first asked for, and only once. */
export function lazy<T>(think: () => T): () => T {
  let thought: { readonly of: T } | null = null;
  return () => {
    thought ??= { of: think() };
    return thought.of;
  };
}
