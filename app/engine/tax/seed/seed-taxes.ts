import type { Connection } from "../../database/schema";
import { type TaxFile, taxFile, taxRowsOf } from "../import/tax-data";
import { writeTaxVersion } from "../import/write-tax-version";
import taxes from "./taxes.generated";

/** The taxes that come with the store, which apply until others are imported. */
export function builtInTaxes(): TaxFile {
  return { ...taxFile.parse(taxes), version: `${taxes.version}-built-in` };
}

/** Stores the built-in taxes as a version; earlier versions stay for the orders that were taxed by them. */
export async function seedTaxes(transaction: Connection, now = new Date()): Promise<void> {
  await writeTaxVersion(transaction, builtInTaxes(), { source: "built-in", now });
}

/** All rows of the seed; deterministic. */
export function taxRows() {
  return taxRowsOf(builtInTaxes());
}
