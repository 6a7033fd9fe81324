import type { Row } from "../database/schema";
import { groupBy } from "../shared/group-by";
import { cachedInMemory } from "../shared/memory-cache";
import { findUsRegion } from "../shared/us-regions";
import type { TaxRate } from "./tax-on";

const POSTCODE_LENGTH = 5;

/** The parts of a shipping address that determine taxes. */
export interface TaxedPlace {
  region_code: string;
  /** Five digits or ZIP+4; null when only the state is known. */
  postcode: string | null;
}

/** A state's rate, and its places with additional taxes. */
interface TaxedState {
  row: Row<"tax_state">;
  name: string;
  places: Row<"tax_place">[];
}

/** The sales taxes of all states, by state code. */
export type TaxTable = ReadonlyMap<string, TaxedState>;

/** The store's taxes, cached in memory. */
export const readTaxTable = cachedInMemory(async (db): Promise<TaxTable> => {
  const [states, places] = await Promise.all([
    db.selectFrom("tax_state").selectAll().execute(),
    db.selectFrom("tax_place").selectAll().execute(),
  ]);
  return taxTable(states, places);
});

/** Indexes the rows for lookup. */
export function taxTable(states: Row<"tax_state">[], places: Row<"tax_place">[]): TaxTable {
  const placesOf = groupBy(places, ({ region_code }) => region_code);
  return new Map(
    states.map((row) => {
      const code = row.region_code;
      const name = findUsRegion(code)?.name ?? code;
      return [code, { row, name, places: placesOf.get(code) ?? [] }];
    }),
  );
}

/** The combined tax rate of state and place for an address. Null when there is no tax. */
export function findTaxRate(taxes: TaxTable, address: TaxedPlace): TaxRate | null {
  const state = taxes.get(address.region_code);
  if (!state) return null;
  const place = state.places.find((candidate) => isIn(candidate, address.postcode));
  const thousandths = state.row.rate_thousandths + (place?.rate_thousandths ?? 0);
  if (thousandths === 0) return null;
  return {
    label: `Sales tax (${place ? `${place.name}, ` : ""}${state.name})`,
    thousandths,
    taxesShipping: state.row.taxes_shipping === 1,
  };
}

function isIn({ postcode_from, postcode_to }: Row<"tax_place">, postcode: string | null): boolean {
  const five = (postcode ?? "").slice(0, POSTCODE_LENGTH);
  return five >= postcode_from && five <= postcode_to;
}
