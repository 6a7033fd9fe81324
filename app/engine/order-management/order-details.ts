import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { LabeledText, Order, OrderLine, OrderStep, Parcel } from "../admin-api/resolvers.generated";
import type { AdditionalInformation } from "../carts/additional-information";
import type { Row } from "../database/schema";
import { fulfillmentStep } from "../fulfillment/fulfillment-steps";
import { fulfillmentToken } from "../fulfillment/fulfillment-token";
import { messageLine } from "../gift-options/ordered-gift";
import { attributionText } from "../orders/attribution";
import { addressLines } from "../orders/confirmation-mail";
import { statusAfterCancelling } from "../orders/order-actions";
import { type OrderProgress, piecesShipped, progressOf, type ShipmentView } from "../orders/order-progress";
import { statusLabel } from "../orders/order-states";
import { itemFeatures, type OrderItemView, viewOrder } from "../orders/view-orders";
import { signArtworkToken } from "../proofs/artwork-access";
import { refundReason } from "../refunds/refund-reason";
import type { PostalAddress } from "../shared/postal-address";
import { shopAddress } from "../shared/shop-address";
import { findCarrier } from "../shipments/carriers";
import { isAllowed, type StaffSession } from "../staff/staff-session";
import { toMoney } from "../totals/money";
import { isLate } from "./find-orders";
import { orderByNumber } from "./order-scope";
import { cancellationRefundCents } from "./order-steps";
import { orderVersion } from "./order-version";
import { refundableFor } from "./refund-for-staff";
import { staffTimeline } from "./staff-timeline";

/** Milliseconds: a link that is copied from the page soon stops working. */
const LINK_LIFETIME = 60 * 60 * 1000;

/** An order with everything that staff see; never with the buyer's token. Null when there is none. */
export async function orderDetails(context: AdminContext, number: string): Promise<Order | null> {
  const { db } = context;
  const session = await requireSession(context);
  const order = await orderByNumber(context, session, number);
  if (!order) return null;
  const [view, progress, payments, operations] = await Promise.all([
    viewOrder(db, order),
    progressOf(db, order),
    db.selectFrom("payment").selectAll().where("order_id", "=", order.id).orderBy("received_at").execute(),
    db.selectFrom("payment_operation").selectAll().where("order_id", "=", order.id).orderBy("id").execute(),
  ]);
  const settings = context.settingsOf(order.store_code);
  return {
    number: order.number,
    version: orderVersion(order, progress),
    store_code: order.store_code,
    placed_at: order.created_at,
    status: statusLabel(order.status),
    status_code: order.status,
    email: order.email,
    customer_id: order.customer_id === null ? null : String(order.customer_id),
    shipping_method: order.shipping_method_title,
    payment_method: order.payment_method_title,
    arrival_date: order.arrival_date,
    is_late: isLate(order),
    billing_address: wholeAddress(view.billingAddress),
    shipping_address: view.shippingAddress && wholeAddress(view.shippingAddress),
    requests: requestsOf(view.said),
    lines: view.items.map((item) => orderLine(item, progress)),
    totals: view.totals.map(({ label, cents }) => ({ label, amount: toMoney(cents) })),
    payments: payments.map(({ provider, reference, state, amount_cents, received_at }) => ({
      provider,
      reference,
      state,
      amount: toMoney(amount_cents),
      received_at,
    })),
    operations: operations.map(({ kind, cause, state, amount_cents, attempts, problem, ...times }) => ({
      kind,
      cause: refundReason(cause),
      state,
      amount: toMoney(amount_cents),
      attempts,
      problem,
      created_at: times.created_at,
      finished_at: times.finished_at,
    })),
    refunds: progress.refunds.map(({ amount_cents, reason_key, created_at }) => ({
      amount: toMoney(amount_cents),
      reason: refundReason(reason_key),
      at: created_at,
    })),
    parcels: progress.shipments.map((shipment) => parcel(shipment, view.items)),
    timeline: await staffTimeline(db, order, progress, operations),
    steps: stepsFor(session, order, progress),
    cancel_problem: cancelProblem(session, order, progress),
    refundable: await refundableFor(db, session, order, view.items),
    artwork_url: shopAddress(
      settings,
      `/artwork_view?${new URLSearchParams({ order: signArtworkToken(settings, order.id, { mayAnswer: false }) })}`,
    ),
    fulfillment_url: isAllowed(session, "sales.ship")
      ? shopAddress(
          settings,
          `/orders/desk/${fulfillmentToken.sign(settings, { orderId: order.id, mayRefund: false }, Date.now() + LINK_LIFETIME)}`,
        )
      : null,
  };
}

function wholeAddress(address: PostalAddress): string[] {
  return [...addressLines(address), address.telephone].filter(Boolean);
}

function requestsOf(said: AdditionalInformation): LabeledText[] {
  const requests: [label: string, text: string | null | undefined | false][] = [
    ["Proof", said.sendProof && "Requested: production waits for the buyer's approval"],
    ["No prices", said.dropship && "Ships without an invoice or prices"],
    ["Comment", said.orderComment],
    ["Gift message", said.giftMessage && messageLine(said.giftMessage)],
    [
      "Business",
      said.business && [said.business.company, said.business.gstNumber].filter(Boolean).join(", "),
    ],
    ["How they found us", said.attribution && attributionText(said.attribution)],
  ];
  return requests.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

function orderLine(item: OrderItemView, progress: OrderProgress): OrderLine {
  return {
    id: String(item.id),
    sku: item.sku,
    name: item.name,
    quantity: item.quantity,
    quantity_shipped: piecesShipped(progress, item.id),
    options: itemFeatures(item).map(({ label, title }) => ({ label, text: title })),
    unit_price: toMoney(item.unit_price_cents),
    row_total: toMoney(item.row_total_cents),
    is_free_gift: item.is_free_gift === 1,
  };
}

function parcel(
  { number, carrier, tracking_number, shipped_at, delivered_at, items: pieces }: ShipmentView,
  items: OrderItemView[],
): Parcel {
  const contents = pieces.flatMap(({ order_item_id, quantity }) => {
    const item = items.find(({ id }) => id === order_item_id);
    return item ? `${quantity} × ${item.name}` : [];
  });
  return {
    number,
    carrier: findCarrier(carrier)?.title ?? carrier,
    tracking_number,
    contents: contents.join(", "),
    shipped_at,
    delivered_at,
  };
}

function stepsFor(session: StaffSession, order: Row<"sales_order">, progress: OrderProgress): OrderStep[] {
  const steps: [OrderStep, boolean][] = [
    ["COMMENT", isAllowed(session, "sales.comment")],
    ["HOLD", isAllowed(session, "sales.hold") && fulfillmentStep(order, "HOLD") !== null],
    ["RELEASE", isAllowed(session, "sales.hold") && fulfillmentStep(order, "RELEASE") !== null],
    ["CANCEL", mayCancel(session) && cancelProblem(session, order, progress) === null],
  ];
  return steps.flatMap(([step, isOffered]) => (isOffered ? step : []));
}

function mayCancel(session: StaffSession): boolean {
  return isAllowed(session, "sales.cancel");
}

function cancelProblem(
  session: StaffSession,
  order: Row<"sales_order">,
  { refunds }: OrderProgress,
): string | null {
  if (!mayCancel(session)) return null;
  if (statusAfterCancelling(order) === null)
    return `The order is ${statusLabel(order.status).toLowerCase()}, so it can no longer be canceled.`;
  if (cancellationRefundCents(order, refunds) > 0 && !isAllowed(session, "sales.refund"))
    return "The order is paid, and your role doesn't allow refunds.";
  return null;
}
