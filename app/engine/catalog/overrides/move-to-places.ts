/**
 * Moves items to their places, of which 1 is the first; the others keep their order around them. Of two items with one
 * place, the one that is first comes first. Pure.
 * @param placeOf undefined for an item without a place of its own
 */
export function moveToPlaces<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => number | undefined,
): Item[] {
  const moved = items.flatMap((item) => {
    const place = placeOf(item);
    return place === undefined ? [] : [{ item, place }];
  });
  const placed = items.filter((item) => placeOf(item) === undefined);
  let next = 0;
  for (const { item, place } of moved.toSorted((one, other) => one.place - other.place)) {
    const index = Math.max(place - 1, next);
    placed.splice(index, 0, item);
    next = index + 1;
  }
  return placed;
}
