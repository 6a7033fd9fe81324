import { visitorCatalog } from "../promotions/price-code-catalog";
import { groupBy } from "../shared/group-by";
import { readInBatch } from "./order-batch";

/** Rows of orders that only other clients' documents select, read once for all orders of a response. */

/** The tax of an order or a refund to one jurisdiction. */
export interface JurisdictionTax {
  name: string;
  /** Thousandths of a percent. */
  rate_thousandths: number;
}

/** The invoices of paid orders, by order. */
export const readInvoices = readInBatch(async ({ db }, { orderIds }) => {
  const invoices = await db
    .selectFrom("sales_invoice")
    .selectAll()
    .where("order_id", "in", orderIds)
    .execute();
  return new Map(invoices.map((invoice) => [invoice.order_id, invoice]));
});

/** The taxes of orders by jurisdiction, with the part on shipping, by order. */
export const readTaxes = readInBatch(async ({ db }, { orderIds }) => {
  const taxes = await db
    .selectFrom("sales_order_tax")
    .leftJoin("sales_order_tax_item", (join) =>
      join
        .onRef("sales_order_tax_item.order_tax_id", "=", "sales_order_tax.id")
        .on("sales_order_tax_item.order_item_id", "is", null),
    )
    .select(["order_id", "name", "rate_thousandths", "sales_order_tax.tax_cents"])
    .select("sales_order_tax_item.tax_cents as shipping_cents")
    .where("order_id", "in", orderIds)
    .orderBy("order_id")
    .orderBy("sales_order_tax.position")
    .execute();
  return groupBy(taxes, ({ order_id }) => order_id);
});

/** The taxes of refunds by jurisdiction, by refund. */
export const readRefundTaxes = readInBatch(async ({ db }, { orderIds }) => {
  const taxes = await db
    .selectFrom("order_refund_tax")
    .innerJoin("sales_order_tax", "sales_order_tax.id", "order_refund_tax.order_tax_id")
    .select(["refund_id", "name", "rate_thousandths", "order_refund_tax.tax_cents"])
    .where("order_refund_tax.order_id", "in", orderIds)
    .where("refund_id", "is not", null)
    .orderBy("order_refund_tax.id")
    .execute();
  return groupBy(taxes, ({ refund_id }) => refund_id);
});

/** The store's products, with those of the orders. */
export const readProducts = readInBatch((context, { skus }) => visitorCatalog(context, { skus }));
