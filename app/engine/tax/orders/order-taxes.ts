import type { CartView } from "../../carts/view-cart";
import { prorate } from "../../totals/money";
import { type Totals, totalOf } from "../../totals/total";
import type { CalculatedShare, TaxCalculation } from "../service/tax-calculation";
import { isSale } from "../tax-class";
import { shippingTaxedBy, taxableOf } from "../tax-on";
import type { TaxJurisdiction, TaxRate } from "../tax-rate";
import { taxedItem } from "../tax-total";

/** The part of one row, or of shipping, in the tax of a jurisdiction. */
export interface TaxShare {
  /** Index of the totals' row; null: shipping. */
  row: number | null;
  taxableCents: number;
  exemptCents: number;
  taxCents: number;
}

/** An order's tax to one jurisdiction. */
export interface JurisdictionTax extends TaxJurisdiction {
  region: string;
  shares: TaxShare[];
}

/** What is sold: a row, or shipping, with its tax and who taxes it. */
interface Sold {
  row: number | null;
  cents: number;
  taxCents: number;
  taxableCents: number;
  taxedBy: TaxJurisdiction[];
}

type TaxedView = Pick<CartView, "taxation" | "calculation"> & { totals: Totals };

/**
 * Divides the tax of each row among the jurisdictions in proportion to their rates, by largest remainder, so that rows
 * and jurisdictions both sum to the tax of the totals. Pure. Empty where the shop collects no tax.
 */
export function orderTaxes({ calculation, taxation, totals }: TaxedView): JurisdictionTax[] {
  const { isExempt, rate } = taxation;
  if (calculation) return taxesOfCalculation(calculation);
  if (!rate) return [];
  const sold = isExempt ? soldOf(totals, null) : soldOf(totals, rate);
  return rate.jurisdictions.map((jurisdiction) => ({
    ...jurisdiction,
    region: rate.region,
    shares: sold.map((each) => shareOf(each, jurisdiction)).filter(isNotEmpty),
  }));
}

function soldOf(totals: Totals, rate: TaxRate | null): Sold[] {
  const items = totals.rows.map(taxedItem);
  const rows = items.map((item, index): Sold => {
    const taxable = rate ? taxableOf(item, rate) : { cents: 0, jurisdictions: [] };
    return {
      row: index,
      cents: isSale(item.taxClass) ? item.cents : 0,
      taxCents: totals.rows[index].taxCents,
      taxableCents: taxable.cents,
      taxedBy: taxable.jurisdictions,
    };
  });
  const cents = totalOf(totals, "shipping");
  const taxedBy = shippingTaxedBy(items, rate);
  const shipping = {
    row: null,
    cents,
    taxCents: totals.shippingTaxCents,
    taxableCents: taxedBy.length > 0 ? cents : 0,
    taxedBy,
  };
  return [...rows, shipping];
}

function shareOf(
  { cents, row, taxCents, taxableCents, taxedBy }: Sold,
  jurisdiction: TaxJurisdiction,
): TaxShare {
  const index = taxedBy.indexOf(jurisdiction);
  if (index < 0) return { row, taxableCents: 0, exemptCents: cents, taxCents: 0 };
  const parts = prorate(
    taxCents,
    taxedBy.map(({ thousandths }) => thousandths),
  );
  return { row, taxableCents, exemptCents: cents - taxableCents, taxCents: parts[index] };
}

/** The rate of a jurisdiction is its highest: it is zero for a line that it exempts. */
function taxesOfCalculation({ region, rows, shipping }: TaxCalculation): JurisdictionTax[] {
  const taxes = new Map<string, JurisdictionTax>();
  const add = (row: number | null, shares: CalculatedShare[]) => {
    for (const { jurisdiction, ...share } of shares) {
      const key = `${jurisdiction.level} ${jurisdiction.name}`;
      const tax = taxes.get(key) ?? { ...jurisdiction, region, shares: [] };
      tax.thousandths = Math.max(tax.thousandths, jurisdiction.thousandths);
      tax.shares.push({ row, ...share });
      taxes.set(key, tax);
    }
  };
  for (const { row, shares } of rows) add(row, shares);
  add(null, shipping.shares);
  return [...taxes.values()];
}

function isNotEmpty({ exemptCents, taxableCents, taxCents }: TaxShare): boolean {
  return exemptCents !== 0 || taxableCents !== 0 || taxCents !== 0;
}
