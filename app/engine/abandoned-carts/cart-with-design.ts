import { findUsableCart } from "../carts/change-cart";
import type { Row } from "../database/schema";
import { cartOfPaymentLink } from "../draft-orders/read-payment-link";
import type { EngineContext } from "../graphql/context";
import { findAbandonedCart } from "./find-abandoned-cart";

interface WantedDesign {
  id: string;
  revision: number;
  /** Id of the current visitor's cart. */
  cartId: string | null;
  /** Token of the link in a reminder. */
  reminder: string | null;
  /** Token of the link by which a draft order is paid. */
  paymentLink: string | null;
}

/**
 * True if the design is in a cart that the visitor may use. A cart that was opened on another device shows its designs,
 * although they belong to the first device.
 */
export async function liesInUsableCart(
  context: EngineContext,
  { id, revision, ...access }: WantedDesign,
): Promise<boolean> {
  const usable = await usableCart(context, access);
  if (usable === null) return false;
  const item = await context.db
    .selectFrom("cart_item")
    .select("uid")
    .where("cart_id", "=", usable)
    .where("design_id", "=", id)
    .where("design_revision", "=", revision)
    .executeTakeFirst();
  return item !== undefined;
}

/** The id of the cart that the visitor may use; null when there is none. */
async function usableCart(
  context: EngineContext,
  { cartId, reminder, paymentLink }: Pick<WantedDesign, "cartId" | "reminder" | "paymentLink">,
): Promise<string | null> {
  if (paymentLink) return cartOfPaymentLink(context, paymentLink);
  const cart = reminder ? await remindedCart(context, reminder) : await ownCart(context, cartId);
  return cart?.id ?? null;
}

async function remindedCart(context: EngineContext, token: string): Promise<Row<"cart"> | null> {
  const found = await findAbandonedCart(context, token);
  return found?.state === "WAITING" ? found.cart : null;
}

async function ownCart(context: EngineContext, cartId: string | null): Promise<Row<"cart"> | null> {
  const cart = cartId === null ? null : await findUsableCart(context, cartId);
  return cart?.is_active ? cart : null;
}
