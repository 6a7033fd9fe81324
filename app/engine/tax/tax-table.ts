import type { Row } from "../database/schema";
import { groupBy } from "../shared/group-by";
import { cachedInMemory } from "../shared/memory-cache";
import { findUsRegion } from "../shared/us-regions";
import type { TaxRate } from "./tax-rate";

const POSTCODE_LENGTH = 5;

/** Where something is shipped to, as far as taxes care. */
export interface TaxedPlace {
  region_code: string;
  /** Five digits or ZIP+4; null when the state alone is known. */
  postcode: string | null;
}

/** What a state takes, and the places within it that take something on top. */
interface TaxedState {
  row: Row<"tax_state">;
  name: string;
  places: Row<"tax_place">[];
}

/** The sales taxes of all states, by their codes. */
export type TaxTable = ReadonlyMap<string, TaxedState>;

/** The taxes that the store knows, in memory. */
export const readTaxTable = cachedInMemory(async (db): Promise<TaxTable> => {
  const [states, places] = await Promise.all([
    db.selectFrom("tax_state").selectAll().execute(),
    db.selectFrom("tax_place").selectAll().execute(),
  ]);
  return taxTable(states, places);
});

/** The rows, ready to be looked up. */
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

/** What is taken where something is shipped to: by the state, and on top by the place. Null when there is no tax. */
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
