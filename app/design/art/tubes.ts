/** A drawing of neon tubes: unfilled lines of one thickness, which keep their proportion in any box. */
export interface Tube {
  /** Width of the box in which its path is drawn. */
  width: number;
  height: number;
  /** In units of that box. */
  thickness?: number;
  path: string;
}

/** In units of a box about 100 high. */
const USUAL_THICKNESS = 4.4;

const cache = new Map<string, Tube>();

/** Registers tubes, which are loaded with the neon product only. */
export function registerTubes(tubes: Record<string, Tube>): void {
  for (const [key, tube] of Object.entries(tubes)) cache.set(key, tube);
}

/** Returns the keys of all registered tubes. */
export function tubeKeys(): string[] {
  return [...cache.keys()];
}

/** Returns a tube with its thickness; undefined for an unknown key, or if it is not loaded yet. */
export function findTube(key: string): Required<Tube> | undefined {
  const tube = cache.get(key);
  return tube && { thickness: USUAL_THICKNESS, ...tube };
}
