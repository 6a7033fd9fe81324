import type { Row } from "../database/schema";
import { groupBy } from "../shared/group-by";
import { keptInMemory } from "../shared/kept-in-memory";
import { findUsRegion } from "../shared/us-regions";
import type { TaxRate } from "./tax-rate";

const POSTCODE_LENGTH = 5;

/** Where something is shipped to, as far as taxes care. */
export interface TaxedPlace {
  region_code: string;
  /** Five digits or ZIP+4; null when the state alone is known. */
  postcode: string | null;
}

/** The sales taxes of all states, and by state of the places within them. */
export interface TaxTable {
  states: ReadonlyMap<string, Row<"tax_state">>;
  places: ReadonlyMap<string, Row<"tax_place">[]>;
}

/** The taxes that the store knows, in memory. */
export const readTaxTable = keptInMemory(async (db): Promise<TaxTable> => {
  const [states, places] = await Promise.all([
    db.selectFrom("tax_state").selectAll().execute(),
    db.selectFrom("tax_place").selectAll().execute(),
  ]);
  return taxTable(states, places);
});

/** The rows, ready to be looked up. */
export function taxTable(states: Row<"tax_state">[], places: Row<"tax_place">[]): TaxTable {
  return {
    states: new Map(states.map((state) => [state.region_code, state])),
    places: groupBy(places, ({ region_code }) => region_code),
  };
}

/** What is taken where something is shipped to: by the state, and on top by the place. Null when there is no tax. */
export function findTaxRate({ states, places }: TaxTable, address: TaxedPlace): TaxRate | null {
  const state = states.get(address.region_code);
  if (!state) return null;
  const place = (places.get(state.region_code) ?? []).find((candidate) => isIn(candidate, address.postcode));
  const thousandths = state.rate_thousandths + (place?.rate_thousandths ?? 0);
  if (thousandths === 0) return null;
  const stateName = findUsRegion(state.region_code)?.name ?? state.region_code;
  return {
    label: `Sales tax (${place ? `${place.name}, ` : ""}${stateName})`,
    thousandths,
    taxesShipping: state.taxes_shipping === 1,
  };
}

function isIn({ postcode_from, postcode_to }: Row<"tax_place">, postcode: string | null): boolean {
  const five = (postcode ?? "").slice(0, POSTCODE_LENGTH);
  return five >= postcode_from && five <= postcode_to;
}
