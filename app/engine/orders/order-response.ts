import type { Settings } from "~/settings/settings.server";
import { additionalInformationResponse } from "../carts/additional-information";
import { samplePicture, samplePictureAddress } from "../catalog/sample-picture";
import { claimResponse } from "../claims/claim-response";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { CustomerOrder, OrderAddress, OrderItem, OrderTotal } from "../graphql/resolvers.generated";
import { refundedOf } from "../refunds/read-refunds";
import { refundResponse } from "../refunds/refund-response";
import type { PostalAddress } from "../shared/postal-address";
import { findUsRegion } from "../shared/us-regions";
import { discountLines } from "../totals/discount-lines";
import { toMoney } from "../totals/money";
import { totalOf } from "../totals/total";
import { availableActions, canClaim } from "./order-actions";
import { NOTHING_YET, type OrderProgress, piecesShipped, readProgress } from "./order-progress";
import { statusLabel } from "./order-states";
import { orderTimeline } from "./order-timeline";
import { paymentInstructions } from "./payment-instructions";
import { shipmentResponse } from "./shipment-response";
import { itemFeatures, type OrderItemView, type OrderView, viewOrders } from "./view-orders";

/** An order as the contract shows it, without the fields added by resolvers (graphql/resolvers/order.ts). */
export type OrderResponse = Omit<
  CustomerOrder,
  "__typename" | "view_token" | "artwork_token" | "invoice_url"
>;

/** The orders as the contract shows them, with their progress. */
export async function ordersResponse(
  { db, settings }: Pick<EngineContext, "db" | "settings">,
  orders: Row<"sales_order">[],
): Promise<OrderResponse[]> {
  const [views, progressOf] = await Promise.all([viewOrders(db, orders), readProgress(db, orders)]);
  return views.map((view) => orderResponse(settings, view, progressOf(view.order.id)));
}

/** @param progress default: that of an order just placed */
export function orderResponse(
  settings: Settings,
  view: OrderView,
  progress: OrderProgress = NOTHING_YET,
): OrderResponse {
  const { order } = view;
  const now = Date.now();
  return {
    id: String(order.id),
    number: order.number,
    token: order.token,
    order_date: order.created_at,
    status: statusLabel(order.status),
    status_code: order.status,
    email: order.email,
    shipping_method: order.shipping_method_title,
    payment_methods: [{ name: order.payment_method_title, type: order.payment_method }],
    total: totalsResponse(view),
    items: view.items.map((item) => itemResponse(item, view, progress, now)),
    shipping_address: view.shippingAddress && addressResponse(view.shippingAddress),
    billing_address: addressResponse(view.billingAddress),
    shipments: progress.shipments.map((shipment) => shipmentResponse(shipment, view.items)),
    available_actions: availableActions(order, view.items, progress, now),
    timeline: orderTimeline(order, progress, view.items),
    refunds: progress.refunds.map((refund) => refundResponse(settings, refund, view)),
    arrival_date: order.arrival_date,
    open_proofs: order.open_proofs,
    payment_instructions: paymentInstructions(order, settings),
    additional_information: additionalInformationResponse(order),
  };
}

function totalsResponse({ order, totals }: OrderView): OrderTotal {
  return {
    grand_total: toMoney(order.grand_total_cents),
    subtotal: toMoney(totalOf({ lines: totals }, "subtotal")),
    total_tax: toMoney(totalOf({ lines: totals }, "tax")),
    total_shipping: toMoney(totalOf({ lines: totals }, "shipping")),
    discounts: discountLines({ lines: totals }),
    totals: totals.map(({ code, label, cents }) => ({ code, label, amount: toMoney(cents) })),
  };
}

function itemResponse(
  item: OrderItemView,
  { order }: OrderView,
  progress: OrderProgress,
  now: number,
): OrderItem {
  const claim = progress.claims.find(({ order_item_id }) => order_item_id === item.id);
  return {
    __typename: "OrderItem",
    id: String(item.id),
    product_name: item.name,
    product_sku: item.sku,
    product_url_key: item.url_key,
    quantity_ordered: item.quantity,
    quantity_shipped: piecesShipped(progress, item.id),
    quantity_refunded: refundedOf(progress.refunds).pieces.get(item.id) ?? 0,
    claim: claim ? claimResponse(claim) : null,
    can_claim: canClaim(order, item, progress, now),
    product_sale_price: toMoney(item.unit_price_cents),
    row_total: toMoney(item.row_total_cents),
    cache_row_total: item.offer_cents > 0 ? toMoney(item.row_total_cents - item.offer_cents) : null,
    selected_options: itemFeatures(item).map(({ label, title }) => ({
      label,
      value: title,
    })),
    entered_options: [],
    original_image_url: pictureOf(item),
  };
}

/** The design as ordered, or the product's own picture when it is sold undesigned; null when there is none. */
function pictureOf({ sku, design_id, design_revision }: OrderItemView): string | null {
  if (design_id) return `/pictures/designs/${design_id}/${design_revision}.svg`;
  return samplePicture(sku) ? samplePictureAddress(sku) : null;
}

function addressResponse({ region_code, ...address }: PostalAddress): OrderAddress {
  return { ...address, region: findUsRegion(region_code)?.name ?? region_code };
}
