import { findUsableCart } from "../carts/change-cart";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";

/**
 * The order that a cart has become, for whoever may use the cart: a shopper whose answer got lost on its way finds it
 * so. Null for a cart that is unknown, somebody else's or not ordered.
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
