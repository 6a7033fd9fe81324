import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { viewOrder } from "../orders/view-orders";
import type { PostalAddress } from "../shared/postal-address";
import { findTaxRate } from "../tax/find-tax-rate";
import { readTaxTable } from "../tax/read-tax-table";
import { totalOf } from "../totals/total";

/**
 * Checks that an order with tax is taxed alike at both addresses, since its tax stays as it was computed.
 * @throws GraphQLError of category input that names the field
 */
export async function requireSameTax(
  db: Connection,
  order: Row<"sales_order">,
  { current, next }: { current: PostalAddress; next: PostalAddress },
): Promise<void> {
  const { totals } = await viewOrder(db, order);
  if (totalOf({ lines: totals }, "tax") === 0) return;
  const taxes = await readTaxTable(db, order.store_code, new Date());
  const [before, after] = [findTaxRate(taxes, current), findTaxRate(taxes, next)];
  const isSame =
    before?.thousandths === after?.thousandths && before?.placeTaxesClothing === after?.placeTaxesClothing;
  if (isSame) return;
  throw inputError(
    `ZIP code ${next.postcode} has another sales tax rate than the order. Cancel the order, so that the buyer can order again.`,
    "postcode",
  );
}
