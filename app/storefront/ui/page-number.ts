const LAST = 10_000;

/** Returns the page number in a URL parameter, from 1; an invalid one means the first page. */
export function pageNumber(search: URLSearchParams, name: string): number {
  const asked = Number(search.get(name) ?? 1);
  return Number.isInteger(asked) && asked >= 1 && asked <= LAST ? asked : 1;
}
