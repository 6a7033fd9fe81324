import type { TaxSettings } from "~/settings/taxes.server";
import { stripeTax } from "./stripe-tax";
import type { TaxService } from "./tax-service";

/** The service that the settings name; null when the table calculates. */
export function openTaxService({ taxes }: { taxes: TaxSettings }): TaxService | null {
  return taxes.stripe && stripeTax(taxes.stripe);
}
