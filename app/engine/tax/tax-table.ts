import type { Row } from "../database/schema";
import { findUsRegion } from "../shared/us-regions";
import type { ClothingRule, TaxJurisdiction } from "./tax-rate";

/** A state's rate and rules. */
interface TaxedState {
  row: Row<"tax_state">;
  name: string;
  clothing: ClothingRule | null;
}

/** A place's additional taxes. */
export interface TaxedPlace {
  region: string;
  name: string;
  jurisdictions: TaxJurisdiction[];
  exemptsClothing: boolean;
}

/** One version of the sales taxes of all states, indexed for lookup. */
export interface TaxTable {
  /** Name of the version. */
  version: string;
  states: ReadonlyMap<string, TaxedState>;
  /** ZIP codes in ascending order; the place at an index has the ZIP codes from `from` to `to`. */
  from: Int32Array;
  to: Int32Array;
  places: TaxedPlace[];
}

/** Indexes the rows. Equal places of different ZIP codes are stored once. */
export function taxTable(version: string, states: Row<"tax_state">[], places: Row<"tax_place">[]): TaxTable {
  const sorted = places.toSorted((one, other) => (one.postcode_from < other.postcode_from ? -1 : 1));
  const known = new Map<string, TaxedPlace>();
  return {
    version,
    states: new Map(states.map((row) => [row.region_code, taxedState(row)])),
    from: Int32Array.from(sorted, ({ postcode_from }) => Number(postcode_from)),
    to: Int32Array.from(sorted, ({ postcode_to }) => Number(postcode_to)),
    places: sorted.map((row) => {
      const key = `${row.region_code} ${row.name} ${row.jurisdictions} ${row.exempts_clothing}`;
      const place = known.get(key) ?? taxedPlace(row);
      known.set(key, place);
      return place;
    }),
  };
}

/** The place of a ZIP code, by binary search; undefined when it has no taxes of its own. @param postcode five digits */
export function placeAt({ from, places, to }: TaxTable, postcode: string): TaxedPlace | undefined {
  const wanted = Number(postcode);
  let [low, high] = [0, from.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (wanted < from[middle]) high = middle - 1;
    else if (wanted > to[middle]) low = middle + 1;
    else return places[middle];
  }
  return undefined;
}

function taxedState(row: Row<"tax_state">): TaxedState {
  const name = findUsRegion(row.region_code)?.name ?? row.region_code;
  return { row, name, clothing: clothingRule(row) };
}

function clothingRule({ clothing, clothing_cents }: Row<"tax_state">): ClothingRule | null {
  if (clothing === null) return null;
  return clothing === "exempt" ? { kind: clothing } : { kind: clothing, cents: clothing_cents ?? 0 };
}

function taxedPlace({ exempts_clothing, jurisdictions, name, region_code }: Row<"tax_place">): TaxedPlace {
  return {
    region: region_code,
    name,
    jurisdictions: JSON.parse(jurisdictions),
    exemptsClothing: exempts_clothing === 1,
  };
}
