const LAST = 10_000;

/** The page that a parameter of the address asks for, from 1; nonsense asks for the first. */
export function pageNumber(search: URLSearchParams, name: string): number {
  const asked = Number(search.get(name) ?? 1);
  return Number.isInteger(asked) && asked >= 1 && asked <= LAST ? asked : 1;
}
