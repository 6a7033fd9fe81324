import { mayUse } from "../carts/cart-access";
import { cartVisitor } from "../carts/change-cart";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { isRandomId } from "../shared/secrets";

/**
 * The order that a cart has become, for whoever may use the cart: a shopper whose answer got lost on its way finds it
 * so. Null for a cart that is unknown, somebody else's or not ordered.
 */
export async function orderOfCart(
  context: EngineContext,
  cartId: string,
): Promise<Row<"sales_order"> | null> {
  if (!isRandomId(cartId)) return null;
  const [visitor, cart] = await Promise.all([
    cartVisitor(context),
    context.db.selectFrom("cart").selectAll().where("id", "=", cartId).executeTakeFirst(),
  ]);
  if (!cart || !mayUse(cart, visitor)) return null;
  const order = await context.db
    .selectFrom("sales_order")
    .selectAll()
    .where("cart_id", "=", cartId)
    .executeTakeFirst();
  const isOwn = order && (order.customer_id === null || order.customer_id === visitor.customerId);
  return isOwn ? order : null;
}
