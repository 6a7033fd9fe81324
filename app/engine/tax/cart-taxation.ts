import { shopDay } from "~/brand/shop-day";
import type { Connection, Row } from "../database/schema";
import type { PostalAddress } from "../shared/postal-address";
import { type AcceptedCertificate, isExemptIn } from "../tax-certificates/exemption";
import type { Totals, TotalsCart } from "../totals/total";
import { findTaxRate } from "./find-tax-rate";
import {
  storedCalculation,
  type TaxCalculation,
  type TaxRequest,
  taxRequest,
} from "./service/tax-calculation";
import type { TaxRate } from "./tax-rate";
import { collectsTax } from "./tax-registrations";
import type { TaxTable } from "./tax-table";

/** How a cart is taxed. */
export interface CartTaxation {
  /** The taxed address; null when it is unknown, or the shop collects no tax in its state. */
  address: PostalAddress | null;
  /** By the table; null when there is no tax there. */
  rate: TaxRate | null;
  /** True if a certificate exempts the buyer there. */
  isExempt: boolean;
  /** Name of the table's version. */
  version: string;
}

interface TaxedCart {
  cart: Pick<Row<"cart">, "store_code" | "tax_calculation">;
  address: PostalAddress | null;
  certificate: AcceptedCertificate | null;
  now: Date;
}

/** How a cart is taxed at an address. */
export function cartTaxation(
  db: Connection,
  taxes: TaxTable,
  { address, cart, certificate, now }: TaxedCart,
): CartTaxation {
  const { version } = taxes;
  const region = address?.region_code ?? "";
  if (!address || !collectsTax(db, cart.store_code, { region, now })) {
    return { address: null, rate: null, isExempt: false, version };
  }
  const isExempt = isExemptIn(certificate, region, shopDay(now));
  return { address, rate: findTaxRate(taxes, address), isExempt, version };
}

/** The input of the tax in the totals. */
export function taxOfTotals(
  taxation: CartTaxation,
  cart: TaxedCart["cart"],
  now: Date,
): Pick<TotalsCart, "taxRate" | "calculatedTax"> {
  const taxRate = taxation.isExempt ? null : taxation.rate;
  if (cart.tax_calculation === null) return { taxRate };
  return {
    taxRate,
    calculatedTax(totals) {
      const calculation = appliedCalculation(taxation, cart, totals, now);
      if (!calculation) return null;
      const { label, rows, shipping } = calculation;
      const byRow = new Map(rows.map(({ row, taxCents }) => [row, taxCents]));
      return {
        label,
        rowCents: totals.rows.map((_row, index) => byRow.get(index) ?? 0),
        shippingCents: shipping.taxCents,
      };
    },
  };
}

/** The tax service's calculation that a cart has stored, if it is for exactly these totals. */
export function appliedCalculation(
  taxation: CartTaxation,
  { tax_calculation }: TaxedCart["cart"],
  totals: Totals,
  now: Date,
): TaxCalculation | null {
  if (tax_calculation === null) return null;
  return storedCalculation(tax_calculation, requestOf(taxation, totals), now);
}

/** What a tax service is asked for a cart; null when there is nothing to calculate. */
export function requestOf({ address, isExempt }: CartTaxation, totals: Totals): TaxRequest | null {
  if (!address) return null;
  const { city, postcode, region_code: region, street } = address;
  return taxRequest(totals, { address: { street, city, region, postcode }, isExempt });
}
