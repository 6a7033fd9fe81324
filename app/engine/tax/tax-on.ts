import { isTaxedClass, type TaxClass } from "./tax-class";
import type { TaxJurisdiction, TaxRate } from "./tax-rate";

const WHOLE = 100_000;

/** The tax on an amount, in cents, rounded half up. */
export function taxOn(cents: number, { thousandths }: Pick<TaxRate, "thousandths">): number {
  return Math.floor((cents * thousandths + WHOLE / 2) / WHOLE);
}

/** The tax on shipping, in cents. @param taxedBy as `shippingTaxedBy` returns it */
export function taxOnShipping(cents: number, taxedBy: TaxJurisdiction[]): number {
  return taxOn(cents, { thousandths: combined(taxedBy) });
}

/**
 * Who taxes shipping: where the state taxes it, each jurisdiction that taxes something in the parcel. So the place alone
 * does if it alone taxes the clothing in it. What is in the parcel counts by its class, also when discounts make it free;
 * free gifts do not count. Nobody without a tax rate.
 */
export function shippingTaxedBy(items: ShippedItem[], rate: TaxRate | null): TaxJurisdiction[] {
  if (!rate?.taxesShipping) return [];
  const taxing = new Set(items.flatMap((item) => taxedBy(item, rate)));
  return rate.jurisdictions.filter((jurisdiction) => taxing.has(jurisdiction));
}

/** Who taxes the class of a row at its price; nobody where all of it is exempt. */
function taxedBy(item: ShippedItem, rate: TaxRate): TaxJurisdiction[] {
  if (item.listCents === 0) return [];
  const { cents, jurisdictions } = taxableOf(item, rate);
  const isBelowExemption = item.taxClass === "clothing" && rate.clothing?.kind === "exempt_up_to";
  return isBelowExemption && cents === 0 ? [] : jurisdictions;
}

/** A row of a cart as the tax sees it. */
export interface TaxedItem {
  taxClass: TaxClass;
  /** Price of all pieces after deductions, with their wrapping. */
  cents: number;
  quantity: number;
}

export interface ShippedItem extends TaxedItem {
  /** Price of all pieces before discounts and points, with their wrapping; 0 for a free gift. */
  listCents: number;
}

/** The part of a row that is taxed, and who taxes it. */
export interface Taxable {
  cents: number;
  jurisdictions: TaxJurisdiction[];
}

const NOTHING: Taxable = { cents: 0, jurisdictions: [] };

/** The part of a row that is taxed, by its class and the state's rules. */
export function taxableOf({ cents, quantity, taxClass }: TaxedItem, rate: TaxRate): Taxable {
  if (!isTaxedClass(taxClass)) return NOTHING;
  const everybody = { cents, jurisdictions: rate.jurisdictions };
  const { clothing } = rate;
  if (taxClass !== "clothing" || clothing === null) return everybody;
  if (clothing.kind === "exempt_up_to") {
    return { cents: Math.max(0, cents - clothing.cents * quantity), jurisdictions: rate.jurisdictions };
  }
  if (clothing.kind === "exempt_below" && cents >= clothing.cents * quantity) return everybody;
  if (!rate.placeTaxesClothing) return NOTHING;
  return { cents, jurisdictions: rate.jurisdictions.filter(({ level }) => level !== "state") };
}

/** The tax on a row, in cents. */
export function taxOnItem(item: TaxedItem, rate: TaxRate): number {
  const { cents, jurisdictions } = taxableOf(item, rate);
  return taxOn(cents, { thousandths: combined(jurisdictions) });
}

/** The rates of some jurisdictions together, in thousandths of a percent. */
export function combined(jurisdictions: TaxJurisdiction[]): number {
  return jurisdictions.reduce((total, { thousandths }) => total + thousandths, 0);
}
