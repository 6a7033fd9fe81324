import type { Settings } from "~/settings/settings.server";
import { reopenCart } from "../carts/reopen-cart";
import type { Connection, Row } from "../database/schema";
import { isDraftCart } from "../draft-orders/draft-cart";
import { whenOrderUndone } from "./order-hooks";
import { takeStep } from "./order-step";

/** An order that still refers to the cart it was placed from. */
type PlacedFromCart = Row<"sales_order"> & { cart_id: string };

/** True unless the order has returned its cart before. */
export function hasCart(order: Row<"sales_order">): order is PlacedFromCart {
  return order.cart_id !== null;
}

/**
 * Cancels a locked unpaid order: cart, coupon, points, gift cards and credit are returned to the buyer. Carts are
 * locked before balances, as when an order is placed.
 * @param by who cancels it; an order canceled by the store is revived when the payment arrives later
 */
export async function closeUnpaidOrder(
  transaction: Connection,
  settings: Settings,
  order: PlacedFromCart,
  by: Row<"released_order">["released_by"],
): Promise<void> {
  await takeStep(transaction, order, { to: "cancelled", kind: by === "job" ? "expired" : "cancelled" });
  await giveCartBack(transaction, order, by);
  await whenOrderUndone(transaction, order, settings);
}

/**
 * Reactivates the cart of a locked order that was canceled unpaid, once. The cart of a draft order stays with staff; its
 * payment link works again.
 */
export async function giveCartBack(
  transaction: Connection,
  order: PlacedFromCart,
  by: Row<"released_order">["released_by"],
): Promise<void> {
  await transaction.updateTable("sales_order").set({ cart_id: null }).where("id", "=", order.id).execute();
  if (!(await isDraftCart(transaction, order.cart_id))) await reopenCart(transaction, order.cart_id);
  const cart = await transaction
    .selectFrom("cart")
    .select("version")
    .where("id", "=", order.cart_id)
    .executeTakeFirst();
  if (!cart) return;
  await transaction
    .insertInto("released_order")
    .values({
      order_id: order.id,
      cart_id: order.cart_id,
      cart_version: cart.version,
      released_by: by,
      released_at: new Date().toISOString(),
    })
    .execute();
}
