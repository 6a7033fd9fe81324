import { bringAlong } from "../carts/bring-along";
import { type CartVisitor, mayUse } from "../carts/cart-access";
import { cartVisitor } from "../carts/change-cart";
import { lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import { isDraftCart } from "../draft-orders/draft-cart";
import type { EngineContext } from "../graphql/context";
import { userErrors } from "../graphql/errors";
import type { ReleaseUnpaidOrderOutput } from "../graphql/resolvers.generated";
import { isHosted } from "../payments/payment-methods";
import { closeUnpaidOrder, giveCartBack, hasCart } from "./close-unpaid-order";
import { findOrderByToken } from "./order-by-token";
import { rejection } from "./order-states";

const OF_STAFF = "We put this order together for you. Please reply to our email, and we'll change it.";

/**
 * Cancels an unpaid order and returns its cart. Lines of a guest's newer cart are merged into the returned one, as for
 * a customer.
 */
export async function releaseUnpaidOrder(
  context: EngineContext,
  token: string,
  presentCartId: string | null,
): Promise<ReleaseUnpaidOrderOutput> {
  const released = await release(context, token);
  const { cart_id } = released;
  if (cart_id && presentCartId && cart_id !== presentCartId)
    await bringAlong(context, presentCartId, cart_id);
  return released;
}

/**
 * Cancels an order not paid on the hosted page and reactivates its cart; also for an order that its buyer has canceled
 * before. Repeated calls, or calls after the store has closed the order, return the same cart. A customer's order can
 * be released by that customer only.
 */
async function release(context: EngineContext, token: string): Promise<ReleaseUnpaidOrderOutput> {
  const visitor = await cartVisitor(context);
  return context.db.transaction().execute(async (db) => {
    const order = await lockRows(db, findOrderByToken(db, visitor.storeCode, token)).executeTakeFirst();
    if (!order || (order.customer_id !== null && order.customer_id !== visitor.customerId)) {
      return rejected("ORDER_NOT_FOUND", "We couldn't find that order.");
    }
    if (hasCart(order) && (await isDraftCart(db, order.cart_id)))
      return rejected("ORDER_NOT_RELEASABLE", OF_STAFF);
    if (!hasCart(order)) return releasedBefore(db, order, visitor);
    if (order.status === "cancelled") {
      await giveCartBack(db, order, "buyer");
      return { cart_id: order.cart_id, user_errors: [] };
    }
    const reason = isHosted(order.payment_method)
      ? rejection(order, "cancelled")
      : "This order isn't paid by card.";
    if (reason) return rejected("ORDER_NOT_RELEASABLE", reason);
    await closeUnpaidOrder(db, context.settings, order, "buyer");
    return { cart_id: order.cart_id, user_errors: [] };
  });
}

/** The cart that the order returned, unless it was ordered again or deleted. */
async function releasedBefore(db: Connection, order: Row<"sales_order">, visitor: CartVisitor) {
  const cart = await db
    .selectFrom("released_order")
    .innerJoin("cart", "cart.id", "released_order.cart_id")
    .selectAll("cart")
    .where("released_order.order_id", "=", order.id)
    .where("cart.is_active", "=", 1)
    .executeTakeFirst();
  if (!cart || !mayUse(cart, visitor))
    return rejected("ORDER_NOT_RELEASABLE", "It has already been released.");
  return { cart_id: cart.id, user_errors: [] };
}

function rejected(code: string, message: string): ReleaseUnpaidOrderOutput {
  return { cart_id: null, user_errors: userErrors(code, message) };
}
