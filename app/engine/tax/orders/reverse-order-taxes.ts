import { shopDay } from "~/brand/shop-day";
import type { Connection, Row } from "../../database/schema";
import { groupBy } from "../../shared/group-by";
import { queueTaxOperation } from "../operations/queue-tax-operation";
import { type OpenTax, refundTaxes, type TaxRefund } from "./refund-taxes";

type Order = Row<"sales_order">;

interface Reversal extends TaxRefund {
  /** Null: the order was paid by balances, and canceled. */
  refundId: number | null;
}

/** Books the tax of a refund by jurisdiction on today's date, and queues its report to the tax service. */
export async function reverseOrderTaxes(
  transaction: Connection,
  order: Order,
  refund: Reversal,
): Promise<void> {
  const taxes = await openTaxes(transaction, order);
  if (taxes.length === 0) return;
  const booked_on = shopDay(new Date());
  const parts = refundTaxes(
    taxes.map(({ open }) => open),
    refund,
  );
  await transaction
    .insertInto("order_refund_tax")
    .values(
      parts.map((part, index) => ({
        order_tax_id: taxes[index].id,
        order_id: order.id,
        refund_id: refund.refundId,
        store_code: order.store_code,
        taxable_cents: part.taxableCents,
        exempt_cents: part.exemptCents,
        tax_cents: part.taxCents,
        booked_on,
      })),
    )
    .execute();
  if (order.tax_calculation === null) return;
  await queueTaxOperation(transaction, order, {
    kind: "refund",
    key: `${order.number}-refund-${refund.refundId ?? "all"}`,
    cents: refund.isWhole ? null : refund.netCents + refund.taxCents,
  });
}

/** Reverses the whole tax of an order that balances had paid, and that is canceled. */
export function reverseUndoneOrder(transaction: Connection, order: Order): Promise<void> {
  return reverseOrderTaxes(transaction, order, { refundId: null, netCents: 0, taxCents: 0, isWhole: true });
}

/** What is left of the order's booked taxes. */
async function openTaxes(transaction: Connection, { id }: Order): Promise<{ id: number; open: OpenTax }[]> {
  const taxes = await transaction
    .selectFrom("sales_order_tax")
    .selectAll()
    .where("order_id", "=", id)
    .where("booked_on", "is not", null)
    .orderBy("position")
    .execute();
  if (taxes.length === 0) return [];
  const refunds = await transaction
    .selectFrom("order_refund_tax")
    .selectAll()
    .where("order_id", "=", id)
    .execute();
  const refundsOf = groupBy(refunds, ({ order_tax_id }) => order_tax_id);
  return taxes.map((tax) => ({ id: tax.id, open: openTax(tax, refundsOf.get(tax.id) ?? []) }));
}

function openTax(tax: Row<"sales_order_tax">, refunds: Row<"order_refund_tax">[]): OpenTax {
  const left = (column: "taxable_cents" | "exempt_cents" | "tax_cents") =>
    refunds.reduce((total, refund) => total - refund[column], tax[column]);
  return {
    taxableCents: left("taxable_cents"),
    exemptCents: left("exempt_cents"),
    taxCents: left("tax_cents"),
  };
}
