import states from "./us-states.generated";
import territories from "./us-territories.generated";

export interface UsRegion {
  /** Magento's number. */
  id: number;
  code: string;
  name: string;
}

/** The 50 states and the District of Columbia. */
export const usRegions: UsRegion[] = regionsOf(states);

/** Those, territories, and the armed forces' addresses: every place of a US address. */
export const postalRegions: UsRegion[] = [...usRegions, ...regionsOf(territories)];

/** Finds a state or territory by its code or name, ignoring case, or by its number. */
export function findUsRegion(wanted: string | number | null | undefined): UsRegion | undefined {
  if (wanted === null || wanted === undefined) return undefined;
  if (typeof wanted === "number") return postalRegions.find(({ id }) => id === wanted);
  const text = wanted.trim().toLowerCase();
  return postalRegions.find(({ code, name }) => code.toLowerCase() === text || name.toLowerCase() === text);
}

function regionsOf(table: Record<string, { id: number; name: string }>): UsRegion[] {
  return Object.entries(table).map(([code, { id, name }]) => ({ id, code, name }));
}
