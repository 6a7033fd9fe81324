import { lockCart, updateCart } from "../carts/change-cart";
import { type CartView, viewCart } from "../carts/view-cart";
import type { CartLine } from "../carts/view-line";
import type { Connection, Row } from "../database/schema";
import { isDraftCart } from "../draft-orders/draft-cart";
import { placeOf } from "../promotions/coupon-person";
import { couponUseProblem, redeemCoupon } from "../promotions/coupon-uses";
import { orderProblem } from "./order-problem";
import { takeStep } from "./order-step";
import { type OrderItemView, viewOrder } from "./view-orders";

type Order = Row<"sales_order">;

/**
 * Revives an order that the store had closed as unpaid when its payment arrives: only while nobody has changed the
 * returned cart, its items are still available and its coupon valid. Points, gift cards and credit were returned to
 * their owner, so an order partly paid by them stays closed; and the cart of an order that was canceled in part still has
 * everything (decision 0138).
 * @returns null when it stays closed
 */
export async function reviveOrder(
  transaction: Connection,
  order: Order,
  reference: string,
): Promise<Order | null> {
  if (order.balance_cents > 0 || (await wasReduced(transaction, order))) return null;
  const cart = await untouchedCart(transaction, order);
  if (!cart) return null;
  const [view, { items }] = [await viewCart(transaction, cart), await viewOrder(transaction, order)];
  if (!hasSameLines(view, items) || orderProblem(view, order.email) !== null) return null;
  if (!(await takesCouponAgain(transaction, order, view))) return null;
  await updateCart(transaction, cart.id, { is_active: 0 });
  await transaction.deleteFrom("released_order").where("order_id", "=", order.id).execute();
  return takeStep(transaction, order, {
    to: "processing",
    kind: "revived",
    payment_reference: reference,
    cart_id: cart.id,
    arrival_date: arrivalOf(view),
  });
}

/** True if a part of the order was canceled before the payment. */
async function wasReduced(transaction: Connection, { id }: Order): Promise<boolean> {
  const canceled = await transaction
    .selectFrom("order_cancellation")
    .select("id")
    .where("order_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return canceled !== undefined;
}

/** The cart of an order that the store closed, locked; null when its buyer closed it or the cart was used since. */
async function untouchedCart(transaction: Connection, { id }: Order): Promise<Row<"cart"> | null> {
  const released = await transaction
    .selectFrom("released_order")
    .selectAll()
    .where("order_id", "=", id)
    .where("released_by", "=", "job")
    .executeTakeFirst();
  if (!released) return null;
  const cart = await lockCart(transaction, released.cart_id);
  if (!cart || !(cart.is_active || (await isDraftCart(transaction, cart.id)))) return null;
  return cart.version === released.cart_version + 1 ? cart : null;
}

/**
 * Compares the items: another cart of the customer may have been merged when it was returned. The free gift is ignored,
 * since an order keeps its own.
 */
function hasSameLines({ lines }: CartView, items: OrderItemView[]): boolean {
  const isSame = ({ item }: CartLine, ordered: OrderItemView) =>
    item.sku === ordered.sku && item.quantity === ordered.quantity;
  const bought = lines.filter(({ isFreeGift }) => !isFreeGift);
  const ordered = items.filter(({ is_free_gift }) => !is_free_gift);
  return bought.length === ordered.length && bought.every((line, index) => isSame(line, ordered[index]));
}

/**
 * Uses the cart's coupon for the order again, if it has one.
 * @returns false when it is no longer valid: used up, deactivated, outside its days, or not for this buyer any more
 */
async function takesCouponAgain(transaction: Connection, order: Order, { cart, coupon, totals }: CartView) {
  if (!coupon) return cart.coupon_code === null;
  const { customer_id, email, store_code } = order;
  const place = placeOf(order);
  const buyer = { customerId: customer_id, email, place };
  if (await couponUseProblem(transaction, store_code, coupon.code, buyer)) return false;
  await redeemCoupon(transaction, coupon.code, { order, place, totals });
  return true;
}

function arrivalOf({ cart, shippingOffers }: CartView): string | null {
  return shippingOffers.find(({ method }) => method.code === cart.shipping_method)?.arrivalDate ?? null;
}
