/** The numbers of a range such as `12` or `12-15`, inclusive. */
export function numbersOf(range: string): number[] {
  const [from, to = from] = range.split("-").map(Number);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
