import { type TaxFile, taxRowsOf } from "~/engine/tax/import/tax-data";
import type { TaxRate } from "~/engine/tax/tax-rate";
import { type TaxTable, taxTable } from "~/engine/tax/tax-table";

/** The table of a file of taxes, as the store reads it from its database. */
export function tableOf(file: TaxFile): TaxTable {
  const { places, states } = taxRowsOf(file);
  const version_id = 1;
  return taxTable(
    file.version,
    states.map((row) => ({ ...row, version_id })),
    places.map((row) => ({ ...row, version_id })),
  );
}

/** A state's tax rate. @param thousandths of a percent */
export function stateRate(thousandths: number, changes: Partial<TaxRate> = {}): TaxRate {
  return {
    label: "Tax",
    region: "CA",
    thousandths,
    taxesShipping: false,
    jurisdictions: [{ level: "state", name: "California", thousandths }],
    clothing: null,
    placeTaxesClothing: false,
    ...changes,
  };
}
