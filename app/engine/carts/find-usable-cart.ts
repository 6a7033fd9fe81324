import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { isRandomId } from "../shared/secrets";
import { mayUse } from "./cart-access";
import { cartVisitor } from "./change-cart";

/** The cart of that id, active or not; null when it is unknown or somebody else's. Nothing is locked. */
export async function findUsableCart(context: EngineContext, cartId: string): Promise<Row<"cart"> | null> {
  if (!isRandomId(cartId)) return null;
  const [visitor, cart] = await Promise.all([
    cartVisitor(context),
    context.db.selectFrom("cart").selectAll().where("id", "=", cartId).executeTakeFirst(),
  ]);
  return cart && mayUse(cart, visitor) ? cart : null;
}
