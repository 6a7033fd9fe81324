import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { LabeledText, Order, OrderLine, OrderStep, Parcel } from "../admin-api/resolvers.generated";
import type { AdditionalInformation } from "../carts/additional-information";
import { readCounts, TUBE } from "../catalog/prices-per-unit";
import type { Connection, Row } from "../database/schema";
import { fileToken } from "../fulfillment/file-token";
import { fulfillmentStep, stepProblem } from "../fulfillment/fulfillment-steps";
import { messageLine } from "../gift-options/ordered-gift";
import { findInvoice } from "../invoices/find-documents";
import { attributionText } from "../orders/attribution";
import { addressLines } from "../orders/confirmation-mail";
import { isBeforeProduction, piecesToSend, statusAfterCancelling } from "../orders/order-actions";
import {
  NOTHING_YET,
  type OrderProgress,
  piecesShipped,
  progressOf,
  type ShipmentView,
} from "../orders/order-progress";
import { PRODUCTION_STARTED, statusLabel } from "../orders/order-states";
import { itemFeatures, type OrderItemView, viewOrder } from "../orders/view-orders";
import { isGift } from "../packing-slips/is-gift";
import { packingSlipPath } from "../packing-slips/packing-slip-path";
import { linePrints } from "../print/line-prints";
import { printProblem } from "../print/print-problem";
import { signArtworkToken } from "../proofs/artwork-access";
import { designSurfaces } from "../proofs/order-artwork";
import { refundedOf } from "../refunds/read-refunds";
import { refundReason } from "../refunds/refund-reason";
import type { PostalAddress } from "../shared/postal-address";
import { shopAddress } from "../shared/shop-address";
import { carriers, findCarrier } from "../shipments/carriers";
import { shippingProblem } from "../shipments/ship-order";
import { isAllowed, type StaffSession } from "../staff/staff-session";
import { toMoney } from "../totals/money";
import { cancelableFor } from "./cancellation-quote";
import { editableAddress } from "./change-address";
import { isLate } from "./find-orders";
import { linePrint } from "./line-print";
import { orderCancellations } from "./order-cancellations";
import { orderClaims } from "./order-claims";
import { creditMemoDocument, invoiceDocument } from "./order-documents";
import { orderEmails } from "./order-emails";
import { orderLabels } from "./order-labels";
import { orderByNumber } from "./order-scope";
import { cancellationRefundCents, NO_REFUNDS } from "./order-steps";
import { orderVersion } from "./order-version";
import { refundableFor } from "./refund-for-staff";
import { staffTimeline } from "./staff-timeline";

/** An order with everything that staff see; never with the buyer's token. Null when there is none. */
export async function orderDetails(context: AdminContext, number: string): Promise<Order | null> {
  const { db } = context;
  const session = await requireSession(context);
  const order = await orderByNumber(context, session, number);
  if (!order) return null;
  const settings = context.settingsOf(order.store_code);
  const token = fileToken.sign(settings, { orderId: order.id, scope: "production" });
  const claimToken = fileToken.sign(settings, { orderId: order.id, scope: "claims" });
  const [view, progress, prints, payments, operations, invoice] = await Promise.all([
    viewOrder(db, order),
    progressOf(db, order),
    linePrints(db, token, order),
    db.selectFrom("payment").selectAll().where("order_id", "=", order.id).orderBy("received_at").execute(),
    db.selectFrom("payment_operation").selectAll().where("order_id", "=", order.id).orderBy("id").execute(),
    findInvoice(db, order.id),
  ]);
  const mayShip = isAllowed(session, "sales.ship");
  const artworkToken = signArtworkToken(settings, order.id, { mayAnswer: false });
  const storeContext = { db, settings, storeCode: order.store_code };
  const surfaces = await Promise.all(
    view.items.map((item) => designSurfaces(storeContext, item, artworkToken)),
  );
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
    lines: view.items.map((item, index) => ({
      ...orderLine(item, progress),
      print: linePrint(session, order, item, prints),
      surfaces: surfaces[index].map(({ key: _key, sheet: _sheet, ...surface }) => surface),
    })),
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
    refunds: progress.refunds.map((refund) => ({
      amount: toMoney(refund.amount_cents),
      at: refund.created_at,
      reason: refundReason(refund.reason_key),
      contents: piecesText(refund.items, view.items),
      credit_memo: creditMemoDocument(settings, refund, order),
    })),
    claims: orderClaims(session, view, progress, claimToken),
    invoice: invoice && invoiceDocument(settings, invoice),
    parcels: progress.shipments.map((shipment) => parcel(shipment, view.items)),
    timeline: await staffTimeline(db, order, progress, operations),
    steps: stepsFor(session, order, progress),
    cancel_problem: cancelProblem(session, order, progress),
    production_problem: await productionProblem(db, order),
    shipping_problem: shippingProblem(order),
    carriers: carriers.map(({ code, title }) => ({ code, title })),
    remakes: progress.remakes.map((remake) => ({
      product_name: view.items.find(({ id }) => id === remake.order_item_id)?.name ?? "",
      quantity: remake.quantity,
      kind: remake.kind === "waste" ? "WASTE" : "REPLACEMENT",
      reason: remake.reason,
      cost: toMoney(remake.cost_cents),
      at: remake.created_at,
    })),
    packing_slip_url: mayShip && order.shipping_address !== null ? packingSlipPath(token) : null,
    is_gift: isGift(view),
    ...(await orderLabels({ db, settings }, session, { view, progress, fileToken: token })),
    editable_address: editableAddress(session, order, progress),
    emails: await orderEmails(db, session, order),
    cancelable: await cancelableFor(db, session, order, { items: view.items, progress }),
    cancellations: await orderCancellations(db, order.id),
    refundable: await refundableFor(db, session, order, view.items),
    artwork_url: shopAddress(settings, `/artwork_view?${new URLSearchParams({ order: artworkToken })}`),
  };
}

