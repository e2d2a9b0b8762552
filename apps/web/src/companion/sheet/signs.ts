/** Two characters for each name at the head of its column: “Player 2” and “Player 3” must not both be “Pl”. */
export function signsOf(names: readonly string[]): readonly string[] {
  const letters = names.map((name) => [...name.trim()]);
  const starts = letters.map((each) => each.slice(0, 2).join(''));
  return letters.map((own, i) => {
    const alike = letters.filter((_, j) => starts[j] === starts[i]);
    if (alike.length === 1) return starts[i]!;
    const at = own.findIndex((letter, k) => alike.some((other) => other[k] !== letter));
    const apart = alike.map((each) => each[at] ?? '');
    const isTold = at >= 0 && new Set(apart).size === alike.length && !apart.includes('');
    return `${own[0] ?? ''}${isTold ? own[at] : i + 1}`;
  });
}
