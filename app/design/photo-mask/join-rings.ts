/**
 * Joins closed lines (x and y by turns) to one: from the nearest point of what is joined to the next line, around it, and back
 * on the same way, which therefore encloses nothing.
 */
export function joined(rings: number[][]): number[] {
  const [first, ...others] = rings;
  return others.reduce(withRing, first);
}

function withRing(line: number[], ring: number[]): number[] {
  const [at, start] = nearest(line, ring);
  const around = [...ring.slice(start), ...ring.slice(0, start + 2)];
  return [...line.slice(0, at + 2), ...around, ...line.slice(at)];
}

/** Where the closest points of two lines are in them. */
function nearest(line: number[], ring: number[]): [at: number, start: number] {
  let [at, start, least] = [0, 0, Number.POSITIVE_INFINITY];
  for (let one = 0; one < line.length; one += 2) {
    for (let other = 0; other < ring.length; other += 2) {
      const distance = Math.hypot(line[one] - ring[other], line[one + 1] - ring[other + 1]);
      if (distance < least) [at, start, least] = [one, other, distance];
    }
  }
  return [at, start];
}
