import { combined } from "./tax-on";
import type { TaxRate } from "./tax-rate";
import { placeAt, type TaxTable } from "./tax-table";

const POSTCODE_LENGTH = 5;

/** The parts of a shipping address that determine taxes. */
export interface TaxedAddress {
  region_code: string;
  /** Five digits or ZIP+4; null when only the state is known. */
  postcode: string | null;
}

/** The combined tax rate of state and place for an address. Null when there is no tax. */
export function findTaxRate(taxes: TaxTable, { postcode, region_code }: TaxedAddress): TaxRate | null {
  const state = taxes.states.get(region_code);
  if (!state) return null;
  const five = (postcode ?? "").slice(0, POSTCODE_LENGTH);
  const found = five.length === POSTCODE_LENGTH ? placeAt(taxes, five) : undefined;
  const place = found?.region === region_code ? found : undefined;
  const jurisdictions = [
    { level: "state" as const, name: state.name, thousandths: state.row.rate_thousandths },
    ...(place?.jurisdictions ?? []),
  ].filter(({ thousandths }) => thousandths > 0);
  if (jurisdictions.length === 0) return null;
  return {
    label: `Sales tax (${place ? `${place.name}, ` : ""}${state.name})`,
    region: region_code,
    thousandths: combined(jurisdictions),
    taxesShipping: state.row.taxes_shipping === 1,
    jurisdictions,
    clothing: state.clothing,
    placeTaxesClothing: state.row.places_tax_clothing === 1 && place?.exemptsClothing !== true,
  };
}
