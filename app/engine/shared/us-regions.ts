import states from "./us-states.generated";

export interface UsRegion {
  /** Magento's number. */
  id: number;
  code: string;
  name: string;
}

/** The 50 states and the District of Columbia: the shipping area. */
export const usRegions: UsRegion[] = Object.entries(states).map(([code, { id, name }]) => ({
  id,
  code,
  name,
}));

/** Finds a state by its code or name, ignoring case, or by its number. */
export function findUsRegion(wanted: string | number | null | undefined): UsRegion | undefined {
  if (wanted === null || wanted === undefined) return undefined;
  if (typeof wanted === "number") return usRegions.find(({ id }) => id === wanted);
  const text = wanted.trim().toLowerCase();
  return usRegions.find(({ code, name }) => code.toLowerCase() === text || name.toLowerCase() === text);
}