/** The order after a change. @throws Error when it is gone */
export async function changedOrder(context: AdminContext, number: string): Promise<Order> {
  const order = await orderDetails(context, number);
  if (!order) throw new Error("The changed order is gone.");
  return order;
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

async function productionProblem(db: Connection, order: Row<"sales_order">): Promise<string | null> {
  if (order.status !== "processing") return null;
  return stepProblem(order, "START_PRODUCTION") ?? (await printProblem(db, order.id));
}

function orderLine(item: OrderItemView, progress: OrderProgress): Omit<OrderLine, "print" | "surfaces"> {
  return {
    id: String(item.id),
    sku: item.sku,
    name: item.name,
    quantity: item.quantity,
    quantity_shipped: piecesShipped(progress, item.id),
    quantity_to_ship: piecesToSend(item, progress),
    quantity_refunded: refundedOf(progress.refunds).pieces.get(item.id) ?? 0,
    options: [...itemFeatures(item).map(({ label, title }) => ({ label, text: title })), ...tubeOf(item)],
    unit_price: toMoney(item.unit_price_cents),
    row_total: toMoney(item.row_total_cents),
    is_free_gift: item.is_free_gift === 1,
  };
}

/** What a workshop prepares for each sign; its job ticket has it by color. */
function tubeOf({ design_counts }: OrderItemView): { label: string; text: string }[] {
  const millimeters = readCounts(design_counts)[TUBE];
  return millimeters === undefined ? [] : [{ label: "Tube, each sign", text: `${millimeters} mm` }];
}

function parcel(
  { number, carrier, tracking_number, items: pieces, ...times }: ShipmentView,
  items: OrderItemView[],
): Parcel {
  return {
    number,
    carrier: findCarrier(carrier)?.title ?? carrier,
    carrier_code: carrier,
    tracking_number,
    contents: piecesText(pieces, items),
    shipped_at: times.shipped_at,
    in_transit_at: times.in_transit_at,
    delivered_at: times.delivered_at,
    lost_at: times.lost_at,
  };
}

/** Such as "2 × Photo Mug, 1 × Pet Tag". */
function piecesText(pieces: { order_item_id: number; quantity: number }[], items: OrderItemView[]): string {
  const texts = pieces.flatMap(({ order_item_id, quantity }) => {
    const item = items.find(({ id }) => id === order_item_id);
    return item ? `${quantity} × ${item.name}` : [];
  });
  return texts.join(", ");
}

function stepsFor(session: StaffSession, order: Row<"sales_order">, progress: OrderProgress): OrderStep[] {
  const mayShip = isAllowed(session, "sales.ship");
  const steps: [OrderStep, boolean][] = [
    ["COMMENT", isAllowed(session, "sales.comment")],
    ["HOLD", isAllowed(session, "sales.hold") && fulfillmentStep(order, "HOLD") !== null],
    ["RELEASE", isAllowed(session, "sales.hold") && fulfillmentStep(order, "RELEASE") !== null],
    ["PAYMENT", isAllowed(session, "sales.invoice") && fulfillmentStep(order, "TAKE_PAYMENT") !== null],
    ["PRODUCTION", mayShip && fulfillmentStep(order, "START_PRODUCTION") !== null],
    ["PARCEL", mayShip && shippingProblem(order) === null],
    ["REMAKE", mayShip && PRODUCTION_STARTED.includes(order.status)],
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
  progress: OrderProgress,
): string | null {
  if (!mayCancel(session)) return null;
  if (statusAfterCancelling(order, progress) === null)
    return isBeforeProduction({ status: order.status }, NOTHING_YET)
      ? "Production has started, so the order can no longer be canceled."
      : `The order is ${statusLabel(order.status).toLowerCase()}, so it can no longer be canceled.`;
  if (cancellationRefundCents(order, progress) > 0 && !isAllowed(session, "sales.refund")) return NO_REFUNDS;
  return null;
}
