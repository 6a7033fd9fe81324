import { shopDay } from "~/brand/shop-day";
import type { Connection, Row } from "../../database/schema";
import { groupBy } from "../../shared/group-by";
import { queueTaxOperation } from "../operations/queue-tax-operation";
import { readRefundedParts, type TaxedRefund } from "./read-refunded-parts";
import { refundTaxes, type TaxPart } from "./refund-taxes";

type Order = Row<"sales_order">;

interface OpenTax {
  id: number;
  open: TaxPart;
}

/** Books the tax of a refund by jurisdiction on today's date, and queues its report to the tax service. */
export async function reverseOrderTaxes(
  transaction: Connection,
  order: Order,
  refund: TaxedRefund,
): Promise<void> {
  const taxes = await openTaxes(transaction, order);
  if (taxes.length === 0) return;
  const orderTaxIds = taxes.map(({ id }) => id);
  const parts = refund.isWhole ? [] : await readRefundedParts(transaction, orderTaxIds, refund);
  const open = taxes.map((tax) => tax.open);
  const reversed = refundTaxes(open, { parts, isWhole: refund.isWhole });
  await write(transaction, order, { refundId: refund.id, orderTaxIds, reversed });
}

/** Reverses the whole tax of an order that balances had paid, and that is canceled. */
export async function reverseUndoneOrder(transaction: Connection, order: Order): Promise<void> {
  const taxes = await openTaxes(transaction, order);
  if (taxes.length === 0) return;
  await write(transaction, order, {
    refundId: null,
    orderTaxIds: taxes.map(({ id }) => id),
    reversed: taxes.map(({ open }) => open),
  });
}

async function write(
  transaction: Connection,
  order: Order,
  {
    orderTaxIds,
    refundId,
    reversed,
  }: { refundId: number | null; orderTaxIds: number[]; reversed: TaxPart[] },
): Promise<void> {
  const booked_on = shopDay(new Date());
  await transaction
    .insertInto("order_refund_tax")
    .values(
      reversed.map((part, index) => ({
        order_tax_id: orderTaxIds[index],
        order_id: order.id,
        refund_id: refundId,
        store_code: order.store_code,
        taxable_cents: part.taxableCents,
        exempt_cents: part.exemptCents,
        tax_cents: part.taxCents,
        booked_on,
      })),
    )
    .execute();
  if (order.tax_calculation === null) return;
  const net = Math.max(0, ...reversed.map(({ exemptCents, taxableCents }) => exemptCents + taxableCents));
  const tax = reversed.reduce((total, { taxCents }) => total + taxCents, 0);
  const cents = net + tax;
  await queueTaxOperation(transaction, order, {
    kind: "refund",
    key: `${order.number}-refund-${refundId ?? "all"}`,
    cents,
  });
}

/** What is left of the order's booked taxes. */
async function openTaxes(transaction: Connection, { id }: Order): Promise<OpenTax[]> {
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
  return taxes.map((tax) => ({ id: tax.id, open: openPart(tax, refundsOf.get(tax.id) ?? []) }));
}

function openPart(tax: Row<"sales_order_tax">, refunds: Row<"order_refund_tax">[]): TaxPart {
  const left = (column: "taxable_cents" | "exempt_cents" | "tax_cents") =>
    refunds.reduce((total, refund) => total - refund[column], tax[column]);
  return {
    taxableCents: left("taxable_cents"),
    exemptCents: left("exempt_cents"),
    taxCents: left("tax_cents"),
  };
}
