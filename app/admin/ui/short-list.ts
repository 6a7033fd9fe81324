/** Names that a cell of a list shows. */
const MAX_NAMED = 3;

/** Such as "1 × Photo Mug, 2 × Pet Tag, 1 × Pillow and 3 more"; empty without names. */
export function shortList(names: readonly string[]): string {
  const [named, more] = [names.slice(0, MAX_NAMED).join(", "), names.length - MAX_NAMED];
  return more > 0 ? `${named} and ${more} more` : named;
}
