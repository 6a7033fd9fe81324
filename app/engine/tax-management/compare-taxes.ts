import type { Row } from "../database/schema";
import type { TaxRows } from "../tax/import/tax-data";
import { combined } from "../tax/tax-on";

/** A state or a place whose taxes differ between two versions. */
export interface TaxChange {
  /** A state, or a range of ZIP codes with its place. */
  place: string;
  /** Rate in thousandths of a percent, for a place without the state's; null when it is new. */
  before: number | null;
  /** Null when it is gone. */
  after: number | null;
  /** True if something besides the rate changes. */
  hasOtherChanges: boolean;
}

interface Taxed {
  place: string;
  rate: number;
  /** Everything else, comparable. */
  rules: string;
}

/** What changes from one version to the next: states, then places, by code. Pure. */
export function compareTaxes(current: TaxRows, next: TaxRows): TaxChange[] {
  const before = taxedPlaces(current);
  const after = taxedPlaces(next);
  const keys = [...new Set([...before.keys(), ...after.keys()])].sort();
  return keys.flatMap((key) => {
    const [old, changed] = [before.get(key), after.get(key)];
    const hasOtherChanges = Boolean(old && changed && old.rules !== changed.rules);
    if (old?.rate === changed?.rate && !hasOtherChanges) return [];
    return {
      place: (changed ?? old)?.place ?? "",
      before: old?.rate ?? null,
      after: changed?.rate ?? null,
      hasOtherChanges,
    };
  });
}

/** The keys order states before places. */
function taxedPlaces({ places, states }: TaxRows): Map<string, Taxed> {
  return new Map([
    ...states.map((row): [string, Taxed] => [`0 ${row.region_code}`, taxedState(row)]),
    ...places.map((row): [string, Taxed] => [
      `1 ${row.region_code} ${row.postcode_from} ${row.postcode_to}`,
      taxedPlace(row),
    ]),
  ]);
}

function taxedState(row: TaxRows["states"][number]): Taxed {
  const { clothing, clothing_cents, places_tax_clothing, taxes_shipping } = row;
  return {
    place: row.region_code,
    rate: row.rate_thousandths,
    rules: JSON.stringify([taxes_shipping, clothing, clothing_cents, places_tax_clothing]),
  };
}

function taxedPlace(row: TaxRows["places"][number] | Row<"tax_place">): Taxed {
  const { exempts_clothing, jurisdictions, name, postcode_from, postcode_to, region_code } = row;
  const range = postcode_from === postcode_to ? postcode_from : `${postcode_from}–${postcode_to}`;
  return {
    place: `${range} ${name}, ${region_code}`,
    rate: combined(JSON.parse(jurisdictions)),
    rules: JSON.stringify([name, jurisdictions, exempts_clothing]),
  };
}
