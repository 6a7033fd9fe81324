/** Shapes of pixels: bytes of 0 or 1, row by row. */

/**
 * Returns the pixels whose middle is at most that far from the middle of a pixel of the shape.
 * @param {Uint8Array} shape
 * @param {{ width: number, height: number }} size
 * @param {number} radius in pixels, at most 250
 * @returns {Uint8Array}
 */
export function within(shape, { width, height }, radius) {
  const reach = Math.floor(radius);
  const beside = distancesInRows(shape, width, reach + 1);
  const found = new Uint8Array(shape.length);
  for (let rows = -reach; rows <= reach; rows += 1) {
    const half = Math.floor(Math.sqrt(radius ** 2 - rows ** 2));
    const end = Math.min(height, height - rows) * width;
    for (let at = Math.max(0, -rows) * width; at < end; at += 1) {
      if (beside[at + rows * width] <= half) found[at] = 1;
    }
  }
  return found;
}

/** Steps to the nearest pixel of the shape in the same row, up to a maximum. */
function distancesInRows(shape, width, max) {
  const distances = new Uint8Array(shape.length);
  for (let start = 0; start < shape.length; start += width) {
    let steps = max;
    for (let at = start; at < start + width; at += 1) {
      steps = shape[at] ? 0 : Math.min(max, steps + 1);
      distances[at] = steps;
    }
    steps = max;
    for (let at = start + width - 1; at >= start; at -= 1) {
      steps = shape[at] ? 0 : Math.min(max, steps + 1);
      distances[at] = Math.min(distances[at], steps);
    }
  }
  return distances;
}

/**
 * Divides a shape into parts that hang together, at corners, too. The shape leaves the outermost pixels free.
 * @param {Uint8Array} shape
 * @param {{ width: number }} size
 * @param {(at: number) => number} coverage share of a pixel that is filled
 * @returns {{ area: number, edge: number }[]} in pixels; the edge by Crofton's formula in four directions
 */
export function partsOf(shape, { width }, coverage) {
  const straight = [-1, 1, -width, width];
  const diagonal = [-width - 1, -width + 1, width - 1, width + 1];
  const isFound = new Uint8Array(shape.length);
  // All pixels that were found, of which those from `next` on have neighbors to look at.
  const found = new Int32Array(shape.reduce((count, pixel) => count + pixel, 0));
  let [next, end] = [0, 0];
  const parts = [];

  /** Looks at neighbors in those directions. @returns how many of them lie outside the shape */
  function findBeside(at, steps) {
    let outside = 0;
    for (const step of steps) {
      if (shape[at + step]) find(at + step);
      else outside += 1;
    }
    return outside;
  }

  function find(at) {
    if (isFound[at]) return;
    isFound[at] = 1;
    found[end] = at;
    end += 1;
  }

  for (let start = 0; start < shape.length; start += 1) {
    if (!shape[start] || isFound[start]) continue;
    find(start);
    let [area, crossings] = [0, 0];
    for (; next < end; next += 1) {
      const at = found[next];
      area += coverage(at);
      crossings += findBeside(at, straight) + findBeside(at, diagonal) * Math.SQRT1_2;
    }
    parts.push({ area, edge: (Math.PI / 8) * crossings });
  }
  return parts;
}
