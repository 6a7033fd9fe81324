import { mayUse } from "../carts/cart-access";
import { cartVisitor } from "../carts/change-cart";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { LeftCartState } from "../graphql/resolvers.generated";
import { readLeftCartToken } from "./left-cart-link";

/** What a reminder's link leads to, for whoever asks. */
export type FoundLeftCart =
  | { state: "WAITING"; cart: Row<"cart"> }
  | { state: Exclude<LeftCartState, "WAITING"> };

/**
 * The link proves that the asker reads the mail of whoever left the cart. That opens a guest's cart; a customer's cart
 * needs the login as well, and until then nothing is told of it.
 * @returns null when the link is forged or too old
 */
export async function findLeftCart(context: EngineContext, token: string): Promise<FoundLeftCart | null> {
  const reminderId = readLeftCartToken(context.settings, token);
  if (reminderId === null) return null;
  const [cart, visitor] = await Promise.all([cartOf(context, reminderId), cartVisitor(context)]);
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
