import { mayUse } from "../carts/cart-access";
import { cartVisitor } from "../carts/change-cart";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { AbandonedCartState } from "../graphql/resolvers.generated";
import { abandonedCartToken } from "./abandoned-cart-link";

/** The result of opening a reminder's link, for the current visitor. */
export type FoundAbandonedCart =
  | { state: "WAITING"; cart: Row<"cart"> }
  | { state: Exclude<AbandonedCartState, "WAITING"> };

/**
 * Finds the cart of a reminder's link. The link proves access to the mailbox of the cart's owner. That opens a guest's
 * cart; a customer's cart also requires signing in, and none of its data is returned before.
 * @returns null when the link is forged or expired
 */
export async function findAbandonedCart(
  context: EngineContext,
  token: string,
): Promise<FoundAbandonedCart | null> {
  const claims = abandonedCartToken.read(context.settings, token);
  if (!claims) return null;
  const [cart, visitor] = await Promise.all([cartOf(context, claims.reminderId), cartVisitor(context)]);
  if (!cart) return { state: "GONE" };
  if (!mayUse(cart, visitor)) return { state: visitor.customerId === null ? "LOGIN_NEEDED" : "FOREIGN" };
  if (cart.is_active) return { state: "WAITING", cart };
  return { state: (await wasOrdered(context, cart)) ? "ORDERED" : "GONE" };
}

function cartOf({ db, storeCode }: EngineContext, reminderId: string): Promise<Row<"cart"> | undefined> {
  return db
    .selectFrom("cart_reminder")
    .innerJoin("cart", "cart.id", "cart_reminder.cart_id")
    .selectAll("cart")
    .where("cart_reminder.id", "=", reminderId)
    .where("cart.store_code", "=", storeCode)
    .executeTakeFirst();
}

async function wasOrdered({ db }: EngineContext, { id }: Row<"cart">): Promise<boolean> {
  const order = await db.selectFrom("sales_order").select("id").where("cart_id", "=", id).executeTakeFirst();
  return order !== undefined;
}
