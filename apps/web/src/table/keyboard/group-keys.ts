/** Arrows inside a group of things to choose from, as in every group of radio buttons. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moving selects where one thing is chosen; where several may be, only the focus moves. */
export function moveInGroup(event: KeyboardEvent): void {
  const group = event.currentTarget as HTMLElement;
  const at = (event.target as Element).closest<HTMLElement>('[aria-checked]');
  const things = [...group.querySelectorAll<HTMLElement>('[aria-checked]:not(:disabled)')];
  if (at === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const last = things.length - 1;
  const next = steps[event.key];
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : next && things.indexOf(at) + next;
  if (to === undefined) return;
  event.preventDefault();
  const thing = things[(to + things.length) % things.length]!;
  thing.focus();
  if (thing.role === 'radio') thing.click();
}
