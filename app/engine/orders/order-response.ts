import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import { additionalInformationResponse } from "../carts/additional-information";
import { returnsOfOrder } from "../claims/order-returns";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { AppliedCoupon, CustomerOrder, OrderAddress, OrderTotal } from "../graphql/resolvers.generated";
import { creditMemosResponse } from "../refunds/credit-memos";
import { refundResponse } from "../refunds/refund-response";
import { type PostalAddress, UNSUPPORTED_PARTS } from "../shared/postal-address";
import { findUsRegion } from "../shared/us-regions";
import { availableActions } from "./order-actions";
import { inBatch, type OrderBatch, orderBatch } from "./order-batch";
import { orderItemResponse } from "./order-item-response";
import { NOTHING_YET, type OrderProgress, readProgress } from "./order-progress";
import { stateOf, statusLabel } from "./order-states";
import { orderTimeline, statusChangedAt } from "./order-timeline";
import { appliedGiftCards, orderTotalResponse } from "./order-totals";
import { paymentInstructions } from "./payment-instructions";
import { shipmentResponse } from "./shipment-response";
import { type OrderView, viewOrders } from "./view-orders";

/** An order as the contract shows it, without the fields added by resolvers (graphql/resolvers/order.ts and order-members.ts). */
export type OrderResponse = Omit<
  CustomerOrder,
  "__typename" | "view_token" | "artwork_token" | "invoice_url" | "invoices"
>;

/** The orders as the contract shows them, with their progress. */
export async function ordersResponse(
  { db, settings }: Pick<EngineContext, "db" | "settings">,
  orders: Row<"sales_order">[],
): Promise<OrderResponse[]> {
  const [views, progressOf] = await Promise.all([viewOrders(db, orders), readProgress(db, orders)]);
  const batch = orderBatch(views);
  return views.map((view) => orderResponse(settings, view, progressOf(view.order.id), batch));
}

/**
 * @param progress default: that of an order just placed
 * @param batch the orders of the same response
 */
export function orderResponse(
  settings: Settings,
  view: OrderView,
  progress: OrderProgress = NOTHING_YET,
  batch: OrderBatch = orderBatch([view]),
): OrderResponse {
  const { order, said, totals } = view;
  const now = Date.now();
  const items = view.items.map((item) => inBatch(orderItemResponse(item, view, progress, now), batch));
  const total = inBatch(orderTotalResponse(view), batch);
  const response: OrderResponse = {
    id: String(order.id),
    number: order.number,
    token: order.token,
    order_date: order.created_at,
    order_status_change_date: statusChangedAt(order, progress),
    status: statusLabel(order.status),
    status_code: order.status,
    state: stateOf(order.status),
    email: order.email,
    customer_info: nameOf(view.billingAddress),
    is_virtual: view.shippingAddress === null,
    carrier: order.shipping_method_title === null ? null : brandOf(settings).name,
    shipping_method: order.shipping_method_title,
    payment_methods: [{ name: order.payment_method_title, type: order.payment_method, additional_data: [] }],
    total,
    items,
    shipping_address: view.shippingAddress && addressResponse(view.shippingAddress),
    billing_address: addressResponse(view.billingAddress),
    shipments: progress.shipments.map((shipment) => shipmentResponse(shipment, items)),
    available_actions: availableActions(order, view.items, progress, now),
    timeline: orderTimeline(order, progress, view.items),
    refunds: progress.refunds.map((refund) => refundResponse(settings, refund, view)),
    credit_memos: creditMemosResponse(progress.refunds, order, items).map((memo) => {
      if (memo.total) inBatch(memo.total, batch);
      return memo;
    }),
    applied_coupons: appliedCoupons(total.discounts),
    applied_gift_cards: appliedGiftCards(totals),
    items_eligible_for_return: items.filter(({ eligible_for_return }) => eligible_for_return),
    arrival_date: order.arrival_date,
    open_proofs: order.open_proofs,
    payment_instructions: paymentInstructions(order, settings),
    additional_information: additionalInformationResponse(order),
    gift_message: said.giftMessage ?? null,
    // Lines are wrapped, not orders; there are neither receipts without prices nor printed cards.
    gift_wrapping: null,
    gift_receipt_included: false,
    printed_card_included: false,
    // Nobody orders for somebody else, and the store writes no remarks on orders.
    admin_assisted_order: 0,
    comments: [],
  };
  response.returns = { items: returnsOfOrder(settings, view, progress, response) };
  return inBatch(response, batch);
}

function appliedCoupons(discounts: OrderTotal["discounts"]): AppliedCoupon[] {
  return (discounts ?? []).flatMap((discount) => discount?.coupon ?? []);
}

function nameOf({ firstname, lastname }: PostalAddress) {
  return { firstname, lastname, prefix: null, middlename: null, suffix: null };
}

function addressResponse({ region_code, ...address }: PostalAddress): OrderAddress {
  const region = findUsRegion(region_code);
  return {
    ...UNSUPPORTED_PARTS,
    ...address,
    region: region?.name ?? region_code,
    region_id: region ? String(region.id) : null,
    custom_attributesV2: [],
  };
}
