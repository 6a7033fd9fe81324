import { z } from "zod";
import { createParcel } from "../order-management/parcel-steps";
import { recordPayment, startProduction } from "../order-management/production-steps";
import { refundForStaff } from "../order-management/refund-for-staff";
import { refundableOrder } from "../refunds/quote-refund";
import { refundOfRequest } from "../refunds/refund-by-staff";
import { refundableResponse } from "../refunds/refund-preview";
import { readParcelLabel } from "../shipments/parcel-label";
import { readMagentoBody } from "./magento-body";
import { wrongRequest } from "./magento-response";
import type { SalesCall } from "./sales-access";
import { formFor } from "./sales-form";
import { salesOrder } from "./sales-lists";

/** What integrations and staff do with orders, by the use cases of /admin: authorization, audit log and limits are the same. */

const id = z.union([z.number().int(), z.string().max(20)]).transform(String);
const itemsSchema = z
  .array(z.object({ order_item_id: id, qty: z.number().int().min(0) }))
  .max(1000)
  .nullish();
const shipSchema = z.object({
  items: itemsSchema,
  tracks: z
    .array(z.object({ track_number: z.string().max(1000), carrier_code: z.string().max(100) }))
    .length(1),
});
const dollars = z.number().min(0).nullish();
const refundSchema = z.object({
  items: itemsSchema,
  arguments: z.object({ shipping_amount: dollars, adjustment_positive: dollars }).nullish(),
});

/**
 * POST order/{id}/ship {items, tracks}: ships a parcel, by default all that is left, and emails the buyer. Production is
 * started first where it has not been. Responds with the shipment's id.
 */
export async function shipSalesOrder(call: SalesCall, orderId: string): Promise<string> {
  const { items, tracks } = await readMagentoBody(call.request, shipSchema);
  const [{ track_number, carrier_code }] = tracks;
  const label = readParcelLabel({
    carrier: carrier_code === "custom" ? "other" : carrier_code.toLowerCase(),
    tracking_number: track_number,
  });
  const { status } = await salesOrder(call, orderId);
  if (status === "processing")
    await startProduction(call.context, await formFor(call, orderId, "production"));
  const number = await createParcel(call.context, {
    ...(await formFor(call, orderId, "ship")),
    ...label,
    items: items ? quantities(items) : null,
  });
  const shipment = await call.context.db
    .selectFrom("shipment")
    .innerJoin("sales_order", "sales_order.id", "shipment.order_id")
    .select("shipment.id")
    .where("sales_order.number", "=", number)
    .where("shipment.carrier", "=", label.carrier)
    .where("shipment.tracking_number", "=", label.tracking_number)
    .orderBy("shipment.id", "desc")
    .executeTakeFirst();
  if (!shipment) throw wrongRequest("This Idempotency-Key was used for another shipment.");
  return String(shipment.id);
}

/** POST order/{id}/invoice: records that the buyer's payment has arrived. Responds with the invoice's id, the order's. */
export async function invoiceSalesOrder(call: SalesCall, orderId: string): Promise<string> {
  await recordPayment(call.context, await formFor(call, orderId, "invoice"));
  return String((await salesOrder(call, orderId)).id);
}

/**
 * POST order/{id}/refund {items, arguments}: refunds pieces, shipping and a free amount to where the payment came from,
 * within the role's limit for the day, and emails the buyer. As in Magento, all that is left without items, and all
 * shipping that is left without its amount. Responds with the refund's id.
 * @throws Error 400 without the header Idempotency-Key: a repeated request would refund twice
 */
export async function refundSalesOrder(call: SalesCall, orderId: string): Promise<string> {
  const { items, arguments: amounts } = await readMagentoBody(call.request, refundSchema);
  if (!call.request.headers.has("Idempotency-Key"))
    throw wrongRequest("Send a header Idempotency-Key, so that a repeated request refunds once.");
  const order = await salesOrder(call, orderId);
  const form = await formFor(call, orderId, "refund");
  const findRefund = () => refundOfRequest(call.context.db, order.id, form.key);
  const earlier = await findRefund();
  if (earlier !== null) return String(earlier);
  const refundable = await refundableOrder(call.context.db, order);
  if (!refundable) throw wrongRequest("The order has nothing that can be refunded.");
  const rest = refundableResponse(refundable);
  await refundForStaff(call.context, {
    ...form,
    refund: {
      items: items ? quantities(items) : rest.items,
      shipping: amounts?.shipping_amount ?? rest.shipping.value,
      adjustment: amounts?.adjustment_positive ?? 0,
    },
  });
  return String((await findRefund()) ?? "");
}

function quantities(items: { order_item_id: string; qty: number }[]) {
  return items.map(({ order_item_id, qty }) => ({ order_item_id, quantity: qty }));
}
