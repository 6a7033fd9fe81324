import type { Row } from "../../database/schema";

type Tax = Pick<Row<"sales_order_tax">, "taxable_cents" | "exempt_cents" | "tax_cents">;

/**
 * The sale that a tax service is told of, with tax, in cents: every jurisdiction taxes or exempts the same goods and
 * shipping. Pure.
 * @param taxes of one order, by jurisdiction
 */
export function saleCents(taxes: Tax[]): number {
  const net = Math.max(0, ...taxes.map(({ exempt_cents, taxable_cents }) => exempt_cents + taxable_cents));
  return taxes.reduce((total, { tax_cents }) => total + tax_cents, net);
}
