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
 * @param {Uint8Array} shape of which nothing remains
 * @param {{ width: number }} size
 * @param {(at: number) => number} coverage share of a pixel that is filled
 * @returns {{ area: number, edge: number }[]} in pixels; the edge by Crofton's formula in four directions
 */
export function partsOf(shape, { width }, coverage) {
  const straight = [-1, 1, -width, width];
  const diagonal = [-width - 1, -width + 1, width - 1, width + 1];
  const part = new Int32Array(shape.length);
  const parts = [];
  const open = [];
  for (let start = 0; start < shape.length; start += 1) {
    if (!shape[start]) continue;
    const pixels = [];
    open.push(start);
    shape[start] = 0;
    while (open.length > 0) {
      const at = open.pop();
      pixels.push(at);
      part[at] = parts.length + 1;
      for (const step of [...straight, ...diagonal]) {
        if (!shape[at + step]) continue;
        shape[at + step] = 0;
        open.push(at + step);
      }
    }
    parts.push(pixels);
  }
  return parts.map((pixels, index) => {
    const crossings = (steps) =>
      pixels.reduce((total, at) => total + steps.filter((step) => part[at + step] !== index + 1).length, 0);
    const edge = (Math.PI / 8) * (crossings(straight) + crossings(diagonal) / Math.SQRT2);
    return { edge, area: pixels.reduce((total, at) => total + coverage(at), 0) };
  });
}
