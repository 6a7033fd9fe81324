import { prorate } from "../../totals/money";

/** A part of an order's sale and tax in one jurisdiction, in cents. */
export interface TaxPart {
  taxableCents: number;
  exemptCents: number;
  taxCents: number;
}

/** The refund of an order line, or of shipping. */
export interface RefundedPart {
  /** Refunded pieces, or cents of shipping; and the ordered ones. */
  refunded: number;
  total: number;
  /** The tax refunded for it. */
  taxCents: number;
  /** Its part in each jurisdiction as ordered. */
  ordered: TaxPart[];
}

export interface TaxRefund {
  parts: RefundedPart[];
  /** True if nothing of the order is left. */
  isWhole: boolean;
}

/**
 * Divides a refund among the jurisdictions, each line's tax in proportion to its taxes, by largest remainder. The result
 * sums to the refund's tax, never exceeds what is left, and the refund of all returns exactly all. Pure.
 * @param open what is left of each jurisdiction's tax after earlier refunds
 */
export function refundTaxes(open: TaxPart[], { isWhole, parts }: TaxRefund): TaxPart[] {
  if (isWhole) return open;
  const wanted = open.map(() => 0);
  for (const { ordered, taxCents } of parts) {
    const weights = ordered.map((part) => part.taxCents);
    for (const [index, cents] of prorate(taxCents, weights).entries()) wanted[index] += cents;
  }
  const left = open.map((part) => part.taxCents);
  const taxes = withinLeft(wanted, left);
  const share = (index: number, column: "taxableCents" | "exemptCents") =>
    parts.reduce(
      (cents, { ordered, refunded, total }) =>
        cents + (total === 0 ? 0 : Math.round((ordered[index][column] * refunded) / total)),
      0,
    );
  return open.map((part, index) => ({
    taxableCents: Math.min(part.taxableCents, share(index, "taxableCents")),
    exemptCents: Math.min(part.exemptCents, share(index, "exemptCents")),
    taxCents: taxes[index],
  }));
}

/** Moves what exceeds the rest of a jurisdiction, by a cent of rounding, to the others. */
function withinLeft(wanted: number[], left: number[]): number[] {
  const bounded = wanted.map((cents, index) => Math.min(cents, left[index]));
  const excess = totalCents(wanted) - totalCents(bounded);
  const room = left.map((cents, index) => cents - bounded[index]);
  const moved = prorate(Math.min(excess, totalCents(room)), room);
  return bounded.map((cents, index) => cents + moved[index]);
}

function totalCents(amounts: number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}
