import { cartVisitor } from "../carts/change-cart";
import { reopenCart } from "../carts/reopen-cart";
import { lockRows } from "../database/dialect";
import type { EngineContext } from "../graphql/context";
import type { ReleaseUnpaidOrderOutput } from "../graphql/resolvers.generated";
import { isHosted } from "../payments/payment-methods";
import { giveBackPersonalCoupon } from "../promotions/personal-coupon";
import { findOrderByToken } from "./order-by-token";
import { refusal } from "./order-states";
import { takeStep } from "./order-step";

/**
 * Cancels an order that was not paid on the hosted page, and gives its cart back, active. An order of a
 * customer is released by that customer alone.
 */
export async function releaseUnpaidOrder(
  context: EngineContext,
  token: string,
): Promise<ReleaseUnpaidOrderOutput> {
  const visitor = await cartVisitor(context);
  return context.db.transaction().execute(async (db) => {
    const order = await lockRows(db, findOrderByToken(db, visitor.storeCode, token)).executeTakeFirst();
    if (!order || (order.customer_id !== null && order.customer_id !== visitor.customerId)) {
      return refused("ORDER_NOT_FOUND", "We could not find that order.");
    }
    const reason = isHosted(order.payment_method)
      ? refusal(order, "cancelled")
      : "The order is not paid by card.";
    if (reason || order.cart_id === null)
      return refused("ORDER_NOT_RELEASABLE", reason ?? "It was released before.");
    await takeStep(db, order, { to: "cancelled", kind: "cancelled", cart_id: null });
    await giveBackPersonalCoupon(db, order.id);
    await reopenCart(db, order.cart_id);
    return { cart_id: order.cart_id, user_errors: [] };
  });
}

function refused(code: string, message: string): ReleaseUnpaidOrderOutput {
  return { cart_id: null, user_errors: [{ code, message, field: null }] };
}
