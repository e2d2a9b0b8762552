/** A unique letter for each pawn, if possible from the last word of its name. */
export function pawnLetters(names: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const letters: Record<string, string> = {};
  const taken = new Set<string>();
  for (const [suspect, name] of Object.entries(names)) {
    const plain = name.normalize('NFD').toUpperCase().split(' ').reverse().join('');
    const free = [...plain.replace(/[^A-Z]/g, ''), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find(
      (letter) => !taken.has(letter),
    )!;
    taken.add(free);
    letters[suspect] = free;
  }
  return letters;
}
