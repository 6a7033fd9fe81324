/** Shapes of sizes, in the order in which they are listed. */
export const SHAPES = ["Square", "Portrait", "Landscape"] as const;

export type Shape = (typeof SHAPES)[number];

/** In inches. */
export interface ShapedSize {
  width: number;
  height: number;
  shape: Shape;
}

/** Width by height, such as "11 × 14 in". */
const SIZE = /^(\d+(?:\.\d+)?) × (\d+(?:\.\d+)?) in$/;

/** Reads the title of a size; null for other titles. */
export function readShape(title: string): ShapedSize | null {
  const match = SIZE.exec(title);
  if (!match) return null;
  const [width, height] = [Number(match[1]), Number(match[2])];
  return { width, height, shape: width === height ? "Square" : width < height ? "Portrait" : "Landscape" };
}
