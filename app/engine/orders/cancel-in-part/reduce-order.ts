import type { Settings } from "~/settings/settings.server";
import { giveBackBalances } from "../../balances/orders/give-back-balances";
import { lockOrderBalances } from "../../balances/orders/lock-order-balances";
import type { Connection, Row } from "../../database/schema";
import { free } from "../../payments/methods/free";
import { isHosted } from "../../payments/payment-methods";
import { reduceCouponUse } from "../../promotions/coupon-uses";
import { randomId } from "../../shared/secrets";
import { reduceOrderTaxes } from "../../tax/orders/reduce-order-taxes";
import { totalOf } from "../../totals/total";
import { whenOrderPaid } from "../order-hooks";
import type { OrderStatus } from "../order-states";
import { takeStep } from "../order-step";
import { paidArrival } from "../paid-arrival";
import { queueConfirmation } from "../queue-confirmation";
import { type OrderItemView, viewOrder } from "../view-orders";
import type { CancellationRequest, OrderedItem } from "./canceled-parts";
import { type CancellationQuote, quoteCancellation } from "./quote-cancellation";
import { queueReducedEmail } from "./reduced-email";

type Order = Row<"sales_order">;

/**
 * Cancels pieces and shipping of a locked order before it is paid: the order is then the smaller one, which the buyer
 * pays. Balances that are no longer needed are returned; when they pay for all of it, the order is paid.
 * @param quote that is not whole, from the same transaction
 */
export async function reduceOrder(
  transaction: Connection,
  settings: Settings,
  order: Order,
  request: CancellationRequest,
): Promise<void> {
  await lockOrderBalances(transaction, order);
  const quote = await quoteCancellation(transaction, order, request);
  if (quote.isWhole) throw new Error("An order that is canceled wholly is closed.");
  const { items } = await viewOrder(transaction, order);
  const saleReductions = await reduceTaxes(transaction, order, quote, items);
  await recordCancellation(transaction, order, quote, { ordered: items, saleReductions });
  await reduceLines(transaction, quote);
  await giveBackBalances(transaction, order, { cents: quote.balanceCents, key: `canceled-${randomId()}` });
  await reduceCouponUse(transaction, order.id, quote.totals);
  const reduced = await reduceTotals(transaction, order, quote);
  await queueReducedEmail(transaction, settings, { order: reduced, quote, orderItems: items });
  if (reduced.grand_total_cents === 0) await completeByBalances(transaction, settings, order, reduced);
}

async function recordCancellation(
  transaction: Connection,
  { id }: Order,
  { items, shippingCents, shippingTaxCents }: CancellationQuote,
  { ordered, saleReductions }: { ordered: OrderItemView[]; saleReductions: number[] },
): Promise<void> {
  const pieces = items.map(({ itemId, quantity, amountCents, taxCents }) => ({
    name: ordered.find((item) => item.id === itemId)?.name ?? "",
    quantity,
    amount_cents: amountCents,
    tax_cents: taxCents,
  }));
  const shipping =
    shippingCents === 0
      ? []
      : [{ name: "Shipping", quantity: null, amount_cents: shippingCents, tax_cents: shippingTaxCents }];
  const now = new Date().toISOString();
  await transaction
    .insertInto("order_cancellation")
    .values(
      [...pieces, ...shipping].map((part, index) => ({
        ...part,
        order_id: id,
        sale_cents: saleReductions[index],
        created_at: now,
      })),
    )
    .execute();
}

/** @returns by how much each item, then shipping, reduces the sale that a tax service is told of, in cents */
async function reduceTaxes(
  transaction: Connection,
  order: Order,
  { items, shippingCents, shippingTaxCents }: CancellationQuote,
  ordered: OrderedItem[],
): Promise<number[]> {
  const totals = { lines: JSON.parse(order.totals) };
  const ordersShipping = totalOf(totals, "shipping");
  const linesTax = ordered.reduce((cents, { tax_cents }) => cents + tax_cents, 0);
  const parts = items.map(({ itemId, quantity, left }) => ({
    itemId,
    left: left.quantity,
    ordered: left.quantity + quantity,
    taxCents: left.tax_cents,
  }));
  const shipping = {
    itemId: null,
    left: ordersShipping - shippingCents,
    ordered: ordersShipping,
    taxCents: totalOf(totals, "tax") - linesTax - shippingTaxCents,
  };
  return reduceOrderTaxes(transaction, order.id, shippingCents === 0 ? parts : [...parts, shipping]);
}

async function reduceLines(transaction: Connection, { items }: CancellationQuote): Promise<void> {
  for (const { itemId, left } of items) {
    if (left.quantity === 0)
      await transaction.deleteFrom("sales_order_item").where("id", "=", itemId).execute();
    else await transaction.updateTable("sales_order_item").set(left).where("id", "=", itemId).execute();
  }
}

/** Sets the order's totals, and records the event. */
async function reduceTotals(transaction: Connection, order: Order, quote: CancellationQuote): Promise<Order> {
  await takeStep(transaction, order, { to: order.status as OrderStatus, kind: "cancelled-in-part" });
  return transaction
    .updateTable("sales_order")
    .set({
      totals: JSON.stringify(quote.totals),
      grand_total_cents: quote.grandTotalCents,
      balance_cents: order.balance_cents - quote.balanceCents,
    })
    .where("id", "=", order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Nothing is owed any more: goes on as an order that balances paid when it was placed. One on hold stays on hold. */
async function completeByBalances(
  transaction: Connection,
  settings: Settings,
  ordered: Order,
  reduced: Order,
): Promise<void> {
  await transaction
    .updateTable("sales_order")
    .set({ payment_method: free.code, payment_method_title: free.labels(new Map()).title })
    .where("id", "=", reduced.id)
    .execute();
  const to = reduced.status === "on_hold" ? "on_hold" : "processing";
  const arrival_date = await paidArrival(transaction, reduced);
  const paid = await takeStep(transaction, reduced, { to, kind: "paid", arrival_date });
  if (isHosted(ordered.payment_method)) await queueConfirmation(transaction, settings, paid);
  await whenOrderPaid(transaction, paid, settings);
}
