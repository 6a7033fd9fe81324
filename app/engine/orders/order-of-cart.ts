import { findUsableCart } from "../carts/change-cart";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";

/**
 * The order placed from a cart, for visitors who may use the cart, so that a shopper whose response was lost can find
 * it. Null for a cart that is unknown, another customer's or not ordered.
 */
export async function orderOfCart(
  context: EngineContext,
  cartId: string,
): Promise<Row<"sales_order"> | null> {
  const cart = await findUsableCart(context, cartId);
  if (!cart) return null;
  const [customer, order] = await Promise.all([
    context.customer(),
    context.db.selectFrom("sales_order").selectAll().where("cart_id", "=", cart.id).executeTakeFirst(),
  ]);
  const isOwn = order && (order.customer_id === null || order.customer_id === customer?.id);
  return isOwn ? order : null;
}
