/** A drawing bent from tubes of light: lines of one thickness with nothing within, which keep their form in any box. */
export interface Tube {
  /** Of the box in which its path is drawn. */
  width: number;
  height: number;
  /** In units of that box. */
  thickness?: number;
  path: string;
}

/** In units of a box some 100 high. */
const USUAL_THICKNESS = 4.4;

const cache = new Map<string, Tube>();

/** Makes tubes known here: they come with the product that is bent from them, not with every design. */
export function registerTubes(tubes: Record<string, Tube>): void {
  for (const [key, tube] of Object.entries(tubes)) cache.set(key, tube);
}

/** The keys of all that are known here. */
export function tubeKeys(): string[] {
  return [...cache.keys()];
}

/** The tube of that key with its thickness; undefined when there is none, or none here yet. */
export function findTube(key: string): Required<Tube> | undefined {
  const tube = cache.get(key);
  return tube && { thickness: USUAL_THICKNESS, ...tube };
}
