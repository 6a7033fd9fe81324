import { prorate } from "../../totals/money";

/** What is left of an order's tax to one jurisdiction, after earlier refunds, in cents. */
export interface OpenTax {
  taxableCents: number;
  exemptCents: number;
  taxCents: number;
}

export interface TaxRefund {
  /** Without tax. */
  netCents: number;
  taxCents: number;
  /** True if nothing of the order is left. */
  isWhole: boolean;
}

/**
 * Divides a refund among the jurisdictions in proportion to the tax that is left, by largest remainder. The parts sum to
 * the refund's tax, never exceed what is left, and the refund of all returns exactly all. What is refunded without tax is
 * divided into taxable and exempt in the same proportion. Pure.
 */
export function refundTaxes(open: OpenTax[], { isWhole, netCents, taxCents }: TaxRefund): OpenTax[] {
  if (isWhole) return open;
  const leftTax = open.reduce((total, tax) => total + tax.taxCents, 0);
  const parts = prorate(
    Math.min(taxCents, leftTax),
    open.map((tax) => tax.taxCents),
  );
  return open.map((tax, index) => {
    const taxableCents = Math.min(netCents, taxableShare(tax, parts[index]));
    return {
      taxableCents,
      exemptCents: Math.min(tax.exemptCents, netCents - taxableCents),
      taxCents: parts[index],
    };
  });
}

function taxableShare({ taxableCents, taxCents }: OpenTax, refunded: number): number {
  return taxCents === 0 ? 0 : Math.round((taxableCents * refunded) / taxCents);
}
