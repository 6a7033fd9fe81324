import { findUsableCart } from "../carts/change-cart";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { findAbandonedCart } from "./find-abandoned-cart";

interface WantedDesign {
  id: string;
  revision: number;
  /** Id of the current visitor's cart. */
  cartId: string | null;
  /** Token of the link in a reminder. */
  reminder: string | null;
}

/**
 * True if the design is in a cart that the visitor may use. A cart that was opened on another device shows its designs,
 * although they belong to the first device.
 */
export async function liesInUsableCart(
  context: EngineContext,
  { id, revision, cartId, reminder }: WantedDesign,
): Promise<boolean> {
  const cart = reminder ? await remindedCart(context, reminder) : await ownCart(context, cartId);
  if (!cart) return false;
  const item = await context.db
    .selectFrom("cart_item")
    .select("uid")
    .where("cart_id", "=", cart.id)
    .where("design_id", "=", id)
    .where("design_revision", "=", revision)
    .executeTakeFirst();
  return item !== undefined;
}

async function remindedCart(context: EngineContext, token: string): Promise<Row<"cart"> | null> {
  const found = await findAbandonedCart(context, token);
  return found?.state === "WAITING" ? found.cart : null;
}

async function ownCart(context: EngineContext, cartId: string | null): Promise<Row<"cart"> | null> {
  const cart = cartId === null ? null : await findUsableCart(context, cartId);
  return cart?.is_active ? cart : null;
}
