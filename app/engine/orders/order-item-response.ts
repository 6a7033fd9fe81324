import { samplePicture, samplePictureAddress } from "../catalog/sample-picture";
import { claimResponse } from "../claims/claim-response";
import { giftMessage } from "../gift-options/gift-message";
import type { Discount, OrderItem, OrderItemPrices } from "../graphql/resolvers.generated";
import { refundedOf } from "../refunds/read-refunds";
import { rowDiscounts } from "../totals/discount-lines";
import { toMoney } from "../totals/money";
import { canClaim } from "./order-actions";
import { type OrderProgress, piecesShipped } from "./order-progress";
import { itemFeatures, type OrderItemView, type OrderView } from "./view-orders";

/** A line with its order's id, by which resolvers find the order's invoice. */
export interface ItemOfOrder extends OrderItem {
  orderId: number;
}

/**
 * A line of an order as the contract shows it, without the fields added by resolvers (graphql/resolvers/order-members.ts).
 * @param now milliseconds since 1970
 */
export function orderItemResponse(
  item: OrderItemView,
  view: Pick<OrderView, "order" | "totals">,
  progress: OrderProgress,
  now: number,
): ItemOfOrder {
  const { order } = view;
  const claim = progress.claims.find(({ order_item_id }) => order_item_id === item.id);
  const isClaimable = canClaim(order, item, progress, now);
  const discounts = rowDiscounts(view.totals, [
    { code: "price_code", cents: item.offer_cents },
    { code: "discount", cents: item.discount_cents },
  ]);
  const claimedPieces = claim?.quantity ?? item.quantity;
  const isOpen = claim?.status === "open";
  const isGranted = claim !== undefined && !isOpen && claim.status !== "declined";
  return {
    __typename: "OrderItem",
    orderId: order.id,
    id: String(item.id),
    product_name: item.name,
    product_sku: item.sku,
    product_url_key: item.url_key,
    product_type: "simple",
    quantity_ordered: item.quantity,
    quantity_shipped: piecesShipped(progress, item.id),
    quantity_refunded: refundedOf(progress.refunds).pieces.get(item.id) ?? 0,
    quantity_canceled: order.status === "cancelled" ? item.quantity : 0,
    quantity_return_requested: isOpen ? claimedPieces : 0,
    quantity_returned: isGranted ? claimedPieces : 0,
    claim: claim ? claimResponse(claim) : null,
    can_claim: isClaimable,
    eligible_for_return: isClaimable,
    product_sale_price: toMoney(item.unit_price_cents),
    discounts,
    prices: pricesResponse(item, discounts),
    row_total: toMoney(item.row_total_cents),
    cache_row_total: item.offer_cents > 0 ? toMoney(item.row_total_cents - item.offer_cents) : null,
    selected_options: itemFeatures(item).map(({ label, title }) => ({
      label,
      value: title,
    })),
    entered_options: [],
    gift_message: giftMessage(item.gift_message),
    gift_wrapping: wrappingResponse(item),
    original_image_url: pictureOf(item),
  };
}

/** Without the product's price on other days, which an order does not have. The tax is that after discounts. */
function pricesResponse(item: OrderItemView, discounts: Discount[]): OrderItemPrices {
  const { quantity, row_total_cents, tax_cents, unit_price_cents } = item;
  return {
    price: toMoney(unit_price_cents),
    price_including_tax: toMoney(unit_price_cents + Math.round(tax_cents / quantity)),
    original_price: null,
    original_price_including_tax: null,
    original_row_total: toMoney(row_total_cents),
    original_row_total_including_tax: toMoney(row_total_cents + tax_cents),
    row_total: toMoney(row_total_cents),
    row_total_including_tax: toMoney(row_total_cents + tax_cents),
    total_item_discount: toMoney(item.offer_cents + item.discount_cents),
    discounts,
    fixed_product_taxes: [],
  };
}

/** The wrapping as ordered; its uid is resolved by its title, since it may no longer be offered. */
function wrappingResponse({ gift_wrapping, gift_wrapping_cents, quantity }: OrderItemView) {
  if (gift_wrapping === null) return null;
  const price = toMoney(Math.round(gift_wrapping_cents / quantity));
  return { uid: gift_wrapping, design: gift_wrapping, price };
}

/** The design as ordered, or the product's own picture when it is sold undesigned; null when there is none. */
function pictureOf({ sku, design_id, design_revision }: OrderItemView): string | null {
  if (design_id) return `/pictures/designs/${design_id}/${design_revision}.svg`;
  return samplePicture(sku) ? samplePictureAddress(sku) : null;
}
